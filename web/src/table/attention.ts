/** Calls the viewer once for each of their turns, before their time runs out, and at the end of the game. */

import { call, mark, notify } from "../lib/calls";
import type { ClockInfo } from "../lib/wire";

/** Seconds that are left when the viewer is called again. */
const LITTLE = 60;

/** How the table stands to the viewer. */
export interface Standing {
  /** Whether it waits for them. */
  called: boolean;
  title: string;
  task: () => string;
  /** How far the game is, as far as it is shown; null while that is not known. */
  status: string | null;
  /** The clocks, while that of the viewer's seat runs. */
  clocks: Pick<ClockInfo, "left"> | null;
  seat: number;
}

export class Attention {
  private waiting = false;
  /** Whether the viewer was there while the game was played. */
  private played = false;
  private clocks: Standing["clocks"] = null;
  private timer: ReturnType<typeof setTimeout> | undefined;

  follow({ called, title, task, status, clocks, seat }: Standing): void {
    mark(called, `${title} · Bastide`);
    if (called && !this.waiting) {
      call("mine");
      notify(title, task());
    }
    this.waiting = called;
    if (status !== null) this.game(status);
    if (clocks !== this.clocks) this.watch(clocks, seat);
  }

  close(): void {
    this.watch(null, 0);
    mark(false, "Bastide");
  }

  /** Who comes when the game is over is not called. */
  private game(status: string): void {
    if (status === "over" && this.played) call("fanfare");
    this.played = status !== "over" && (this.played || status === "playing");
  }

  private watch(clocks: Standing["clocks"], seat: number): void {
    clearTimeout(this.timer);
    this.clocks = clocks;
    const left = clocks?.left[seat] ?? 0;
    if (left > LITTLE) this.timer = setTimeout(() => call("low"), (left - LITTLE) * 1000);
  }
}
