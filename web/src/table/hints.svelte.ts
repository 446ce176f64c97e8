/** Advice for one position: whatever happens, it is gone. */

import { problemOf } from "../lib/api";
import type { HintInfo } from "../lib/wire";
import type { Message } from "../lib/words.svelte";

export class Hints {
  found: HintInfo | null = $state.raw(null);
  /** Why there is none. */
  why: Message | null = $state.raw(null);
  state: "no" | "thinking" | "shown" = $state("no");
  /** Goes up whenever what was asked for is no longer wanted. */
  private wanted = 0;

  constructor(
    private readonly ask: () => Promise<HintInfo>,
    private readonly advise: (actions: string[]) => void,
  ) {}

  /** Ask for one, unless something is against it. */
  async open(against: Message | null): Promise<void> {
    if (this.state === "thinking") return;
    this.why = against;
    if (against) {
      this.state = "shown";
      return;
    }
    this.state = "thinking";
    const wanted = this.wanted;
    try {
      const found = await this.ask();
      if (wanted !== this.wanted) return;
      this.found = found;
      this.advise(found.moves.map((move) => move.action));
    } catch (wrong) {
      if (wanted !== this.wanted) return;
      this.why = problemOf(wrong);
    }
    this.state = "shown";
  }

  close(): void {
    this.wanted += 1;
    this.state = "no";
    this.found = null;
    this.why = null;
    this.advise([]);
  }
}
