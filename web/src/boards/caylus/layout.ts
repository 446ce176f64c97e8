/** Where everything of Caylus lies, in pixels of the rectangle that the window gives it. It changes with the window only. */

import type { Point } from "../../stage/camera.svelte";
import type { Place } from "../road/spot";
import { SPECIALS } from "./tiles";

export const ROAD = 28;

export interface RoadLayout {
  width: number;
  height: number;
  small: boolean;
  cols: number;
  /** The width of the road. */
  rs: number;
  /** How far the road swings out at its bends. */
  bend: number;
  /** The first row of the road's tiles, how high they are, and how far the next row is. */
  y0: number;
  th: number;
  rowH: number;
  /** The special buildings begin here. */
  top: number;
  places: Record<string, Place>;
}

export function roadLayout(width: number, height: number, small: boolean): RoadLayout {
  return small ? phone(width) : desk(width, height);
}

function desk(width: number, height: number): RoadLayout {
  const bend = 30;
  const rs = Math.max(28, Math.min(40, height * 0.052));
  const [top, river, gap, cols] = [8, 20, 5, 7];
  const pw = (width - 2 * bend) / cols;
  const th = Math.max(40, Math.floor((height - top - river - 6 - 5 * rs - 5 * gap) / 5.06));
  const y0 = top + th + rs + river;
  const rowH = th + rs + gap;
  const places: Record<string, Place> = {};
  for (let i = 0; i < ROAD; i++) {
    const row = Math.floor(i / cols);
    const col = row % 2 === 0 ? cols - 1 - (i % cols) : i % cols;
    places[`space:${i + 1}`] = { x: bend + col * pw + 4, y: y0 + row * rowH, w: pw - 8, h: th };
  }
  SPECIALS.forEach((id, i) => (places[id] = { x: bend + i * pw + 4, y: top, w: pw - 8, h: th }));
  places.bridge = { x: bend + 6 * pw, y: top, w: pw + 8, h: th + rs };
  return { width, height, small: false, cols, rs, bend, y0, th, rowH, top, places };
}

function phone(width: number): RoadLayout {
  const [bend, rs, cols, th, top] = [16, 32, 4, 64, 6];
  const pw = (width - 2 * bend) / cols;
  const sw = (width - 2 * bend) / 3;
  const rowH = th + rs + 6;
  const y0 = 10 + 2 * rowH + 74;
  const places: Record<string, Place> = {};
  SPECIALS.forEach((id, i) => {
    const row = Math.floor(i / 3);
    places[id] = { x: bend + (row ? 2 - (i % 3) : i % 3) * sw + 3, y: top + row * rowH, w: sw - 6, h: th };
  });
  places.bridge = { x: bend, y: top + 2 * rowH + 4, w: width - 2 * bend, h: 58 };
  for (let i = 0; i < ROAD; i++) {
    const row = Math.floor(i / cols);
    const col = row % 2 === 0 ? i % cols : cols - 1 - (i % cols);
    places[`space:${i + 1}`] = { x: bend + col * pw + 3, y: y0 + row * rowH, w: pw - 6, h: th };
  }
  return { width, height: y0 + 7 * rowH + 4, small: true, cols, rs, bend, y0, th, rowH, top, places };
}

/** The middle of the road below a place. */
export function foot(l: RoadLayout, key: string): Point {
  const p = l.places[key]!;
  return { x: p.x + p.w / 2, y: p.y + p.h + l.rs / 2 };
}

/** Whether the road runs to the right in a row. */
const rightward = (l: RoadLayout, row: number) => (l.small ? row % 2 === 0 : row % 2 === 1);

/** The way from the castle to the end of the road, or to a space. */
export function way(l: RoadLayout, upto = ROAD, whole = false): string {
  const y = (row: number) => l.y0 + row * l.rowH + l.th + l.rs / 2;
  const m = 12;
  const right = l.width - l.bend / 2 - 1;
  const left = l.bend / 2 + 1;
  const turn = (edge: number, from: number, to: number) => {
    const inner = edge === right ? edge - m : edge + m;
    return `H${inner}Q${edge} ${from} ${edge} ${from + m}V${to - m}Q${edge} ${to} ${inner} ${to}`;
  };
  const s0 = l.top + l.th + l.rs / 2;
  let d = `M0 ${s0}${turn(right, s0, l.small ? s0 + l.rowH : y(0))}`;
  if (l.small) d += turn(left, s0 + l.rowH, y(0));
  const last = Math.floor((upto - 1) / l.cols);
  for (let row = 0; row < last; row++) d += turn(rightward(l, row) ? right : left, y(row), y(row + 1));
  const p = l.places[`space:${upto}`]!;
  const on = rightward(l, last);
  return `${d}H${whole ? (on ? right - m : left + m) : on ? p.x + p.w : p.x}`;
}

/** Where the closing bar of the provost stands. */
export function barAt(l: RoadLayout, space: number): { x: number; y: number } {
  const p = l.places[`space:${space}`]!;
  const on = rightward(l, Math.floor((space - 1) / l.cols));
  return { x: on ? p.x + p.w + 3 : p.x - 3, y: p.y + p.h + 3 };
}

/** How the passing places lie on the deck of the bridge. */
export function deck(l: RoadLayout): { x: number; y: number; w: number; step: number; r: number } {
  const p = l.places.bridge!;
  const [x, w] = l.small ? [p.x + 110, p.w - 120] : [p.x + 2, p.w - 6];
  const step = w / 5;
  return { x, y: l.small ? p.y + 33 : p.y + p.h - l.rs / 2, w, step, r: Math.min(11.5, step / 2 - 1) };
}
