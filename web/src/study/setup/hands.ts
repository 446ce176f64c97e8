import { Play, type Offered } from "../../lib/play.svelte";

/** Puts a thing where one points, at once: nothing is played, so there is nothing to confirm. */
export class Hands extends Play {
  constructor(
    put: (at: string) => void,
    /** What a place is and what lies there. */
    private readonly describe: (at: string) => string,
    offered: Offered,
  ) {
    super(put, String, undefined, offered);
  }

  override choose(action: string): void {
    this.commit(action);
  }

  override sentence(action: string): string {
    return this.describe(action);
  }
}

/** Places that one can point at, as the boards know them. */
export function pointing(actions: string[]): Offered["offers"] {
  return actions.map((action) => ({ action, message: { id: "", params: {} } }));
}
