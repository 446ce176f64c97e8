/** Tiles, workers, houses and markers of the two road games: data in, SVG text out. */

import { LEGIBLE, n, txt, use } from "../../lib/draw";
import { letter } from "../../lib/seats";
import type { Line } from "./effects";

export { worker } from "./worker";

const GOOD: Record<string, string> = {
  F: "food",
  W: "wood",
  S: "stone",
  C: "cloth",
  G: "gold",
  "*": "any",
  "#": "any-non-gold",
  "~": "any-3",
  "^": "any-4",
};
const INK = "#241b12";

/** A coin or a shield with a number. */
export function valued(symbol: string, value: string | number, x: number, y: number, s: number, ink = INK): string {
  const size = Math.max(LEGIBLE, s * ([0.64, 0.64, 0.56][String(value).length] ?? 0.42));
  return (
    use(symbol, x, y, s) +
    txt(value, x + s / 2, y + s * (symbol === "shield" ? 0.44 : 0.5) + size * 0.35, { size, weight: 800, fill: ink })
  );
}

type Part = [width: number, draw: (x: number, y: number) => string];

/** A number or a sign among the pictures of a line. */
function word(text: string | number, width: number, at: number, size: number, s: number): Part {
  return [width, (x, y) => txt(text, x + at, y + s * 0.76, { size: Math.max(LEGIBLE, size), weight: 800, fill: INK })];
}

/** The parts of one line of the effect grammar at a size, each with its width. */
function effectParts(line: Line, s: number, most: number): Part[] {
  const out: Part[] = [];
  for (const token of line.split(" ").filter(Boolean)) {
    const kind = token[0]!;
    const count = Number(token.slice(1)) || 1;
    if (token === ">") out.push([s * 0.78, (x, y) => use("arrow", x, y + s * 0.11, s * 0.78)]);
    else if (token === "/") out.push([s * 0.42, (x, y) => use("slash", x, y + s * 0.06, s * 0.42, s * 0.88)]);
    else if (token === "+") out.push(word("+", s * 0.4, s * 0.2, s * 0.7, s));
    else if (token === "house") {
      out.push([
        s * 1.18,
        (x, y) =>
          `<g class="owned">${use("house", x, y, s)}</g>` +
          txt(":", x + s * 1.09, y + s * 0.72, { size: Math.max(LEGIBLE, s * 0.7), weight: 800, fill: INK }),
      ]);
    } else if (token === "worker")
      out.push([s * 0.8, (x, y) => `<g class="blank">${use("worker", x, y - s * 0.05, s * 0.8, s * 1.06)}</g>`]);
    else if (token === "provost") out.push([s * 0.8, (x, y) => use("provost", x, y - s * 0.15, s * 0.85, s * 1.2)]);
    else if (token === "±3") out.push(word("±3", s * 1.1, s * 0.6, s * 0.74, s));
    else if (token === "res") out.push([s, (x, y) => `<g class="resid">${use("b-residence", x, y - 1, s + 1)}</g>`]);
    else if (token === "hammer") out.push([s * 0.82, (x, y) => use("hammer", x, y + s * 0.1, s * 0.8)]);
    else if (token === "move" || token === "order" || token === "token") out.push([s, (x, y) => use(token, x, y, s)]);
    else if (token.startsWith("inc")) {
      out.push([
        s * 1.7,
        (x, y) =>
          txt("+", x + s * 0.25, y + s * 0.76, { size: Math.max(LEGIBLE, s * 0.8), weight: 800, fill: INK }) +
          valued("coin-blank", token.slice(3), x + s * 0.6, y, s),
      ]);
    } else if (kind === "h") {
      const cls = { w: "wooden", s: "stony", p: "presti" }[token[1]!]!;
      const sign = { w: "b-carpenter", s: "b-walls", p: "b-cathedral" }[token[1]!]!;
      out.push([
        s * 1.95,
        (x, y) =>
          use("hammer", x, y, s) +
          `<g class="${cls}"><rect x="${n(x + s * 0.95)}" y="${n(y - 1)}" width="${n(s + 2)}"` +
          ` height="${n(s + 2)}" rx="3" fill="var(--b1)" stroke="var(--b2)" stroke-width="1.6"/>` +
          `${use(sign, x + s * 0.95 + 2, y + 1, s - 2)}</g>`,
      ]);
    } else if (kind === "d") out.push([s, (x, y) => valued("coin-blank", count, x, y, s)]);
    else if (kind === "p") out.push([s, (x, y) => valued("shield", count, x, y, s, "var(--pp-ink)")]);
    else if (kind === "v") for (let i = 0; i < count; i++) out.push([s * 0.9, (x, y) => use("favour", x, y, s * 0.95)]);
    else if (GOOD[kind]) {
      const good = GOOD[kind];
      if (count > most)
        out.push([
          s * 1.6,
          (x, y) =>
            txt(count, x + s * 0.28, y + s * 0.78, { size: Math.max(LEGIBLE, s * 0.82), weight: 800, fill: INK }) +
            use(good, x + s * 0.58, y, s),
        ]);
      else for (let i = 0; i < count; i++) out.push([s * (i < count - 1 ? 0.74 : 1), (x, y) => use(good, x, y, s)]);
    }
  }
  return out;
}

