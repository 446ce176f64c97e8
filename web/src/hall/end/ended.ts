/** What is shown of a finished game: how it ended, how long it took, and its largest scorings. */

import type { GameModule } from "../../boards/games";
import { standing } from "../../lib/events";
import type { EntryInfo, EventInfo, Result, SeatInfo } from "../../lib/wire";

export type Ending = "won" | "lost" | "tie" | "gave_up" | "agreed";

/** How the game ended for who reads; somebody who only looked on sees that another has won. */
export function endingOf(result: Result, me: number | null): Ending {
  if (result.reason === "stopped") return "agreed";
  if (result.reason === "resigned") return "gave_up";
  if (result.winners.length > 1) return "tie";
  return me !== null && result.winners[0] === me ? "won" : "lost";
}

/** The seats whose players gave up. */
export function gaveUp(seats: SeatInfo[]): number[] {
  return seats.filter((seat) => seat.resigned).map((seat) => seat.seat);
}

/** The seats in order, the best first. */
export function places(result: Result): { seat: number; score: number; rank: number }[] {
  return result.scores
    .map((score, seat) => ({ seat, score, rank: result.ranks[seat] ?? 0 }))
    .sort((a, b) => a.rank - b.rank || a.seat - b.seat);
}

/** Minutes from the beginning of the game to its last move. */
export function lasted(entries: EntryInfo[]): number {
  const played = entries.filter((entry) => entry.kind === "started" || entry.steps.length);
  return played.length ? Math.round((played.at(-1)!.at - played[0]!.at) / 60) : 0;
}

/** How many moves people and bots made, up to a step or in all: what was drawn is no move. */
export function moves(entries: EntryInfo[], step?: number): number {
  return standing(entries)
    .slice(0, step)
    .filter(({ seat }) => seat >= 0).length;
}

export interface Moment {
  /** After how many steps. */
  step: number;
  points: number;
  event: EventInfo;
  /** It came when everything was counted up. */
  last: boolean;
}

/** The largest scorings, the largest first. */
export function moments(entries: EntryInfo[], module: GameModule, most = 4): Moment[] {
  const steps = standing(entries);
  const worth =
    module.points ?? ((event: EventInfo) => (typeof event.data.points === "number" ? event.data.points : 0));
  const found: Moment[] = [];
  steps.forEach(({ events }, at) => {
    for (const event of events) {
      const points = event.seat >= 0 ? worth(event) : 0;
      if (points > 0) found.push({ step: at + 1, points, event, last: at === steps.length - 1 });
    }
  });
  return found.sort((a, b) => b.points - a.points || a.step - b.step).slice(0, most);
}
