/** Who is signed in on this device, for all pages that ask. */

import { account } from "./account";
import { api, problemOf, Refusal } from "./api";
import type { Message } from "./words.svelte";
import { followAccount } from "./prefs.svelte";
import { visited } from "./visited.svelte";
import type { Change, Player } from "./wire";

let me: Player | null = $state.raw(null);
/** Whom the page shows as signed in: who it is, or who it was when it was last here. */
let shown: { name: string; arms?: number } | null = $state.raw(account.last);
/** How often the page has learned who is signed in, so that an answer can be known to be an old one. */
let answers = 0;

function become(player: Player | null): void {
  me = player;
  answers += 1;
  shown = player;
  if (player) account.remember(player.name, player.arms ?? 0);
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
  /** Whether a form has been sent and not been answered. */
  private sent = false;
  private last: Promise<boolean> = Promise.resolve(true);

  /** Whether a form was taken, after all that was asked before it; one that is sent twice is sent once. */
  async make(what: () => Promise<unknown>): Promise<boolean> {
    if (this.sent) return false;
    this.sent = true;
    const done = await this.next(what);
    this.sent = false;
    return done;
  }

  /** Whether it was done, after all that was asked before it: of several choices none is lost. */
  next(what: () => Promise<unknown>): Promise<boolean> {
    this.last = this.last.then(() => this.ask(what));
    return this.last;
  }

  private async ask(what: () => Promise<unknown>): Promise<boolean> {
    this.problem = null;
    try {
      await what();
      return true;
    } catch (wrong) {
      this.failed(wrong);
      return false;
    }
  }

  failed = (wrong: unknown): void => {
    this.problem = why(wrong);
  };

  /** For what is asked again and again: only a refusal is shown, since no answer is shown by what asks. */
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
  const keep = (changed: Record<string, unknown>) =>
    api.prefer(changed).catch((wrong: unknown) => {
      why(wrong);
      throw wrong;
    });
  await followAccount((changed) => (me ? keep(changed) : null), isNew ? {} : await api.preferences());
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
const changes = new Requests();
const looks = new Requests();
const nobody = (): void => become(null);
let looking: Promise<boolean> | null = null;

export const member = {
  get me(): Player | null {
    return me;
  },
  get shown(): { name: string; arms?: number } | null {
    return shown;
  },
  get problem(): Message | null {
    return own.problem ?? changes.problem ?? looks.problem;
  },
  /** Several parts of a page look at the same time; they are answered together. */
  async look(): Promise<void> {
    if (!account.known) return;
    looking ??= looks
      .make(async () => {
        own.problem = changes.problem = null;
        const before = answers;
        const found = await api.me();
        if (answers === before) become(found);
        if (!synced) await takeChoices(false);
      })
      .finally(() => (looking = null));
    await looking;
  },
  /** Who is signed in; fails where somebody is, and the server gave no answer. */
  async find(): Promise<Player | null> {
    if (!me && account.known) await member.look();
    if (!me && account.known) throw new Error("no answer");
    return me;
  },
  enter: (way: "signIn" | "register", name: string, password: string) =>
    own.make(() => (way === "register" ? register : signIn)(name, password)),
  change: (change: Change) => changes.next(() => api.changeMe(change).then(become)),
  leave: () => own.make(() => api.signOut().then(nobody)),
  forget: () => own.make(() => api.forget().then(nobody)),
};
