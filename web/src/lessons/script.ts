/** The scripts of the lessons and their texts. The table's side of a script is the server's; the words are in `words`. */

/** One thing that a lesson speaks of. Places are named as `name:value` for the element with `data-name="value"`. */
export interface Step {
  id: string;
  /** What the hand points at. */
  point?: string;
  /** What is not in the shade. */
  spot?: string[];
  /** The decisions that are asked for, in order. */
  do?: string[];
  /** Waits while the others move. */
  watch?: boolean;
  /** The rules that it states. */
  clauses?: string[];
}

export interface Script {
  game: string;
  settings?: Record<string, string | number | boolean>;
  steps: Step[];
}

export interface StepWords {
  title: string;
  text: string[];
  /** What is to be done, in a few words. */
  ask?: string;
}

export interface LessonWords {
  title: string;
  /** What is learnt, in a sentence. */
  about: string;
  steps: Record<string, StepWords>;
}

const scripts = import.meta.glob<Record<string, Script>>("../../../src/bastide/server/lessons/*.json", {
  import: "default",
});
const words = import.meta.glob<Record<string, LessonWords>>("./words/*.json", { import: "default" });

/** The lessons of a game by their ids: its first game, then what can be added to it. */
export async function scriptsOf(game: string): Promise<Record<string, Script>> {
  return (await scripts[`../../../src/bastide/server/lessons/${game}.json`]?.()) ?? {};
}

/** Their words. */
export async function wordsOf(game: string, language: string): Promise<Record<string, LessonWords>> {
  return (await words[`./words/${game}.${language}.json`]?.()) ?? {};
}
