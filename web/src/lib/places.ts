/** The tables the viewer has a place at: by the links this device keeps, and by the account they have signed in with. */

import { account } from "./account";
import { api, Refusal } from "./api";
import { visited } from "./visited.svelte";

const MOST = 30;

export async function places(): Promise<{ id: string; token: string }[]> {
  const elsewhere = account.known ? await api.mine().catch(signedOut) : [];
  return [
    ...visited.all.slice(0, MOST),
    ...elsewhere.filter(({ id }) => !visited.token(id)).map(({ id }) => ({ id, token: "" })),
  ];
}

/** Who is signed out has no tables elsewhere; without an answer nobody knows. */
function signedOut(wrong: unknown): [] {
  if (wrong instanceof Refusal) return [];
  throw wrong;
}
