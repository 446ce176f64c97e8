/** What is asked about tournaments, clubs and leagues. */

import { ask } from "../lib/api";
import type {
  ClubChange,
  ClubInfo,
  ClubList,
  ClubMade,
  ClubTable,
  EntrantInfo,
  Flag,
  LeagueResult,
  MemberList,
  NewBots,
  NewClub,
  NewEvening,
  NewSeason,
  Outlook,
  OwnSeason,
  Post,
  ResultGiven,
  RoleGiven,
  RoundInfo,
  SeasonInfo,
  SeasonLine,
  Standings,
  TableMade,
  TournamentChange,
  TournamentInfo,
  TournamentList,
  TournamentMade,
  TournamentPlan,
} from "../lib/api-types";
import { address } from "../lib/early";

export type When = "coming" | "running" | "over";

const of = (id: string, rest = ""): string => `tournaments/${id}${rest}`;
const club = (id: string, rest = ""): string => `clubs/${id}${rest}`;
const season = (id: string, rest = ""): string => `seasons/${id}${rest}`;
const table = (id: string, round: number, number: number, what: string): string =>
  of(id, `/rounds/${round}/tables/${number}/${what}`);
const query = (wish: Record<string, string>): string => `?${new URLSearchParams(wish)}`;

export const tournaments = {
  list: (when: When, after = "") => ask<TournamentList>("GET", `tournaments${query({ when, after })}`),
  outlook: (kind: NonNullable<TournamentPlan["kind"]>, seats: number, most: number) =>
    ask<Outlook>("GET", `tournaments/outlook${query({ kind, seats: String(seats), most: String(most) })}`),
  replan: (id: string, plan: TournamentPlan) => ask<TournamentInfo>("PUT", of(id, "/plan"), "", plan),
  change: (id: string, change: TournamentChange) => ask<TournamentInfo>("PATCH", of(id), "", change),
  announce: (plan: TournamentPlan) => ask<TournamentMade>("POST", "tournaments", "", plan),
  see: (id: string, invitation: string) => ask<TournamentInfo>("GET", of(id, query({ invitation }))),
  end: (id: string) => ask<void>("DELETE", of(id)),
  rounds: (id: string, first: number) => ask<RoundInfo[]>("GET", of(id, `/rounds?first=${first}`)),
  standings: (id: string) => ask<Standings>("GET", of(id, "/standings")),
  entrants: (id: string) => ask<EntrantInfo[]>("GET", of(id, "/entrants")),
  enter: (id: string, invitation: string, reserve = false) =>
    ask<TournamentInfo>("POST", of(id, "/entrants"), "", { invitation, reserve }),
  withdraw: (id: string, entrant = "me") => ask<void>("DELETE", of(id, `/entrants/${entrant}`)),
  bots: (id: string, bots: NewBots) => ask<EntrantInfo[]>("POST", of(id, "/bots"), "", bots),
  substitute: (id: string, out: string, reserve: string) =>
    ask<EntrantInfo[]>("POST", of(id, "/substitutions"), "", { out, reserve }),
  draw: (id: string) => ask<TournamentInfo>("POST", of(id, "/rounds")),
  pause: (id: string) => ask<TournamentInfo>("POST", of(id, "/pause")),
  resume: (id: string) => ask<TournamentInfo>("POST", of(id, "/resume")),
  swap: (id: string, one: string, other: string) => ask<TournamentInfo>("POST", of(id, "/swaps"), "", { one, other }),
  result: (id: string, round: number, number: number, result: ResultGiven) =>
    ask<TournamentInfo>("PUT", table(id, round, number, "result"), "", result),
  forfeit: (id: string, round: number, number: number, entrant: string, why: string) =>
    ask<TournamentInfo>("POST", table(id, round, number, "forfeit"), "", { entrant, why }),
  stop: (id: string, round: number, number: number) => ask<TournamentInfo>("POST", table(id, round, number, "stop")),
  newInvitation: (id: string) => ask<TournamentInfo>("POST", of(id, "/invitation")),
  flags: (id: string) => ask<Flag[]>("GET", of(id, "/flags")),
};

/** Where the sheets of a tournament or a season are. */
export const sheet = (
  of: "tournaments" | "seasons",
  id: string,
  what: "standings.csv" | "results.csv" | "export" | "print",
  language: string,
): string => address(`${of}/${id}/${what}${what === "print" ? query({ language }) : ""}`).href;

export const clubs = {
  list: (after = "", mine = false) => ask<ClubList>("GET", `clubs${query({ after, mine: String(mine) })}`),
  found: (wish: NewClub) => ask<ClubMade>("POST", "clubs", "", wish),
  see: (id: string) => ask<ClubInfo>("GET", club(id)),
  change: (id: string, change: ClubChange) => ask<ClubInfo>("PATCH", club(id), "", change),
  end: (id: string) => ask<void>("DELETE", club(id)),
  members: (id: string, skip: number) => ask<MemberList>("GET", club(id, `/members?skip=${skip}`)),
  join: (id: string, invitation: string) => ask<ClubInfo>("POST", club(id, "/members"), "", { invitation }),
  leave: (id: string, player = "me") => ask<void>("DELETE", club(id, `/members/${player}`)),
  role: (id: string, player: string, role: RoleGiven["role"]) =>
    ask<void>("PUT", club(id, `/members/${player}`), "", { role }),
  newInvitation: (id: string) => ask<ClubInfo>("POST", club(id, "/invitation")),
  posts: (id: string, before: number) => ask<Post[]>("GET", club(id, `/posts?before=${before}`)),
  post: (id: string, words: string) => ask<Post[]>("POST", club(id, "/posts"), "", { words }),
  takeOff: (id: string, number: number) => ask<void>("DELETE", club(id, `/posts/${number}`)),
  plan: (id: string, evening: NewEvening) => ask<ClubMade>("POST", club(id, "/evenings"), "", evening),
  callOff: (id: string, evening: string) => ask<void>("DELETE", club(id, `/evenings/${evening}`)),
  come: (id: string, evening: string, come: boolean) =>
    ask<void>("PUT", club(id, `/evenings/${evening}/me`), "", { come }),
  table: (id: string, wish: ClubTable) => ask<TableMade>("POST", club(id, "/tables"), "", wish),
  seasons: (id: string) => ask<SeasonLine[]>("GET", club(id, "/seasons")),
  newSeason: (id: string, wish: NewSeason) => ask<ClubMade>("POST", club(id, "/seasons"), "", wish),
};

export const seasons = {
  own: () => ask<OwnSeason[]>("GET", "seasons"),
  see: (id: string, week?: number) => ask<SeasonInfo>("GET", season(id, week ? `?week=${week}` : "")),
  enter: (id: string) => ask<SeasonInfo>("POST", season(id, "/players")),
  leave: (id: string, player = "me") => ask<void>("DELETE", season(id, `/players/${player}`)),
  begin: (id: string) => ask<SeasonInfo>("POST", season(id, "/begin"), "", {}),
  end: (id: string) => ask<SeasonInfo>("POST", season(id, "/end")),
  times: (id: string, game: number, times: number[]) =>
    ask<SeasonInfo>("PUT", season(id, `/games/${game}/times`), "", { times }),
  choose: (id: string, game: number, time: number) =>
    ask<SeasonInfo>("PUT", season(id, `/games/${game}/time`), "", { time }),
  open: (id: string, game: number) => ask<SeasonInfo>("POST", season(id, `/games/${game}/table`)),
  result: (id: string, game: number, result: LeagueResult) =>
    ask<SeasonInfo>("PUT", season(id, `/games/${game}/result`), "", result),
};
