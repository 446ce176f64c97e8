/** The engine beside a study: the best lines of the position that is shown, as they become surer. */

import { problemOf } from "../lib/api";
import type { SearchInfo } from "../lib/api-types";
import { search } from "../lib/search";
import type { Message } from "../lib/words.svelte";

/** How long a position is searched, in seconds. */
const SECONDS = 4;

export class Engine {
  on = $state(false);
  found: SearchInfo | null = $state.raw(null);
  problem: Message | null = $state.raw(null);
  thinking = $state(false);
  private asked: AbortController | null = null;

  /** Search a position, unless the engine is off. */
  look(snapshot: Record<string, unknown> | null): void {
    this.stop();
    this.found = null;
    this.problem = null;
    if (this.on && snapshot) void this.follow(snapshot);
  }

  stop(): void {
    this.asked?.abort();
    this.asked = null;
    this.thinking = false;
  }

  private async follow(snapshot: Record<string, unknown>): Promise<void> {
    const asked = (this.asked = new AbortController());
    this.thinking = true;
    try {
      await search({ snapshot, seconds: SECONDS }, (found) => (this.found = found), { signal: asked.signal });
    } catch (wrong) {
      if (!asked.signal.aborted) this.problem = problemOf(wrong);
    }
    if (!asked.signal.aborted) this.thinking = false;
  }
}
