/** What the engine says about a Torres position, and the geometry of the board. */

import type * as told from "./view-types";

export interface TorresView extends told.TorresView {
  /** By square: the seat of its knight, or the king. */
  figures: Record<string, number | "king">;
}

export type Square = { x: number; y: number };

export function square(name: string): Square {
  return { x: name.charCodeAt(0) - 97, y: 8 - Number(name[1]) };
}

export function squareName({ x, y }: Square): string {
  return `${"abcdefgh"[x]}${8 - y}`;
}

export function isSquare(text: string | undefined): text is string {
  return text !== undefined && /^[a-h][1-8]$/.test(text);
}

export function height(heights: number[][], name: string): number {
  const { x, y } = square(name);
  return heights[y]?.[x] ?? 0;
}

export const ALL: string[] = Array.from({ length: 64 }, (_, i) => squareName({ x: i % 8, y: Math.floor(i / 8) }));

export function beside(name: string): string[] {
  const { x, y } = square(name);
  return [
    { x, y: y - 1 },
    { x: x + 1, y },
    { x, y: y + 1 },
    { x: x - 1, y },
  ]
    .filter((s) => s.x >= 0 && s.x < 8 && s.y >= 0 && s.y < 8)
    .map(squareName);
}
