/** A list that comes in pages: the first is there at once, the next when somebody wants to read on. */

import { Loaded } from "../hall/loaded.svelte";

export interface Page<Row> {
  rows: Row[];
  /** What to ask for to read on; null at the end. */
  more: string | null;
}

export class ReadOn<Row> {
  /** How many pages are wanted. */
  private pages = 1;
  more = $state(false);
  readonly list: Loaded<Row[]>;

  constructor(ask: (after: string) => Promise<Page<Row>>, every = 15) {
    this.list = new Loaded(async () => {
      const all: Row[] = [];
      let after: string | null = "";
      for (let page = 0; page < this.pages && after !== null; page++) {
        const found: Page<Row> = await ask(after);
        all.push(...found.rows);
        after = found.more;
      }
      this.more = after !== null;
      return all;
    }, every);
  }

  further = async (): Promise<void> => {
    this.pages += 1;
    await this.list.now();
  };
}
