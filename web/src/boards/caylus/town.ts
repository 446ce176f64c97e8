/** The town of Caylus as SVG text: castle, favour table, special buildings, bridge and road. One layout for desks, one for phones. */

import { n, txt, use } from "../../lib/draw";
import { name, t } from "../../lib/words.svelte";
import { bridge, effectLine, house, marker, tile, tree, tuft, valued, worker } from "../road/art";
import { FAVOURS, look, SECTIONS, SPECIALS } from "./tiles";
import { LINES, type CaylusSurvey, type CaylusView } from "./view";

export interface Layout {
  width: number;
  height: number;
  cols: number;
  /** The first plot, the size of a tile and the distance to the next. */
  x0: number;
  y0: number;
  tw: number;
  th: number;
  pw: number;
  ph: number;
  /** The width of the road. */
  rs: number;
  castle: { x: number; y: number; w: number };
  favours: { x: number; y: number; w: number; cell: number };
  specials: { x: number; y: number; w: number; h: number; gap: number; per: number; pitch: number };
  bridge: { x: number; y: number; w: number };
  wide: boolean;
}

export const WIDE: Layout = {
  width: 1048,
  height: 706,
  cols: 7,
  x0: 312,
  y0: 163,
  tw: 93,
  th: 95,
  pw: 99,
  ph: 135,
  rs: 38,
  castle: { x: 18, y: 8, w: 222 },
  favours: { x: 10, y: 432, w: 238, cell: 58 },
  specials: { x: 272, y: 14, w: 88, h: 78, gap: 12, per: 6, pitch: 0 },
  bridge: { x: 880, y: 111, w: 128 },
  wide: true,
};

export const NARROW: Layout = {
  width: 412,
  height: 2060,
  cols: 4,
  x0: 18,
  y0: 372,
  tw: 89,
  th: 95,
  pw: 96,
  ph: 135,
  rs: 38,
  castle: { x: 95, y: 1340, w: 222 },
  favours: { x: 16, y: 1778, w: 380, cell: 60 },
  specials: { x: 56, y: 14, w: 92, h: 78, gap: 12, per: 3, pitch: 124 },
  bridge: { x: 142, y: 300, w: 128 },
  wide: false,
};

export interface Place {
  x: number;
  y: number;
  w: number;
  h: number;
}

export function plot(space: number, l: Layout): Place & { row: number } {
  const row = Math.floor((space - 1) / l.cols);
  const i = (space - 1) % l.cols;
  const col = row % 2 === 0 ? l.cols - 1 - i : i;
  return { x: l.x0 + col * l.pw, y: l.y0 + row * l.ph, w: l.tw, h: l.th, row };
}

/** The middle of the road below a plot. */
export function foot(space: number, l: Layout): { x: number; y: number } {
  const p = plot(space, l);
  return { x: p.x + p.w / 2, y: p.y + p.h + l.rs / 2 };
}

export function specialPlace(id: string, l: Layout): Place {
  const i = SPECIALS.indexOf(id);
  const s = l.specials;
  const row = Math.floor(i / s.per);
  const col = row % 2 ? s.per - 1 - (i % s.per) : i % s.per;
  return { x: s.x + col * (s.w + s.gap), y: s.y + row * s.pitch, w: s.w, h: s.h };
}

export function castleGate(l: Layout): Place {
  return { x: l.castle.x - 4, y: l.castle.y + 134 + 124 + 92 + 9, w: l.castle.w + 8, h: 44 };
}

export function favourRow(line: number, l: Layout): Place {
  const { x, y, w, cell } = l.favours;
  return { x: x + 28, y: y + 20 + line * (cell + 2), w: w - 28, h: cell };
}

export function favourCell(line: number, column: number, l: Layout): Place {
  const { x, y, w, cell } = l.favours;
  const cw = (w - 54) / 5;
  return { x: x + 54 + (column - 1) * cw, y: y + 20 + line * (cell + 2), w: cw - 2, h: cell };
}

function roadY(row: number, l: Layout): number {
  return l.y0 + row * l.ph + l.th + l.rs / 2;
}

