/** Which segments of the land belong together: for outlines and previews only, the table counts for itself. */

import { anchor, tileOf, type Feature } from "./tiles.svelte";
import type { CarcassonneView, FigureView, TileView } from "./view";

export interface Part {
  tile: TileView;
  feature: Feature;
  turns: number;
}

export interface Region {
  type: string;
  parts: Part[];
  /** Sides where it can still grow: the tile and the side, or half a side of a field. */
  open: { tile: TileView; edge: string }[];
  pennants: number;
  inn: boolean;
  cathedral: boolean;
  figures: FigureView[];
  /** Of a field: the cities it touches. */
  cities: Region[];
  /** Seats whose barn stands on this field. */
  barns: number[];
}

const SIDES = ["N", "E", "S", "W"];
const STEP: Record<string, [number, number]> = { N: [0, -1], E: [1, 0], S: [0, 1], W: [-1, 0] };
const FACING: Record<string, string> = { N: "S", E: "W", S: "N", W: "E" };

function turned(edge: string, turns: number): string {
  return SIDES[(SIDES.indexOf(edge[0]!) + turns) % 4]! + edge.slice(1);
}

/** What a side or half-side touches on the neighbouring tile. */
function across(edge: string): string {
  const half = edge[1];
  return FACING[edge[0]!]! + (half === "L" ? "R" : half === "R" ? "L" : "");
}

function ends(feature: Feature): string[] {
  return feature.type === "field" ? (feature.half_edges ?? []) : (feature.edges ?? []);
}

export type Atlas = Map<string, Region>;

/** Every segment of the land, `x,y,segment`, with the region it belongs to. */
export function atlas(view: CarcassonneView): Atlas {
  const at = new Map(view.land.map((tile) => [`${tile.x},${tile.y}`, tile]));
  const out: Atlas = new Map();
  for (const tile of view.land) {
    for (const feature of tileOf(tile.tile)?.features ?? []) {
      if (!out.has(`${tile.x},${tile.y},${feature.id}`)) gather(at, out, tile, feature);
    }
  }
  for (const figure of view.figures) out.get(`${figure.x},${figure.y},${figure.segment}`)?.figures.push(figure);
  for (const region of new Set(out.values())) {
    if (region.type !== "field") continue;
    const touched = region.parts.flatMap((part) => (part.feature.cities ?? []).map((city) => out.get(`${part.tile.x},${part.tile.y},${city}`)));
    region.cities = [...new Set(touched.filter((city): city is Region => city?.type === "city"))];
  }
  view.abbey_mayor?.barns.forEach((corner, seat) => {
    const tile = corner && at.get(`${corner[0]},${corner[1]}`);
    // A barn stands on the corner: the field at the north half of the west side is its own.
    const field = tile && tileOf(tile.tile)?.features.find((f) => f.type === "field" && ends(f).some((e) => turned(e, tile.rotation / 90) === "WR"));
    if (tile && field) out.get(`${tile.x},${tile.y},${field.id}`)?.barns.push(seat);
  });
  return out;
}

function gather(at: Map<string, TileView>, out: Atlas, start: TileView, first: Feature): void {
  const region: Region = { type: first.type, parts: [], open: [], pennants: 0, inn: false, cathedral: false, figures: [], cities: [], barns: [] };
  out.set(`${start.x},${start.y},${first.id}`, region);
  const queue: [TileView, Feature][] = [[start, first]];
  for (let next = queue.pop(); next; next = queue.pop()) {
    const [tile, feature] = next;
    const turns = tile.rotation / 90;
    region.parts.push({ tile, feature, turns });
    region.pennants += feature.pennants ?? 0;
    region.inn ||= feature.inn ?? false;
    region.cathedral ||= feature.cathedral ?? false;
    for (const end of ends(feature)) {
      const edge = turned(end, turns);
      const [dx, dy] = STEP[edge[0]!]!;
      const other = at.get(`${tile.x + dx},${tile.y + dy}`);
      if (!other) {
        region.open.push({ tile, edge });
        continue;
      }
      const want = across(edge);
      const met = tileOf(other.tile)?.features.find((f) => f.type === feature.type && ends(f).some((e) => turned(e, other.rotation / 90) === want));
      const key = met && `${other.x},${other.y},${met.id}`;
      if (met && key && !out.has(key)) {
        out.set(key, region);
        queue.push([other, met]);
      }
    }
  }
}

