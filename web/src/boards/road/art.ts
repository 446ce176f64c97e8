/** Tiles, workers, houses and markers of the two road games: data in, SVG text out. */

import { n, txt, use } from "../../lib/draw";
import { letter } from "../../lib/seats";
import type { Line } from "./effects";

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
  return use(symbol, x, y, s) + txt(value, x + s / 2, y + s * (symbol === "shield" ? 0.62 : 0.69), { size: s * 0.56, weight: 800, fill: ink });
}

type Part = [number, (x: number) => string];

/** One line of the effect grammar, centred on `cx`. */
export function effectLine(line: Line, cx: number, y: number, s: number, gap = 2, most = 3): string {
  const out: Part[] = [];
  const word = (text: string, width: number, at: number, size: number): Part => [
    width,
    (x) => txt(text, x + at, y + s * 0.75, { size, weight: 800, fill: INK }),
  ];
  for (const token of line.split(" ").filter(Boolean)) {
    const kind = token[0]!;
    const count = Number(token.slice(1)) || 1;
    if (token === ">") out.push([s * 0.78, (x) => use("arrow", x, y + s * 0.11, s * 0.78)]);
    else if (token === "/") out.push([s * 0.42, (x) => use("slash", x, y + s * 0.06, s * 0.42, s * 0.88)]);
    else if (token === "+") out.push(word("+", s * 0.4, s * 0.2, s * 0.7));
    else if (token === "house") {
      out.push([s * 1.18, (x) => `<g class="owned">${use("house", x, y, s)}</g>` + txt(":", x + s * 1.09, y + s * 0.72, { size: s * 0.7, weight: 800, fill: INK })]);
    } else if (token === "worker") out.push([s * 0.8, (x) => `<g class="blank">${use("worker", x, y - s * 0.05, s * 0.8, s * 1.06)}</g>`]);
    else if (token === "provost") out.push([s * 0.8, (x) => use("provost", x, y - s * 0.15, s * 0.85, s * 1.2)]);
    else if (token === "±3") out.push(word("±3", s * 1.1, s * 0.6, s * 0.74));
    else if (token === "res") out.push([s, (x) => `<g class="resid">${use("b-residence", x, y - 1, s + 1)}</g>`]);
    else if (token === "hammer") out.push([s * 0.82, (x) => use("hammer", x, y + s * 0.1, s * 0.8)]);
    else if (token === "move" || token === "order" || token === "token") out.push([s, (x) => use(token, x, y, s)]);
    else if (token.startsWith("inc")) {
      out.push([
        s * 1.9,
        (x) => txt("+", x + s * 0.3, y + s * 0.76, { size: s * 0.8, weight: 800, fill: INK }) + valued("coin-blank", token.slice(3), x + s * 0.7, y, s),
      ]);
    } else if (kind === "h") {
      const cls = { w: "wooden", s: "stony", p: "presti" }[token[1]!]!;
      const sign = { w: "b-carpenter", s: "b-walls", p: "b-cathedral" }[token[1]!]!;
      out.push([
        s * 1.9,
        (x) =>
          use("hammer", x, y, s) +
          `<g class="${cls}"><rect x="${n(x + s * 0.95)}" y="${n(y - 1)}" width="${n(s + 2)}" height="${n(s + 2)}" rx="3" fill="var(--b1)" stroke="var(--b2)" stroke-width="1.6"/>${use(sign, x + s * 0.95 + 2, y + 1, s - 2)}</g>`,
      ]);
    } else if (kind === "d") out.push([s, (x) => valued("coin-blank", count, x, y, s)]);
    else if (kind === "p") out.push([s, (x) => valued("shield", count, x, y, s, "var(--pp-ink)")]);
    else if (kind === "v") for (let i = 0; i < count; i++) out.push([s * 0.9, (x) => use("favour", x, y, s * 0.95)]);
    else if (GOOD[kind]) {
      const good = GOOD[kind];
      if (count > most) out.push([s * 1.92, (x) => use(good, x, y, s) + txt(`×${count}`, x + s * 1.02, y + s * 0.76, { size: s * 0.6, weight: 800, fill: INK, anchor: "start" })]);
      else for (let i = 0; i < count; i++) out.push([s * (i < count - 1 ? 0.72 : 1), (x) => use(good, x, y, s)]);
    }
  }
  const width = out.reduce((sum, [w]) => sum + w + gap, -gap);
  let x = cx - width / 2;
  let text = "";
  for (const [w, draw] of out) {
    text += draw(x);
    x += w + gap;
  }
  return text;
}