const widthOf = (parts: Part[], gap: number) => parts.reduce((sum, [w]) => sum + w + gap, -gap);

/** How wide a line is at a size. */
export function lineWidth(line: Line, s: number, gap = 1.5, most = 3): number {
  return widthOf(effectParts(line, s, most), gap);
}

/** One line of the effect grammar, centred on `cx`; smaller where there is less room. */
export function effectLine(line: Line, cx: number, y: number, s: number, gap = 2, most = 3, room = Infinity): string {
  let parts = effectParts(line, s, most);
  let width = widthOf(parts, gap);
  let top = y;
  if (width > room) {
    const less = s * (room / width);
    top += (s - less) / 2;
    parts = effectParts(line, less, most);
    width = widthOf(parts, gap);
  }
  return laid(parts, cx - width / 2, top, gap);
}

function laid(parts: Part[], from: number, y: number, gap: number): string {
  let x = from;
  let text = "";
  for (const [w, draw] of parts) {
    text += draw(x, y);
    x += w + gap;
  }
  return text;
}

/** A line as a picture of its own, for popovers and panels. */
export function inline(line: Line, s: number, most = 3): { width: number; height: number; picture: string } {
  const parts = effectParts(line, s, most);
  return { width: Math.max(1, widthOf(parts, 3)) + 1, height: s * 1.24, picture: laid(parts, 0, s * 0.12, 3) };
}

/** Each class has its own pattern, so that brown, grey, pink, green and blue also differ without colour. */
function classPattern(cls: string, x: number, y: number, w: number, h: number): string {
  let d = "";
  if (cls === "wooden") {
    d =
      [0.36, 0.6, 0.84].map((part) => `M${n(x + 1)} ${n(y + h * part)}h${n(w - 2)}`).join("") +
      `M${n(x + 14)} ${n(y + h * 0.36)}v${n(h * 0.24)}M${n(x + w - 18)} ${n(y + h * 0.6)}v${n(h * 0.24)}`;
  } else if (cls === "stony") {
    for (let r = 0; r < 4; r++) {
      d += `M${n(x + 1)} ${n(y + (h * (r + 1)) / 4)}h${n(w - 2)}`;
      for (let i = 0; i < 4; i++) d += `M${n(x + ((i + (r % 2 ? 0.5 : 1)) * w) / 4)} ${n(y + (h * r) / 4)}v${n(h / 4)}`;
    }
  } else if (cls === "presti") {
    for (let i = 0; i < 5; i++)
      d +=
        `M${n(x + (w * (i + 0.5)) / 5)} ${n(y + h * 0.34)}l5 6-5 6-5-6z` +
        `M${n(x + (w * i) / 5 + (i ? 0 : 6))} ${n(y + h * 0.66)}l5 6-5 6-5-6z`;
  } else if (cls === "resid") {
    for (let r = 1; r < 4; r++)
      for (let i = 0; i < 6; i++)
        d += `M${n(x + 4 + (i * (w - 8)) / 6)} ${n(y + (h * r) / 4 + 4)}q${n((w - 8) / 12)} 8 ${n((w - 8) / 6)} 0`;
  }
  return d && `<path stroke="var(--b2)" stroke-opacity=".38" stroke-width="1" fill="none" d="${d}"/>`;
}

