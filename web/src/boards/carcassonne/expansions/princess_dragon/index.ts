/** The Princess & the Dragon. */

import { dataOf } from "../../event";
import type { CarcassonneSet, Goal, Pointed } from "../../set";
import { titleOf } from "../../titles";
import type { Spot } from "../../view";
import Dragon from "./Dragon.svelte";
import Trail from "./Trail.svelte";

const SIDE: Record<string, Spot> = { north: [0, -1], east: [1, 0], south: [0, 1], west: [-1, 0] };

/** The dragon is sent to the tile beside its own. */
function beside({ view, words: [, side = ""] }: Pointed): Goal | null {
  const from = view.princess_dragon?.dragon;
  const by = SIDE[side];
  return from && by ? { shape: "tile", x: (from[0] + by[0]) * 100, y: (from[1] + by[1]) * 100 } : null;
}

const set: CarcassonneSet = {
  actions: { dragon: { goal: beside, explain: "piece.dragon" }, fairy: { explain: "piece.fairy" } },
  signs: { volcano: "sign.volcano", dragon: "sign.dragon", princess: "sign.princess", portal: "sign.portal" },
  reduce: {
    moved_dragon(view, event) {
      const { x, y } = dataOf(event);
      const known = view.princess_dragon;
      const at: Spot = [x!, y!];
      return known ? { ...view, princess_dragon: { ...known, dragon: at, trail: [...known.trail, at] } } : view;
    },
    moved_fairy(view, event) {
      const { x, y } = dataOf(event);
      const known = view.princess_dragon;
      return known ? { ...view, princess_dragon: { ...known, fairy: [x!, y!], beside: null } } : view;
    },
  },
  shown: { moved_dragon: "steps", moved_fairy: "steps" },
  gave: [[/^fairy_/, "web.carcassonne.gave.fairy"]],
  bonus: "web.carcassonne.do.fairy",
  pieces({ princess_dragon: known }) {
    return [
      ...(known?.dragon ? [`${titleOf("piece.dragon")}: ${known.dragon.join()}.`] : []),
      ...(known?.fairy ? [`${titleOf("piece.fairy")}: ${known.fairy.join()}.`] : []),
    ];
  },
  Under: Trail,
  Over: Dragon,
};

export default set;
