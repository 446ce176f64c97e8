/** What an event tells of the land. */

import type { EventInfo } from "../../lib/wire";

export interface Told {
  x: number;
  y: number;
  segment: string;
  figure: string;
  role: string;
  tile: string;
  rotation: number;
  points: number;
  owner: number;
}

export function toldBy(event: EventInfo): Partial<Told> {
  return event.data as Partial<Told>;
}
