/** Where the chips of a choice lie around a tile: each as near as possible to its place, none over another. */

import type { Point } from "./camera.svelte";

/** The least distance between the middles of two chips. */
export const APART = 54;
const ROOM = 56;
const FULL = 2 * Math.PI;

/** How far from the middle of a tile that many chips lie; in pixels, as the width of the tile. */
export function radius(tile: number, chips: number): number {
  return Math.max(0.62 * tile + 36, (chips * ROOM) / FULL);
}

/**
 * The angles of chips whose places lie in these directions from the middle of the tile; a chip without a place (null)
 * takes what is free, from the bottom on. Angles are in radians, clockwise from the right.
 */
export function around(directions: (number | null)[], far: number): number[] {
  const apart = 2 * Math.asin(Math.min(1, APART / 2 / far));
  const wanted = directions.map((direction) => direction ?? Math.PI / 2);
  // In the order of their directions, those without a place last among equals.
  const order = wanted
    .map((_, i) => i)
    .sort(
      (a, b) => wanted[a]! - wanted[b]! || Number(directions[a] === null) - Number(directions[b] === null) || a - b,
    );
  const at = order.map((i) => wanted[i]!);
  // Neighbours that are too near push each other apart, evenly, until none is.
  for (let round = 0; round < 200; round++) {
    let moved = 0;
    for (let i = 0; i < at.length && at.length > 1; i++) {
      const next = (i + 1) % at.length;
      const gap = at[next]! - at[i]! + (next === 0 ? FULL : 0);
      const lack = apart - gap;
      if (lack <= 1e-4) continue;
      at[i]! -= lack / 2;
      at[next]! += lack / 2;
      moved = Math.max(moved, lack);
    }
    if (moved < 1e-3) break;
  }
  const out: number[] = [];
  order.forEach((index, i) => (out[index] = at[i]!));
  return out;
}

export function onRing(middle: Point, far: number, angle: number): Point {
  return { x: middle.x + far * Math.cos(angle), y: middle.y + far * Math.sin(angle) };
}
