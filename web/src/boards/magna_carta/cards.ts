/** The cards of Magna Carta as SVG text, from the component data. */

import components from "../../../../src/bastide/games/magna_carta/components.json";
import { n, use } from "../../lib/draw";
import { letter } from "../../lib/seats";
import { name } from "../../lib/words.svelte";
import { classPattern, effectLine, fitted, house, ring, valued } from "../road/art";
import { bundle, exchange, type Line } from "../road/effects";

type Goods = Record<string, number>;
interface Exchange {
  pay?: Goods;
  gain: Goods;
}
interface CardData {
  id: string;
  group?: string;
  cost?: Goods;
  points?: number;
  income?: number;
  primary?: Exchange[];
  secondary?: Exchange[];
  store?: string;
}

const PLAYER = new Map((components.player_cards as unknown as CardData[]).map((card) => [card.id, card]));
const NEUTRAL = new Map((components.neutral_cards as unknown as CardData[]).map((card) => [card.id, card]));
const PRESTIGE = new Map((components.prestige_buildings as unknown as CardData[]).map((card) => [card.id, card]));
const PICTURE: Record<string, string> = { gold_mine: "gold-mine", trading_post: "trading-post", neutral_peddler: "peddler", theatre: "theater", town_hall: "town-hall" };

export interface Face {
  title: string;
  picture: string;
  cls: string;
  lines: Line[];
  points: number;
  cost: Line;
}

const line = (way: Exchange): Line => exchange(way.pay, way.gain, false);

export function face(id: string): Face {
  if (id === "residence") {
    const data = components.residence;
    return { title: name("magna_carta.card.residence", id), picture: "residence", cls: "resid", lines: [`inc${data.income}`], points: data.points, cost: bundle(data.cost) };
  }
  const prestige = PRESTIGE.get(id);
  if (prestige) return { title: name(`magna_carta.prestige.${id}`, id), picture: PICTURE[id] ?? id, cls: "presti", lines: prestige.income ? [`inc${prestige.income}`] : [], points: prestige.points ?? 0, cost: bundle(prestige.cost ?? {}, false) };
  const neutral = NEUTRAL.get(id);
  const data = neutral ?? PLAYER.get(id)!;
  const picture = id.replace(/^(small|large)_/, "");
  const rows = (data.primary ?? []).map((way, i) => (i ? line(way) : `worker ${line(way)}`));
  for (const way of data.secondary ?? []) rows.push(`house ${line(way)}`);
  return {
    title: name(`magna_carta.card.${id === "neutral_peddler" ? "peddler" : id}`, id),
    picture: PICTURE[picture] ?? picture,
    cls: neutral ? "neutral" : data.group === "stone" ? "stony" : "wooden",
    lines: rows,
    points: data.points ?? 0,
    cost: data.cost ? bundle(data.cost, false) : "",
  };
}

/** What lies in the store of a small building. */
export function stored(id: string): string | undefined {
  return PLAYER.get(id)?.store;
}

