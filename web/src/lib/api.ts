/** What is asked of the table. A refusal is thrown as it came: its message and its clauses. */

import type {
  Against,
  Change,
  Choices,
  ClauseInfo,
  Command,
  Done,
  Drawing,
  DeviceInfo,
  DuplicateInfo,
  DuplicateMade,
  EntryInfo,
  GameInfo,
  Here,
  HintInfo,
  Links,
  Listed,
  NewDuplicate,
  NewSubscription,
  NewTable,
  News,
  PersonInfo,
  Placed,
  PlayedGame,
  Player,
  PlayerFound,
  PlayerPage,
  Position,
  RatedGroup,
  RatingInfo,
  RatingPoint,
  Refused,
  ReviewInfo,
  Seated,
  Subscription,
  TableMade,
  TableSeen,
  TokenInfo,
} from "./wire";
import { transport } from "./transport";
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
  /** What a game did to a player's rating, if it is known. */
  async ratingChange(name: string, table: string): Promise<{ number: number; change: number } | null> {
    const games = await ask<{ table: string; number?: number | null; change?: number | null }[]>(
      "GET",
      `players/${encodeURIComponent(name)}/games`,
    );
    const found = games.find((game) => game.table === table);
    return typeof found?.number === "number" && typeof found.change === "number"
      ? { number: found.number, change: found.change }
      : null;
  },
  review: (id: string, token: string) => ask<ReviewInfo>("GET", `tables/${id}/review`, token),
  askForReview: (id: string, token: string) => ask<ReviewInfo>("POST", `tables/${id}/review`, token, {}),
  record: (id: string, token: string) => ask<string>("GET", `tables/${id}/record`, token),
  me: () => ask<Player>("GET", "me"),
  register: (name: string, password: string) => ask<Player>("POST", "accounts", "", { name, password }),
  signIn: (name: string, password: string) => ask<Player>("POST", "session", "", { name, password }),
  signOut: () => ask<void>("DELETE", "session"),
  changeMe: (change: Change) => ask<Player>("PATCH", "me", "", change),
  choices: () => ask<Choices>("GET", "me/choices"),
  preferences: () => ask<Record<string, unknown>>("GET", "me/preferences"),
  prefer: (changed: Record<string, unknown>) => ask<Record<string, unknown>>("PATCH", "me/preferences", "", changed),
  devices: () => ask<DeviceInfo[]>("GET", "me/devices"),
  signOutDevice: (id: string) => ask<void>("DELETE", `me/devices/${id}`),
  signOutElsewhere: () => ask<void>("DELETE", "me/devices"),
  /** The seats that a guest has on this device become the account's. */
  claim: (tokens: string[]) => ask<{ tables: string[] }>("POST", "me/tables", "", { tokens }),
  news: () => ask<News>("GET", "me/news"),
  newsRead: () => ask<void>("POST", "me/news/read"),
  presence: () => ask<Here>("GET", "presence"),
  people: () => ask<PersonInfo[]>("GET", "me/people"),
  shun: (account: string, how: "muted" | "blocked") => ask<void>("PUT", `me/people/${account}`, "", { how }),
  forgive: (account: string) => ask<void>("DELETE", `me/people/${account}`),
  invite: (table: string, token: string, account: string) =>
    ask<void>("POST", `tables/${table}/ask`, token, { account }),
  report: (table: string, token: string, number: number, words: string) =>
    ask<void>("POST", `tables/${table}/reports`, token, { number, words }),
  findPlayers: (name: string) => ask<PlayerFound[]>("GET", `players?name=${encodeURIComponent(name)}`),
  player: (name: string) => ask<PlayerPage>("GET", `players/${encodeURIComponent(name)}`),
  playerGames: (name: string, wish: { before?: number; game?: string; won?: boolean } = {}) =>
    ask<PlayedGame[]>(
      "GET",
      `players/${encodeURIComponent(name)}/games?${new URLSearchParams(Object.entries(wish).map(([key, value]) => [key, String(value)]))}`,
    ),
  ratingHistory: (name: string, game: string, options: string) =>
    ask<RatingPoint[]>(
      "GET",
      `players/${encodeURIComponent(name)}/ratings/${game}/history?options=${encodeURIComponent(options)}`,
    ),
  against: (name: string, other: string) =>
    ask<Against>("GET", `players/${encodeURIComponent(name)}/against/${encodeURIComponent(other)}`),
  /** The accounts with whom one has finished a game. */
  met: () => ask<string[]>("GET", "me/met"),
  changePassword: (current: string, fresh: string) => ask<void>("PUT", "me/password", "", { current, new: fresh }),
  forget: () => ask<void>("DELETE", "me"),
  mine: () => ask<Listed[]>("GET", "me/tables"),
  myRatings: () => ask<RatingInfo[]>("GET", "me/ratings"),
  ratedGroups: () => ask<RatedGroup[]>("GET", "ratings"),
  bestPlayers: (game: string, options: string) =>
    ask<Placed[]>("GET", `ratings/${game}?options=${encodeURIComponent(options)}`),
  tokens: () => ask<TokenInfo[]>("GET", "me/tokens"),
  newToken: (name: string) => ask<{ token: string }>("POST", "me/tokens", "", { name }),
  revokeToken: (id: string) => ask<void>("DELETE", `me/tokens/${id}`),
  calendar: () => ask<{ url: string }>("GET", "calendar"),
  newCalendar: () => ask<{ url: string }>("POST", "calendar"),
  pushKey: () => ask<{ key: string }>("GET", "subscriptions/push-key"),
  subscriptions: () => ask<Subscription[]>("GET", "subscriptions"),
  subscribe: (wish: NewSubscription, table = "", token = "") =>
    ask<Subscription>("POST", table ? `subscriptions?table=${table}` : "subscriptions", token, wish),
  changeSubscription: (id: string, events: NewSubscription["events"]) =>
    ask<Subscription>("PATCH", `subscriptions/${id}`, "", { events }),
  unsubscribe: (id: string) => ask<void>("DELETE", `subscriptions/${id}`),
  testSubscription: (id: string) => ask<Subscription>("POST", `subscriptions/${id}/test`),
};
