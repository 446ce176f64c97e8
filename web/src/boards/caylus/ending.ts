/** What is left over when the game ends, and what it is worth. */

import { t } from "../../lib/words.svelte";
import { ceremony, sum, type Ceremony } from "../road/ceremony";
import { END } from "./tiles";
import type { CaylusView } from "./view";

/** The rule by which it is counted. */
export const LEFT_OVER = "CAY-13.2";

/** Points for gold, for sets of other cubes, for sets of deniers. */
function leftOver({ cubes, deniers }: CaylusView["players"][number]): number[] {
  const { gold = 0, ...others } = cubes;
  return [
    gold * END.gold,
    Math.floor(sum(Object.values(others)) / END.cubes_per_point),
    Math.floor(deniers / END.deniers_per_point),
  ];
}

/** How the last points are counted, from the position after them. */
export function ending(view: CaylusView): Ceremony {
  return ceremony(
    [
      { name: t("town.so_far") },
      { name: t("town.gold"), line: `G1 > p${END.gold}` },
      { name: t("town.cubes"), line: `#${END.cubes_per_point} > p1` },
      { name: t("town.deniers"), line: `d${END.deniers_per_point} > p1` },
    ],
    view.players.map((player, seat) => {
      const rest = leftOver(player);
      return { seat, parts: [player.prestige - sum(rest), ...rest] };
    }),
  );
}

/** The position before the last points were counted. */
export function eve(view: CaylusView): CaylusView {
  return {
    ...view,
    players: view.players.map((player) => ({ ...player, prestige: player.prestige - sum(leftOver(player)) })),
  };
}
