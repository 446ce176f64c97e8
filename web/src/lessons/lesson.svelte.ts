/** A lesson on its way: which step is shown, what is asked for, and whether something else may be done. */

import type { Step, StepWords } from "./script";

/** How long a letter is read, and how long the shortest text stays. */
const LETTER = 55;
const LEAST = 2_200;

/** How many milliseconds a step stays that goes on by itself. */
export function reading({ title, text }: StepWords): number {
  return LEAST + LETTER * [title, ...text].join(" ").length;
}

/** Whether an action is the one that is asked for; `place 0,1 *` is every one that begins so. */
export function fits(asked: string | null, action: string | null): boolean {
  if (asked === null || action === null) return false;
  return asked.endsWith("*") ? action.startsWith(asked.slice(0, -1)) : action === asked;
}

export class Lesson {
  index = $state(0);
  /** The learner has put the lesson aside; the game goes on without it. */
  away = $state(false);
  /** What was tried and is not meant now; said until something else happens. */
  other: string | null = $state(null);
  /** The learner went back to this step, to read it again. */
  returned = $state(false);
  /** How many decisions the learner has made. */
  made = $state(0);
  /** How many times the learner has asked for the card. */
  called = $state(0);

  /** How many decisions the steps before each one ask for. */
  private readonly before: number[];
  /** How many were played when something began to be planned. */
  private played = 0;

  constructor(
    readonly id: string,
    readonly steps: Step[],
    index = 0,
    /** Called with every step, and once with none left. */
    private readonly keep: (index: number) => void = () => {},
  ) {
    let sum = 0;
    this.before = steps.map((step) => {
      const so = sum;
      sum += step.do?.length ?? 0;
      return so;
    });
    this.index = Math.min(index, steps.length);
  }

  get step(): Step | null {
    return this.steps[this.index] ?? null;
  }

  get over(): boolean {
    return this.index >= this.steps.length;
  }

  /** Whether the learner is being led. */
  get leads(): boolean {
    return !this.away && !this.over;
  }

  /** Whether there is only something to read, about what was done before: what the others do waits for it. */
  get reads(): boolean {
    return this.leads && !this.step?.watch && !this.step?.do;
  }

  /** The decision that is asked for now; null when there is only something to read, or to wait for. */
  get asked(): string | null {
    return this.step?.do?.[this.made - this.before[this.index]!] ?? null;
  }

  /** The table, or what is planned, has changed: that many decisions were played, that many more are planned. */
  follow(played: number, planned: number): void {
    if (!planned) this.played = played;
    const made = this.played + planned;
    if (made === this.made) return;
    const back = made < this.made;
    this.made = made;
    this.other = null;
    if (this.over) return;
    if (back) this.return();
    else if (this.step?.do && this.asked === null && made >= this.before[this.index]! + this.step.do.length)
      this.go(this.index + 1);
  }

  /** What was decided is taken back: the step that asks for it is shown again. */
  private return(): void {
    if (this.made >= this.before[this.index]!) return;
    const asks = this.steps.findLastIndex((step, i) => step.do && this.before[i]! <= this.made);
    if (asks >= 0) this.go(asks);
  }

  /** Whether an action is what the lesson asks for, or the lesson has no say; if not, the card tells. */
  admits(action: string): boolean {
    if (!this.leads || fits(this.asked, action)) return true;
    this.other = action;
    return false;
  }

  next(): void {
    if (this.asked === null) this.go(this.index + 1);
  }

  back(): void {
    if (this.index === 0) return;
    this.go(this.index - 1);
    this.returned = true;
  }

  leave(): void {
    this.away = true;
  }

  resume(): void {
    this.away = false;
    this.called += 1;
  }

  private go(index: number): void {
    this.index = index;
    this.returned = false;
    this.other = null;
    this.keep(index);
  }
}
