/** The parts of the Torres board that cannot be played on, as SVG text: ground, stacks, track, numbers. */

import { n } from "../../lib/draw";
import type { Box, Point } from "../../stage/camera.svelte";
import { ALL, height, square, squareName, type CastleSurvey } from "./view";

export const C = 84;
const SPACE = 30;
export const LOW = -(26 * SPACE - 8 * C) / 2;
export const SIZE = 26 * SPACE;

/** How much a level is lifted: the tilted view shows faces, the flat one only roofs. */
export function lift(tilted: boolean): number {
  return tilted ? 10 : 0;
}

/** North-west corner of a square's top. */
export function corner(heights: number[][], name: string, up: number): { x: number; y: number } {
  const { x, y } = square(name);
  return { x: x * C, y: y * C - height(heights, name) * up };
}

export function middle(heights: number[][], name: string, up: number): { x: number; y: number } {
  const { x, y } = corner(heights, name, up);
  return { x: x + C / 2, y: y + C / 2 };
}

/** The square under a point: roofs stand higher than their squares, and the southern one covers the northern one. */
export function squareAt(heights: number[][], at: { x: number; y: number }, up: number): string | null {
  const x = Math.floor(at.x / C);
  if (x < 0 || x > 7) return null;
  for (let y = 7; y >= 0; y--) {
    const top = y * C - (heights[y]?.[x] ?? 0) * up;
    if (at.y >= top && at.y < top + C) return squareName({ x, y });
  }
  const y = Math.floor(at.y / C);
  return y >= 0 && y < 8 ? squareName({ x, y }) : null;
}

/** A number that looks like chance and is always the same. */
function scatter(seed: number): () => number {
  let s = seed * 7919 + 13;
  return () => {
    s = (s * 16807) % 2147483647;
    return s / 2147483647;
  };
}

export function ground(heights: number[][]): string {
  let out = "";
  ALL.forEach((name, i) => {
    const { x, y } = square(name);
    out += `<path class="sq${(x + y) % 2 ? " b" : ""}" d="M${x * C} ${y * C}h${C}v${C}h-${C}z"/>`;
    if (height(heights, name)) return;
    const next = scatter(i + 1);
    for (let k = 0; k < 2; k++) {
      const gx = x * C + 14 + next() * (C - 28);
      const gy = y * C + 16 + next() * (C - 26);
      out += `<path class="tuft" d="M${n(gx - 4)} ${n(gy)}q-.6-4-2.4-5.2M${n(gx)} ${n(gy)}v-6.8M${n(gx + 4)} ${n(gy)}q.6-4 2.4-5.2"/>`;
    }
  });
  return out;
}

export function stack(heights: number[][], name: string, up: number): string {
  const h = height(heights, name);
  const { x, y } = corner(heights, name, up);
  const place = square(name);
  let out = up
    ? `<rect class="bf f${h}" x="${x + 2}" y="${y + 20}" width="${C - 4}" height="${C - 22 + h * up - 1}" rx="4"/>`
    : "";
  const south = place.y < 7 ? (heights[place.y + 1]?.[place.x] ?? 0) : 0;
  for (let level = south; level < h && up; level++) {
    const base = y + C + (h - level) * up;
    if (level < h - 1) out += `<path class="bl" d="M${x + 3} ${base - up - 1}h${C - 6}"/>`;
    out += `<path class="bd" d="M${x + C / 2 - 4} ${base - 2}v-2.5a4 3 0 0 1 8 0v2.5z"/>`;
  }
  const m = [5, C - 17];
  out += `<g class="t${h}"><rect class="bt" x="${x + 2}" y="${y + 2}" width="${C - 4}" height="${C - 4}" rx="4"/>`;
  for (const a of m)
    for (const b of m) out += `<rect class="bm" x="${x + a}" y="${y + b}" width="12" height="12" rx="2"/>`;
  out +=
    `<path class="bx" d="M${x + 23} ${y + 8}h${C - 46}M${x + 23} ${y + C - 8}h${C - 46}` +
    `M${x + 8} ${y + 23}v${C - 46}M${x + C - 8} ${y + 23}v${C - 46}"/></g>`;
  return out;
}

export function level(heights: number[][], name: string, up: number): string {
  const { x, y } = corner(heights, name, up);
  return (
    `<g class="lv" transform="translate(${x + C - 15} ${y + 15})"><g><circle r="12"/>` +
    `<text y="6" fill="#241b13">${height(heights, name)}</text></g></g>`
  );
}

