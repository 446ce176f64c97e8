/** The beat before a turn passes on: nothing has left the table yet, and Undo costs nothing. */

export class Beat {
  /** How many milliseconds the running beat has, Infinity when only a hand ends it; null while there is none. */
  length: number | null = $state(null);
  /** Counts the beats, so that a ring begins to empty anew. */
  number = $state(0);

  /** How long the last beat took, in milliseconds. */
  took = 0;

  private began = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private end: ((pass: boolean) => void) | null = null;
  private held = false;

  /** True when the turn passes, at once without a length; false when it is taken back. */
  start(length: number): Promise<boolean> {
    this.undo();
    this.took = 0;
    this.began = performance.now();
    if (!length) return Promise.resolve(true);
    return new Promise((done) => {
      this.length = length;
      this.end = (pass) => {
        clearTimeout(this.timer);
        this.length = null;
        this.took = performance.now() - this.began;
        this.end = null;
        done(pass);
      };
      this.run();
    });
  }

  private run(): void {
    clearTimeout(this.timer);
    this.number += 1;
    if (!this.held && this.length !== null && this.length < Infinity)
      this.timer = setTimeout(() => this.pass(), this.length);
  }

  /** While a sheet is open time stands still; it begins anew when the sheet closes. */
  hold(yes: boolean): void {
    if (this.held === yes) return;
    this.held = yes;
    if (this.end) this.run();
  }

  pass(): void {
    this.end?.(true);
  }

  undo(): void {
    this.end?.(false);
  }
}
