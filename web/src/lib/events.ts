/** What happened, as messages. */

import type { EntryInfo, EventInfo, StepInfo } from "./wire";
import type { Message } from "./words.svelte";

/** The sentence of an event: one of its own, or the usual one of its kind. */
export function messageOf(game: string, event: EventInfo): Message {
  return (
    event.message ?? {
      id: `${game}.event.${event.kind}${event.secret ? ".secret" : ""}`,
      params: { seat: event.seat, ...event.data },
    }
  );
}

/** The steps that others took since the viewer's last move; the viewer's own while nobody else has moved. */
export function since(entries: EntryInfo[], me: number | null): StepInfo[] {
  const played = entries.slice(-60).filter((entry) => entry.kind === "played");
  const own = played.findLastIndex((entry) => entry.seat === me);
  const others = played.slice(own + 1);
  return (others.length || own < 0 ? others.slice(me === null ? -1 : 0) : [played[own]!]).flatMap(
    (entry) => entry.steps,
  );
}

/** The steps that stand, chance included, so that positions count; what was taken back is left out. */
export function standing(entries: EntryInfo[]): StepInfo[] {
  const steps: StepInfo[] = [];
  for (const entry of entries) {
    const back = entry.to ?? null;
    if (back !== null) steps.length = Math.min(steps.length, back);
    steps.push(...entry.steps);
  }
  return steps;
}

/**
 * What happened after the viewer's last decision, of a table with that many steps: how many came before it, and the steps of
 * each move after it.
 */
export function afterMine(
  entries: EntryInfo[],
  step: number,
  me: number | null,
): { from: number; moves: StepInfo[][] } | null {
  const steps = standing(entries);
  const mine = steps.findLastIndex(({ seat }) => seat === me);
  if (mine < 0) return null;
  const moves: StepInfo[][] = [];
  for (const one of steps.slice(mine + 1)) {
    if (one.seat >= 0 || !moves.length) moves.push([one]);
    else moves.at(-1)!.push(one);
  }
  return moves.some(([first]) => first!.seat >= 0) ? { from: step - (steps.length - 1 - mine), moves } : null;
}

/** How many steps came before the viewer's last decision, of that many in all; -1 when they have made none. */
export function lastDecision(entries: EntryInfo[], step: number, me: number | null): number {
  const steps = standing(entries);
  const found = steps.findLastIndex(({ seat }) => seat === me);
  return found < 0 ? -1 : step - steps.length + found;
}

/** How many steps came before those that the viewer has just taken, of that many in all; all of them when somebody else was last. */
export function turnBegan(entries: EntryInfo[], step: number, me: number | null): number {
  const steps = standing(entries);
  const others = steps.findLastIndex(({ seat }) => seat !== me);
  return step - (steps.length - 1 - others);
}
