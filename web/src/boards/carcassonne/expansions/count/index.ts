/** The Count of Carcassonne. */

import { capital } from "../../../../explain/book";
import { say } from "../../../../lib/words.svelte";
import { quarterAt } from "../../land";
import type { CarcassonneSet } from "../../set";
import { titleOf } from "../../titles";
import Town from "./Town.svelte";

const quarterText = (quarter: string): string => say({ id: `carcassonne.quarter.${quarter}` });

const set: CarcassonneSet = {
  actions: {
    enter: {
      goal: ({ view, words: [, figure, quarter = ""] }) => ({
        shape: "spot",
        ...quarterAt(view, quarter),
        figure,
        choice: true,
      }),
    },
    count: {
      goal: ({ view, words: [, quarter = ""] }) => ({
        shape: "spot",
        ...quarterAt(view, quarter),
        figure: "count",
        neutral: true,
      }),
      explain: "piece.count",
    },
  },
  asks: (view) => view.count?.joining ?? null,
  signs: {
    castle: "quarter.castle",
    market: "quarter.market",
    blacksmith: "quarter.blacksmith",
    cathedral_square: "quarter.cathedral",
  },
  pieces({ count }, names) {
    if (!count) return [];
    return [
      `${titleOf("piece.count")}: ${quarterText(count.count)}.`,
      ...count.quarters.map(
        ([quarter, seat, figure, many]) =>
          `${capital(quarterText(quarter))}: ${names(seat)}, ${titleOf(`figure.${figure}`)} ×${many}.`,
      ),
    ];
  },
  Over: Town,
};

export default set;
