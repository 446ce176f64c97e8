/** The parts of the Torres board that cannot be played on, as SVG text: ground, stacks, track, numbers. */

import { n } from "../../lib/draw";
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
    `<g class="lv" transform="translate(${x + C - 15} ${y + 15})"><circle r="12"/>` +
    `<text y="6" fill="#241b13">${height(heights, name)}</text></g>`
  );
}

export function pennon(heights: number[][], { squares, base, king }: CastleSurvey, up: number): string {
  const first = [...squares].sort((a, b) => square(a).y - square(b).y || square(a).x - square(b).x)[0]!;
  const { x, y } = corner(heights, first, up);
  return (
    `<g class="tag${king ? " king" : ""}" transform="translate(${x + 17} ${y + 14})">` +
    `<path d="M-15-12h30v16l-15 8-15-8z"/><text y="4" fill="${king ? "#241b13" : "#fff8e6"}">${base}</text></g>`
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

/** The loop of 100 spaces: 0 in the south-west corner, then north, east, south, west. The middle of one. */
export function onTrack(space: number): { x: number; y: number } {
  const high = LOW + 25 * SPACE;
  const k = space % 25;
  const [x, y] =
    space < 25
      ? [LOW, high - k * SPACE]
      : space < 50
        ? [LOW + k * SPACE, LOW]
        : space < 75
          ? [high, LOW + k * SPACE]
          : [high - k * SPACE, high];
  return { x: x! + SPACE / 2, y: y! + SPACE / 2 };
}

export function track(): string {
  let out = "";
  for (let i = 0; i < 100; i++) {
    const { x, y } = onTrack(i);
    out +=
      `<rect class="ts${i % 5 ? "" : " five"}" x="${x - SPACE / 2 + 1}" y="${y - SPACE / 2 + 1}"` +
      ` width="${SPACE - 2}" height="${SPACE - 2}" rx="5"/>`;
    if (i % 5 === 0) out += `<text class="tn" fill="#4d3b25" x="${x}" y="${y + 4.5}">${i}</text>`;
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
