/** What counts in Magna Carta: at every moment it is what would count at the end. */

import type { EventInfo } from "../../lib/wire";
import { t } from "../../lib/words.svelte";
import { ceremony, sum, type Ceremony } from "../road/ceremony";
import { face, SCORE, VALUES } from "./cards";
import type { MagnaCartaView } from "./view";

/** The points of a seat: castle tokens, cards, gold, other cubes, deniers. */
export function pointsOf({
  score,
  tokens,
  food,
  wood,
  stone,
  gold,
  deniers,
}: MagnaCartaView["players"][number]): [tokens: number, cards: number, gold: number, cubes: number, deniers: number] {
  const castle = sum(tokens.map((count, i) => count * VALUES[i]!));
  const rest: [number, number, number] = [
    gold * SCORE.gold,
    Math.floor((food + wood + stone) / SCORE.cubes_per_point),
    Math.floor(deniers / SCORE.deniers_per_point),
  ];
  return [castle, score - castle - sum(rest), ...rest];
}

/** How the last points are counted. */
export function ending(view: MagnaCartaView): Ceremony {
  return ceremony(
    [
      { name: t("magna.tokens_title") },
      { name: t("magna.cards_title") },
      { name: t("town.gold"), line: `G1 > p${SCORE.gold}` },
      { name: t("town.cubes"), line: `#${SCORE.cubes_per_point} > p1` },
      { name: t("town.deniers"), line: `d${SCORE.deniers_per_point} > p1` },
    ],
    view.players.map((player, seat) => ({ seat, parts: pointsOf(player) })),
  );
}

/** What is counted at the end, beside what lies on the table. */
export const LEFT_OVER = ["scored_gold", "scored_cubes", "scored_deniers"];

/** What an event adds to the points of its seat. */
export function worth({ kind, data }: EventInfo): number {
  const { card, building, points = 0 } = data as { card?: string; building?: string; points?: number };
  if (kind === "built") return face(card!).points;
  if (kind === "built_prestige" || kind === "built_in_front") return face(building!).points;
  if (kind === "turned") return face("residence").points - face(card!).points;
  return kind === "tokens" || LEFT_OVER.includes(kind) ? points : 0;
}

/** A residence under a prestige building counts no more (MAG-12.5). */
export function covered({ kind }: EventInfo): [string, number][] {
  return kind === "built_prestige" ? [[t("magna.cards_title"), -face("residence").points]] : [];
}
