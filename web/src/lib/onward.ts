/** To the next game that waits for the viewer, once their turn at a table has passed on; for those who wish it. */

import { member } from "./member.svelte";
import { news } from "./news.svelte";
import { prefs } from "./prefs.svelte";
import { go, route } from "./route.svelte";

export async function onward(table: string): Promise<void> {
  if (!prefs.nextGame) return;
  if (!member.me) await member.look();
  await news.look();
  const next = news.turns.find((id) => id !== table);
  if (next && route.now.parts[0] === table) go(`/table/${next}`);
}
