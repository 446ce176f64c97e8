/** What the viewer decides is shown at once, before it is played: things travel, and the turn can still be taken back. */

import type { EventInfo } from "../lib/wire";
import type { Stage } from "./stage.svelte";

type View = Record<string, unknown>;

export class Rehearsal {
  /** How many decisions and how many of their events have been shown. */
  private shown = 0;
  private shownEvents = 0;
  /** The board before the next decision. */
  private before: View | null = null;

  constructor(
    private readonly stage: Stage,
    /** Shows events on the board, beginning with a view; says what the board looks like then. */
    private readonly show: (view: View, events: EventInfo[]) => Promise<View>,
  ) {}

  /** Call whenever the plan or the board has changed. */
  follow(view: View): void {
    const { turn, queue } = this.stage;
    if (!turn) return;
    const many = turn.plan.length;
    const events = turn.foreseen?.events ?? [];
    if (many > this.shown && this.before) {
      const fresh = events.slice(this.shownEvents);
      const before = this.before;
      this.stage.held = before;
      void queue.add(async () => {
        const after = await this.show(before, fresh);
        if (turn.plan.length < many) return;
        // The position after a decision comes with the plan, unless somebody else decides next.
        this.stage.held = turn.last === null ? null : after;
      });
    } else if (many < this.shown) {
      // Taken back, or said by the table.
      if (!turn.playing && many) queue.skip();
      this.stage.held = null;
    }
    this.shown = many;
    this.shownEvents = many ? events.length : 0;
    if (this.stage.held === null) this.before = view;
  }
}
