/** Where on the land each legal action can be pointed at. */

import type { ActionInfo } from "../../lib/wire";
import quarters from "./generated/quarters.json";
import { anchor, tileOf } from "./tiles.svelte";
import { differing } from "./turns";
import type { CarcassonneView, TileView } from "./view";

/** A tile, a spot for a figure, or a place in a quarter of Carcassonne. */
export interface Place {
  action: string;
  /** The first word of the action. */
  word: string;
  shape: "tile" | "spot";
  x: number;
  y: number;
  /** The figure that would stand there, and whose it is; nothing for one that stands there already. */
  figure?: string;
  lying?: boolean;
}

export interface Fit {
  x: number;
  y: number;
  turns: number[];
}

export interface Offers {
  /** Where the drawn tile fits: cell -> the turns that fit and differ. */
  fits: Map<string, Fit>;
  places: Place[];
  /** What a throw can be aimed at: point of the land -> action. */
  aims: Map<string, string>;
  /** Distances of catch, on a ruler. */
  ruler: ActionInfo[];
  /** What has no place on the land. */
  others: ActionInfo[];
}

const SIDE: Record<string, [number, number]> = { north: [0, -1], east: [1, 0], south: [0, 1], west: [-1, 0] };
const CORNER: Record<string, [number, number]> = {
  northwest: [0, 0],
  northeast: [1, 0],
  southeast: [1, 1],
  southwest: [0, 1],
};

export function cellOf(text: string): [number, number] | null {
  const cell = /^(-?\d+),(-?\d+)$/.exec(text);
  return cell ? [Number(cell[1]), Number(cell[2])] : null;
}

export function tileAt(view: CarcassonneView, x: number, y: number): TileView | undefined {
  return view.land.find((tile) => tile.x === x && tile.y === y);
}

/** Where a figure stands on a segment of the tile there. */
export function spotOn(view: CarcassonneView, x: number, y: number, segment: string): { x: number; y: number } {
  const tile = tileAt(view, x, y);
  const at = tile ? anchor(tile.tile, segment, tile.rotation / 90) : { x: 50, y: 50 };
  return { x: x * 100 + at.x, y: y * 100 + at.y };
}

/** Where followers stand in a quarter of Carcassonne; the Count's block begins with the first tile laid. */
export function quarterAt(view: CarcassonneView, name: string): { x: number; y: number } {
  const [x = 0, y = 0] = (quarters as Record<string, number[]>)[name] ?? [];
  const first = view.land[0];
  return { x: ((first?.x ?? 0) + x) * 100, y: ((first?.y ?? 0) + y) * 100 };
}

/** A point of a throw, in thousandths of a tile from the centre of the start tile, on the land. */
export function thrown(x: number, y: number): { x: number; y: number } {
  return { x: x / 10 + 50, y: y / 10 + 50 };
}

/** The tile that a second decision is about. */
function asked(view: CarcassonneView): [number, number] | null {
  return view.choosing ?? view.tower?.capturing ?? view.count?.joining ?? view.catapult?.on ?? null;
}

export function sorted(view: CarcassonneView, offers: ActionInfo[]): Offers {
  const out: Offers = { fits: new Map(), places: [], aims: new Map(), ruler: [], others: [] };
  const last = view.last !== null ? view.land[view.last] : undefined;
  const differ = view.drawn ? differing(tileOf(view.drawn)?.features ?? []) : 4;
  for (const offer of offers) {
    const { action } = offer;
    const [word = "", a = "", b = "", c = ""] = action.split(" ");
    const cell = cellOf(a);
    const put = (shape: Place["shape"], at: { x: number; y: number }, more: Partial<Place> = {}) =>
      out.places.push({ action, word, shape, ...at, ...more });
    if (word === "place" && cell) {
      const here = out.fits.get(a) ?? { x: cell[0], y: cell[1], turns: [] };
      const turn = Number(b) / 90;
      if (!here.turns.some((other) => other % differ === turn % differ)) here.turns.push(turn);
      out.fits.set(a, here);
    } else if (word === "deploy" && last) {
      put("spot", spotOn(view, last.x, last.y, b), { figure: a, lying: b.startsWith("f") && a !== "pig" });
    } else if (word === "drive" && cell) {
      put("spot", spotOn(view, ...cell, b), { figure: "wagon" });
    } else if (word === "barn" && last && CORNER[a]) {
      put("spot", { x: (last.x + CORNER[a][0]) * 100, y: (last.y + CORNER[a][1]) * 100 }, { figure: "barn" });
    } else if (word === "choose") {
      const tile = asked(view);
      const stands =
        tile &&
        view.figures.some(
          (f) => f.x === tile[0] && f.y === tile[1] && f.segment === c && f.figure === b && f.seat === Number(a),
        );
      if (tile) put("spot", spotOn(view, ...tile, c), stands ? {} : { figure: b, lying: c.startsWith("f") });
      else out.others.push(offer);
    } else if (word === "enter") {
      put("spot", quarterAt(view, b), { figure: a });
    } else if (word === "count") {
      put("spot", quarterAt(view, a), { figure: "count" });
    } else if (word === "tempt") {
      put("spot", quarterAt(view, a));
    } else if (word === "aim" && cell) {
      const at = thrown(...cell);
      out.aims.set(`${at.x},${at.y}`, action);
    } else if (word === "dragon" && SIDE[a] && view.princess_dragon?.dragon) {
      const [x, y] = view.princess_dragon.dragon;
      put("tile", { x: (x + SIDE[a][0]) * 100, y: (y + SIDE[a][1]) * 100 });
    } else if (word === "range" || word === "hand") {
      out.ruler.push(offer);
    } else if (cell) {
      put("tile", { x: cell[0] * 100, y: cell[1] * 100 }, word === "top" ? { figure: b } : {});
    } else out.others.push(offer);
  }
  return out;
}
