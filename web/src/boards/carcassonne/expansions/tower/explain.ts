import components from "../../../../../../src/bastide/games/carcassonne/expansions/tower/components.json";
import type { SetBook } from "../../book";

const { price } = components.scoring.ransom;

const book: SetBook = {
  clauses: {
    "role.guard": "CAR-TW-4.1",
    "feature.tower_foundation": "CAR-TW-2",
    "piece.tower": "CAR-TW-3",
    "piece.prisoner": "CAR-TW-6",
  },
  numbers: { "piece.prisoner": { points: price } },
  exchanges: { "piece.prisoner": [{ give: [{ prestige: price }], get: [{ prisoner: 1 }] }] },
};

export default book;
