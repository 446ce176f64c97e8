import components from "../../../../../../src/bastide/games/carcassonne/expansions/king_robber/components.json";
import type { SetBook } from "../../book";

const { king, robber } = components.scoring;

const book: SetBook = {
  clauses: { "piece.king": "CAR-KR-2", "piece.robber": "CAR-KR-3" },
  numbers: { "piece.king": { points: king.city }, "piece.robber": { points: robber.road } },
};

export default book;