/** Each class has its own pattern, so that brown, grey, pink, green and blue also differ without colour. */
export function classPattern(cls: string, x: number, y: number, w: number, h: number): string {
  let d = "";
  if (cls === "wooden") {
    d = `M${n(x + 1)} ${n(y + h * 0.36)}h${n(w - 2)}M${n(x + 1)} ${n(y + h * 0.6)}h${n(w - 2)}M${n(x + 1)} ${n(y + h * 0.84)}h${n(w - 2)}M${n(x + 14)} ${n(y + h * 0.36)}v${n(h * 0.24)}M${n(x + w - 18)} ${n(y + h * 0.6)}v${n(h * 0.24)}`;
  } else if (cls === "stony") {
    for (let r = 0; r < 4; r++) {
      d += `M${n(x + 1)} ${n(y + (h * (r + 1)) / 4)}h${n(w - 2)}`;
      for (let i = 0; i < 4; i++) d += `M${n(x + ((i + (r % 2 ? 0.5 : 1)) * w) / 4)} ${n(y + (h * r) / 4)}v${n(h / 4)}`;
    }
  } else if (cls === "presti") {
    for (let i = 0; i < 5; i++) d += `M${n(x + (w * (i + 0.5)) / 5)} ${n(y + h * 0.34)}l5 6-5 6-5-6zM${n(x + (w * i) / 5 + (i ? 0 : 6))} ${n(y + h * 0.66)}l5 6-5 6-5-6z`;
  } else if (cls === "resid") {
    for (let r = 1; r < 4; r++) for (let i = 0; i < 6; i++) d += `M${n(x + 4 + (i * (w - 8)) / 6)} ${n(y + (h * r) / 4 + 4)}q${n((w - 8) / 12)} 8 ${n((w - 8) / 6)} 0`;
  }
  return d && `<path stroke="var(--b2)" stroke-opacity=".38" stroke-width="1" fill="none" d="${d}"/>`;
}

export function ring(x: number, y: number, w: number, h: number, r = 9): string {
  return `<rect class="halo" x="${n(x - 3)}" y="${n(y - 3)}" width="${n(w + 6)}" height="${n(h + 6)}" rx="${r}"/><rect class="halo2" x="${n(x - 5.5)}" y="${n(y - 5.5)}" width="${n(w + 11)}" height="${n(h + 11)}" rx="${r + 2}"/>`;
}

