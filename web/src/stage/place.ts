/** Where a card lies beside the thing it is about. */

import type { Box, Point } from "./camera.svelte";

export interface Size {
  w: number;
  h: number;
}

/**
 * The top left corner of a card beside `thing`, `gap` away: on the side away from the middle of the land if there is
 * room, else on the other side, else below or above; always inside the safe area.
 */
export function beside(thing: Box, card: Size, safe: Box, middle: Point, gap: number): Point {
  const right = thing.x + thing.w + gap;
  const left = thing.x - gap - card.w;
  const fitsRight = right + card.w <= safe.x + safe.w;
  const fitsLeft = left >= safe.x;
  const y = clamp(thing.y + thing.h / 2 - card.h / 2, safe.y, safe.y + safe.h - card.h);
  if (fitsRight || fitsLeft) {
    const away = thing.x + thing.w / 2 >= middle.x;
    return { x: fitsRight && (away || !fitsLeft) ? right : left, y };
  }
  const x = clamp(thing.x + thing.w / 2 - card.w / 2, safe.x, safe.x + safe.w - card.w);
  const above = thing.y - gap - card.h;
  return { x, y: above >= safe.y ? above : clamp(thing.y + thing.h + gap, safe.y, safe.y + safe.h - card.h) };
}

function clamp(value: number, low: number, high: number): number {
  return Math.max(low, Math.min(value, high));
}

/** What lies outside the safe area, gathered by the side it lies on, each side with the point at the edge to mark it. */
export function outside<T extends Point>(points: T[], safe: Box): { side: Side; at: Point; of: T[] }[] {
  const found = new Map<Side, T[]>();
  for (const point of points) {
    const side = sideOf(point, safe);
    if (side) found.set(side, [...(found.get(side) ?? []), point]);
  }
  return [...found].map(([side, of]) => ({
    side,
    of,
    at: { x: edge(of[0]!.x, safe.x, safe.w), y: edge(of[0]!.y, safe.y, safe.h) },
  }));
}

export type Side = "left" | "right" | "top" | "bottom";

function sideOf(point: Point, safe: Box): Side | null {
  if (point.x < safe.x) return "left";
  if (point.x > safe.x + safe.w) return "right";
  if (point.y < safe.y) return "top";
  if (point.y > safe.y + safe.h) return "bottom";
  return null;
}

/** How far a mark stays from the edge of the safe area. */
const INSIDE = 24;

function edge(value: number, from: number, length: number): number {
  return clamp(value, from + INSIDE, from + length - INSIDE);
}
