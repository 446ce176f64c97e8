/** What the engine says about a position of Caylus, and what follows from it at a glance. */

import { classOf } from "./tiles";
import type { CaylusView } from "./view-types";

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

/** The space that the next building goes to. */
export function nextSite(view: CaylusView): number {
  return view.road.find((space) => space.tile === null)?.space ?? 0;
}

/** The section that the next house goes to, or the number of sections when the castle is full. */
export function nextSection(view: CaylusView): number {
  const found = view.castle.findIndex((part) => !part.scored && built(part.houses) < part.places);
  return found < 0 ? view.castle.length : found;
}

export function built(houses: number[]): number {
  return houses.reduce((sum, count) => sum + count, 0);
}

/** The decision to be taken now. */
export function asked(view: CaylusView): { step: string; about: string } | null {
  const step = view.steps.at(-1);
  return step ? { step: step.step, about: String(step.about) } : null;
}
