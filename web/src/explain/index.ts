/** The books of explanations, fetched with the first thing that is pointed at. */

import { plain, type Book } from "./book";

export type { Amount, Book, Exchange, Explanation, Table } from "./book";

const BOOKS: Record<string, () => Promise<Book>> = {
  caylus: () => import("./caylus").then((m) => m.default),
  magna_carta: () => import("./magna_carta").then((m) => m.default),
  carcassonne: () => import("./carcassonne").then((m) => m.default),
  torres: () => import("./torres").then((m) => m.default),
};

/** A game from elsewhere explains what its words have: `thing-<key>` and `explain-<key>`. */
const elsewhere = (game: string): Book => ({ keys: () => [], explain: (key) => plain(game, key), amount: () => [] });

export async function bookOf(game: string): Promise<Book> {
  return (await BOOKS[game]?.()) ?? elsewhere(game);
}

/** The game and the rest of a key; what both games of the road share is said in the words of the one around. */
export function keyOf(full: string, around: string): { game: string; key: string } {
  const dot = full.indexOf(".");
  const scope = full.slice(0, dot);
  return { game: scope === "road" ? around : scope, key: full.slice(dot + 1) };
}
