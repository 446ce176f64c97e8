/** Sentences from the server speak of seats by number; people have names. */

import { prefs } from "./prefs.svelte";
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

export function named(text: string, names: Names): string {
  return text.replace(SEAT[prefs.language] ?? SEAT.en!, (_, seat: string) => names(Number(seat)));
}
