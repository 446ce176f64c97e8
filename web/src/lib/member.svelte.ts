/** Who is signed in on this device, for all pages that ask. */

import { account } from "./account";
import { api, Refusal } from "./api";
import { t } from "./words.svelte";
import type { Player } from "./wire";

let me: Player | null = $state.raw(null);
let problem = $state("");

function become(player: Player | null): void {
  me = player;
  if (player) account.remember(player.name);
  else account.forget();
}

/** Why something was not done, as a sentence. A session that has ended also ends here. */
export function why(wrong: unknown): string {
  if (!(wrong instanceof Refusal)) return t("account.offline");
  if (wrong.refused.code === "no_session") {
    become(null);
    problem = wrong.message;
  }
  return wrong.message;
}

async function attempt(what: () => Promise<Player | null>): Promise<void> {
  problem = "";
  try {
    become(await what());
  } catch (wrong) {
    problem = why(wrong);
  }
}

export const member = {
  get me(): Player | null {
    return me;
  },
  get problem(): string {
    return problem;
  },
  async look(): Promise<void> {
    if (account.known) await attempt(api.me);
  },
  enter: (way: "signIn" | "register", name: string, password: string) => attempt(() => api[way](name, password)),
  rate: (rated: boolean) => attempt(() => api.rate(rated)),
  leave: () => attempt(() => api.signOut().then(() => null)),
  forget: () => attempt(() => api.forget().then(() => null)),
};
