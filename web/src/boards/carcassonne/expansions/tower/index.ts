/** The Tower. */

import { t } from "../../../../lib/words.svelte";
import { dataOf } from "../../event";
import type { CarcassonneSet } from "../../set";
import { without } from "../../supply";
import { titleOf } from "../../titles";
import { floorsAt, heightOf } from "./floors";
import Reach from "./Reach.svelte";
import Stores from "./Stores.svelte";
import Towers from "./Towers.svelte";

const set: CarcassonneSet = {
  actions: {
    tower: { takes: () => "tower", explain: "piece.tower" },
    top: {
      goal: ({ words: [, , figure], cell }) =>
        cell && { shape: "tile", x: cell[0] * 100, y: cell[1] * 100, figure, choice: true },
      takes: ([, , figure]) => figure,
      explain: "piece.tower",
    },
    exchange: { picture: ([, figure]) => ({ figure }) },
    ransom: { picture: ([, , figure]) => ({ figure }) },
  },
  asks: (view) => view.tower?.capturing ?? null,
  features: { tower_foundation: {} },
  signs: { tower_foundation: "feature.tower_foundation" },
  reduce: {
    captured: (view, event) => {
      const data = dataOf(event);
      return { ...view, figures: without(view, data.owner!, data) };
    },
    raised_tower(view, event) {
      if (!view.tower) return view;
      const { x = 0, y = 0 } = dataOf(event);
      const before = view.tower.towers;
      const towers: typeof before = floorsAt(view, x, y)
        ? before.map((tower) => (tower[0] === x && tower[1] === y ? [x, y, tower[2] + 1] : tower))
        : [...before, [x, y, 1]];
      const pieces = view.tower.pieces.map((many, seat) => (seat === event.seat ? many - 1 : many));
      return { ...view, tower: { ...view.tower, towers, pieces } };
    },
  },
  shown: { captured: "leaves", raised_tower: "steps" },
  gave: [[/^ransomed$/, "web.carcassonne.gave.tower"]],
  pieces: ({ tower }) =>
    (tower?.towers ?? []).map(([x, y, floors]) => `${t("carcassonne.tower_label", { x, y, floors })}.`),
  held: ({ tower }, seat, names) =>
    tower
      ? [
          `${t("carcassonne.tower_pieces")} ${tower.pieces[seat]}`,
          ...tower.prisoners
            .filter(([holder]) => holder === seat)
            .map(
              ([, owner, figure, many]) =>
                `${titleOf("piece.prisoner")}: ${names(owner)}, ${titleOf(`figure.${figure}`)} ×${many}`,
            ),
        ]
      : [],
  lift: (view, { segment, x, y }) => (segment === "t0" ? 12 + heightOf(floorsAt(view, x, y)) : 0),
  Reach,
  Under: Towers,
  Stores,
};

export default set;
