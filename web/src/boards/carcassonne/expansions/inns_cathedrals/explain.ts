import components from "../../../../../../src/bastide/games/carcassonne/expansions/inns_cathedrals/components.json";
import type { SetBook } from "../../book";

const { figures, scoring } = components;

const book: SetBook = {
  clauses: { "figure.big": "CAR-IC-2", "sign.inn": "CAR-IC-3", "sign.cathedral": "CAR-IC-5" },
  numbers: {
    "figure.big": { power: figures.big.power },
    "sign.inn": { points: scoring.road.inn },
    "sign.cathedral": { points: scoring.city.cathedral },
  },
  figures,
};

export default book;
