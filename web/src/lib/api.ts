/** The HTTP side of the table. A refusal is thrown as it came, with its sentence and clauses. */

import { prefs } from "./prefs.svelte";
import type { EntryInfo, GameInfo, HintInfo, Links, Listed, NewTable, Player, Position, Refused, ReviewInfo, Seated, TableMade, TableSeen } from "./wire";

export class Refusal extends Error {
  constructor(readonly refused: Refused) {
    super(refused.text);
  }
}

async function ask<T>(method: string, path: string, token = "", body?: unknown): Promise<T> {
  const address = new URL(`api/v1/${path}`, document.baseURI);
  const answer = await fetch(address, {
    method,
    headers: {
      ...(body === undefined ? {} : { "Content-Type": "application/json" }),
      ...(token ? { Authorization: `Bearer ${token}` } : {}),
    },
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  if (answer.status === 204) return undefined as T;
  const kind = answer.headers.get("content-type") ?? "";
  const said: unknown = kind.includes("json") ? await answer.json() : await answer.text();
  if (!answer.ok) throw new Refusal(said as Refused);
  return said as T;
}

const language = () => `language=${prefs.language}`;

export const api = {
  games: () => ask<GameInfo[]>("GET", `games?${language()}`),
  create: (table: NewTable) => ask<TableMade>("POST", "tables", "", table),
  lobby: (status: "open" | "playing" | "over") => ask<Listed[]>("GET", `tables?status=${status}`),
  see: (id: string, token: string) => ask<TableSeen>("GET", `tables/${id}?${language()}`, token),
  links: (id: string, token: string) => ask<Links>("GET", `tables/${id}/links`, token),
  sit: (id: string, token: string, seat: number | null, name: string) =>
    ask<Seated>("POST", `tables/${id}/seats`, token, { id: crypto.randomUUID(), seat, name }),
  log: (id: string, token: string, after: number, limit = 500) =>
    ask<EntryInfo[]>("GET", `tables/${id}/log?after=${after}&limit=${limit}&${language()}`, token),
  position: (id: string, token: string, step: number) =>
    ask<Position>("GET", `tables/${id}/positions/${step}?${language()}`, token),
  hint: (id: string, token: string) => ask<HintInfo>("GET", `tables/${id}/hint?${language()}`, token),
  review: (id: string, token: string) => ask<ReviewInfo>("GET", `tables/${id}/review?${language()}`, token),
  askForReview: (id: string, token: string) => ask<ReviewInfo>("POST", `tables/${id}/review?${language()}`, token, {}),
  record: (id: string, token: string) => ask<string>("GET", `tables/${id}/record`, token),
  me: () => ask<Player>("GET", "me"),
  register: (name: string, password: string) => ask<Player>("POST", "accounts", "", { name, password }),
  signIn: (name: string, password: string) => ask<Player>("POST", "session", "", { name, password }),
  signOut: () => ask<void>("DELETE", "session"),
  mine: () => ask<Listed[]>("GET", "me/tables"),
  pushKey: () => ask<{ key: string }>("GET", "subscriptions/push-key"),
  subscribe: (subscription: PushSubscriptionJSON, table: string, token: string) =>
    ask<{ id: string }>("POST", `subscriptions?table=${table}`, token, {
      target: { kind: "push", endpoint: subscription.endpoint, keys: subscription.keys },
      language: prefs.language,
    }),
};
