/** What a decision asks, in a form that one popover can show, whatever the game. */

import type { Line } from "./effects";

export interface Row {
  action: string;
  /** What is given, `""` for nothing; left out where the row is no exchange. */
  give?: Line;
  get?: Line;
  /** Words of its own, and a second line. */
  text?: string;
  sub?: string;
  picture?: { id: string; cls: string };
  /** What the thing does that would be got. */
  does?: Line[];
}

export interface Ask {
  /** The thing it is about, by its name on the page. */
  at: string;
  title: string;
  sub?: string;
  /** The seat beside which an owner stands. */
  owner?: number | null;
  /** What a place gives for its price, where nothing has to be chosen. */
  strip?: { give: Line; gets: Line[]; text?: string };
  /** Who gains by it, and what. */
  host?: { seat: number; gets: Line };
  rows: Row[];
  /** How the rows lie. */
  grid?: "steps" | "many" | "tiles";
  note?: string;
  bad?: boolean;
  /** What the button says that does what is chosen. */
  confirm: string;
  /** What is played when the question is answered with no. */
  decline?: { action: string; label: string } | null;
  /** Only gives up what is chosen. */
  back?: boolean;
  narrow?: boolean;
  /** Where on the board what is chosen is shown as if it were done. */
  shows?: string;
  /** What is chosen from the beginning. */
  first?: string;
}
