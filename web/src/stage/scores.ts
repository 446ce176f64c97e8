/** What gave the points of a game, and how they came, by its log. */

import { standing } from "../lib/events";
import type { EntryInfo, EventInfo } from "../lib/wire";

/** The events that stand, in order, with the number of their step. */
function* happened(entries: EntryInfo[]): Generator<{ step: number; event: EventInfo }> {
  for (const [step, { events }] of standing(entries).entries()) for (const event of events) yield { step, event };
}

export interface Gave {
  /** The heading under which the points of an event stand; null for those that have none. */
  category: (event: EventInfo) => string | null;
  /** What an event gave besides its points. */
  extra?: (event: EventInfo) => [string, number][];
  /** The points of an event, where they are not those it tells. */
  points?: (event: EventInfo) => number;
}

const pointsOf = (event: EventInfo) => (typeof event.data.points === "number" ? event.data.points : 0);

/** Points by what gave them, one number a seat; what the log does not tell is in a last row without a name. */
export function gained(
  entries: EntryInfo[],
  final: number[],
  { category, extra, points = pointsOf }: Gave,
): { name: string | null; points: number[] }[] {
  const rows = new Map<string | null, number[]>();
  const row = (name: string | null) =>
    rows.get(name) ??
    rows
      .set(
        name,
        final.map(() => 0),
      )
      .get(name)!;
  for (const { event } of happened(entries)) {
    const worth = event.seat >= 0 ? points(event) : 0;
    const name = worth ? category(event) : null;
    if (name !== null) row(name)[event.seat]! += worth;
    for (const [more, given] of event.seat >= 0 ? (extra?.(event) ?? []) : []) row(more)[event.seat]! += given;
  }
  const rest = final.map((score, seat) => score - [...rows.values()].reduce((sum, points) => sum + points[seat]!, 0));
  if (rest.some((points) => points)) rows.set(null, rest);
  return [...rows].map(([name, points]) => ({ name, points }));
}

/** The part of the curve, beyond the steps, over which what the last step gave is spread. */
const LAST = 0.15;

/** What gave points, and when: at its step, or after it one by one where that is the last. */
function timed(entries: EntryInfo[]): { events: { at: number; event: EventInfo }[]; end: number } {
  const all = [...happened(entries)];
  const last = all.at(-1)?.step ?? 0;
  const wide = Math.max(1, last * LAST);
  const final = all.filter(({ step }) => step === last).map(({ event }) => event);
  const events = all.map(({ step, event }) => ({
    at: step < last ? step : last + (wide * (final.indexOf(event) + 1)) / final.length,
    event,
  }));
  return { events, end: last + wide };
}

/** How each seat's score went: step and score wherever it changed; what the last step gave comes one by one after it. */
export function curves(
  entries: EntryInfo[],
  seats: number,
  extra: Gave["extra"] = () => [],
  points: Gave["points"] = pointsOf,
): [number, number][][] {
  const lines: [number, number][][] = Array.from({ length: seats }, () => [[0, 0]]);
  const { events, end } = timed(entries);
  for (const { at, event } of events) {
    const worth = event.seat >= 0 ? points(event) + extra(event).reduce((sum, [, given]) => sum + given, 0) : 0;
    if (!worth) continue;
    const line = lines[event.seat]!;
    const before = line.at(-1)![1];
    line.push([at, before], [at, before + worth]);
  }
  for (const line of lines) line.push([end, line.at(-1)![1]]);
  return lines;
}

/** Where on these curves what the last step gave begins. */
export function ending(lines: [number, number][][]): number {
  return (lines[0]?.at(-1)?.[0] ?? 0) / (1 + LAST);
}

/** A moment on the curves, with what each source has given until then. */
export interface Grown {
  at: number;
  sums: number[];
}

/** By what gave them, how the points of one seat grew: on the same line of time as the curves. */
export function sources(
  entries: EntryInfo[],
  seat: number,
  names: string[],
  { category, extra, points = pointsOf }: Gave,
): Grown[] {
  const grown: Grown[] = [{ at: 0, sums: names.map(() => 0) }];
  const { events, end } = timed(entries);
  for (const { at, event } of events) {
    if (event.seat !== seat) continue;
    const sums = [...grown.at(-1)!.sums];
    const given: [string, number][] = [[category(event) ?? "", points(event)], ...(extra?.(event) ?? [])];
    for (const [name, worth] of given) {
      const source = names.indexOf(name);
      if (source >= 0) sums[source]! += worth;
    }
    if (sums.every((sum, i) => sum === grown.at(-1)!.sums[i])) continue;
    grown.push({ at, sums: grown.at(-1)!.sums }, { at, sums });
  }
  return [...grown, { at: end, sums: grown.at(-1)!.sums }];
}

/** Where on the line of time a turn begins. */
export interface Begun {
  at: number;
  turn: number;
}

/** The number of the turn that begins with an event, after that of the turn before; null where none begins. */
export type Begins = (event: EventInfo, before: number) => number | null;

/** When each turn began. */
export function turns(entries: EntryInfo[], begins: Begins): Begun[] {
  const found: Begun[] = [];
  for (const { step, event } of happened(entries)) {
    const before = found.at(-1)?.turn ?? 0;
    const turn = begins(event, before) ?? before;
    if (turn > before) found.push({ at: step, turn });
  }
  return found;
}

/** From one number of an axis to the next. */
const STEPS = [1, 2, 5, 10, 20, 50, 100];

/**
 * The numbers of an axis that is `long` in steps of the game and has `room` in pixels: the closest even steps in which each has
 * `wide` pixels until the next, without those that would come into the last `kept` pixels.
 */
export function ticks(turns: Begun[], long: number, room: number, kept: number, wide: number): Begun[] {
  const pixels = (at: number) => (at / long) * room;
  const free = turns.filter(({ at }) => pixels(at) <= room - kept);
  const fits = (found: Begun[]) => found.every(({ at }, i) => !i || pixels(at - found[i - 1]!.at) >= wide);
  const every = STEPS.map((step) => free.filter(({ turn }) => turn % step === 0));
  return every.find((found) => found.length && fits(found)) ?? free.slice(0, 1);
}
