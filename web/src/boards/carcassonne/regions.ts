/** Where the regions that the engine tells of lie on the land: what is tinted, outlined and pointed at. */

import { brought } from "./sets";
import { anchor, tileOf, type Feature } from "./tiles.svelte";
import type { CarcassonneSurvey, CarcassonneView, FigureView, RegionSurvey, TileView } from "./view";

/** Where a figure stands at one spot of a tile. */
const BUILDINGS: Record<string, { around?: boolean }> = {
  monastery: { around: true },
  ...brought((set) => set.features),
};

/** Whether this kind of land is complete when tiles lie on all eight sides of it. */
export function isAround(kind: string): boolean {
  return BUILDINGS[kind]?.around ?? false;
}

export interface Part {
  tile: TileView;
  feature: Feature;
  turns: number;
}

export interface Region {
  /** What the engine says about it. */
  survey: RegionSurvey;
  parts: Part[];
  figures: FigureView[];
  /** Of a field: the cities it touches. */
  cities: Region[];
}

/** Every segment of the land, `x,y,segment`, with the region it belongs to. */
export type Atlas = Map<string, Region>;

export function atlas(view: CarcassonneView, survey: CarcassonneSurvey): Atlas {
  const regions = regionsOf(view, survey);
  const out: Atlas = new Map();
  for (const region of regions)
    for (const { tile, feature } of region.parts) out.set(`${tile.x},${tile.y},${feature.id}`, region);
  for (const figure of view.figures) out.get(`${figure.x},${figure.y},${figure.segment}`)?.figures.push(figure);
  return out;
}

function regionsOf(view: CarcassonneView, survey: CarcassonneSurvey): Region[] {
  const regions = survey.regions.map((each): Region => ({ survey: each, parts: [], figures: [], cities: [] }));
  for (const region of regions) region.cities = (region.survey.cities ?? []).map((number) => regions[number]!);
  survey.land.forEach((row, i) => {
    const tile = view.land[i];
    if (!tile) return; // known, but not yet shown
    const features = tileOf(tile.tile)?.features ?? [];
    row.forEach((number, segment) => {
      const feature = features[segment];
      if (number >= 0 && feature) regions[number]!.parts.push({ tile, feature, turns: tile.rotation / 90 });
    });
  });
  return regions;
}

/** All different regions of an atlas. */
export function all(regions: Atlas): Region[] {
  return [...new Set(regions.values())];
}

/** Those who would be paid for a region: owners, or whose barn stands there. */
export function holders(region: Region): number[] {
  const owners = region.survey.owners ?? [];
  return (owners.length ? owners : (region.survey.barns ?? [])).map(({ seat }) => seat);
}

export function complete(region: Region): boolean {
  return region.survey.kind !== "field" && !region.survey.open;
}

const SIDES = ["N", "E", "S", "W"];
const STEP: Record<string, [number, number]> = { N: [0, -1], E: [1, 0], S: [0, 1], W: [-1, 0] };

/** The sides, or halves of a field's, beyond which there is no tile yet. */
export function borders(view: CarcassonneView, region: Region): { tile: TileView; edge: string }[] {
  const laid = new Set(view.land.map(({ x, y }) => `${x},${y}`));
  return region.parts.flatMap(({ tile, feature, turns }) =>
    (feature.type === "field" ? (feature.half_edges ?? []) : (feature.edges ?? [])).flatMap((end) => {
      const edge = SIDES[(SIDES.indexOf(end[0]!) + turns) % 4]! + end.slice(1);
      const [dx, dy] = STEP[edge[0]!]!;
      return laid.has(`${tile.x + dx},${tile.y + dy}`) ? [] : [{ tile, edge }];
    }),
  );
}

/** Where a part of a region is marked on the land. */
export function spot(part: Part): { x: number; y: number } {
  const at = anchor(part.tile.tile, part.feature.id, part.turns);
  return { x: part.tile.x * 100 + at.x, y: part.tile.y * 100 + at.y };
}

let canvas: CanvasRenderingContext2D | null = null;

/** The segment of a tile under a point of it, 0 to 100 across. */
export function segmentAt(tile: TileView, x: number, y: number): string | null {
  let [px, py] = [x, y];
  for (let k = 0; k < (4 - tile.rotation / 90) % 4; k++) [px, py] = [100 - py, px];
  const features = tileOf(tile.tile)?.features ?? [];
  const measure = (canvas ??= document.createElement("canvas").getContext("2d"));
  if (!measure) return null;
  measure.lineWidth = 14;
  for (const f of features) {
    if (f.type in BUILDINGS && f.anchor && Math.hypot(px - f.anchor[0] * 100, py - f.anchor[1] * 100) < 20) return f.id;
    if (f.type === "road" && f.edge && measure.isPointInStroke(new Path2D(f.edge), px, py)) return f.id;
  }
  const areas = features.filter((f) => f.area).sort((a, b) => Number(a.type === "field") - Number(b.type === "field"));
  return areas.find((f) => measure.isPointInPath(new Path2D(f.area), px, py, "evenodd"))?.id ?? null;
}
