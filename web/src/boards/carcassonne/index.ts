import { name, t } from "../../lib/words.svelte";
import type { GameModule, StepMark } from "../games";
import Board from "./Board.svelte";
import { describe, tileText } from "./inwords";
import { SETS } from "./sets";
import Stores from "./Stores.svelte";
import Tile from "./Tile.svelte";
import type { CarcassonneView } from "./view";

/** What gave points, in words. */
const GAVE: [RegExp, string][] = [
  [/^scored_road$/, "web.carcassonne.road"],
  [/^scored_city$/, "web.carcassonne.city"],
  [/^scored_cloister$/, "web.carcassonne.monastery"],
  [/^scored_field$/, "web.carcassonne.field"],
  ...SETS.flatMap((set) => set.gave ?? []),
];

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
    const { points = 0, tiles, pennants = 0, cities } = event.data as Record<string, number | undefined>;
    const each = (what: "tiles" | "pennants" | "cities", many: number, worth: number): [string, number] => [
      t("carcassonne.each", { what: t(`carcassonne.${what}`, { count: many }), worth }),
      many * worth,
    ];
    if (typeof cities === "number") return [each("cities", cities, cities ? points / cities : 0)];
    const ofSet = SETS.map((set) => set.parts?.(event)).find((parts) => parts);
    if (ofSet) return ofSet;
    if (typeof tiles === "number") {
      const worth = points / (tiles + pennants);
      return Number.isInteger(worth)
        ? [each("tiles", tiles, worth), ...(pennants ? [each("pennants", pennants, worth)] : [])]
        : [];
    }
    return event.data.region ? [each("tiles", points, 1)] : [];
  },
  category({ kind }) {
    const words = GAVE.find(([kinds]) => kinds.test(kind))?.[1];
    return words ? name(words) : null;
  },
  turns: {
    begins: ({ kind }, before) => (kind === "placed" ? before + 1 : null),
    name: () => t("result.tile"),
  },
  after: (action) => (action.startsWith("place ") ? ["pass"] : []),
};

export default game;
