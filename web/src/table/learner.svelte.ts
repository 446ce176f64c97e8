/** At the table of a lesson somebody stands behind the learner's seat: what the others do waits while the learner reads. */

import type { Taught } from "../lessons/teach";
import type { EntryInfo, Update } from "../lib/wire";

export class Learner {
  taught: Taught | null = $state.raw(null);
  private held: Update[] = [];

  constructor(
    private readonly own: (entry: EntryInfo) => boolean,
    private readonly show: (update: Update) => void,
  ) {}

  /** The lesson, while it leads. */
  get led(): Taught["lesson"] | null {
    return this.taught?.lesson.leads ? this.taught.lesson : null;
  }

  get reads(): boolean {
    return this.led?.reads ?? false;
  }

  /** Something has happened at the table: it is shown now, or when the learner has read. */
  take(update: Update): void {
    if (this.reads && (this.held.length || this.others(update))) this.held.push(update);
    else this.show(update);
  }

  /** This many decisions are played and planned; what was held is shown once the learner has read. */
  follow(played: number, planned: number): void {
    this.taught?.lesson.follow(played, planned);
    if (!this.reads) this.held.splice(0).forEach(this.show);
  }

  /** Everything is there anew. */
  forget(): void {
    this.held = [];
  }

  private others({ entries }: Update): boolean {
    return !entries.some(this.own) && entries.some(({ steps }) => steps.some(({ seat }) => seat >= 0));
  }
}
