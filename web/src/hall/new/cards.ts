/** What is chosen by pictures, and what it makes of a game. */

import type { CardInfo, GameInfo, OptionInfo, PresetInfo } from "../../lib/wire";

/** What an option is at the table in question. */
export type ValueOf = (option: OptionInfo) => string | number | boolean;

export const picturedOf = (game: GameInfo): OptionInfo[] => game.options.filter((option) => option.cards.length);

export function setsOf(game: GameInfo, value: ValueOf): string[] {
  return picturedOf(game)
    .filter((option) => value(option) === true)
    .map((option) => option.name);
}

export function cardsOf(game: GameInfo, value: ValueOf): CardInfo[] {
  return picturedOf(game).flatMap((option) => option.cards.filter((card) => card.value === value(option)));
}

export function tilesOf(game: GameInfo, value: ValueOf): number {
  return game.tiles + cardsOf(game, value).reduce((sum, card) => sum + card.tiles, 0);
}

/** The evening that these sets are called by. */
export function presetOf(game: GameInfo, value: ValueOf): PresetInfo | undefined {
  const sets = setsOf(game, value);
  return game.presets.find(
    ({ options }) => options.length === sets.length && options.every((name) => sets.includes(name)),
  );
}
