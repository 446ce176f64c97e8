/** Where a card lies that may not cover the thing it is about. */

import type { Box, Point } from "./camera.svelte";
import type { Size } from "./place";

/**
 * The top left corner of a card `gap` away from its anchor, inside the window: right, left, below or above, whichever
 * moves it least and covers least of what is kept; over the anchor only where there is no other room.
 */
export function apart(anchor: Box, card: Size, window: Box, keep: Box[] = [], gap = 12): Point {
  const middle = { x: anchor.x + anchor.w / 2 - card.w / 2, y: anchor.y + anchor.h / 2 - card.h / 2 };
  const sides: Point[] = [
    { x: anchor.x + anchor.w + gap, y: middle.y },
    { x: anchor.x - gap - card.w, y: middle.y },
    { x: middle.x, y: anchor.y + anchor.h + gap },
    { x: middle.x, y: anchor.y - gap - card.h },
  ];
  let best: { cost: number; at: Point } | null = null;
  for (const side of sides) {
    const at = { x: within(side.x, card.w, window.x, window.w), y: within(side.y, card.h, window.y, window.h) };
    const here = { ...at, ...card };
    const cost =
      10 * covered(here, anchor) +
      keep.reduce((sum, box) => sum + covered(here, box), 0) +
      Math.hypot(at.x - side.x, at.y - side.y);
    if (!best || cost < best.cost - 1) best = { cost, at };
  }
  return best!.at;
}

/** Docked at the bottom of a phone, above the thumb, or at its top where the anchor lies below. */
export function docked(anchor: Box, card: Size, window: Box): "top" | "bottom" {
  const below = covered({ x: window.x, y: window.y + window.h - card.h, w: window.w, h: card.h }, anchor);
  const above = covered({ x: window.x, y: window.y, w: window.w, h: card.h }, anchor);
  return below > above ? "top" : "bottom";
}

function within(value: number, size: number, from: number, length: number): number {
  return Math.max(from, Math.min(value, from + length - size));
}

function covered(a: Box, b: Box): number {
  const wide = Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x);
  const high = Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y);
  return Math.max(0, wide) * Math.max(0, high);
}
