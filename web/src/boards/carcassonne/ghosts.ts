/** Where the engine's lines would lay the tile, and what they would set on it. */

import type { Spot } from "./view";
import { lies } from "./figures";
import { cellOf } from "./land";
import { anchor } from "./tiles.svelte";

export interface Ghost {
  /** The places of the lines that lay the tile here, the best first. */
  ranks: number[];
  action: string;
  turns: number;
  figure: { kind: string; x: number; y: number; lying: boolean } | null;
}

/** The ghosts by their cells; of several at one cell the one that is shown, else the best, is seen. */
export function ghostsOf(lines: string[][], drawn: string | null, shown: string | null): Map<string, Ghost> {
  const out = new Map<string, Ghost>();
  for (const [i, [action = "", ...then]] of lines.entries()) {
    const [word, at = "", rotation] = action.split(" ");
    const cell = word === "place" && drawn !== null ? cellOf(at) : null;
    if (!cell) continue;
    const before = out.get(at);
    const ranks = [...(before?.ranks ?? []), i + 1];
    const turns = Number(rotation) / 90;
    const hidden = before && action !== shown;
    out.set(at, hidden ? { ...before, ranks } : { ranks, action, turns, figure: standing(then, cell, drawn!, turns) });
  }
  return out;
}

/** The follower that a line sets on the tile it lays. */
function standing(then: string[], [x, y]: Spot, drawn: string, turns: number): Ghost["figure"] {
  const [, kind = "", segment, elsewhere] = then.find((action) => action.startsWith("deploy "))?.split(" ") ?? [];
  if (segment === undefined || elsewhere !== undefined) return null;
  const at = anchor(drawn, segment, turns);
  return { kind, x: x * 100 + at.x, y: y * 100 + at.y, lying: lies(kind, segment) };
}
