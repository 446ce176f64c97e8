/** How a game went for one of its players, in words. */

import { prefs } from "./prefs.svelte";
import { say, t } from "./words.svelte";
import type { Result, SeatSummary } from "./wire";

/** What to call who sat somewhere. */
export function called(seat: SeatSummary): string {
  if (seat.kind === "bot") return say({ id: "server.name.bot", params: { level: seat.level } });
  return seat.name || say({ id: "server.name.departed" });
}

/** Everybody at a table but one. */
export function othersOf(seats: SeatSummary[], seat: number): string {
  const names = seats.filter((one, number) => number !== seat && one.kind !== "free").map(called);
  return new Intl.ListFormat(prefs.language, { type: "conjunction" }).format(names);
}

/** Won, shared, lost or placed, and with whom. */
export function headline(result: Result, seat: number, seats: SeatSummary[]): string {
  const names = othersOf(seats, seat);
  const place = result.ranks[seat] ?? 0;
  if (result.winners.length === 1 && result.winners[0] === seat) return t("fate.won", { names });
  if (result.winners.includes(seat)) return t("fate.shared", { names });
  if (seats.length === 2) return t("fate.lost", { names });
  return t("fate.placed", { place, count: seats.length, names });
}

/** The points, one's own first. */
export function points(result: Result, seat: number): string {
  return [result.scores[seat] ?? 0, ...result.scores.filter((_, other) => other !== seat)].join(" : ");
}

export function fate(result: Result, seat: number, seats: SeatSummary[]): string {
  return `${headline(result, seat, seats)}, ${points(result, seat)}.`;
}
