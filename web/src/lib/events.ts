/** What happened, as messages. */

import type { EntryInfo, EventInfo, StepInfo } from "./wire";
import type { Message } from "./words.svelte";

/** The sentence of an event: one of its own, or the usual one of its kind. */
export function messageOf(game: string, event: EventInfo): Message {
  return event.message ?? { id: `${game}.event.${event.kind}${event.secret ? ".secret" : ""}`, params: { seat: event.seat, ...event.data } };
}

/** The steps that others took since the viewer's last move; the viewer's own while nobody else has moved. */
export function since(entries: EntryInfo[], me: number | null): StepInfo[] {
  const played = entries.slice(-60).filter((entry) => entry.kind === "played");
  const own = played.findLastIndex((entry) => entry.seat === me);
  const others = played.slice(own + 1);
  return (others.length || own < 0 ? others.slice(me === null ? -1 : 0) : [played[own]!]).flatMap((entry) => entry.steps);
}
