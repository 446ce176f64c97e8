/** The titles of the games, as the table lists them: asked for when the first one is shown. */

import { api } from "./api";

let titles: Record<string, string> = $state.raw({});
let asked = false;

async function ask(): Promise<void> {
  try {
    titles = Object.fromEntries((await api.games()).map(({ name, title }) => [name, title]));
  } catch {
    asked = false; // the next one who shows a title asks again
  }
}

export function gameTitle(game: string): string {
  if (!asked) {
    asked = true;
    void ask();
  }
  return titles[game] ?? "";
}
