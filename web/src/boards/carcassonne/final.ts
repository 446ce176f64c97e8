/** The final scoring, in the order in which it is shown. */

import type { EventInfo } from "../../lib/wire";
import type { Heading } from "./set";
import { brought } from "./sets";

const ORDER: Heading[] = ["roads", "cities", "cloisters", "fields"];
const HEADINGS: Record<string, Heading> = {
  scored_road: "roads",
  scored_city: "cities",
  scored_cloister: "cloisters",
  scored_field: "fields",
  ...brought((set) => set.final),
};

/** Under what an event of the final scoring comes. */
export function headingOf({ kind }: EventInfo): Heading | undefined {
  return HEADINGS[kind];
}

/** At the end of the game the regions are counted kind by kind, from small to large; what follows a score goes with it. */
export function inOrder(events: EventInfo[], over: boolean): EventInfo[] {
  const first = over ? events.findIndex(({ kind }) => kind === "pile_empty") : -1;
  if (first < 0) return events;
  const blocks: EventInfo[][] = [];
  for (const event of events.slice(first + 1)) {
    if (rank(event) >= 0 || !blocks.length) blocks.push([event]);
    else blocks.at(-1)!.push(event);
  }
  const size = ([event]: EventInfo[]) => Number(event!.data.points ?? 0);
  const sorted = blocks.sort(([a], [b]) => rank(a!) - rank(b!) || size([a!]) - size([b!]));
  return [...events.slice(0, first + 1), ...sorted.flat()];
}

function rank(event: EventInfo): number {
  const heading = headingOf(event);
  return heading ? ORDER.indexOf(heading) : -1;
}
