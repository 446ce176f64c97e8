/** Places of the land: a tile is a hundred across, and columns go east, rows south of the start tile. */

import quarters from "./generated/quarters.json";
import { anchor } from "./tiles.svelte";
import type { CarcassonneView, Spot, TileView } from "./view";

export function cellOf(text: string): Spot | null {
  const cell = /^(-?\d+),(-?\d+)$/.exec(text);
  return cell ? [Number(cell[1]), Number(cell[2])] : null;
}

export function tileAt(view: CarcassonneView, x: number, y: number): TileView | undefined {
  return view.land.find((tile) => tile.x === x && tile.y === y);
}

/** Where a figure stands on a segment of the tile there. */
export function spotOn(view: CarcassonneView, x: number, y: number, segment: string): { x: number; y: number } {
  const tile = tileAt(view, x, y);
  const at = tile ? anchor(tile.tile, segment, tile.rotation / 90) : { x: 50, y: 50 };
  return { x: x * 100 + at.x, y: y * 100 + at.y };
}

/** Where followers stand in a quarter of Carcassonne; the Count's block begins with the first tile laid. */
export function quarterAt(view: CarcassonneView, name: string): { x: number; y: number } {
  const [x = 0, y = 0] = (quarters as Record<string, number[]>)[name] ?? [];
  const first = view.land[0];
  return { x: ((first?.x ?? 0) + x) * 100, y: ((first?.y ?? 0) + y) * 100 };
}