export function pennon(heights: number[][], { squares, base, king }: CastleSurvey, up: number): string {
  const first = [...squares].sort((a, b) => square(a).y - square(b).y || square(a).x - square(b).x)[0]!;
  const { x, y } = corner(heights, first, up);
  return (
    `<g class="tag${king ? " king" : ""}" transform="translate(${x + 17} ${y + 14})">` +
    `<g><path d="M-15-12h30v16l-15 8-15-8z"/>` +
    `<text y="-1.4" dy=".36em" fill="${king ? "#241b13" : "#fff8e6"}">${base}</text></g></g>`
  );
}

/** The outline of a castle. */
export function edge(heights: number[][], squares: string[], up: number): string {
  const inside = new Set(squares);
  let d = "";
  for (const name of squares) {
    const { x: cx, y: cy } = square(name);
    const [x, y, l] = [cx * C, cy * C, height(heights, name) * up];
    const sides: [number, number, string][] = [
      [cx, cy - 1, `M${x} ${y - l}h${C}`],
      [cx + 1, cy, `M${x + C} ${y - l}v${C + l}`],
      [cx, cy + 1, `M${x} ${y + C}h${C}`],
      [cx - 1, cy, `M${x} ${y - l}v${C + l}`],
    ];
    for (const [sx, sy, way] of sides) if (!inside.has(`${"abcdefgh"[sx]}${8 - sy}`)) d += way;
  }
  return d;
}

/** Where the score track runs around the board, and how wide it is. */
export interface Loop extends Box {
  wide: number;
}

/** On a phone it is narrow, so that the squares stay large enough for a finger. */
const NARROW = 24;
/** What a narrow track leaves free around the squares: their numbers and letters, and the roofs of the north. */
const ROOM = { left: 28, right: 6, top: 6, bottom: 30 };

export function loopOf(small: boolean, up: number): Loop {
  if (!small) return { x: LOW, y: LOW, w: SIZE, h: SIZE, wide: SPACE };
  const roofs = 3 * up;
  return {
    x: -ROOM.left - NARROW,
    y: -ROOM.top - roofs - NARROW,
    w: 8 * C + ROOM.left + ROOM.right + 2 * NARROW,
    h: 8 * C + ROOM.top + ROOM.bottom + roofs + 2 * NARROW,
    wide: NARROW,
  };
}

/** The loop of 100 spaces: 0 in the south-west corner, then north, east, south, west. */
function spaceOf(space: number, { x, y, w, h, wide }: Loop): Box {
  const k = space % 25;
  const [across, down] = [(w - wide) / 25, (h - wide) / 25];
  if (space < 25) return { x, y: y + h - (k + 1) * down, w: wide, h: down };
  if (space < 50) return { x: x + k * across, y, w: across, h: wide };
  if (space < 75) return { x: x + w - wide, y: y + k * down, w: wide, h: down };
  return { x: x + w - (k + 1) * across, y: y + h - wide, w: across, h: wide };
}

/** The middle of a space of the track. */
export function onTrack(space: number, loop: Loop): Point {
  const { x, y, w, h } = spaceOf(space, loop);
  return { x: x + w / 2, y: y + h / 2 };
}

export function track(loop: Loop): string {
  const numbered = loop.wide < SPACE ? 10 : 5;
  let out = "";
  for (let i = 0; i < 100; i++) {
    const { x, y, w, h } = spaceOf(i, loop);
    out +=
      `<rect class="ts${i % 5 ? "" : " five"}" x="${n(x + 1)}" y="${n(y + 1)}"` +
      ` width="${n(w - 2)}" height="${n(h - 2)}" rx="5"/>`;
    if (i % numbered === 0)
      out += `<text class="tn" fill="#4d3b25" x="${n(x + w / 2)}" y="${n(y + h / 2)}" dy=".36em">${i}</text>`;
  }
  return out;
}

/** The letters and numbers of the squares; `apart` from a board without a track they are larger, for small screens. */
export function coordinates(apart: boolean): string {
  const [cls, low, left, down] = apart ? ["co apart", 24, -16, 8] : ["co", 18, -12, 6];
  let out = "";
  for (let i = 0; i < 8; i++) {
    out +=
      `<text class="${cls}" x="${i * C + C / 2}" y="${8 * C + low}">${"abcdefgh"[i]}</text>` +
      `<text class="${cls}" x="${left}" y="${i * C + C / 2 + down}">${8 - i}</text>`;
  }
  return out;
}
