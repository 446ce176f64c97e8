/** Which turns of a tile differ: a cloister in a field looks the same from all four sides. */

import type { Feature } from "./tiles.svelte";

const SIDES = "NESW";
const turned = (edges: string[] | undefined, by: number): string[] =>
  (edges ?? []).map((edge) => SIDES[(SIDES.indexOf(edge[0]!) + by) % 4] + edge.slice(1)).sort();
const look = (features: Feature[], by: number): string =>
  JSON.stringify(
    features.map(({ type, edges, half_edges }) => [type, turned(edges, by), turned(half_edges, by)].join("|")).sort(),
  );

/** After how many quarter turns the tile is as before: 1, 2 or 4. */
export function differing(features: Feature[]): number {
  return [1, 2].find((by) => look(features, by) === look(features, 0)) ?? 4;
}
