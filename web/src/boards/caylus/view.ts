/** What the engine says about a position of Caylus, and what follows from it at a glance. */

import { classOf } from "./tiles";
import type { CaylusSurvey, CaylusView } from "./view-types";

export type { CaylusSurvey, CaylusView } from "./view-types";

export const CUBES = ["food", "wood", "stone", "cloth", "gold"] as const;
export const LINES = ["prestige", "deniers", "resources", "buildings"] as const;
export const PHASES = ["income", "placement", "special", "provost", "buildings", "castle", "end_of_turn"] as const;

/** The circles of a special building and who stands there. */
export function circles(view: CaylusView, id: string): (number | null)[] {
  if (id === "stables") return view.special.stables;
  if (id === "inn") return [view.special.inn_left, view.special.inn_right];
  return [view.special[id as "gate"]];
}

/** Whether workers go to a building of the road. */
export function takesWorkers(tile: string): boolean {
  return !["prestige", "residence"].includes(classOf(tile));
}

/** The section that batches go to; the last one when the castle is full. */
export function sectionToBuild(survey: CaylusSurvey): number {
  const found = survey.castle.findIndex((part) => part.next);
  return found < 0 ? survey.castle.length - 1 : found;
}

export function built(houses: number[]): number {
  return houses.reduce((sum, count) => sum + count, 0);
}

/** The decision to be taken now. */
export function asked(view: CaylusView): { step: string; about: string } | null {
  const step = view.steps.at(-1);
  return step ? { step: step.step, about: String(step.about) } : null;
}