/** A card; the owner's colour is a spine on the left, never a full frame: a full ring always means "legal". */
export function card(id: string, x: number, y: number, w: number, h: number, o: { owner?: number | null; lit?: boolean; cost?: boolean; dim?: boolean } = {}): string {
  const f = face(id);
  const own = o.owner == null ? "" : letter(o.owner);
  const top = Math.round(h * 0.5);
  const sp = own ? Math.round(w * 0.1) : 1;
  const [ix, iw, iy] = [x + sp, w - sp - 1, y + 1];
  const cx = ix + iw / 2;
  const big = w > 100;
  let s = `<g class="tile face ${f.cls} ${own ? `own-${own}` : "blank"}"${o.dim ? ' opacity=".55"' : ""}>`;
  if (o.lit) s += ring(x, y, w, h, 10);
  s += `<rect x="${n(x)}" y="${n(y)}" width="${w}" height="${h}" rx="8" fill="${own ? `var(--${own})` : "var(--fp)"}" stroke="var(--ink)" stroke-width="1.4"/>`;
  s += `<path d="M${n(ix + (own ? 0 : 7))} ${n(iy)}h${n(iw - (own ? 7 : 14))}a7 7 0 0 1 7 7v${top - 8}h-${n(iw)}${own ? "z" : `v-${top - 8}a7 7 0 0 1 7-7z`}" fill="var(--b1)"/>` + classPattern(f.cls, ix, iy, iw, top - 1);
  s += `<path d="M${n(ix)} ${n(y + top)}h${n(iw)}v${n(h - top - 8)}a7 7 0 0 1-7 7h-${n(iw - (own ? 7 : 14))}${own ? "" : "a7 7 0 0 1-7-7"}z" fill="var(--fp)"/><path d="M${n(ix)} ${n(y + top)}h${n(iw)}${own ? `M${n(ix)} ${n(iy)}v${h - 2}` : ""}" stroke="var(--ink)" stroke-width="1" fill="none"/>`;
  s += fitted(f.title, cx, iy + (big ? 15 : 12), iw - 8, big ? 13 : 10.8);
  const hh = big ? 19 : 14;
  const p = top - hh - 3;
  s += use(`b-${f.picture}`, cx - p / 2, iy + hh, p);
  const z = Math.min(20, w / 5.2);
  const pill = o.cost && f.cls !== "presti" && f.cost;
  const free = h - top - 1 - (pill ? 12 : 0);
  const rows = f.cls === "presti" && o.cost ? [`hammer ${f.cost}`, ...f.lines] : f.lines;
  const q = rows.length ? Math.min(rows.length > 1 ? z : Math.min(24, w / 4.5), (free - 4) / rows.length - 1.5) : z;
  rows.forEach((row, i) => (s += effectLine(row, cx, y + top + (free - rows.length * (q + 2)) / 2 + i * (q + 2), f.cls === "presti" ? Math.min(q, w / 6) : q, 2, 2)));
  if (!rows.length) s += valued("shield", f.points, cx - 16, y + top + (free - 32) / 2, 32, "var(--pp-ink)");
  if (f.points && rows.length) s += valued("shield", f.points, x + w - (big ? 32 : 25), y + top - (big ? 30 : 24), big ? 27 : 21, "var(--pp-ink)");
  if (pill) {
    const cw = 25 + 20 * (/[2-9]/.test(f.cost) ? 3 : 2);
    s += `<rect x="${n(cx - cw / 2)}" y="${n(y + h - 10)}" width="${cw}" height="25" rx="12.5" fill="var(--fp)" stroke="var(--ink)" stroke-width="1.4"/>` + effectLine(`hammer ${f.cost}`, cx, y + h - 7, 18, 2);
  }
  s += "</g>";
  if (own) s += house(o.owner!, x + 6.5, y + top - 13.5, 13);
  return s;
}

export function back(seat: number, x: number, y: number, w: number, h: number, count: number): string {
  const k = letter(seat);
  return `<g class="face resid"><rect x="${x + 4}" y="${y + 4}" width="${w}" height="${h}" rx="8" fill="var(--${k})" stroke="var(--ink)" stroke-width="1.3"/><rect x="${x}" y="${y}" width="${w}" height="${h}" rx="8" fill="var(--${k})" stroke="var(--ink)" stroke-width="1.3"/><rect x="${x + 6}" y="${y + 6}" width="${w - 12}" height="${h - 12}" rx="5" fill="var(--resid-1)"/>${classPattern("resid", x + 6, y + 6, w - 12, h - 12)}${use("b-residence", x + w / 2 - w * 0.28, y + h * 0.2, w * 0.56)}<text x="${x + w / 2}" y="${y + h - 15}" text-anchor="middle" font-size="20" font-weight="800" font-family="var(--serif)" fill="#241b12">${count}</text></g>`;
}