/** The way from the castle to a space of the road. */
function way(upto: number, l: Layout): string {
  const right = l.x0 + (l.cols - 1) * l.pw + l.tw + 20;
  const left = l.x0 - 20;
  const first = roadY(0, l);
  let d: string;
  if (l.wide) {
    const y = l.bridge.y;
    d = `M262 ${y}H${right - 14}Q${right} ${y} ${right} ${y + 14}V${first - 14}Q${right} ${first} ${right - 14} ${first}`;
  } else {
    const s = l.specials;
    const [a, b] = [s.y + s.h + l.rs / 2, s.y + s.pitch + s.h + l.rs / 2];
    d = `M36 ${a}H378Q394 ${a} 394 ${a + 14}V${b - 14}Q394 ${b} 378 ${b}H34Q18 ${b} 18 ${b + 14}V${l.bridge.y - 14}Q18 ${l.bridge.y} 34 ${l.bridge.y}H${right - 16}Q${right - 2} ${l.bridge.y} ${right - 2} ${l.bridge.y + 14}V${first - 14}Q${right - 2} ${first} ${right - 16} ${first}`;
  }
  const end = plot(upto, l);
  for (let row = 0; row < end.row; row++) {
    const edge = row % 2 === 0 ? left : right;
    const dir = row % 2 === 0 ? -1 : 1;
    const [y, next] = [roadY(row, l), roadY(row + 1, l)];
    d += `H${edge - dir * 14}Q${edge} ${y} ${edge} ${y + 14}V${next - 14}Q${edge} ${next} ${edge - dir * 14} ${next}`;
  }
  return `${d}H${end.row % 2 === 0 ? end.x - 2 : end.x + end.w + 2}`;
}

export function land(view: CaylusView, l: Layout, reach: number): string {
  let s = `<rect width="${l.width}" height="${l.height}" fill="var(--land)"/>`;
  const wave = (x: number, y: number) => `<path d="M${x} ${y}q7-4 14 0t14 0" fill="none" stroke="var(--water-line)" stroke-width="1.6" stroke-linecap="round" opacity=".7"/>`;
  if (l.wide) {
    s += `<path d="M898 -5V118C898 134 888 133 866 133 640 127 460 139 250 133V160C460 166 640 154 866 160 950 164 990 154 990 118V-5Z" fill="var(--water)" stroke="var(--water-line)" stroke-width="1.6"/>`;
    s += [[915, 24], [955, 44], [930, 70], [300, 146], [420, 150], [540, 146], [660, 150], [780, 146]].map(([x, y]) => wave(x!, y!)).join("");
    s += `<path d="M0 0H258V706H0z" fill="var(--hill)"/><path d="M258 0V706" stroke="var(--line-2)" stroke-width="1.2"/>`;
  } else {
    s += `<path d="M-5 282H160V320H-5zM250 282H417V320H250zM150 284H262V340H150z" fill="var(--water)"/>` + wave(60, 352) + wave(320, 352);
    s += `<rect y="1326" width="412" height="740" fill="var(--hill)"/>`;
  }
  const all = way(28, l);
  const bright = way(Math.max(1, reach), l);
  s += `<path d="${all}" fill="none" stroke="var(--road-edge)" stroke-width="37"/><path d="${all}" fill="none" stroke="var(--road-dim)" stroke-width="34"/>`;
  s += `<path d="${bright}" fill="none" stroke="var(--road)" stroke-width="34"/>`;
  const p = plot(reach, l);
  const bar = p.row % 2 === 0 ? p.x - 2 : p.x + p.w + 2;
  s += `<path d="M${bar} ${p.y + p.h + 3}v${l.rs - 6}" stroke="var(--provost)" stroke-width="4"/>`;
  s += bridge(l.bridge.x, l.bridge.y, l.bridge.w, view.bridge, view.players.length);
  if (l.wide) {
    s += `<g class="face"><rect x="892" y="22" width="104" height="50" rx="8" fill="var(--special-1)" stroke="var(--ink)" stroke-width="1.4"/><path d="M904 72v20M984 72v20" stroke="var(--wood)" stroke-width="4"/>${txt(t("caylus.bridge"), 903, 44, { size: 13, anchor: "start", serif: true, fill: "#241b12" })}${txt(view.price === null ? t("caylus.all_passed") : t("caylus.price"), 903, 61, { size: 11.5, weight: 600, anchor: "start", fill: "#241b12", within: 85 })}${view.price === null ? "" : valued("coin-blank", view.price, 956, 30, 34)}</g>`;
  } else if (view.price !== null) s += `<g class="face">${valued("coin-blank", view.price, 300, 284, 32)}</g>`;
  return s;
}

/** The circles of a special building and who stands there. */
export function specialPlaces(view: CaylusView, id: string): (number | null)[] {
  if (id === "stables") return view.special.stables;
  if (id === "inn") return [view.special.inn_left, view.special.inn_right];
  return [view.special[id as "gate"]];
}

