/** Takes the only choice of a decision, after a moment in which its question can be seen. */

import type { ActionInfo, Position } from "../lib/wire";
import type { Turn } from "../stage/turn.svelte";

const MOMENT = 400;

/** Returns what to do when there is another choice, or none is to be taken any more. */
export function takeSoon(
  turn: Pick<Turn, "take">,
  only: ActionInfo | null,
  task: Position["task"],
): (() => void) | undefined {
  if (!only) return undefined;
  const timer = setTimeout(() => void turn.take(only, task), MOMENT);
  return () => clearTimeout(timer);
}
