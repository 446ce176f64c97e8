/** Sentences from the server speak of seats by number; people have names. */

import { prefs } from "./prefs.svelte";
import type { EntryInfo, EventInfo, StepInfo } from "./wire";
import type { Names } from "./words.svelte";

/** How each language says "seat 3". */
const SEAT: Record<string, RegExp> = {
  en: /\bseat (\d)\b/gi,
  ro: /\b(?:pe )?(?:locul|locului|jucătorul|jucătorului) (\d)\b/gi,
  it: /\b(?:il posto|al posto|del posto|posto|il giocatore|giocatore) (\d)\b/gi,
  hu: /\b(?:az? )?(\d)\. (?:hely|helyen ülő|játékos)(?:nak|nek|é)?(?![\p{L}])/giu,
  fr: /\b(?:la place|le joueur|place|joueur) (\d)\b/gi,
  de: /\b(?:Platz|Sitz|Spieler) (\d)\b/gi,
};

/** The ids of Carcassonne tiles: the page shows the tile instead. */
const TILE = /:?\s*\b[a-z0-9]+\/[A-Z]{4}[\w-]*(?::(?=\s))?/g;

/** Where on a tile something is, by the names of the engine: the board shows it instead. */
const SEGMENT = /\s*\([^()]*\b[crfmsat]\d\b[^()]*\)|\s\b[crfmsa]\d\b(?=.*-?\d,-?\d)/g;

export function named(text: string, names: Names): string {
  return text
    .replace(TILE, "")
    .replace(SEAT[prefs.language] ?? SEAT.en!, (_, seat: string) => names(Number(seat)));
}

/** The sentence of an event, as the server says it: in the reader's language, with the players' names. */
export function sentenceOf(event: EventInfo, names: Names): string {
  return capital(named(event.text.replace(SEGMENT, ""), names).trim());
}

/** A sentence begins with a capital. */
export function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase(prefs.language) + text.slice(1);
}

/** The steps that others took since the viewer's last move; the viewer's own while nobody else has moved. */
export function since(entries: EntryInfo[], me: number | null): StepInfo[] {
  const played = entries.slice(-60).filter((entry) => entry.kind === "played");
  const own = played.findLastIndex((entry) => entry.seat === me);
  const others = played.slice(own + 1);
  return (others.length || own < 0 ? others.slice(me === null ? -1 : 0) : [played[own]!]).flatMap((entry) => entry.steps);
}
