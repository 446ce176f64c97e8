/** What a table and its boards share while a game is shown: the queue, and passing sentences over the board. */

import { prefs } from "../lib/prefs.svelte";
import { Queue } from "./queue.svelte";

/** How long a passing sentence stays, in milliseconds. */
const SAID = 2600;

export class Stage {
  readonly queue: Queue;
  toast: string | null = $state(null);

  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(settled: (moves: number) => void = () => {}) {
    this.queue = new Queue({ pace: () => prefs.pace, hidden: () => document.hidden, settled });
  }

  say(sentence: string): void {
    this.toast = sentence;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => (this.toast = null), SAID);
  }
}
