/** The names of things, as their explanations have them. */

import book from "../../explain/carcassonne";

export function titleOf(key: string): string {
  return book.explain(key, { view: null, survey: null, players: 0, names: () => undefined })?.title ?? "";
}
