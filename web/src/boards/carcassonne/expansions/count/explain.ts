import type { SetBook } from "../../book";

const book: SetBook = {
  clauses: {
    "feature.carcassonne": "CAR-CO-1.4",
    "piece.count": "CAR-CO-4",
    "quarter.castle": "CAR-CO-4",
    "quarter.market": "CAR-CO-5",
    "quarter.blacksmith": "CAR-CO-4",
    "quarter.cathedral": "CAR-CO-4",
  },
};

export default book;
