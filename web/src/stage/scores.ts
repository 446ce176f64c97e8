/** What gave the points of a game, and how they came, told by its log. */

import { standing } from "../lib/events";
import type { EntryInfo, EventInfo } from "../lib/wire";

/** The events that stand, in order, with the number of their step. */
function* happened(entries: EntryInfo[]): Generator<{ step: number; event: EventInfo }> {
  for (const [step, { events }] of standing(entries).entries()) for (const event of events) yield { step, event };
}

/** The points that an event gives its seat. */
export type PointsOf = (event: EventInfo) => number;

const told: PointsOf = (event) => (typeof event.data.points === "number" ? event.data.points : 0);

/** Points by what gave them, one number a seat; what the log does not tell is in a last row without a name. */
export function gained(entries: EntryInfo[], final: number[], category: (event: EventInfo) => string | null, points: PointsOf = told): { name: string | null; points: number[] }[] {
  const rows = new Map<string | null, number[]>();
  const row = (name: string | null) => rows.get(name) ?? rows.set(name, final.map(() => 0)).get(name)!;
  for (const { event } of happened(entries)) {
    const worth = event.seat >= 0 ? points(event) : 0;
    const name = worth ? category(event) : null;
    if (name !== null) row(name)[event.seat]! += worth;
  }
  const rest = final.map((score, seat) => score - [...rows.values()].reduce((sum, points) => sum + points[seat]!, 0));
  if (rest.some((points) => points)) rows.set(null, rest);
  return [...rows].map(([name, points]) => ({ name, points }));
}

/** How each seat's score went: step and score wherever it changed. */
export function curves(entries: EntryInfo[], seats: number, points: PointsOf = told): [number, number][][] {
  const lines: [number, number][][] = Array.from({ length: seats }, () => [[0, 0]]);
  let last = 0;
  for (const { step, event } of happened(entries)) {
    last = step;
    const worth = event.seat >= 0 ? points(event) : 0;
    if (!worth) continue;
    const line = lines[event.seat]!;
    const before = line.at(-1)![1];
    line.push([step, before], [step, before + worth]);
  }
  for (const line of lines) line.push([last, line.at(-1)![1]]);
  return lines;
}

/** By what gave them, how the points of one seat grew: one sum a source at each of so many moments. */
export function sources(entries: EntryInfo[], seat: number, names: string[], category: (event: EventInfo) => string | null, points: PointsOf = told, moments = 40): number[][] {
  const all = [...happened(entries)];
  const last = Math.max(1, all.at(-1)?.step ?? 1);
  const grown = names.map(() => Array<number>(moments + 1).fill(0));
  for (const { step, event } of all) {
    if (event.seat !== seat) continue;
    const worth = points(event);
    const source = worth ? names.indexOf(category(event) ?? "") : -1;
    if (source < 0) continue;
    for (let at = Math.ceil((step / last) * moments); at <= moments; at++) grown[source]![at]! += worth;
  }
  return grown;
}
