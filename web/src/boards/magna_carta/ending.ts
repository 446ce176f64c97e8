/** What counts in Magna Carta: at every moment it is what would count at the end. */

import { t } from "../../lib/words.svelte";
import { ceremony, sum, type Ceremony } from "../road/ceremony";
import { SCORE, VALUES } from "./cards";
import type { MagnaCartaView } from "./view";

/** The points of a seat: castle tokens, cards, gold, other cubes, deniers. */
export function pointsOf({ score, tokens, food, wood, stone, gold, deniers }: MagnaCartaView["players"][number]): [tokens: number, cards: number, gold: number, cubes: number, deniers: number] {
  const castle = sum(tokens.map((count, i) => count * VALUES[i]!));
  const rest: [number, number, number] = [gold * SCORE.gold, Math.floor((food + wood + stone) / SCORE.cubes_per_point), Math.floor(deniers / SCORE.deniers_per_point)];
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
