/** Which segments of the land belong together: for outlines and previews only, the table counts for itself. */

import { tileOf, type Feature } from "./tiles.svelte";
import type { CarcassonneView, FigureOn, LaidTile } from "./view";

export interface Region {
  type: string;
  /** Tile index and feature. */
  parts: { tile: LaidTile; feature: Feature; turns: number }[];
  /** Sides where it can still grow. */
  open: number;
  pennants: number;
  figures: FigureOn[];
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

export function regionAt(view: CarcassonneView, x: number, y: number, segment: string): Region | null {
  const at = new Map(view.land.map((tile) => [`${tile.x},${tile.y}`, tile]));
  const start = at.get(`${x},${y}`);
  const first = start && tileOf(start.tile)?.features.find((f) => f.id === segment);
  if (!start || !first) return null;
  const region: Region = { type: first.type, parts: [], open: 0, pennants: 0, figures: [] };
  const seen = new Set([`${x},${y},${segment}`]);
  const queue: [LaidTile, Feature][] = [[start, first]];
  for (let next = queue.pop(); next; next = queue.pop()) {
    const [tile, feature] = next;
    const turns = tile.rotation / 90;
    region.parts.push({ tile, feature, turns });
    region.pennants += feature.pennants ?? 0;
    for (const end of ends(feature)) {
      const edge = turned(end, turns);
      const [dx, dy] = STEP[edge[0]!]!;
      const other = at.get(`${tile.x + dx},${tile.y + dy}`);
      if (!other) {
        region.open += 1;
        continue;
      }
      const want = across(edge);
      const met = tileOf(other.tile)?.features.find((f) => f.type === feature.type && ends(f).some((e) => turned(e, other.rotation / 90) === want));
      if (!met) continue;
      const key = `${other.x},${other.y},${met.id}`;
      if (!seen.has(key)) {
        seen.add(key);
        queue.push([other, met]);
      }
    }
  }
  region.figures = view.figures.filter((figure) => seen.has(`${figure.x},${figure.y},${figure.segment}`));
  return region;
}

/** Followers by seat, the strongest first. */
export function owners(region: Region): [number, number][] {
  const strength = new Map<number, number>();
  for (const figure of region.figures) {
    if (figure.figure === "builder" || figure.figure === "pig") continue;
    strength.set(figure.seat, (strength.get(figure.seat) ?? 0) + (figure.figure === "big" ? 2 : 1));
  }
  return [...strength].sort((a, b) => b[1] - a[1]);
}

/** The tiles a region covers. */
export function size(region: Region): number {
  return new Set(region.parts.map((part) => `${part.tile.x},${part.tile.y}`)).size;
}

/** What an unfinished city or road would give now by the base game (CAR-B-6.3); nothing where other sets change it. */
export function worthNow(region: Region): number | null {
  if (region.parts.some((part) => part.feature.inn || part.feature.cathedral)) return null;
  if (region.type === "road") return size(region);
  if (region.type === "city") return (size(region) + region.pennants) * (region.open ? 1 : 2);
  return null;
}
