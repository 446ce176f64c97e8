/** Where the cards of the road lie, in pixels of the rectangle that the window gives them. */

import type { Point } from "../../stage/camera.svelte";
import type { Place } from "../road/spot";

export interface RoadLayout {
  width: number;
  height: number;
  cols: number;
  rs: number;
  bend: number;
  /** How wide and high a card is, and how far the next row is. */
  cw: number;
  ch: number;
  rowH: number;
  places: Place[];
}

const TOP = 8;
const GAP = 5;
/** Rows that a desk has room for; only a longer road makes them lower. */
const ROWS = 3;

/** `cards` are those on the road; there is always a place for the next. */
export function roadLayout(width: number, height: number, cards: number, small: boolean): RoadLayout {
  const cols = small ? 4 : 8;
  const rs = small ? 32 : Math.max(28, Math.min(38, height * 0.055));
  const bend = small ? 14 : 26;
  const pw = (width - 2 * bend) / cols;
  const rows = Math.max(small ? 1 : ROWS, Math.ceil((cards + 1) / cols));
  const ch = small ? 118 : Math.max(40, Math.floor((height - TOP - rows * (rs + GAP)) / rows));
  const rowH = ch + rs + GAP;
  const places = Array.from({ length: rows * cols }, (_, i): Place => {
    const row = Math.floor(i / cols);
    const col = row % 2 ? cols - 1 - (i % cols) : i % cols;
    return { x: bend + col * pw + 3, y: TOP + row * rowH, w: pw - 6, h: ch };
  });
  return { width, height: small ? TOP + rows * rowH : height, cols, rs, bend, cw: pw - 6, ch, rowH, places };
}

/** The middle of the road below a card. */
export function foot(l: RoadLayout, i: number): Point {
  const p = l.places[i]!;
  return { x: p.x + p.w / 2, y: p.y + p.h + l.rs / 2 };
}

/** The way from the castle to a card. */
export function way(l: RoadLayout, upto: number): string {
  const y = (row: number) => TOP + row * l.rowH + l.ch + l.rs / 2;
  const m = 10;
  let d = `M0 ${y(0)}`;
  const last = Math.floor(upto / l.cols);
  for (let row = 0; row < last; row++) {
    const right = row % 2 === 0;
    const edge = right ? l.width - l.bend / 2 : l.bend / 2;
    const inner = right ? edge - m : edge + m;
    d += `H${inner}Q${edge} ${y(row)} ${edge} ${y(row) + m}V${y(row + 1) - m}Q${edge} ${y(row + 1)} ${inner} ${y(row + 1)}`;
  }
  const p = l.places[upto]!;
  return `${d}H${last % 2 === 0 ? p.x + p.w + 2 : p.x - 2}`;
}

/** Where the closing bar of the provost stands. */
export function barAt(l: RoadLayout, card: number): Point {
  const p = l.places[card]!;
  return { x: Math.floor(card / l.cols) % 2 === 0 ? p.x + p.w + 2 : p.x - 2, y: p.y + p.h + 3 };
}
