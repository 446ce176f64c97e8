import type { GameModule } from "../games";
import Board from "./Board.svelte";

/** A game without a board of its own: its engine's drawing, and its moves as sentences. */
const game: GameModule = {
  Board,
  drawn: true,
  steps: () => [],
  facts: () => [],
  score: ({ scores }, seat) => (Array.isArray(scores) && typeof scores[seat] === "number" ? scores[seat] : null),
};

export default game;
