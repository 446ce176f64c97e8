/** A worker, which also stands in the pictures of the hall. */

import { LEGIBLE, txt, use } from "../../lib/draw";
import { letter } from "../../lib/seats";

/** x, y is the middle of its foot. */
export function worker(seat: number, x: number, y: number, h = 32, cls = ""): string {
  const s = letter(seat);
  const w = h * 0.75;
  return (
    `<g class="${s} piece ${cls}">${use(`worker-${s}`, x - w / 2, y - h, w, h)}` +
    `${txt(s, x, y - h * 0.12, { size: Math.max(LEGIBLE, h * 0.3), weight: 800, fill: "var(--on-seat)" })}</g>`
  );
}
