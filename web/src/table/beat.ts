/** How long a turn can still be taken back. */

import type { ClockInfo } from "../lib/wire";

/** Seconds on the clock under which nothing waits any more. */
const SHORT_OF_TIME = 10;
/** Seconds to take a turn back that a clock does not count, at most. */
const LONGEST_BEAT = 6;

/** Seconds that are left to a seat by its clock, at a time of the server's. */
export function secondsLeft(clocks: Pick<ClockInfo, "left" | "since">, seat: number, now: number): number {
  return (clocks.left[seat] ?? Infinity) - (now - clocks.since);
}

/** The beat in seconds, as the viewer wishes it (below 0: until they play); none where their time is short. */
export function beatLength(wished: number, left: number): number {
  if (left < SHORT_OF_TIME) return 0;
  return wished < 0 ? Infinity : wished;
}

/** What of the milliseconds of a beat the clock does not count, in seconds. */
export const uncounted = (ago: number): number => Math.min(ago / 1000, LONGEST_BEAT);
