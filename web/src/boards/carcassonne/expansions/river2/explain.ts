import components from "../../../../../../src/bastide/games/carcassonne/expansions/river2/components.json";
import type { SetBook } from "../../book";

const book: SetBook = {
  clauses: {
    "feature.river": "CAR-RI-3",
    "sign.pig_herd": "CAR-RI-6",
    "sign.spring": "CAR-RI-1",
    "sign.fork": "CAR-RI-2",
    "sign.lake": "CAR-RI-5",
  },
  numbers: { "sign.pig_herd": { points: components.scoring.field.herd } },
};

export default book;
