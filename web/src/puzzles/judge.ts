/** How good an answer is, by what came with the puzzle: nobody has to be asked. */

import type { ActionInfo, PuzzleInfo, PuzzleStep } from "../lib/api-types";
import type { EventInfo, Position } from "../lib/wire";

export type Verdict = "best" | "good" | "worse";

const same = (one: string[], other: string[]): boolean => one.join("\n") === other.join("\n");

/** What some decisions lead to; nothing for what cannot be answered. */
export function stepOf(puzzle: PuzzleInfo, actions: string[]): PuzzleStep | null {
  return puzzle.steps.find((step) => same(step.actions, actions)) ?? null;
}

/** The board after some decisions, before the next one. */
export function positionAt(puzzle: PuzzleInfo, actions: string[]): Position {
  return (stepOf(puzzle, actions)?.position ?? puzzle.position) as Position;
}

/** All whole answers, the best first. */
export function ranked(puzzle: PuzzleInfo): (PuzzleStep & { chance: number })[] {
  return puzzle.steps
    .filter((step): step is PuzzleStep & { chance: number } => step.chance !== null)
    .toSorted((one, other) => other.chance - one.chance);
}

export function verdictOf(puzzle: PuzzleInfo, chance: number): Verdict {
  const lost = ranked(puzzle)[0]!.chance - chance;
  return lost <= 0 ? "best" : lost < puzzle.nearly ? "good" : "worse";
}

/** The sentences that offer the decisions of an answer. */
export function saidOf(puzzle: PuzzleInfo, actions: string[]): ActionInfo[] {
  return actions.flatMap((action, i) => {
    const legal = positionAt(puzzle, actions.slice(0, i)).legal as ActionInfo[] | null;
    return legal?.find((one) => one.action === action) ?? [];
  });
}

/** What an answer makes happen and another does not. */
export function brought(one: PuzzleStep, other: PuzzleStep): EventInfo[] {
  const theirs = new Set((other.events as EventInfo[]).map((event) => JSON.stringify(event)));
  return (one.events as EventInfo[]).filter((event) => !theirs.has(JSON.stringify(event)));
}

type Whole = PuzzleStep & { chance: number };

/** What an answer is told by among others: some do the same, some lead to the same in another order. */
const sign = ({ chance, actions, same_as }: Whole): string => `${chance} ${(same_as ?? actions).toSorted().join("\n")}`;

export const doSame = (one: Whole, other: Whole): boolean => sign(one) === sign(other);

/** The best few, each once. */
export function topOf(puzzle: PuzzleInfo, most: number): Whole[] {
  const seen = new Set<string>();
  return ranked(puzzle)
    .filter((step) => !seen.has(sign(step)) && seen.add(sign(step)))
    .slice(0, most);
}
