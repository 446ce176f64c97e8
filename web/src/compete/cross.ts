/** Who beat whom: what came of all games in which two have met. */

import type { RoundInfo } from "../lib/api-types";

export interface Met {
  games: number;
  /** In how many of them the one came in before the other; a tie counts half. */
  won: number;
  /** The scores of both, game by game. */
  scores: [number, number][];
}

/** From the point of view of the one, by both their ids. */
export function crossOf(rounds: RoundInfo[]): (one: string, other: string) => Met | null {
  const found: Record<string, Met> = {};
  for (const { tables } of rounds)
    for (const { seats, places, scores } of tables)
      seats.forEach(({ entrant: one }, a) =>
        seats.forEach(({ entrant: other }, b) => {
          if (a === b || !places) return;
          const met = (found[`${one} ${other}`] ??= { games: 0, won: 0, scores: [] });
          met.games += 1;
          met.won += places[a]! < places[b]! ? 1 : places[a] === places[b] ? 0.5 : 0;
          const [own, theirs] = [scores?.[a], scores?.[b]];
          if (typeof own === "number" && typeof theirs === "number") met.scores.push([own, theirs]);
        }),
      );
  return (one, other) => found[`${one} ${other}`] ?? null;
}
