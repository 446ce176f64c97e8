/** Asks the table what a decision that is shown would lead to. A pointer that only passes asks nothing. */

const PASSING = 60;

export interface Foreseen<Answer> {
  /** The decision that is shown now. */
  shown: () => string | null;
  /** Those that are planned before it. */
  plan: () => string[];
  ask: (actions: string[]) => Promise<Answer | null>;
  /** What has to be played after a decision before its points are known. */
  after: (action: string) => string[];
  tell: (answer: Answer) => void;
}

export class Foreseeing<Answer> {
  constructor(private readonly table: Foreseen<Answer>) {}

  /** A decision is shown; returns what to do when it no longer is. */
  look(action: string): () => void {
    const timer = setTimeout(async () => {
      const answer = await this.table.ask([...this.table.plan(), action, ...this.table.after(action)]);
      if (answer !== null && action === this.table.shown()) this.table.tell(answer);
    }, PASSING);
    return () => clearTimeout(timer);
  }
}
