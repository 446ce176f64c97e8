/** A land that is set up by hand: tiles, followers, and the order in which they could have been laid. */

export type Laid = [id: string, x: number, y: number, rotation: number];
export type Standing = [seat: number, kind: string, x: number, y: number, segment: string];

export const key = (x: number, y: number): string => `${x},${y}`;
const SIDES = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
] as const;

/** The empty places beside the land. */
export function edgeOf(land: Laid[]): [number, number][] {
  const taken = new Set(land.map(([, x, y]) => key(x, y)));
  const found = new Map<string, [number, number]>();
  for (const [, x, y] of land)
    for (const [dx, dy] of SIDES) if (!taken.has(key(x + dx, y + dy))) found.set(key(x + dx, y + dy), [x + dx, y + dy]);
  return [...found.values()];
}

/** The tiles in an order in which each lies beside one before it; those that lie apart come last. */
export function ordered(land: Laid[]): Laid[] {
  const out = land.slice(0, 1);
  let rest = land.slice(1);
  for (;;) {
    const near = new Set(edgeOf(out).map(([x, y]) => key(x, y)));
    const next = rest.filter(([, x, y]) => near.has(key(x, y)));
    if (!next.length) return [...out, ...rest];
    out.push(next[0]!);
    rest = rest.filter((tile) => tile !== next[0]);
  }
}

/** The next follower on a tile: on its first part, on the next one, then none. */
export function nextStanding(standing: Standing[], seat: number, x: number, y: number, segments: string[]): Standing[] {
  const there = standing.find((one) => one[2] === x && one[3] === y && one[0] === seat);
  const others = standing.filter((one) => one !== there);
  const next = segments[there ? segments.indexOf(there[4]) + 1 : 0];
  return next === undefined ? others : [...others, [seat, "small", x, y, next]];
}

/** What was counted on the land is left out once it lies otherwise: the engine counts it anew. */
export function uncounted(snapshot: Record<string, unknown>): Record<string, unknown> {
  const king = snapshot.king_robber as Record<string, unknown> | undefined;
  if (!king) return snapshot;
  const { king: holder, robber } = king;
  return { ...snapshot, king_robber: { king: holder, robber } };
}
