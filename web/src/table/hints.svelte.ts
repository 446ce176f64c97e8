/** Advice for one position: whatever happens there, it is gone. */

import { problemOf } from "../lib/api";
import type { HintInfo } from "../lib/wire";
import type { Message } from "../lib/words.svelte";

export type Asked = "no" | "thinking" | "shown";

const NONE: string[] = [];

export class Hints {
  private given: HintInfo | null = $state.raw(null);
  private against: Message | null = $state.raw(null);
  private asked: Asked = $state("no");
  /** Where it was asked for. */
  private there: unknown[] = $state.raw([]);

  constructor(
    private readonly ask: () => Promise<HintInfo>,
    /** What must stay as it is for the advice to hold. */
    private readonly here: () => unknown[],
  ) {}

  get state(): Asked {
    return this.holds ? this.asked : "no";
  }

  get found(): HintInfo | null {
    return this.holds ? this.given : null;
  }

  /** Why there is none. */
  get why(): Message | null {
    return this.holds ? this.against : null;
  }

  /** The actions that it recommends, the best first. */
  readonly advised: string[] = $derived(this.found?.moves.map((move) => move.action) ?? NONE);

  /** Ask for one, unless something is against it. */
  async open(against: Message | null): Promise<void> {
    if (this.state === "thinking") return;
    const there = this.here();
    this.tell(there, against ? "shown" : "thinking", null, against);
    if (against) return;
    try {
      const found = await this.ask();
      if (this.there === there) this.tell(there, "shown", found, null);
    } catch (wrong) {
      if (this.there === there) this.tell(there, "shown", null, problemOf(wrong));
    }
  }

  close(): void {
    this.tell([], "no", null, null);
  }

  private get holds(): boolean {
    return this.here().every((one, i) => one === this.there[i]);
  }

  private tell(there: unknown[], asked: Asked, given: HintInfo | null, against: Message | null): void {
    this.there = there;
    this.asked = asked;
    this.given = given;
    this.against = against;
  }
}
