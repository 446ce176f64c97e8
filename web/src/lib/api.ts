/** The HTTP side of the table. A refusal is thrown as it came: its message and its clauses. */

import type { ClauseInfo, Command, Done, Drawing, DuplicateInfo, DuplicateMade, EntryInfo, GameInfo, HintInfo, Links, Listed, NewDuplicate, NewSubscription, NewTable, Placed, Player, Position, RatedGroup, RatingInfo, Refused, ReviewInfo, Seated, Subscription, TableMade, TableSeen, TokenInfo } from "./wire";
import type { Message } from "./words.svelte";

export class Refusal extends Error {
  constructor(readonly refused: Refused) {
    super(refused.code);
  }
}

/** What went wrong, as it is told. */
export function problemOf(wrong: unknown): Message {
  return wrong instanceof Refusal ? wrong.refused.message : { id: "web.account.offline" };
}

async function ask<T>(method: string, path: string, token = "", body?: unknown): Promise<T> {
  const answer = await fetch(new URL(`api/v2/${path}`, document.baseURI), {
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

export const api = {
  games: () => ask<GameInfo[]>("GET", "games"),
  rules: (game: string, language: string) => ask<ClauseInfo[]>("GET", `games/${encodeURIComponent(game)}/rules?language=${language}`),
  create: (table: NewTable) => ask<TableMade>("POST", "tables", "", table),
  lesson: (id: string, name: string) => ask<TableMade>("POST", `lessons/${encodeURIComponent(id)}`, "", { name }),
  createDuplicate: (tables: NewDuplicate) => ask<DuplicateMade>("POST", "duplicates", "", tables),
  duplicate: (id: string, token: string) => ask<DuplicateInfo>("GET", `duplicates/${id}`, token),
  command: (id: string, token: string, command: Command) =>
    ask<Done>("POST", `tables/${id}/commands`, token, { ...command, id: crypto.randomUUID() }),
  lobby: (status: "open" | "playing" | "over") => ask<Listed[]>("GET", `tables?status=${status}`),
  see: (id: string, token: string) => ask<TableSeen>("GET", `tables/${id}`, token),
  links: (id: string, token: string) => ask<Links>("GET", `tables/${id}/links`, token),
  sit: (id: string, token: string, seat: number | null, name: string) =>
    ask<Seated>("POST", `tables/${id}/seats`, token, { id: crypto.randomUUID(), seat, name }),
  /** All entries up to the one with this number. */
  async log(id: string, token: string, last: number): Promise<EntryInfo[]> {
    const all: EntryInfo[] = [];
    for (let after = 0; after < last; after = all.at(-1)!.seq) {
      const more = await ask<EntryInfo[]>("GET", `tables/${id}/log?after=${after}&limit=500`, token);
      if (!more.length) break;
      all.push(...more);
    }
    return all;
  },
  position: (id: string, token: string, step: number) =>
    ask<Position>("GET", `tables/${id}/positions/${step}`, token),
  picture: (id: string, token: string, step: number, language: string) =>
    ask<Drawing>("GET", `tables/${id}/picture?step=${step}&language=${language}`, token),
  /** The board at the size of a stamp, and the points. */
  thumb: (id: string, token: string) => ask<Drawing>("GET", `tables/${id}/picture?size=thumb`, token),
  /** The best moves, after what is planned and not yet played. */
  hint: (id: string, token: string, planned: string[]) => ask<HintInfo>("GET", `tables/${id}/hint${planned.length ? `?${new URLSearchParams(planned.map((action) => ["planned", action]))}` : ""}`, token),
  review: (id: string, token: string) => ask<ReviewInfo>("GET", `tables/${id}/review`, token),
  askForReview: (id: string, token: string) => ask<ReviewInfo>("POST", `tables/${id}/review`, token, {}),
  record: (id: string, token: string) => ask<string>("GET", `tables/${id}/record`, token),
  me: () => ask<Player>("GET", "me"),
  register: (name: string, password: string) => ask<Player>("POST", "accounts", "", { name, password }),
  signIn: (name: string, password: string) => ask<Player>("POST", "session", "", { name, password }),
  signOut: () => ask<void>("DELETE", "session"),
  rate: (rated: boolean) => ask<Player>("PATCH", "me", "", { rated }),
  changePassword: (current: string, fresh: string) => ask<void>("PUT", "me/password", "", { current, new: fresh }),
  forget: () => ask<void>("DELETE", "me"),
  mine: () => ask<Listed[]>("GET", "me/tables"),
  myRatings: () => ask<RatingInfo[]>("GET", "me/ratings"),
  ratedGroups: () => ask<RatedGroup[]>("GET", "ratings"),
  bestPlayers: (game: string, options: string) => ask<Placed[]>("GET", `ratings/${game}?options=${encodeURIComponent(options)}`),
  tokens: () => ask<TokenInfo[]>("GET", "me/tokens"),
  newToken: (name: string) => ask<{ token: string }>("POST", "me/tokens", "", { name }),
  revokeToken: (id: string) => ask<void>("DELETE", `me/tokens/${id}`),
  calendar: () => ask<{ url: string }>("GET", "calendar"),
  pushKey: () => ask<{ key: string }>("GET", "subscriptions/push-key"),
  subscriptions: () => ask<Subscription[]>("GET", "subscriptions"),
  subscribe: (wish: NewSubscription, table = "", token = "") => ask<Subscription>("POST", table ? `subscriptions?table=${table}` : "subscriptions", token, wish),
  unsubscribe: (id: string) => ask<void>("DELETE", `subscriptions/${id}`),
  testSubscription: (id: string) => ask<Subscription>("POST", `subscriptions/${id}/test`),
};