/** A name that fits: squeezed when it is too long for its tile. */
export function fitted(text: string, cx: number, y: number, width: number, size: number): string {
  return txt(text, cx, y, { size, weight: 600, fill: INK, within: width });
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

/** A building as it stands on the road. */
export function tile(look: TileLook, x: number, y: number, w: number, h: number, o: { owner?: number | null; lit?: boolean; dim?: boolean } = {}): string {
  const head = 16;
  const foot = Math.round(h * 0.4);
  const own = o.owner == null ? "" : letter(o.owner);
  let s = `<g class="tile face ${look.cls} ${own ? `own-${own}` : "blank"}"${o.dim ? ' opacity=".5"' : ""}>`;
  if (o.lit) s += ring(x, y, w, h);
  s += `<rect x="${n(x)}" y="${n(y)}" width="${w}" height="${h}" rx="6" fill="var(--b1)" stroke="var(--ink)" stroke-width="1.4"/>`;
  s += classPattern(look.cls, x, y, w, h - foot);
  s += `<path d="M${n(x + 0.7)} ${n(y + h - foot)}H${n(x + w - 0.7)}V${n(y + h - 6)}a5.3 5.3 0 0 1-5.3 5.3H${n(x + 6)}a5.3 5.3 0 0 1-5.3-5.3z" fill="var(--fp)"/><path d="M${n(x)} ${n(y + h - foot)}h${w}" stroke="var(--ink)" stroke-width="1"/>`;
  s += fitted(look.name, x + w / 2, y + 12, w - 8, 10.5);
  const ph = h - foot - head;
  s += use(`b-${look.picture}`, x + w / 2 - ph / 2, y + head - 1, ph);
  const q = Math.min(17, (foot - 4) / 2);
  if (look.lines.length === 1) s += effectLine(look.lines[0]!, x + w / 2, y + h - foot + (foot - 22) / 2, Math.min(22, w / 4.2));
  if (look.lines.length > 1) s += effectLine(look.lines[0]!, x + w / 2, y + h - foot + 2, q, 1.5) + effectLine(look.lines[1]!, x + w / 2, y + h - foot + 2.5 + q, q, 1.5);
  if (!look.lines.length && look.points) s += valued("shield", look.points, x + w / 2 - 15, y + h - foot + (foot - 30) / 2, 30, "var(--pp-ink)");
  s += "</g>";
  if (own) s += house(o.owner!, x + 8.5, y + head + ph - 13, 13);
  return s;
}

/** A building as it lies in the stock: what it costs and what it does. */
export function stockTile(look: TileLook, x: number, y: number, w: number, h: number, o: { lit?: boolean; dim?: boolean; count?: number } = {}): string {
  let s = `<g class="tile face blank ${look.cls}"${o.dim ? ' opacity=".6"' : ""}>`;
  if (o.lit) s += ring(x, y, w, h, 8);
  s += `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="6" fill="var(--b1)" stroke="var(--ink)" stroke-width="1.3"/>` + classPattern(look.cls, x, y, w, h * 0.58);
  s += fitted(look.name, x + w / 2, y + 12, w - 8, 10.5) + use(`b-${look.picture}`, x + 4, y + 15, h * 0.36);
  s += valued("shield", look.points ?? 0, x + w - 27, y + 15, 23, "var(--pp-ink)");
  for (let i = 0; i < (look.favours ?? 0); i++) s += use("favour", x + w - 26 + i * 12 + (look.favours! < 2 ? 5 : 0), y + 38, 12);
  const fy = y + h * 0.54;
  s += `<path d="M${x + 0.7} ${n(fy)}h${w - 1.4}V${y + h - 6}a5.3 5.3 0 0 1-5.3 5.3H${x + 6}a5.3 5.3 0 0 1-5.3-5.3z" fill="var(--fp)"/>`;
  const price = (yy: number, z: number) => effectLine(`hammer ${look.cost ?? ""}`, x + w / 2, yy, z, 1, 2);
  if (!look.lines.length) s += price(fy + (y + h - fy - 18) / 2, 17);
  else {
    s += price(fy + 2.5, 16) + `<path d="M${x + 6} ${n(fy + 21)}h${w - 12}" stroke="var(--ink)" stroke-opacity=".35" stroke-dasharray="2 2"/>`;
    s += effectLine(look.lines[0]!, x + w / 2, fy + 24, 15, 1);
  }
  if (o.count && o.count > 1) s += `<circle cx="${x + w - 4}" cy="${y + 4}" r="9" fill="#fffaf0" stroke="${INK}" stroke-width="1.2"/>` + txt(`×${o.count}`, x + w - 4, y + 8, { size: 10, weight: 800, fill: INK });
  return s + "</g>";
}

/** A worker; x, y is the middle of its foot. */
export function worker(seat: number, x: number, y: number, h = 32, cls = ""): string {
  const s = letter(seat);
  const w = h * 0.75;
  return `<g class="${s} piece ${cls}">${use(`worker-${s}`, x - w / 2, y - h, w, h)}${txt(s, x, y - h * 0.12, { size: h * 0.3, weight: 800, fill: "var(--on-seat)" })}</g>`;
}

export function marker(seat: number, x: number, y: number, r = 10): string {
  const s = letter(seat);
  return `<g class="${s} piece"><g fill="var(--seat)" stroke="var(--ink)" stroke-width="1.3">${use(`seat-${s}`, x - r, y - r, 2 * r)}</g>${txt(s, x, y + r * (s === "G" ? 0.62 : 0.38), { size: r * 0.98, weight: 800, fill: "var(--on-seat)" })}</g>`;
}

export function house(seat: number, x: number, y: number, r = 11): string {
  const s = letter(seat);
  return `<g class="${s} piece">${use("house", x - r, y - r, 2 * r)}${txt(s, x, y + r * 0.68, { size: r * 0.9, weight: 800, fill: "var(--on-seat)" })}</g>`;
}

/** A stretch of the road on arches; the passing places lie on the deck. */
export function bridge(x: number, mid: number, w: number, passed: number[], places: number): string {
  const step = w / places;
  const top = mid - 20;
  const bot = mid + 20;
  let s = `<g class="face"><path d="M${x - 8} ${bot - 2}H${x + w + 8}L${x + w + 3} ${bot + 17}H${x + w - 9}a${n(w / 7)} 15 0 0 0 ${n(-w / 3.6)} 0h-9a${n(w / 7)} 15 0 0 0 ${n(-w / 3.6)} 0h-9a${n(w / 7)} 15 0 0 0 ${n(-w / 3.6)} 0H${x - 3}z" fill="var(--stony-2)" stroke="var(--ink)" stroke-width="1.3"/><rect x="${x - 8}" y="${top}" width="${w + 16}" height="40" rx="4" fill="var(--stony-1)" stroke="var(--ink)" stroke-width="1.4"/><path d="M${x - 8} ${top + 5}h${w + 16}M${x - 8} ${bot - 5}h${w + 16}" stroke="var(--ink)" stroke-width="1" stroke-opacity=".5"/></g>`;
  for (let i = 0; i < places; i++) {
    const cx = x + step * (i + 0.5);
    s += `<circle cx="${n(cx)}" cy="${mid}" r="11.5" fill="#fffaf0" stroke="${INK}" stroke-width="1.2"/>` + txt(i + 1, cx, mid + 4.5, { size: 13, serif: true, fill: INK });
    if (passed[i] !== undefined) s += marker(passed[i]!, cx, mid, 12);
  }
  return s;
}

export function tree(x: number, y: number, s = 1): string {
  return `<g transform="translate(${n(x)} ${n(y)}) scale(${s})" opacity=".8"><path d="M0 0v-5" stroke="var(--wood)" stroke-width="2.5"/><path d="M0-22c6 0 9 5 8 9 2 4-1 9-8 9s-10-5-8-9c-1-4 2-9 8-9z" fill="var(--leaf)"/></g>`;
}

export function tuft(x: number, y: number): string {
  return `<path d="M${n(x)} ${n(y)}q-2-5-5-6M${n(x)} ${n(y)}q0-6 1-8M${n(x)} ${n(y)}q2-4 5-5" fill="none" stroke="var(--leaf)" stroke-width="1.4" stroke-linecap="round" opacity=".7"/>`;
}
