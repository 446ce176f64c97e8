/** Asks the table what a decision that is shown would lead to. A pointer that only passes asks nothing. */

const PASSING = 60;

export interface Foreseen<Told> {
  /** The decision that is shown now. */
  shown: () => string | null;
  /** Those that are planned before it. */
  plan: () => string[];
  ask: (actions: string[]) => Promise<Told | null>;
  /** What has to be played after a decision before its points are known. */
  after: (action: string) => string[];
  tell: (told: Told) => void;
}

export class Foreseeing<Told> {
  constructor(private readonly table: Foreseen<Told>) {}

  /** A decision is shown; returns what to do when it no longer is. */
  look(action: string): () => void {
    const timer = setTimeout(async () => {
      const told = await this.table.ask([...this.table.plan(), action, ...this.table.after(action)]);
      if (told !== null && action === this.table.shown()) this.table.tell(told);
    }, PASSING);
    return () => clearTimeout(timer);
  }
}
