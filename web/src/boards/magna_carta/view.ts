/** What the engine says about a position of Caylus Magna Carta, and what follows from it at a glance. */

import { PHASES } from "./phases";
import type { MagnaCartaView } from "./view-types";

export type { MagnaCartaSurvey, MagnaCartaView } from "./view-types";

export const GOODS = ["food", "wood", "stone", "gold"] as const;

/** The phases of a turn; the beginner's game has no provost. */
export function phasesOf(view: MagnaCartaView): string[] {
  return view.variant === "beginner" ? PHASES.filter((phase) => phase !== "provost") : PHASES;
}

/** The players from the first player on. */
export function orderOf(view: MagnaCartaView): number[] {
  const seats = view.players.map((_, seat) => seat);
  const first = view.first ?? 0;
  return [...seats.slice(first), ...seats.slice(0, first)];
}

type Card = MagnaCartaView["road"][number];

/** What a card of the road shows: its building, its residence, or the prestige building on it. */
export function faceOf(card: Card): string {
  return card.prestige ?? (card.side === "residence" ? "residence" : card.card);
}

/** Whether workers go to a card. */
export function works(card: Card): boolean {
  return card.side === "building" && card.prestige === null;
}
