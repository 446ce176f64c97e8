/** Where a question lies beside the thing it is about: never on it, and where it hides the fewest things that matter. */

import type { Box, Point } from "./camera.svelte";
import type { Size } from "./place";

export type Side = "right" | "left" | "below" | "above";

export interface Laid extends Point {
  side: Side;
  /** Where its pointer is, along the side it points from. */
  tip: number;
}

/** Something that should not be hidden, and how much that matters. */
export interface Kept extends Box {
  weight?: number;
}

/** How near it may come to the edge of its room, and how near its pointer to its own corner. */
const EDGE = 8;
const CORNER = 16;
/** What it costs to lie on the thing itself, or to hide a place, by the square pixel. */
const ON_IT = 10;
const HIDING = 0.012;

/** What it is worth to stay on the side where it lies already. */
const STAYING = 400;

/** How far it is moved along its side, from the one end of the thing to the other; and what a pixel of that costs. */
const ALONG = [0, -0.5, 0.5, -1, 1];
const MOVING = 0.05;

/** Tries right, left, below, above within a part of the window; `stay` is the side on which it lies already. */
export function aside(thing: Box, size: Size, room: Box, keep: Kept[] = [], gap = 16, stay?: Side): Laid {
  const middle = { x: thing.x + thing.w / 2, y: thing.y + thing.h / 2 };
  const tries: [Side, number, number][] = [
    ["right", thing.x + thing.w + gap, middle.y - size.h / 2],
    ["left", thing.x - gap - size.w, middle.y - size.h / 2],
    ["below", middle.x - size.w / 2, thing.y + thing.h + gap],
    ["above", middle.x - size.w / 2, thing.y - gap - size.h],
  ];
  let best: Laid | null = null;
  let least = Infinity;
  for (const [side, wishX, wishY] of tries) {
    const across = side === "right" || side === "left";
    for (const part of ALONG) {
      const dx = across ? 0 : (part * (size.w - thing.w)) / 2;
      const dy = across ? (part * (size.h - thing.h)) / 2 : 0;
      const x = clamp(wishX + dx, room.x + EDGE, room.x + room.w - size.w - EDGE);
      const y = clamp(wishY + dy, room.y + EDGE, room.y + room.h - size.h - EDGE);
      const here = { x, y, ...size };
      const [along, off] = across ? [y - wishY, x - wishX] : [x - wishX, y - wishY];
      const cost =
        ON_IT * shared(here, thing) +
        Math.abs(off) +
        MOVING * Math.abs(along) +
        keep.reduce((sum, box) => sum + HIDING * (box.weight ?? 1) * shared(here, box), 0) -
        (side === stay ? STAYING : 0);
      if (cost >= least - 1) continue;
      least = cost;
      best = {
        x,
        y,
        side,
        tip: across ? clamp(middle.y - y, CORNER, size.h - CORNER) : clamp(middle.x - x, CORNER, size.w - CORNER),
      };
    }
  }
  return best!;
}

function shared(a: Box, b: Box): number {
  const w = Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x);
  const h = Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y);
  return Math.max(0, w) * Math.max(0, h);
}

function clamp(value: number, low: number, high: number): number {
  return Math.max(low, Math.min(value, Math.max(low, high)));
}
