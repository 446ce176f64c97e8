/** What the eye has been told so far. The game may be ahead of it; the queue brings the eye up, entry by entry. */

import type { EntryInfo, Position, Update } from "../lib/wire";
import type { Queue } from "./queue.svelte";

/** How long what somebody else did stays before the next, in milliseconds. */
const PAUSE = 450;

export class Show {
  position: Position | null = $state.raw(null);
  /** The number of the last entry that the eye knows. */
  seq = $state(0);

  constructor(
    private readonly queue: Queue,
    /** Whether the viewer did it, and need not be shown it. */
    private readonly own: (entry: EntryInfo) => boolean,
    /** A move begins to be shown. */
    private readonly begun: () => void = () => {},
  ) {}

  /** Draw the present at once: at the beginning, after a lost connection. */
  settle(position: Position | null, seq: number): void {
    this.queue.skip();
    this.position = position;
    this.seq = seq;
  }

  /** Something happened: it is shown when all before it is. */
  take(update: Update): void {
    const { entries, position, seq } = update;
    void this.queue.add(async () => {
      // A later settling has drawn this already; what comes without an entry only says more about the same moment.
      if (seq < this.seq || (seq === this.seq && entries.length)) return;
      const moved = entries.some((entry) => entry.steps.length > 0);
      if (moved) this.begun();
      if (position) this.position = position;
      this.seq = seq;
      if (moved && !entries.every(this.own)) await this.queue.wait(PAUSE);
    });
  }
}
