/** Something that is asked of the server again and again: what was found stays when an answer fails to come. */

const RETRY = [2, 5, 15, 30];

export class Loaded<T> {
  found: T | null = $state.raw(null);
  /** Whether the last question had no answer. */
  failed = $state(false);
  /** When it was last answered. */
  at = $state(0);
  private tries = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private stopped = false;

  constructor(
    private readonly ask: () => Promise<T>,
    /** Seconds until it is asked again; never, if it is `Infinity`. */
    private readonly every = 15,
  ) {}

  /** Ask from now on; the answer stops it. */
  start(): () => void {
    this.stopped = false;
    void this.now();
    return () => {
      this.stopped = true;
      clearTimeout(this.timer);
    };
  }

  now = async (): Promise<void> => {
    clearTimeout(this.timer);
    try {
      this.found = await this.ask();
      this.failed = false;
      this.at = Date.now();
      this.tries = 0;
    } catch {
      this.failed = true;
      this.tries += 1;
    }
    const wait = this.failed ? RETRY[Math.min(this.tries, RETRY.length) - 1]! : this.every;
    // Two that were asked at the same time go on as one.
    clearTimeout(this.timer);
    if (!this.stopped && wait < Infinity) this.timer = setTimeout(this.now, wait * 1000);
  };
}