export function special(view: CaylusView, id: string, l: Layout, lit: boolean): string {
  const p = specialPlace(id, l);
  const cy = p.y + p.h + l.rs / 2;
  let s = tile(look(id), p.x, p.y, p.w, p.h, { lit });
  const who = specialPlaces(view, id);
  who.forEach((seat, k) => {
    const x = p.x + p.w / 2 + (k - (who.length - 1) / 2) * (who.length === 3 ? 30 : 40);
    s += `<circle cx="${n(x)}" cy="${cy}" r="13" fill="var(--road)" stroke="var(--road-edge)" stroke-width="1.4" stroke-dasharray="3 3"/>`;
    if (who.length === 3) s += txt(k + 1, x, cy + 4.5, { size: 12, serif: true, fill: "var(--roadtext)" });
    if (id === "inn" && k === 1) s += `<g class="face">${valued("coin-blank", 1, x - 9, cy - 9, 18)}</g>`;
    if (seat !== null) s += worker(seat, x, cy + 15, 32);
  });
  return s;
}

const MARK = ["b-dungeon", "b-walls", "b-towers"];

/** One plot of the road: tile or empty site, number, worker place, worker. */
export function site(view: CaylusView, survey: CaylusSurvey, space: number, l: Layout, o: { lit: boolean; dim: boolean }): string {
  const p = plot(space, l);
  const here = view.road[space - 1]!;
  const { x: cx, y: cy } = foot(space, l);
  let s = "";
  if (here.tile) {
    s += tile(look(here.tile), p.x, p.y, p.w, p.h, { owner: here.owner, lit: o.lit, dim: o.dim });
    if (survey.workplaces.includes(space) && here.worker === null) s += `<circle cx="${n(cx)}" cy="${n(cy)}" r="13" fill="var(--road)" stroke="var(--road-edge)" stroke-width="1.4"${o.lit ? "" : ' stroke-dasharray="3 3"'}/>`;
    if (here.promised_to !== null) s += `<g class="face resid">${use("b-residence", p.x + p.w - 26, p.y + 16, 24)}</g>` + house(here.promised_to, p.x + p.w - 6, p.y + 40, 9);
  } else {
    s += `<rect x="${p.x + 2}" y="${p.y + 2}" width="${p.w - 4}" height="${p.h - 4}" rx="7" fill="var(--land-2)" stroke="var(--line-2)" stroke-width="1.4" stroke-dasharray="5 5"/>`;
    s += space % 3 ? tree(p.x + p.w * 0.3, p.y + p.h * 0.78, 1.15) + tuft(p.x + p.w * 0.66, p.y + p.h * 0.7) : tuft(p.x + p.w * 0.35, p.y + p.h * 0.6) + tuft(p.x + p.w * 0.7, p.y + p.h * 0.8) + tree(p.x + p.w * 0.62, p.y + p.h * 0.5, 0.8);
    if (space === survey.site) s += txt(t("caylus.next_site"), cx, p.y + 20, { size: 11, weight: 600, fill: "var(--text-2)", within: p.w - 14 });
  }
  s += txt(space, p.x + 12, cy + 4.5, { size: 13, serif: true, fill: "var(--roadtext)" });
  const section = SECTIONS.findIndex((part) => part.marker === space);
  if (section >= 0) {
    const done = view.castle[section]?.scored;
    s += `<g class="special face" transform="translate(${p.x + p.w - 22} ${p.y + p.h - 4})"${done ? ' opacity=".55"' : ""}><path d="M0 0h22v24l-11 7-11-7z" fill="${done ? "#cbbf9f" : "var(--gold)"}" stroke="var(--ink)" stroke-width="1.3"/>${use(MARK[section]!, 2, 2, 18)}</g>`;
  }
  return s;
}

/** The provost or the bailiff, standing at the left end of the drawing; `Walker` puts him on the road. */
export function figure(id: "provost" | "bailiff"): string {
  return `<g class="face">${use(id, id === "bailiff" ? 9 : 24, -27, 30, 43)}</g>`;
}

