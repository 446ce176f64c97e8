import { name, t } from "../../lib/words.svelte";
import type { GameModule, StepMark } from "../games";
import Board from "./Board.svelte";
import { describe, tileText } from "./inwords";
import Stores from "./Stores.svelte";
import Tile from "./Tile.svelte";
import type { CarcassonneView } from "./view";

const REGION: Record<string, string> = { cloister: "monastery", barn: "do.barn" };
/** Points that no region gives. */
const OTHER = {
  goods: /^(most|took)_(wine|grain|cloth)$/,
  king: /^(scored|took)_(king|robber)$/,
  fairy: /^fairy_/,
  tower: /^ransomed$/,
  catapult: /^(nearest|fell_short|caught|flew_past)$/,
};

const game: GameModule = {
  Board,
  staged: true,
  Stores,
  Tile,
  steps(plain) {
    const view = plain as CarcassonneView;
    const now = view.drawn ? 0 : view.last !== null ? 1 : 2;
    const texts = [t("carcassonne.step_place"), t("carcassonne.step_figure"), t("carcassonne.step_score")];
    return texts.map((text, i): StepMark => ({
      text: `${i + 1} ${text}`,
      state: i === now ? "now" : i < now ? "done" : "next",
    }));
  },
  facts(plain) {
    const view = plain as CarcassonneView;
    return [t("carcassonne.pile", { count: view.pile }), ...(view.part ? [t("carcassonne.second_part")] : [])];
  },
  score: (plain, seat) => (plain as CarcassonneView).seats.find((side) => side.seat === seat)?.score ?? 0,
  describe,
  tileText,
  parts(event) {
    const {
      points = 0,
      tiles,
      pennants = 0,
      cities,
      regions,
      count,
    } = event.data as Record<string, number | undefined>;
    const each = (what: "tiles" | "pennants" | "cities", many: number, worth: number): [string, number] => [
      t("carcassonne.each", { what: t(`carcassonne.${what}`, { count: many }), worth }),
      many * worth,
    ];
    if (typeof cities === "number") return [each("cities", cities, cities ? points / cities : 0)];
    if (typeof regions === "number")
      return [
        [t(event.kind === "scored_king" ? "carcassonne.cities" : "carcassonne.roads", { count: regions }), points],
      ];
    if (typeof count === "number") return [[t("carcassonne.tokens", { count }), points]];
    if (typeof tiles === "number") {
      const worth = points / (tiles + pennants);
      return Number.isInteger(worth)
        ? [each("tiles", tiles, worth), ...(pennants ? [each("pennants", pennants, worth)] : [])]
        : [];
    }
    return event.data.region ? [each("tiles", points, 1)] : [];
  },
  category({ kind }) {
    const region = /^scored_(road|city|cloister|shrine|abbey|field|barn)$/.exec(kind)?.[1];
    if (region) return name(`web.carcassonne.${REGION[region] ?? region}`, region);
    const other = Object.entries(OTHER).find(([, kinds]) => kinds.test(kind))?.[0];
    return other ? name(`web.carcassonne.gave.${other}`, other) : null;
  },
  after: (action) => (action.startsWith("place ") ? ["pass"] : []),
};

export default game;
