import type { Names } from "../../lib/words.svelte";

/** What the board of a game gets while a position is set up on it. */
export interface SetUpProps {
  snapshot: Record<string, unknown>;
  names: Names;
  /** The places that do not fit, as the engine names them: a cell, a square, `road 3`, `seat 0`. */
  bad: Set<string>;
  change: (snapshot: Record<string, unknown>) => void;
}
