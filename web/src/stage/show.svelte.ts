/** What the eye has seen so far. The game may be ahead of it; the queue brings the eye up, entry by entry. */

import { tick } from "svelte";
import type { EntryInfo, Position, StepInfo, Update } from "../lib/wire";
import type { Queue } from "./queue.svelte";

/** How long what somebody else did stays before the next, where a board does not show how it came about. */
const PAUSE = 450;
/** How long the end of what is shown once more stays. */
const REST = 600;

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

/** Something that happened, to be shown once more: a position, and what came after it. */
export interface Past {
  from: Position;
  then: { after: Position; steps: StepInfo[] }[];
}

export class Show {
  position: Position | null = $state.raw(null);
  /** The number of the last entry that the eye knows. */
  seq = $state(0);
  /** The board on the way from one position to the next; null at rest. */
  between: Position["view"] | null = $state.raw(null);
  /** The position in the past while something is shown once more; the table itself stands. */
  past: Position | null = $state.raw(null);
  /** How the board shows a moment; without it everything settles, with a pause. */
  presenter: Presenter | null = null;

  constructor(
    private readonly queue: Queue,
    /** Whether the viewer did it, and need not be shown it. */
    private readonly own: (entry: EntryInfo) => boolean,
    /** These entries begin to be shown. */
    private readonly begun: (entries: EntryInfo[]) => void = () => {},
  ) {}

  /** Draw the present at once: at the beginning, after a lost connection. */
  settle(position: Position | null, seq: number): void {
    this.queue.skip();
    this.position = position;
    this.between = null;
    this.seq = seq;
  }

  /** Show once more what happened. Nothing is played, and what is skipped is over at once. */
  again({ from, then }: Past): Promise<void> {
    return this.queue.add(async () => {
      this.past = from;
      await tick();
      for (const { after, steps } of then) {
        if (this.queue.instant) break;
        if (this.presenter) await this.presenter({ before: this.past, after, steps, own: false });
        this.past = after;
        this.between = null;
        if (!this.presenter) await this.queue.wait(PAUSE);
      }
      await this.queue.wait(REST);
      this.past = null;
      this.between = null;
    });
  }

  /** Something happened: it is shown when all before it is. */
  take(update: Update): void {
    const { entries, position, seq } = update;
    void this.queue.add(async () => {
      // A later settling has drawn this already; what comes without an entry only says more about the same moment.
      if (seq < this.seq || (seq === this.seq && entries.length)) return;
      const steps = entries.flatMap((entry) => entry.steps);
      const before = this.position;
      const back = entries.some((entry) => (entry.to ?? null) !== null);
      const own = entries.every(this.own);
      if (before && position && steps.length && !back && this.presenter && !this.queue.instant) {
        const shown = this.presenter({ before, after: position, steps, own });
        this.begun(entries);
        await shown;
      } else this.begun(entries);
      this.between = null;
      if (seq < this.seq) return; // the present was drawn meanwhile
      if (position) this.position = position;
      this.seq = seq;
      if (steps.length && !own && !this.presenter) await this.queue.wait(PAUSE);
    });
  }
}
