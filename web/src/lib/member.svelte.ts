/** Who is signed in on this device, for all pages that ask. */

import { account } from "./account";
import { api, problemOf, Refusal } from "./api";
import type { Message } from "./words.svelte";
import { followAccount } from "./prefs.svelte";
import { visited } from "./visited.svelte";
import type { Change, Player } from "./wire";

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

  /** For what is asked again and again: only a refusal is told, since no answer is shown by what asks. */
  refused = (wrong: unknown): never => {
    if (wrong instanceof Refusal) this.failed(wrong);
    throw wrong;
  };
}

/** Whether the choices of this device and of the account are the same. */
let synced = false;

/** Choices follow an account to every device. A new one begins with those of the device it was made on. */
async function takeChoices(isNew: boolean): Promise<void> {
  synced = true;
  await followAccount((changed) => (me ? api.prefer(changed) : null), isNew ? {} : await api.preferences());
}

/** A new account has the games that were played as a guest, before the page says that it is there. */
async function register(name: string, password: string): Promise<void> {
  const player = await api.register(name, password);
  const tokens = visited.all.filter(({ seat }) => seat !== null).map(({ token }) => token);
  try {
    if (tokens.length) await api.claim(tokens);
  } finally {
    become(player);
  }
  await takeChoices(true);
}

async function signIn(name: string, password: string): Promise<void> {
  become(await api.signIn(name, password));
  await takeChoices(false);
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
    if (!account.known) return;
    await own.make(async () => {
      become(await api.me());
      if (!synced) await takeChoices(false);
    });
  },
  /** Who is signed in; fails where somebody is, and the server gave no answer. */
  async find(): Promise<Player | null> {
    if (!me && account.known) await member.look();
    if (!me && account.known) throw new Error("no answer");
    return me;
  },
  enter: (way: "signIn" | "register", name: string, password: string) =>
    own.make(() => (way === "register" ? register : signIn)(name, password)),
  change: (change: Change) => own.make(() => api.changeMe(change).then(become)),
  forgetProblem(): void {
    own.problem = null;
  },
  changePassword: (current: string, fresh: string) => own.make(() => api.changePassword(current, fresh)),
  leave: () => own.make(() => api.signOut().then(nobody)),
  forget: () => own.make(() => api.forget().then(nobody)),
};
