/** How high the towers are. */

import type { CarcassonneView } from "../../view";

/** Up to six floors are drawn, higher ones are shown by number only. */
export const DRAWN = 6;
export const FLOOR = 11;

export function floorsAt(view: CarcassonneView, x: number, y: number): number {
  return view.tower?.towers.find((tower) => tower[0] === x && tower[1] === y)?.[2] ?? 0;
}

/** The height of a tower in the drawing. */
export function heightOf(floors: number): number {
  return FLOOR * Math.min(DRAWN, floors);
}
