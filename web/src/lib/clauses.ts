/** The short titles of the clauses of a game, in the reader's language. */

import { api } from "./api";

interface Book {
  clauses: { id: string; title: string }[];
}

const books = import.meta.glob<Book>("../../../src/bastide/rulebook/clauses/*.json", { import: "default" });
const titles = import.meta.glob<Record<string, string>>("../../../src/bastide/rulebook/titles/*.json", { import: "default" });

export async function clauseTitles(game: string, language: string): Promise<Record<string, string>> {
  const own = titles[`../../../src/bastide/rulebook/titles/${game}.${language}.json`];
  if (own) return own();
  const book = await books[`../../../src/bastide/rulebook/clauses/${game}.json`]?.();
  return Object.fromEntries((book?.clauses ?? (await api.rules(game, language))).map((clause) => [clause.id, clause.title]));
}
