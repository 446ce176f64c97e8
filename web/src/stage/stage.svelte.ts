/** What a board and its frame share while a game is shown: the queue, the flights, the viewer's turn, and what is said. */

import { MediaQuery } from "svelte/reactivity";
import { prefs } from "../lib/prefs.svelte";
import type { Message } from "../lib/words.svelte";
import type { Point } from "./camera.svelte";
import { Flights, middle } from "./fly";
import { Queue } from "./queue.svelte";
import type { Presenter } from "./show.svelte";
import type { Turn } from "./turn.svelte";

/** Something that can be done, or why it cannot. */
export interface Way {
  can: boolean;
  why: string;
  act: () => void;
}

/** Whose decision it is, what is decided, and what follows. */
export interface Line {
  seat: number | null;
  head: string;
  text: Message | string;
  next: string;
}

const phone = new MediaQuery("max-width: 760px", false);
const still = new MediaQuery("prefers-reduced-motion: reduce", false);
/** How long a passing sentence stays, in milliseconds. */
const SAID = 2600;

export class Stage {
  readonly queue: Queue;
  readonly flights: Flights;
  /** Of a table that is played; a game that is looked back at has none. */
  turn: Turn | null = null;
  /** How the board on stage shows what happened, and the view it shows on the way. */
  present: (presenter: Presenter | null) => void = () => {};
  between: (view: Record<string, unknown> | null) => void = () => {};
  /** Where in the window an action is played, of a board that does not mark all that can be done at once. */
  place: ((action: string) => Point | null) | null = null;
  /** The board with what the viewer has decided and not yet played; null when nothing is. */
  held: Record<string, unknown> | null = $state.raw(null);
  /** Whether the viewer decides, and has seen all that happened before. */
  mine = $state(false);
  /** Whether the viewer decides for every seat, as in a study. */
  forAll = $state(false);
  /** What the viewer is asked, where that says more than that it is their turn. */
  asks = $state("");
  undo: Way | null = $state.raw(null);
  /** Opens the result of a game that is over. */
  result: (() => void) | null = $state.raw(null);
  /** How high the tray is. */
  tray = $state(0);
  /** Whether what happened is shown once more: then it is shown also to who sees everything at once. */
  again = false;
  /** What the board says at the top of the table, where it has no tray. */
  line: Line | null = $state.raw(null);
  /** The pane that a phone shows, and the one that the viewer has chosen last. */
  pane = $state("road");
  private chosen = "road";
  /** A passing sentence over the board. */
  toast: string | null = $state(null);

  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(settled: (moves: number) => void = () => {}, pace: () => number = () => prefs.pace) {
    this.queue = new Queue({
      pace: () => pace() || (this.again ? 1 : 0),
      hidden: () => document.hidden,
      still: () => still.current,
      settled,
    });
    this.flights = new Flights(this.queue);
  }

  /** Whether the window is a phone's. */
  get small(): boolean {
    return phone.current;
  }

  get still(): boolean {
    return still.current;
  }

  /** Show a pane: for a moment, or because the viewer wants to. Who has read the log is asked on the board again. */
  turnTo(pane: string, chosen = false): void {
    this.pane = pane;
    if (chosen && pane !== "log") this.chosen = pane;
  }

  /** Whether the pane stays until the viewer turns it: in a study, what stands beside the board is read step by step. */
  get stays(): boolean {
    return this.forAll && this.pane === "log";
  }

  /** Back to the pane that the viewer has chosen. */
  turnBack(): void {
    if (!this.stays) this.pane = this.chosen;
  }

  say(sentence: string): void {
    this.toast = sentence;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => (this.toast = null), SAID);
  }

  /** Take back: what is planned first, then what the table allows, or say why not. */
  back(): void {
    if (this.undo?.can) this.undo.act();
    else if (this.undo) this.say(this.undo.why);
  }

  /** Where a seat's points, or its pieces, are in the window. */
  home(seat: number, what: "points" | "pieces" = "pieces"): Point {
    const panel = document.querySelector(`[data-seat="${seat}"]`);
    const part = panel?.querySelector(what === "points" ? "[data-score]" : "[data-home]") ?? panel;
    return part ? middle(part) : { x: innerWidth / 2, y: 0 };
  }
}