/** A name that fits: squeezed when it is too long for its tile. */
function fitted(text: string, cx: number, y: number, width: number, size: number): string {
  return txt(text, cx, y, { size, weight: 700, fill: INK, within: Math.max(12, width) });
}

export interface TileLook {
  name: string;
  picture: string;
  cls: string;
  lines: Line[];
  points?: number;
  favours?: number;
  cost?: Line;
}

/** Lower than this a tile is wide: picture left, effect right. */
const UPRIGHT = 84;

/** A building as it stands on the road, in real pixels. Names never fall under 11 px. */
export function tile(
  look: TileLook,
  x: number,
  y: number,
  w: number,
  h: number,
  o: { owner?: number | null; points?: number } = {},
): string {
  const own = o.owner == null ? "" : letter(o.owner);
  const size = Math.max(11, Math.min(14.5, w / 8));
  const head = size + 5;
  const lines = look.lines.length ? look.lines : look.points ? [`p${look.points}`] : [];
  let s =
    `<g class="tile face ${look.cls} ${own ? `own-${own}` : "blank"}">` +
    `<rect x="${n(x)}" y="${n(y)}" width="${n(w)}" height="${n(h)}" rx="6" fill="var(--b1)"` +
    ` stroke="var(--ink)" stroke-width="1.3"/>`;
  let roof: number;
  if (h < UPRIGHT) {
    const many = lines.length > 1;
    const q0 = Math.min(many ? 17.5 : 19, (h - head - 4) / Math.max(1, lines.length) - 1);
    const room = w - Math.max(0, ...lines.map((line) => lineWidth(line, q0))) - 8;
    const picture = room < 18 ? 0 : Math.min(h - head + 2, w * 0.42, room);
    const [bx, bw, by, bh] = [x + picture + 2, w - picture - 3, y + head, h - head - 1];
    s +=
      classPattern(look.cls, x, y, w, h) +
      `<path d="M${n(bx)} ${n(by)}h${n(bw)}v${n(bh - 5)}a5 5 0 0 1-5 5h-${n(bw - 5)}z" fill="var(--fp)"/>` +
      `<path d="M${n(bx)} ${n(y + h)}V${n(by)}H${n(x + w)}" fill="none" stroke="var(--ink)"` +
      ` stroke-opacity=".55"/>`;
    s += picture
      ? use(`b-${look.picture}`, x + 1.5, y + head - 1 + (h - head - picture) / 2, picture)
      : `<g opacity=".22">${use(`b-${look.picture}`, x + w / 2 - (h - head) / 2, y + head, h - head - 2)}</g>`;
    const q = Math.min(many ? 17.5 : picture < 30 ? 19 : 22, (bh - 3) / Math.max(1, lines.length) - 1);
    lines.forEach(
      (line, i) =>
        (s += effectLine(line, bx + bw / 2, by + (bh - lines.length * (q + 1)) / 2 + i * (q + 1), q, 1.5, 3, bw - 5)),
    );
    roof = picture ? y + h - 25 : y - 8;
  } else {
    const foot = Math.round(h * (lines.length > 2 ? 0.5 : lines.length > 1 ? 0.47 : 0.4));
    const high = h - foot - head;
    s +=
      classPattern(look.cls, x, y, w, h - foot) +
      `<path d="M${n(x + 0.7)} ${n(y + h - foot)}H${n(x + w - 0.7)}V${n(y + h - 6)}a5.3 5.3 0 0 1-5.3 5.3` +
      `H${n(x + 6)}a5.3 5.3 0 0 1-5.3-5.3z" fill="var(--fp)"/>` +
      `<path d="M${n(x)} ${n(y + h - foot)}h${n(w)}" stroke="var(--ink)" stroke-opacity=".7"/>`;
    s += use(`b-${look.picture}`, x + w / 2 - high / 2, y + head - 1, high);
    const q = Math.min(lines.length > 1 ? 21 : 28, (foot - 4) / Math.max(1, lines.length) - 1);
    lines.forEach(
      (line, i) =>
        (s += effectLine(
          line,
          x + w / 2,
          y + h - foot + (foot - lines.length * (q + 1)) / 2 + i * (q + 1),
          q,
          2,
          3,
          w - 8,
        )),
    );
    roof = y + h - Math.round(h * 0.4) - 27;
  }
  s += fitted(look.name, x + w / 2, y + size + 0.5, w - 6, size);
  if (o.points)
    s += valued("shield", o.points, x + w - 23, h < UPRIGHT ? y + h - 23 : y + size + 6, 20, "var(--pp-ink)");
  s += "</g>";
  return own ? s + house(o.owner!, x + 7, roof + 13, 13) : s;
}

