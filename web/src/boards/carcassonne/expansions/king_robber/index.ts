/** King & Robber Baron. */

import { t } from "../../../../lib/words.svelte";
import type { CarcassonneSet } from "../../set";
import Stores from "./Stores.svelte";

const set: CarcassonneSet = {
  gave: [[/^(scored|took)_(king|robber)$/, "web.carcassonne.gave.king"]],
  parts: ({ kind, data: { regions, points = 0 } }) =>
    typeof regions === "number"
      ? [[t(kind === "scored_king" ? "carcassonne.cities" : "carcassonne.roads", { count: regions }), Number(points)]]
      : null,
  pieces({ king_robber: known }, names) {
    const { king = null, robber = null } = known ?? {};
    const largest = t("carcassonne.king", { tiles: known?.largest_city ?? 0 });
    const longest = t("carcassonne.robber", { tiles: known?.longest_road ?? 0 });
    return [
      ...(king === null ? [] : [`${names(king)} ${t("carcassonne.has_king")}. ${largest}.`]),
      ...(robber === null ? [] : [`${names(robber)} ${t("carcassonne.has_robber")}. ${longest}.`]),
    ];
  },
  Stores,
};

export default set;
