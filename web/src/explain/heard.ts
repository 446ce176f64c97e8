/** Explanations for those who hear them. */

import { say, t } from "../lib/words.svelte";
import type { Amount, Book, Exchange, Table } from "./book";

/** An exchange as a sentence. */
export function heard(book: Book, { give, get, kept }: Exchange): string {
  const spoken = (amounts: Amount[]) =>
    amounts
      .map((amount) => say({ id: "web.explain.list", params: { goods: book.amount(amount) } }))
      .join(` ${t("explain.or")} `);
  if (!give.length) return t("explain.gain", { get: spoken(get) });
  return t(kept ? "explain.kept" : "explain.exchange", { give: spoken(give), get: spoken(get) });
}

/** What something does, with its price: for the board in words. */
export function inWords(book: Book, key: string, table: Table): string {
  const found = book.explain(key, table);
  if (!found) return "";
  // What it simply gives is said in its sentence.
  const more = found.exchanges.filter(({ give, label }) => give.length || (label && label !== t("explain.in_use")));
  return [
    `${found.title}: ${found.text}`,
    ...more.map((one) => `${one.label ? `${one.label}: ` : ""}${heard(book, one)}`),
  ].join(" ");
}
