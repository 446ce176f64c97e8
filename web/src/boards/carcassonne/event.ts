/** What an event tells of the land. */

import type { EventInfo } from "../../lib/wire";

export interface EventData {
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

export function dataOf(event: EventInfo): Partial<EventData> {
  return event.data as Partial<EventData>;
}
