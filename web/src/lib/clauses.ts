/** The clauses of a game: whose they are, and their short titles in the reader's language. */

import { getContext, setContext } from "svelte";
import { api } from "./api";

const GAME = Symbol("game");

/** Everything inside speaks of this game. */
export function speakOf(game: () => string): void {
  setContext(GAME, game);
}

export function gameHere(): () => string {
  return getContext<(() => string) | undefined>(GAME) ?? (() => "");
}

interface Book {
  clauses: { id: string; title: string }[];
}

const books = import.meta.glob<Book>("../../../src/bastide/rulebook/clauses/*.json", { import: "default" });
const titles = import.meta.glob<Record<string, string>>("../../../src/bastide/rulebook/titles/*.json", { import: "default" });

export async function clauseTitles(game: string, language: string): Promise<Record<string, string>> {
  const own = titles[`../../../src/bastide/rulebook/titles/${game}.${language}.json`];
  if (own) return own();
  const book = await books[`../../../src/bastide/rulebook/clauses/${game}.json`]?.();
  return Object.fromEntries((book?.clauses ?? (await api.rules(game))).map((clause) => [clause.id, clause.title]));
}
