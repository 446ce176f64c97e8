/** What is asked about players and their ratings. */

import { ask } from "./api";
import type { Against, Placed, PlayedGame, RatedGroup, RatingInfo, RatingPoint } from "./wire";

export const players = {
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
  myRatings: () => ask<RatingInfo[]>("GET", "me/ratings"),
  ratedGroups: () => ask<RatedGroup[]>("GET", "ratings"),
  bestPlayers: (game: string, options: string) =>
    ask<Placed[]>("GET", `ratings/${game}?options=${encodeURIComponent(options)}`),
};
