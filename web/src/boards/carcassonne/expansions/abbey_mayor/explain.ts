import components from "../../../../../../src/bastide/games/carcassonne/expansions/abbey_mayor/components.json";
import type { SetBook } from "../../book";

const book: SetBook = {
  clauses: {
    "figure.mayor": "CAR-AM-2.2",
    "figure.wagon": "CAR-AM-4.2",
    "feature.abbey": "CAR-AM-1.3",
    "piece.barn": "CAR-AM-3.7",
  },
  numbers: { "piece.barn": { points: components.scoring.barn.city } },
  figures: components.figures,
};

export default book;
