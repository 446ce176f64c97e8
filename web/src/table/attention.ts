/** Calls the viewer once for each of their turns, before their time runs out, and at the end of the game. */

import { call, mark, notify } from "../lib/calls";

/** Seconds that are left when the viewer is called again. */
const LITTLE = 60;

export class Attention {
  private waiting = false;
  /** Whether the viewer was there while the game was played. */
  private played = false;

  /** Whether the table waits for the viewer now. */
  turn(waiting: boolean, title: string, task: () => string): void {
    mark(waiting, `${title} · Bastide`);
    if (waiting && !this.waiting) {
      call("mine");
      notify(title, task());
    }
    this.waiting = waiting;
  }

  /** Whether the game is played or over, as far as it is shown. Who comes when it is over is not called. */
  game(status: string): void {
    if (status === "over" && this.played) call("fanfare");
    this.played = status !== "over" && (this.played || status === "playing");
  }

  /** So many seconds are left; returns what to do when that no longer counts. */
  clock(left: number): (() => void) | undefined {
    if (left <= LITTLE) return;
    const timer = setTimeout(() => call("low"), (left - LITTLE) * 1000);
    return () => clearTimeout(timer);
  }

  close(): void {
    mark(false, "Bastide");
  }
}
