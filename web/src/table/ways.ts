/** What a viewer can do about what was decided: take the last decision back, the turn, or decide it again. */

import { turnBegan } from "../lib/events";
import type { EntryInfo, Position } from "../lib/wire";

export interface Decided {
  position: Pick<Position, "step" | "undo"> | null;
  entries: EntryInfo[];
  you: number | null;
  playing: boolean;
  /** How many decisions are planned. */
  planned: number;
}

/** Whether the last decision can be taken back: one that is planned, or played and not answered. */
export function canUndo({ position, planned, playing }: Decided): boolean {
  return planned > 0 || (!!position?.undo && position.undo.to < position.step && playing);
}

/** The step to which the whole turn can be taken back; null where that is none. */
export function turnStart(decided: Decided): number | null {
  const { step = 0, undo = null } = decided.position ?? {};
  const to = Math.max(undo?.to ?? step, turnBegan(decided.entries, step, decided.you));
  return canUndo(decided) && to < step ? to : null;
}
