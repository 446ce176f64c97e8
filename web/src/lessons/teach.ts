/** Takes a lesson to its table and finds it again there. */

import { api } from "../lib/api";
import { prefs } from "../lib/prefs.svelte";
import { go } from "../lib/route.svelte";
import { visited } from "../lib/visited.svelte";
import Card from "./Card.svelte";
import { Lesson } from "./lesson.svelte";
import { progress } from "./progress.svelte";
import { scriptsOf } from "./script";

export interface Taught {
  lesson: Lesson;
  Card: typeof Card;
}

/** The lesson of a table, at the step where it was left. */
export async function taught(id: string, game: string, table: string): Promise<Taught | null> {
  const script = (await scriptsOf(game))[id];
  if (!script) return null;
  const kept = progress.of(id);
  const length = script.steps.length;
  const lesson = new Lesson(id, script.steps, kept?.table === table ? kept.step : 0, (step) =>
    progress.keep(id, table, step, step >= length),
  );
  return { lesson, Card };
}

/** Begin a lesson at a fresh table. */
export async function begin(id: string): Promise<void> {
  const made = await api.lesson(id, prefs.name);
  visited.remember({ id: made.table.id, game: made.table.game, token: made.links.seat ?? "", seat: 0, at: Date.now() });
  progress.keep(id, made.table.id, 0);
  go(`/table/${made.table.id}?start`);
}
