/** The clauses of a game in the reader's language. */

import { api } from "./api";

export interface Clause {
  id: string;
  section: string;
  title: string;
  text: string;
  source: string[];
}
export interface Book {
  title: string;
  sections: { number: string; title: string }[];
  clauses: Clause[];
}
export type Translations = Record<string, { title: string; text: string }>;

const books = import.meta.glob<Book>("../../../src/bastide/rulebook/clauses/*.json", { import: "default" });
const translations = import.meta.glob<Translations>("../../../src/bastide/rulebook/translations/*.json", {
  import: "default",
});

/**
 * The rules of a game in English, or as the server tells them where the page does not know the game: one section, in the
 * order of the book.
 */
export async function rulebook(game: string, language: string): Promise<Book> {
  const own = books[`../../../src/bastide/rulebook/clauses/${game}.json`];
  if (own) return own();
  const [games, clauses] = await Promise.all([api.games(), api.rules(game, language)]).catch(() => [[], []]);
  const title = games.find((one) => one.name === game)?.title ?? game;
  return {
    title,
    sections: [{ number: "1", title }],
    clauses: clauses.map((one) => ({ ...one, section: "1", source: [] })),
  };
}

/** What the clauses are called and say in that language; nothing in English, which the book itself speaks. */
export async function translated(game: string, language: string): Promise<Translations> {
  return (await translations[`../../../src/bastide/rulebook/translations/${game}.${language}.json`]?.()) ?? {};
}

export async function clauseTitles(game: string, language: string): Promise<Record<string, string>> {
  const [book, own] = await Promise.all([rulebook(game, language), translated(game, language)]);
  return Object.fromEntries(book.clauses.map((clause) => [clause.id, own[clause.id]?.title ?? clause.title]));
}