export function marker(seat: number, x: number, y: number, r = 10): string {
  const s = letter(seat);
  const sign = { size: Math.max(LEGIBLE, r * 0.98), weight: 800, fill: "var(--on-seat)" };
  return (
    `<g class="${s} piece"><g fill="var(--seat)" stroke="var(--ink)" stroke-width="1.3">` +
    `${use(`seat-${s}`, x - r, y - r, 2 * r)}</g>` +
    `${r < LEGIBLE * 0.7 ? "" : txt(s, x, y + r * (s === "G" ? 0.62 : 0.38), sign)}</g>`
  );
}

/** A house with the sign of its seat on the wall: the shape, and the letter where there is room for one. */
export function house(seat: number, x: number, y: number, r = 12): string {
  const s = letter(seat);
  const [w, cy] = [r * 1.4, y + r * 0.2];
  const shape = (size: number) => use(`seat-${s}`, x - size / 2, cy - size / 2, size);
  const sign = { size: Math.max(LEGIBLE, r * 0.84), weight: 800, fill: "var(--on-seat)" };
  return (
    `<g class="${s} piece">${use("house", x - r, y - r, 2 * r)}` +
    `<g fill="#fff8e6">${shape(w + Math.max(2, r * 0.24))}</g><g fill="var(--seat)">${shape(w)}</g>` +
    `${w < LEGIBLE * 1.45 ? "" : txt(s, x, cy + sign.size * (s === "G" ? 0.58 : 0.36), sign)}</g>`
  );
}

export function tree(x: number, y: number, s = 1): string {
  return (
    `<g transform="translate(${n(x)} ${n(y)}) scale(${s})" opacity=".8">` +
    `<path d="M0 0v-5" stroke="var(--wood)" stroke-width="2.5"/>` +
    `<path d="M0-22c6 0 9 5 8 9 2 4-1 9-8 9s-10-5-8-9c-1-4 2-9 8-9z" fill="var(--leaf)"/></g>`
  );
}

export function tuft(x: number, y: number): string {
  return (
    `<path d="M${n(x)} ${n(y)}q-2-5-5-6M${n(x)} ${n(y)}q0-6 1-8M${n(x)} ${n(y)}q2-4 5-5" fill="none"` +
    ` stroke="var(--leaf)" stroke-width="1.4" stroke-linecap="round" opacity=".7"/>`
  );
}
