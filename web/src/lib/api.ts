/** What is asked of the table. A refusal is thrown as it came: its message and its clauses. */

import type {
  Change,
  ClauseInfo,
  Command,
  Done,
  Drawing,
  DuplicateInfo,
  DuplicateMade,
  EntryInfo,
  GameInfo,
  Here,
  HintInfo,
  Links,
  Listed,
  NewDuplicate,
  NewTable,
  News,
  Player,
  PlayerFound,
  PlayerPage,
  Position,
  Refused,
  ReviewInfo,
  Seated,
  TableMade,
  TableSeen,
} from "./wire";
import { transport } from "./transport";
import type { Message } from "./words.svelte";

export class Refusal extends Error {
  constructor(readonly refused: Refused) {
    super(refused.code);
  }
}

/** What went wrong, as it is shown. */
export function problemOf(wrong: unknown): Message {
  return wrong instanceof Refusal ? wrong.refused.message : { id: "web.account.offline" };
}

export async function ask<T>(method: string, path: string, token = "", body?: unknown): Promise<T> {
  const { status, kind, text } = await transport.ask(
    method,
    path,
    token,
    body === undefined ? undefined : JSON.stringify(body),
  );
  if (status === 204) return undefined as T;
  const said: unknown = kind.includes("json") ? JSON.parse(text) : text;
  if (status >= 400) throw new Refusal(said as Refused);
  return said as T;
}

export const api = {
  games: () => ask<GameInfo[]>("GET", "games"),
  rules: (game: string, language: string) =>
    ask<ClauseInfo[]>("GET", `games/${encodeURIComponent(game)}/rules?language=${language}`),
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
  position: (id: string, token: string, step: number) => ask<Position>("GET", `tables/${id}/positions/${step}`, token),
  picture: (id: string, token: string, step: number, language: string) =>
    ask<Drawing>("GET", `tables/${id}/picture?step=${step}&language=${language}`, token),
  /** The board at the size of a stamp, and the points. */
  thumb: (id: string, token: string) => ask<Drawing>("GET", `tables/${id}/picture?size=thumb`, token),
  /** The best moves, after what is planned and not yet played. */
  hint: (id: string, token: string, planned: string[]) =>
    ask<HintInfo>(
      "GET",
      `tables/${id}/hint${planned.length ? `?${new URLSearchParams(planned.map((action) => ["planned", action]))}` : ""}`,
      token,
    ),
  /** The picture of a finished game, to be passed on. */
  sharedPicture: (id: string, token: string, shape: string, language: string) =>
    ask<string>("GET", `tables/${id}/picture.svg?shape=${shape}&language=${language}`, token),
  review: (id: string, token: string) => ask<ReviewInfo>("GET", `tables/${id}/review`, token),
  askForReview: (id: string, token: string) => ask<ReviewInfo>("POST", `tables/${id}/review`, token, {}),
  record: (id: string, token: string) => ask<string>("GET", `tables/${id}/record`, token),
  me: () => ask<Player>("GET", "me"),
  register: (name: string, password: string) => ask<Player>("POST", "accounts", "", { name, password }),
  signIn: (name: string, password: string) => ask<Player>("POST", "session", "", { name, password }),
  signOut: () => ask<void>("DELETE", "session"),
  changeMe: (change: Change) => ask<Player>("PATCH", "me", "", change),
  preferences: () => ask<Record<string, unknown>>("GET", "me/preferences"),
  prefer: (changed: Record<string, unknown>) => ask<Record<string, unknown>>("PATCH", "me/preferences", "", changed),
  /** The seats that a guest has on this device become the account's. */
  claim: (tokens: string[]) => ask<{ tables: string[] }>("POST", "me/tables", "", { tokens }),
  news: () => ask<News>("GET", "me/news"),
  newsRead: () => ask<void>("POST", "me/news/read"),
  presence: () => ask<Here>("GET", "presence"),
  shun: (account: string, how: "muted" | "blocked") => ask<void>("PUT", `me/people/${account}`, "", { how }),
  forgive: (account: string) => ask<void>("DELETE", `me/people/${account}`),
  invite: (table: string, token: string, account: string) =>
    ask<void>("POST", `tables/${table}/ask`, token, { account }),
  report: (table: string, token: string, number: number, words: string) =>
    ask<void>("POST", `tables/${table}/reports`, token, { number, words }),
  findPlayers: (name: string) => ask<PlayerFound[]>("GET", `players?name=${encodeURIComponent(name)}`),
  player: (name: string) => ask<PlayerPage>("GET", `players/${encodeURIComponent(name)}`),
  /** The accounts with whom one has finished a game. */
  met: () => ask<string[]>("GET", "me/met"),
  forget: () => ask<void>("DELETE", "me"),
  mine: () => ask<Listed[]>("GET", "me/tables"),
};