/** Dungeon below, walls in the middle, towers above: scored ones are sealed, the next is under scaffolds, the rest is to come. */
export function castle(view: CaylusView, survey: CaylusSurvey, l: Layout): string {
  const { x, y, w } = l.castle;
  const heights = [92, 124, 134];
  const per = [6, 5, 7];
  const now = survey.castle.findIndex((part) => part.next);
  let s = "";
  let cy = y;
  for (const i of [2, 1, 0]) {
    const part = view.castle[i]!;
    const data = SECTIONS[i]!;
    const h = heights[i]!;
    const { built } = survey.castle[i]!;
    const future = !part.scored && built === 0 && i !== now;
    const edge = future ? "var(--line-2)" : "var(--ink)";
    const dash = future ? ' stroke-dasharray="5 4"' : "";
    const fill = `fill="${future ? "var(--panel)" : "var(--stony-1)"}" fill-opacity="${future ? 0.45 : 1}" stroke="${edge}" stroke-width="1.5"${dash}`;
    s += `<g class="face">`;
    s += `<path d="${[dungeonPath, wallsPath, towersPath][i]!(x, cy, w, h)}" ${fill}/>`;
    if (i === 2) s += `<path d="M${x + 4} ${cy + 30}l30-28 30 28zM${x + w - 64} ${cy + 30}l30-28 30 28z" ${future ? fill : 'fill="var(--presti-2)" stroke="var(--ink)" stroke-width="1.4"'}/>`;
    if (!future) {
      let joints = "";
      for (let r = 1; r * 17 < h - [6, 6, 42][i]!; r++) for (let k = 0; k < 6 - (r % 2); k++) joints += `M${n(x + 8 + ((k + (r % 2) / 2) * w) / 6)} ${cy + h - r * 17}h16`;
      s += `<path d="${joints}" stroke="var(--stony-2)" stroke-width="1.2" stroke-opacity=".4"/>`;
    }
    s += "</g>";
    const ly = cy + [20, 32, 57][i]!;
    const ink = future ? "var(--text)" : "#241b12";
    const face = future ? "" : "face";
    s += txt(name(`caylus.section.${part.name}`, part.name), x + 12, ly, { size: 14.5, anchor: "start", serif: true, fill: ink }) + `<g class="${face}">${valued("shield", `+${data.prestige}`, x + 92, ly - 16, 21, "var(--pp-ink)")}</g>`;
    s += `<g class="${face}" transform="translate(${x + w - 62} ${ly - 16})"><path d="M3 11l8-7 8 7v8H3z" fill="none" stroke="${ink}" stroke-width="1.5" stroke-dasharray="2.5 2"/><path d="M2 20 20 2" stroke="${ink}" stroke-width="1.7"/>${valued("shield", `−${data.none}`, 28, 0, 21, "var(--pp-ink)")}</g>`;
    let fx = x + 12;
    [1, 2, 3].forEach((count) => {
      const least = data.favours.indexOf(count);
      if (least < 0) return;
      s += `<g class="face blank">${use("house", fx, ly + 5, 13)}</g>` + txt(`${least}+`, fx + 14, ly + 16, { size: 12, anchor: "start", fill: ink });
      fx += 32;
      for (let q = 0; q < count; q++) {
        s += `<g class="face">${use("favour", fx, ly + 5, 13)}</g>`;
        fx += 9;
      }
      fx += 12;
    });
    const px = (w - 20) / per[i]!;
    const owners = part.houses.flatMap((count, seat) => Array<number>(count).fill(seat));
    for (let k = 0; k < part.places; k++) {
      const hx = x + 10 + px * ((k % per[i]!) + 0.5);
      const hy = ly + 35 + Math.floor(k / per[i]!) * 27;
      if (k < owners.length) s += house(owners[k]!, hx, hy, 12.5);
      else s += `<path opacity=".85" d="M${n(hx - 10)} ${n(hy - 1)}l10-9 10 9v11h-20z" fill="${i === now && k === owners.length ? "#ffe9a8" : "none"}" stroke="${future ? "var(--line-2)" : "#5c5140"}" stroke-width="1.4" stroke-dasharray="3 2.5"/>`;
    }
    if (part.scored) s += `<g class="face"><circle cx="${x + w - 4}" cy="${cy + h - 12}" r="13" fill="var(--seal)" stroke="var(--ink)" stroke-width="1.3"/><g color="#fff">${use("u-check", x + w - 12, cy + h - 20, 16)}</g></g>`;
    else if (i === now) s += `<path d="M${x - 7} ${cy + 12}V${cy + h}M${x + w + 7} ${cy + 12}V${cy + h}M${x - 7} ${cy + 20}h10M${x - 7} ${cy + 50}h8M${x + w - 3} ${cy + 20}h10M${x + w - 1} ${cy + 50}h8" stroke="var(--wood)" stroke-width="3" stroke-linecap="round"/>`;
    cy += h + 3;
  }
  const gate = castleGate(l);
  s += `<rect x="${gate.x}" y="${gate.y}" width="${gate.w}" height="44" rx="8" fill="var(--road)" stroke="var(--road-edge)" stroke-width="1.4"/>`;
  view.castle_workers.forEach((seat, i) => {
    const hx = x + (w * (i + 0.5)) / 5;
    s += `<circle cx="${n(hx)}" cy="${gate.y + 23}" r="14" fill="none" stroke="var(--road-edge)" stroke-width="1.4" stroke-dasharray="3 3"/>` + txt(i + 1, hx, gate.y + 28, { size: 13, serif: true, fill: "var(--roadtext)" });
    if (seat !== null) s += worker(seat, hx, gate.y + 39, 35);
  });
  return s;
}

