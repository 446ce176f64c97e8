/** What is read to those who play by ear: one line after the other, and the same words again are heard again. */

import type { EntryInfo } from "../lib/wire";

/** Lines kept; who comes back to a long game hears the latest. */
const MOST = 30;

export interface Heard {
  id: number;
  text: string;
}

export class Ear {
  lines: Heard[] = $state.raw([]);
  private last = -1;
  private count = 0;

  say(...sentences: string[]): void {
    const said = sentences.map((text) => text.trim()).filter(Boolean);
    if (said.length)
      this.lines = [...this.lines, ...said.map((text) => ({ id: ++this.count, text: ended(text) }))].slice(-MOST);
  }

  /** Tell of the entries that are new, in their order; what was there at the beginning is left out. */
  follow(entries: EntryInfo[], sentences: (entry: EntryInfo) => string[]): void {
    const last = entries.at(-1)?.seq;
    if (last === undefined) return;
    if (this.last >= 0) this.say(...entries.filter(({ seq }) => seq > this.last).flatMap(sentences));
    this.last = Math.max(this.last, last);
  }
}

/** A sentence ends where the next one begins. */
function ended(text: string): string {
  return /[.!?…]$/.test(text) ? text : `${text}.`;
}
