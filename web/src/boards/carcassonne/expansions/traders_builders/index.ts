/** Traders & Builders. */

import { t } from "../../../../lib/words.svelte";
import type { CarcassonneSet } from "../../set";
import { titleOf } from "../../titles";
import "./low.css";
import Stores from "./Stores.svelte";

const set: CarcassonneSet = {
  signs: { wine: "goods.wine", grain: "goods.grain", cloth: "goods.cloth" },
  gave: [[/^(most|took)_(wine|grain|cloth)$/, "web.carcassonne.gave.goods"]],
  parts: ({ data: { count, points = 0 } }) =>
    typeof count === "number" ? [[t("carcassonne.tokens", { count }), Number(points)]] : null,
  held: (view, seat) =>
    Object.entries(view.seats.find((side) => side.seat === seat)?.goods ?? {}).map(
      ([good, many]) => `${titleOf(`goods.${good}`)} ${many}`,
    ),
  Stores,
};

export default set;
