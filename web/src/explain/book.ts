/** What the books of explanations are made of. Texts are in the words of the games, numbers in their components. */

import { prefs } from "../lib/prefs.svelte";
import { name, say, t, type Message, type Names } from "../lib/words.svelte";
import type { PageId } from "../words/ids";

/** How many of each sign: `{ food: 2, denier: 1 }`. */
export type Amount = Record<string, number>;

/** What is given for what; several amounts are to be chosen from. Nothing to give is free. */
export interface Exchange {
  label?: string;
  give: Amount[];
  get: Amount[];
  /** What is given is only counted, and kept. */
  kept?: boolean;
}

export interface Explanation {
  title: string;
  /** What kind of thing it is. */
  kind?: string;
  text: string;
  exchanges: Exchange[];
  /** When it works, who gets what, how many there are. */
  facts: [string, string][];
  clause: string;
}

/** The table at which something is explained, as far as it changes what is said. */
export interface Table {
  view: Record<string, unknown> | null;
  survey: Record<string, unknown> | null;
  players: number;
  names: Names;
}

export interface Book {
  /** Everything that this game explains. */
  keys(): string[];
  explain(key: string, table: Table): Explanation | null;
  /** What is special now about a place of the board, by its name on the page. */
  now?(place: string, table: Table): string;
  /** An amount in words, for those who hear it. */
  amount(amount: Amount): Message[];
}

/** A name at the head of something. */
export function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase(prefs.language) + text.slice(1);
}

/** A fact with its label, where there is something to say. */
export function fact(label: PageId, text: string | Message | null | undefined): [string, string][] {
  const said = text && (typeof text === "string" ? text : say(text));
  return said ? [[t(label), capital(said)]] : [];
}

/** The first of these that has words. */
export function named(...ids: string[]): string {
  return capital(ids.map((id) => name(id)).find((found) => found) ?? "");
}

/** Something that has a name and a sentence in the words of its game, and no more. */
export function plain(game: string, key: string, params?: Record<string, unknown>): Explanation | null {
  const text = name(`${game}.explain.${key}`) && say({ id: `${game}.explain.${key}`, params });
  return text
    ? { title: named(`${game}.thing.${key}`, `${game}.${key}`), text, exchanges: [], facts: [], clause: "" }
    : null;
}
