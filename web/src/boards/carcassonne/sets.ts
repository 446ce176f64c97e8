/** What the expansions bring to the board, in their order. */

import { EXPANSIONS } from "./expansions/names";
import type { CarcassonneSet } from "./set";

const found = import.meta.glob<CarcassonneSet>("./expansions/*/index.ts", { eager: true, import: "default" });

export const SETS: CarcassonneSet[] = EXPANSIONS.map((name) => found[`./expansions/${name}/index.ts`]!);

/** The words for what adds to the points of a region at a table with these expansions. */
export function bonuses(chosen: string[]): string[] {
  return SETS.flatMap(({ bonus }, i) => (bonus && chosen.includes(EXPANSIONS[i]!) ? [bonus] : []));
}

/** What they have of a kind that has a name for each of its parts. */
export function brought<Part>(part: (set: CarcassonneSet) => Record<string, Part> | undefined): Record<string, Part> {
  return Object.assign({}, ...SETS.map(part)) as Record<string, Part>;
}
