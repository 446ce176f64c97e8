/** The road of cards, the castle and the bridge of Magna Carta as SVG text. */

import { n, txt, use } from "../../lib/draw";
import { name, t } from "../../lib/words.svelte";
import { effectLine } from "../road/art";
import { card, stored } from "./cards";
import type { MagnaCartaSurvey, MagnaCartaView } from "./view";

export interface Layout {
  cols: number;
  width: number;
  x0: number;
  y0: number;
  tw: number;
  th: number;
  pw: number;
  ph: number;
  rs: number;
  edge: number;
}

export const WIDE: Layout = { cols: 8, width: 1048, x0: 44, y0: 150, tw: 105, th: 136, pw: 120, ph: 184, rs: 38, edge: 28 };
/** How many prestige buildings lie side by side on a phone. */
export const PRESTIGE_ROW = 4;

/** The layout of a phone: the road begins below the prestige buildings that are left. */
export function narrow(prestige: number): Layout {
  return { cols: 4, width: 412, x0: 22, y0: 146 + 108 * Math.ceil(prestige / PRESTIGE_ROW), tw: 84, th: 116, pw: 95, ph: 164, rs: 38, edge: 16 };
}

export function at(i: number, l: Layout): { x: number; y: number; row: number } {
  const row = Math.floor(i / l.cols);
  const c = i % l.cols;
  return { x: l.x0 + (row % 2 ? l.cols - 1 - c : c) * l.pw, y: l.y0 + row * l.ph, row };
}

export function foot(i: number, l: Layout): { x: number; y: number } {
  const p = at(i, l);
  return { x: p.x + l.tw / 2, y: p.y + l.th + l.rs / 2 };
}

export function heightOf(view: MagnaCartaView, l: Layout): number {
  return l.y0 + Math.ceil((view.road.length + 1) / l.cols) * l.ph + 10;
}

function way(upto: number, l: Layout): string {
  const y = (row: number) => l.y0 + row * l.ph + l.th + l.rs / 2;
  const right = l.x0 + (l.cols - 1) * l.pw + l.tw + l.edge;
  const left = l.x0 - l.edge;
  let d = `M${l.x0 - 12} ${y(0)}`;
  const last = at(upto, l);
  for (let r = 0; r < last.row; r++) {
    const forward = r % 2 === 0;
    const e = forward ? right : left;
    const i = forward ? e - 14 : e + 14;
    d += `H${i}Q${e} ${y(r)} ${e} ${y(r) + 14}V${y(r + 1) - 14}Q${e} ${y(r + 1)} ${i} ${y(r + 1)}`;
  }
  return `${d}H${last.row % 2 ? last.x : last.x + l.tw}`;
}

export function pavement(view: MagnaCartaView, l: Layout, reach: number | null): string {
  const all = way(view.road.length, l);
  let s = `<path d="${all}" fill="none" stroke="var(--road-edge)" stroke-width="36" stroke-linecap="round"/><path d="${all}" fill="none" stroke="var(--road-dim)" stroke-width="33" stroke-linecap="round"/>`;
  s += `<path d="${way(reach ?? view.road.length, l)}" fill="none" stroke="var(--road)" stroke-width="33"/>`;
  if (reach !== null) {
    const p = at(reach, l);
    s += `<path d="M${p.row % 2 ? p.x - 1 : p.x + l.tw + 1} ${p.y + l.th + 4}v${l.rs - 8}" stroke="var(--provost)" stroke-width="4"/>`;
  }
  const e = at(view.road.length, l);
  s += `<rect x="${e.x + 2}" y="${e.y + 2}" width="${l.tw - 4}" height="${l.th - 4}" rx="8" fill="var(--land-2)" stroke="var(--line-2)" stroke-width="1.5" stroke-dasharray="5 5"/>` + txt(t("magna.next_card"), e.x + l.tw / 2, e.y + l.th / 2 + 4, { size: 12, weight: 600, fill: "var(--text-2)", within: l.tw - 16 });
  return s;
}

export function roadCard(view: MagnaCartaView, survey: MagnaCartaSurvey, i: number, l: Layout, o: { lit: boolean; idle: boolean }): string {
  const here = view.road[i]!;
  const p = at(i, l);
  const { x, y } = foot(i, l);
  const id = here.prestige ?? (here.side === "residence" ? "residence" : here.card);
  let s = card(id, p.x, p.y, l.tw, l.th, { owner: here.owner, lit: o.lit, dim: o.idle });
  if (here.turning) s += `<g class="face resid">${use("b-residence", p.x + l.tw - 28, p.y + 16, 26)}</g>`;
  const works = survey.workplaces.includes(i + 1);
  if (works && here.worker === null) s += `<circle cx="${n(x)}" cy="${n(y)}" r="13" fill="var(--road)" stroke="var(--road-edge)" stroke-width="1.4"${o.lit ? "" : ' stroke-dasharray="3 3"'}/>`;
  s += txt(i + 1, p.x + 12, y + 4.5, { size: 13, serif: true, fill: "var(--roadtext)" });
  const good = stored(here.card);
  if (good && works) for (let j = 0; j < here.store; j++) s += `<g class="face">${use(good, p.x + l.tw - 17 - j * 8, y - 9, 17)}</g>`;
  return s;
}


/** Three stacks of tokens; the one that is being built is framed. */
export function castle(survey: MagnaCartaSurvey, x: number, y: number, w: number, h: number): string {
  let s = `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="10" fill="var(--hill)" stroke="var(--line-2)" stroke-width="1.4"/>` + txt(t("magna.castle"), x + 12, y + 19, { size: 14, anchor: "start", serif: true }) + `<g class="face">${effectLine("F W S > token", x + w - 62, y + 6, 16, 1.5)}</g>`;
  const cw = (w - 20) / 3;
  survey.castle.forEach(({ name: section, value, left, of, next }, i) => {
    const cx = x + 10 + cw * (i + 0.5);
    const by = y + h - 22;
    const k = Math.min(left, 6);
    for (let j = 0; j < k; j++) s += `<g class="face tk-${value}">${use("token", cx - 20, by - 42 - j * 5, 40)}</g>`;
    if (k) s += txt(value, cx, by - 11 - (k - 1) * 5, { size: 16, weight: 800, fill: "#241b12" });
    if (next) s += `<rect x="${n(cx - 24)}" y="${n(by - 44 - (k - 1) * 5)}" width="48" height="${46 + (k - 1) * 5}" rx="8" fill="none" stroke="var(--lit-edge)" stroke-width="2"/>`;
    const label = `${name(`magna_carta.section.${section}`, name(`web.magna.${section}`, section))} ${left}/${of}`;
    s += txt(label, cx, by + 15, { size: 11, weight: 600, within: cw - 6 });
  });
  return s;
}
