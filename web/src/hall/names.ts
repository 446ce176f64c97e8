/** Who sits at a table in a list. */

import { say } from "../lib/words.svelte";
import type { Listed } from "../lib/wire";

type Seat = Listed["summary"]["seats"][number];

export function nameOf(seat: Seat): string {
  if (seat.kind === "bot") return say({ id: "server.name.bot", params: { level: seat.level } });
  return seat.kind === "person" ? seat.name || say({ id: "server.name.departed" }) : "";
}

export function namesOf(row: Listed): string[] {
  return row.summary.seats.map(nameOf).filter(Boolean);
}
