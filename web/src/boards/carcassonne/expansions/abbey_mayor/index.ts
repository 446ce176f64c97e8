/** Abbey & Mayor. */

import { name as word, t } from "../../../../lib/words.svelte";
import { spotOn } from "../../land";
import type { CarcassonneSet, Goal, Pointed } from "../../set";
import { titleOf } from "../../titles";
import type { Spot } from "../../view";
import Stores from "./Stores.svelte";

const CORNER: Record<string, Spot> = {
  northwest: [0, 0],
  northeast: [1, 0],
  southeast: [1, 1],
  southwest: [0, 1],
};

/** A barn stands where four tiles meet. */
function corner({ words: [, name = ""], last }: Pointed): Goal | null {
  const at = CORNER[name];
  return last && at ? { shape: "spot", x: (last.x + at[0]) * 100, y: (last.y + at[1]) * 100, figure: "barn" } : null;
}

const set: CarcassonneSet = {
  actions: {
    abbey: { picture: () => ({ tile: "abbey/abbey", explain: "feature.abbey" }) },
    barn: { goal: corner, takes: () => "barn", explain: "piece.barn" },
    drive: {
      goal: ({ view, words: [, , segment = ""], cell }) =>
        cell && { shape: "spot", ...spotOn(view, ...cell, segment), figure: "wagon" },
    },
  },
  features: { abbey: { around: true } },
  signs: { abbey: "feature.abbey" },
  final: { scored_abbey: "cloisters", scored_barn: "fields" },
  gave: [
    [/^scored_abbey$/, "web.carcassonne.abbey"],
    [/^scored_barn$/, "web.carcassonne.do.barn"],
  ],
  pieces: ({ abbey_mayor: known }, names) =>
    (known?.barns ?? []).flatMap((at, seat) => (at ? [`${names(seat)}: ${titleOf("piece.barn")} ${at.join()}.`] : [])),
  held: ({ abbey_mayor: known }, seat) => (known?.abbeys[seat] ? [titleOf("feature.abbey")] : []),
  standing: (view, names) => [
    ...(view.abbey_mayor?.barns ?? []).flatMap((at, seat) =>
      at
        ? {
            key: `barn${seat}`,
            kind: "barn",
            seat,
            x: at[0] * 100,
            y: at[1] * 100,
            size: 1.35,
            label: `${names(seat)}: ${word("web.carcassonne.do.barn")}`,
            what: "piece.barn",
          }
        : [],
    ),
    ...(view.abbey_mayor?.waiting ?? []).map(([seat, kind, x, y, segment]) => ({
      key: `waiting${seat}`,
      kind,
      seat,
      ...spotOn(view, x, y, segment),
      label: t("carcassonne.wagon_waits", { name: names(seat) }),
      what: "figure.wagon",
    })),
  ],
  Stores,
};

export default set;
