import components from "../../../../../../src/bastide/games/carcassonne/expansions/princess_dragon/components.json";
import type { SetBook } from "../../book";

const { dragon, fairy } = components.scoring;

const book: SetBook = {
  clauses: {
    "sign.volcano": "CAR-PD-3.1",
    "sign.dragon": "CAR-PD-4.2",
    "sign.princess": "CAR-PD-5.1",
    "sign.portal": "CAR-PD-6.1",
    "piece.fairy": "CAR-PD-2.1",
    "piece.dragon": "CAR-PD-4.5",
  },
  numbers: {
    "sign.dragon": { steps: dragon.steps },
    "piece.fairy": { first: fairy.turn, points: fairy.region },
  },
};

export default book;
