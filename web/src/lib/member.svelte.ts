/** Who is signed in on this device, for all pages that ask. */

import { account } from "./account";
import { api, problemOf, Refusal } from "./api";
import type { Message } from "./words.svelte";
import type { Player } from "./wire";

let me: Player | null = $state.raw(null);

function become(player: Player | null): void {
  me = player;
  if (player) account.remember(player.name);
  else account.forget();
}

/** Why something was not done. A session that has ended also ends here. */
function why(wrong: unknown): Message {
  const problem = problemOf(wrong);
  if (wrong instanceof Refusal && wrong.refused.code === "no_session") {
    become(null);
    own.problem = problem;
  }
  return problem;
}

/** What one part of the page asks of the server, one thing at a time, and why it was not done. Nothing is disabled
 * meanwhile: that would take the focus away from who uses the keyboard. */
export class Requests {
  problem: Message | null = $state.raw(null);
  private busy = false;

  /** Whether it was done. */
  async make(what: () => Promise<unknown>): Promise<boolean> {
    if (this.busy) return false;
    this.busy = true;
    this.problem = null;
    try {
      await what();
      return true;
    } catch (wrong) {
      this.failed(wrong);
      return false;
    } finally {
      this.busy = false;
    }
  }

  failed = (wrong: unknown): void => {
    this.problem = why(wrong);
  };
}

const own = new Requests();
const nobody = (): void => become(null);

export const member = {
  get me(): Player | null {
    return me;
  },
  get problem(): Message | null {
    return own.problem;
  },
  async look(): Promise<void> {
    if (account.known) await own.make(() => api.me().then(become));
  },
  enter: (way: "signIn" | "register", name: string, password: string) => own.make(() => api[way](name, password).then(become)),
  rate: (rated: boolean) => own.make(() => api.rate(rated).then(become)),
  changePassword: (current: string, fresh: string) => own.make(() => api.changePassword(current, fresh)),
  leave: () => own.make(() => api.signOut().then(nobody)),
  forget: () => own.make(() => api.forget().then(nobody)),
};
