/** How long a game takes: as measured in games that were played here, else estimated. */

import type { GameInfo } from "../../lib/wire";

export interface Length {
  minutes: number;
  /** In how many games that was measured; 0 for an estimate. */
  games: number;
}

type Value = string | number | boolean;

/** The options that are not as usual, as the server names such a group. */
function group(game: GameInfo, valueOf: (name: string) => Value | undefined): string {
  const written = (value: Value): string => (typeof value === "boolean" ? (value ? "True" : "False") : String(value));
  const changed = game.options.flatMap(({ name, usual }) => {
    const value = valueOf(name) ?? usual;
    return value === usual ? [] : [`${name}=${written(value)}`];
  });
  return changed.join(" ") || "usual";
}

/** With this number of seats, `people` of them taken by people; null where nobody has said. */
export function lengthOf(
  game: GameInfo,
  valueOf: (name: string) => Value | undefined,
  players: number,
  people: number,
): Length | null {
  const chosen = group(game, valueOf);
  const found = game.lengths.find((one) => one.players === players && one.options === chosen);
  if (found) return { minutes: Math.max(1, Math.round((found.seconds * people) / 60)), games: found.games };
  if (!game.minutes) return null;
  const cards = game.options.flatMap((option) =>
    option.cards.filter((card) => card.value === (valueOf(option.name) ?? option.usual)),
  );
  const usual = cards.reduce((sum, card) => sum + card.minutes, game.minutes);
  return { minutes: about(usual, players), games: 0 };
}

/** Each player more makes it a little longer, rounded to five minutes. */
function about(minutes: number, players: number): number {
  return Math.max(5, Math.round((minutes * (0.745 + players * 0.085)) / 5) * 5);
}