const STRENGTH: Record<string, number> = { builder: 0, pig: 0, barn: 0, big: 2 };

/** Followers by seat, the strongest first. */
export function owners(region: Region): [number, number][] {
  const strength = new Map<number, number>();
  for (const figure of region.figures) {
    const counts = figure.figure === "mayor" ? region.pennants : (STRENGTH[figure.figure] ?? 1);
    if (counts) strength.set(figure.seat, (strength.get(figure.seat) ?? 0) + counts);
  }
  return [...strength].sort((a, b) => b[1] - a[1]);
}

/** The seats that would score: all with the most strength, or whose barn stands there. */
export function holders(region: Region): number[] {
  const all = owners(region);
  return region.barns.length ? region.barns : all.filter(([, strength]) => strength === all[0]![1]).map(([seat]) => seat);
}

/** The tiles a region covers. */
export function size(region: Region): number {
  return new Set(region.parts.map((part) => `${part.tile.x},${part.tile.y}`)).size;
}

export function complete(region: Region): boolean {
  return region.open.length === 0;
}

/** The tiles around a cloister, itself included. */
export function around(view: CarcassonneView, region: Region): TileView[] {
  const { x, y } = region.parts[0]!.tile;
  return view.land.filter((tile) => Math.abs(tile.x - x) <= 1 && Math.abs(tile.y - y) <= 1);
}

/** What a region gives as it lies, and what it would give complete (CAR-B-4, CAR-B-6, CAR-IC-2, CAR-AM-3.7); null where a set decides otherwise. */
export function worth(view: CarcassonneView, region: Region): { now: number; closed: number | null } | null {
  const tiles = size(region);
  switch (region.type) {
    case "road":
      return { now: complete(region) ? tiles * (region.inn ? 2 : 1) : region.inn ? 0 : tiles, closed: complete(region) ? null : tiles * (region.inn ? 2 : 1) };
    case "city": {
      const count = tiles + region.pennants;
      const full = count * (region.cathedral ? 3 : 2);
      return { now: complete(region) ? full : region.cathedral ? 0 : count, closed: complete(region) ? null : full };
    }
    case "monastery":
    case "shrine":
    case "abbey": {
      const laid = around(view, region).length;
      return { now: laid, closed: laid < 9 ? 9 : null };
    }
    case "field": {
      const fed = region.cities.filter(complete).length;
      const each = region.barns.length ? 4 : 3;
      return { now: fed * each, closed: fed < region.cities.length ? region.cities.length * each : null };
    }
    default:
      return null;
  }
}

/** Where a part of a region is marked on the land. */
export function spot(part: Part): { x: number; y: number } {
  const at = anchor(part.tile.tile, part.feature.id, part.turns);
  return { x: part.tile.x * 100 + at.x, y: part.tile.y * 100 + at.y };
}

const measure = document.createElement("canvas").getContext("2d");

/** The segment of a tile under a point of it, 0 to 100 across. */
export function segmentAt(tile: TileView, x: number, y: number): string | null {
  let [px, py] = [x, y];
  for (let k = 0; k < (4 - tile.rotation / 90) % 4; k++) [px, py] = [100 - py, px];
  const features = tileOf(tile.tile)?.features ?? [];
  if (!measure) return null;
  measure.lineWidth = 14;
  for (const f of features) {
    const stands = f.anchor && ["monastery", "shrine", "abbey", "tower_foundation"].includes(f.type);
    if (stands && Math.hypot(px - f.anchor![0] * 100, py - f.anchor![1] * 100) < 20) return f.id;
    if (f.type === "road" && f.edge && measure.isPointInStroke(new Path2D(f.edge), px, py)) return f.id;
  }
  const areas = features.filter((f) => f.area).sort((a, b) => Number(a.type === "field") - Number(b.type === "field"));
  return areas.find((f) => measure.isPointInPath(new Path2D(f.area), px, py, "evenodd"))?.id ?? null;
}
