import components from "../../../../../../src/bastide/games/carcassonne/expansions/catapult/components.json";
import type { SetBook } from "../../book";

const { target, catch: caught } = components.scoring.catapult;

const book: SetBook = {
  clauses: {
    "sign.fair": "CAR-CA-2.2",
    "token.knock_out": "CAR-CA-4.1",
    "token.seduction": "CAR-CA-7.1",
    "token.target": "CAR-CA-5",
    "token.catch": "CAR-CA-6.2",
  },
  numbers: { "token.target": { points: target }, "token.catch": { points: caught } },
};

export default book;
