/** What the eye has been told so far. The game may be ahead of it; the queue brings the eye up, entry by entry. */

import type { EntryInfo, Position, StepInfo, Update } from "../lib/wire";
import type { Queue } from "./queue.svelte";

/** How one position became the next. */
export interface Moment {
  before: Position;
  after: Position;
  steps: StepInfo[];
  /** Whether the viewer did it, and has seen it before it was played. */
  own: boolean;
}

/** Shows a moment on the board. It may set the view on the way; the position after it is set when it is done. */
export type Presenter = (moment: Moment) => Promise<void>;

/** How long what somebody else did stays before the next, in milliseconds, where the board has no way to show it. */
const PAUSE = 450;

export class Show {
  position: Position | null = $state.raw(null);
  /** The number of the last entry that the eye knows. */
  seq = $state(0);
  /** The board on the way from one position to the next; null at rest. */
  between: Position["view"] | null = $state.raw(null);
  /** How the board shows a moment; without it everything settles. */
  presenter: Presenter | null = null;

  constructor(
    private readonly queue: Queue,
    /** What the viewer has just played, step by step, and has seen already. */
    private readonly own: (entry: EntryInfo) => boolean,
    /** The board begins to show what became of the entries up to this one. */
    private readonly begun: (seq: number) => void = () => {},
  ) {}

  get view(): Position["view"] | null {
    return this.between ?? this.position?.view ?? null;
  }

  /** Draw the present at once: at the beginning, after a lost connection. */
  settle(position: Position | null, seq: number): void {
    this.queue.skip();
    this.position = position;
    this.between = null;
    this.seq = seq;
  }

  /** Something happened: it is shown when all before it is. */
  take(update: Update): void {
    const { entries, position, seq } = update;
    const own = entries.every(this.own);
    void this.queue.add(async () => {
      // A later settling has drawn this already.
      if (seq <= this.seq) return;
      const before = this.position;
      const steps = entries.flatMap((entry) => entry.steps);
      const back = entries.some((entry) => (entry.to ?? null) !== null);
      if (before && position && steps.length && !back && this.presenter && !this.queue.instant) {
        const shown = this.presenter({ before, after: position, steps, own });
        this.begun(seq);
        await shown;
      } else this.begun(seq);
      if (position) this.position = position;
      this.between = null;
      this.seq = seq;
      if (!this.presenter && !own && steps.length) await this.queue.wait(PAUSE);
    });
  }
}
