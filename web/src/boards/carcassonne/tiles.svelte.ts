/** The drawings of the tiles, fetched set by set when a tile of that set is first seen. */

export interface Feature {
  id: string;
  type: string;
  anchor?: [number, number];
  edges?: string[];
  half_edges?: string[];
  pennants?: number;
  inn?: boolean;
  cathedral?: boolean;
  pig_herd?: boolean;
  /** The cities of the tile that a field touches. */
  cities?: string[];
  /** What to tint, as path text of the unturned tile; a road has none. */
  area?: string;
  /** What to draw around it; of a road, its middle. */
  edge?: string;
}

interface Drawn {
  turns: string[];
  features: Feature[];
}

const files = import.meta.glob<Record<string, Drawn>>(["./generated/*.json", "!./generated/quarters.json"], {
  import: "default",
});
const drawn: Record<string, Drawn> = $state.raw({});
let version = $state(0);
const asked = new Set<string>();

function fetchSet(set: string): void {
  if (asked.has(set)) return;
  asked.add(set);
  void files[`./generated/${set}.json`]?.().then((tiles) => {
    Object.assign(drawn, tiles);
    version += 1;
  });
}

export function tileOf(id: string): Drawn | undefined {
  void version;
  if (!(id in drawn)) fetchSet(id.split("/")[0]!);
  return drawn[id];
}

/** The drawing of a tile after quarter turns clockwise. */
export function picture(id: string, turns: number): string {
  return tileOf(id)?.turns[((turns % 4) + 4) % 4] ?? '<path class="c-fd" d="M0 0h100v100H0z"/>';
}

/** Where a figure stands on a segment of a tile, 0 to 100 across. */
export function anchor(id: string, segment: string, turns: number): { x: number; y: number } {
  let [x, y] = tileOf(id)?.features.find((feature) => feature.id === segment)?.anchor ?? [0.5, 0.5];
  for (let k = 0; k < turns % 4; k++) [x, y] = [1 - y, x];
  return { x: Math.min(85, Math.max(15, x * 100)), y: Math.min(84, Math.max(15, y * 100)) };
}
