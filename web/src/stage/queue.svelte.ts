/**
 * The presentation queue: what has happened already is shown one thing after the other. The game is always ahead; the
 * queue only decides when the eye learns of it.
 */

/** More moves waiting than this are shown at double pace. */
const HASTE = 6;
/** More moves waiting than this, or an older one than this many milliseconds, are not shown but settled. */
const BEHIND = 12;
const OLD = 20_000;
/** A press so soon after something has begun was meant for what stood there before, in milliseconds. */
const MEANT = 400;

export const OUT = "cubic-bezier(.2,.7,.2,1)";
export const ARC = "cubic-bezier(.35,.05,.3,1)";
/** What a flight or a hop becomes for who wants less motion. */
const FADE: Keyframe[] = [{ opacity: 0 }, { opacity: 1 }];
const FADE_MS = 120;

interface Item {
  show: () => Promise<void> | void;
  since: number;
  done: () => void;
}

interface Running {
  finish(): void;
}

export interface QueueOptions {
  /** How many times as fast as usual; 0 for at once. */
  pace: () => number;
  /** Whether nobody looks. */
  hidden: () => boolean;
  /** Whether the viewer wants less motion. */
  still: () => boolean;
  /** Called with the number of moves that were settled without being shown. */
  settled?: (moves: number) => void;
}

export class Queue {
  /** Whether something is being shown. */
  showing = $state(false);
  waiting = $state(0);

  private items: Item[] = [];
  private running = new Set<Running>();
  private hurried = false;
  private began = -Infinity;
  private passedOver = 0;

  constructor(private readonly options: QueueOptions) {}

  /** Show this when all before it is shown. */
  add(show: () => Promise<void> | void): Promise<void> {
    return new Promise((done) => {
      this.items.push({ show, since: performance.now(), done });
      this.waiting = this.items.length;
      if (!this.showing) void this.run();
    });
  }

  private async run(): Promise<void> {
    this.showing = true;
    this.began = performance.now();
    while (this.items.length) {
      if (this.behind) this.passedOver += 1;
      const item = this.items.shift()!;
      try {
        await item.show();
      } catch (wrong) {
        // What cannot be shown must not stop the table; the position after it is drawn all the same.
        console.error(wrong);
      }
      this.waiting = this.items.length;
      item.done();
    }
    this.showing = false;
    this.hurried = false;
    if (this.passedOver) this.options.settled?.(this.passedOver);
    this.passedOver = 0;
  }

  private get behind(): boolean {
    return (
      this.options.hidden() ||
      this.items.length > BEHIND ||
      performance.now() - (this.items[0]?.since ?? Infinity) > OLD
    );
  }

  /** Whether everything is settled without being shown, at the moment. */
  get instant(): boolean {
    return this.options.pace() === 0 || this.hurried || this.behind;
  }

  get still(): boolean {
    return this.options.still();
  }

  /** A duration at the present pace. */
  ms(usual: number): number {
    return this.instant ? 0 : usual / this.options.pace() / (this.items.length > HASTE ? 2 : 1);
  }

  /** Time to read; it stays where there is less motion. */
  wait(usual: number): Promise<void> {
    const ms = this.ms(usual);
    if (!ms) return Promise.resolve();
    return new Promise((done) => {
      const pause = {
        finish: () => {
          clearTimeout(timer);
          this.running.delete(pause);
          done();
        },
      };
      const timer = setTimeout(pause.finish, ms);
      this.running.add(pause);
    });
  }

  /** An animation that follows the pace, ends at once when skipped, and fades instead of moving where that is wished. */
  async animate(
    element: Element,
    frames: Keyframe[],
    {
      ms = 300,
      easing = OUT,
      fill = "none",
      delay = 0,
    }: { ms?: number; easing?: string; fill?: FillMode; delay?: number } = {},
  ): Promise<void> {
    const duration = this.ms(ms);
    if (!duration) return;
    const animation = this.still
      ? element.animate(FADE, { duration: Math.min(duration, FADE_MS), fill })
      : element.animate(frames, { duration, delay: this.ms(delay), easing, fill: delay ? "backwards" : fill });
    this.running.add(animation);
    await animation.finished.catch(() => undefined);
    this.running.delete(animation);
  }

  /** Call `tick` with 0 to 1 over a duration; the last call is always with 1. */
  async count(usual: number, tick: (part: number) => void): Promise<void> {
    const ms = this.ms(usual);
    if (!ms) return tick(1);
    await new Promise<void>((done) => {
      let over = false;
      const run = { finish: () => (over = true) };
      this.running.add(run);
      const began = performance.now();
      const step = (now: number) => {
        const part = over ? 1 : Math.min(1, Math.max(0, (now - began) / ms));
        tick(part);
        if (part < 1) requestAnimationFrame(step);
        else {
          this.running.delete(run);
          done();
        }
      };
      requestAnimationFrame(step);
    });
  }

  /** Bring the eye up to the game, because somebody pressed a button that stands where another one stood. */
  press(): void {
    if (performance.now() - this.began >= MEANT) this.skip();
  }

  /** Bring the eye up to the game at once. */
  skip(): void {
    if (!this.showing) return;
    this.hurried = true;
    for (const one of [...this.running]) one.finish();
  }
}
