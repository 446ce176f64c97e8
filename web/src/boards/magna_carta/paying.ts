/** Where what is paid goes: into the castle, or to the card of the road that it is paid for. */

import type { EventInfo } from "../../lib/wire";
import { dataOf } from "./reduce";

export function paidAt(event: EventInfo, events: EventInfo[]): string {
  if (event.clause === "MAG-10.2") return "castle";
  const bought = events[events.indexOf(event) + 1];
  const place = bought && dataOf(bought).place;
  return place === undefined ? "next" : `card:${place - 1}`;
}