function crenel(x: number, y: number, w: number, count: number, k: number): string {
  const u = w / (2 * count - 1);
  let d = "";
  for (let i = 0; i < 2 * count - 1; i++) d += `${i % 2 ? `V${y + k}` : `V${y}`}H${n(x + u * (i + 1))}`;
  return d;
}
const towersPath = (x: number, y: number, w: number, h: number) => `M${x + 8} ${y + h}V${y + 30}H${x + 60}V${y + 42}H${x + w - 60}V${y + 30}H${x + w - 8}V${y + h}z`;
const wallsPath = (x: number, y: number, w: number, h: number) => `M${x} ${y + h}V${y + 8}${crenel(x, y + 4, w, 8, 10)}V${y + h}z`;
const dungeonPath = (x: number, y: number, w: number, h: number) => `M${x - 6} ${y + h}L${x + 2} ${y + 2}H${x + w - 2}L${x + w + 6} ${y + h}z`;

export function favours(view: CaylusView, l: Layout): string {
  const { x, y, w, cell } = l.favours;
  const open = view.open_columns;
  let s = txt(t("caylus.favours"), x, y + 12, { size: 14, anchor: "start", serif: true, within: w * 0.52 });
  s += txt(t("caylus.columns", { count: open }), x + w, y + 12, { size: 11.5, weight: 600, anchor: "end", fill: "var(--text-2)", within: w * 0.42 });
  FAVOURS.forEach((row, r) => {
    const ry = y + 20 + r * (cell + 2);
    s += use(["prestige", "denier", "any", "hammer"][r]!, x + 2, ry + cell / 2 - 12, 24);
    for (let c = 0; c <= 5; c++) {
      const p = c ? favourCell(r, c, l) : { x: x + 30, y: ry, w: 22, h: cell };
      const locked = c > open;
      const dashed = locked || !c;
      s += `<rect x="${n(p.x)}" y="${p.y}" width="${n(p.w)}" height="${p.h}" rx="5" fill="${!c ? "none" : locked ? "var(--panel-2)" : "var(--fp)"}" stroke="${dashed ? "var(--line-2)" : "#241b12"}" stroke-width="1.1"${dashed ? ' stroke-dasharray="3 3"' : ""}/>`;
      const effect = c ? row[c - 1]! : "";
      if (effect) {
        const two = effect.includes(">") ? effect.split(" > ").map((part, i) => (i ? part : `${part} >`)) : [effect];
        s += `<g class="face blank"${locked ? ' opacity=".45"' : ""}>${two.map((line, i) => effectLine(line, p.x + p.w / 2, ry + 4 + i * 14, two.length > 1 ? 12.5 : line.length > 3 ? 13 : line[0] === "h" ? 14 : 19, 1)).join("")}</g>`;
      } else if (c) s += txt("—", p.x + p.w / 2, ry + 17, { size: 13, fill: "#6e5d45" });
      if (locked && r === 0) s += `<g color="var(--text-2)">${use("u-lock", p.x + p.w - 12, ry + cell - 14, 11)}</g>`;
      const here = view.players.flatMap((player, seat) => (player.markers[LINES[r]!] === c ? [seat] : []));
      here.forEach((seat, i) => {
        const mx = c ? p.x + p.w / 2 + (i - (here.length - 1) / 2) * Math.min(12.5, (p.w - 10) / here.length) : p.x + p.w / 2 + (here.length > 3 ? (i % 2 ? 5.5 : -5.5) : 0);
        const my = c ? ry + cell - 9 : ry + 8 + (here.length > 3 ? Math.floor(i / 2) : i) * 14;
        s += marker(seat, mx, my, 6.2);
      });
    }
  });
  return s;
}
