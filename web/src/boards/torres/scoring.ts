/** The end of a year, as it is shown: castle by castle, then the king's bonus, then the table of what everybody got. */

import type { EventInfo } from "../../lib/wire";
import type { CastleSurvey, TorresView } from "./view";

export interface Part {
  seat: number;
  knight: string;
  level: number;
  base: number;
  points: number;
}

export interface ScoredCastle {
  castle: CastleSurvey;
  parts: Part[];
}

export interface Row {
  seat: number;
  before: number;
  castles: number[];
  king: number;
  master: number;
  /** Steps by which the scoring figure passed over others. */
  leaps: number;
  total: number;
}

type Scored = {
  points: number;
  leapfrog: number;
  score: number;
  parts: Omit<Part, "seat">[];
};

const AWARDS = ["castles_scored", "king_bonus", "master_scored"];

export const awarded = (event: EventInfo): Scored => event.data as Scored;

/** Whether a year is scored by this. */
export function isAward(event: EventInfo): boolean {
  return AWARDS.includes(event.kind);
}

/** The castles that give points, from small to large. */
export function byCastle(events: EventInfo[], castles: CastleSurvey[]): ScoredCastle[] {
  const found: ScoredCastle[] = castles.map((castle) => ({ castle, parts: [] }));
  for (const event of events.filter(({ kind }) => kind === "castles_scored")) {
    for (const part of awarded(event).parts)
      found.find(({ castle }) => castle.squares.includes(part.knight))?.parts.push({ ...part, seat: event.seat });
  }
  return found.filter(({ parts }) => parts.length).sort((a, b) => a.castle.base - b.castle.base);
}

/** What the year gave everybody, the leader first. */
export function table(events: EventInfo[], players: TorresView["players"]): Row[] {
  const rows = players.map((player, seat): Row => ({
    seat,
    before: player.score,
    castles: [],
    king: 0,
    master: 0,
    leaps: 0,
    total: player.score,
  }));
  for (const event of events.filter(isAward)) {
    const row = rows[event.seat]!;
    const { points, leapfrog, score, parts } = awarded(event);
    if (event.kind === "castles_scored") row.castles = parts.map((part) => part.points).sort((a, b) => a - b);
    else row[event.kind === "king_bonus" ? "king" : "master"] = points;
    row.leaps += leapfrog;
    row.total = score;
  }
  return rows.sort((a, b) => b.total - a.total);
}
