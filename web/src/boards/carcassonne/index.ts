import { name, t } from "../../lib/words.svelte";
import type { GameModule, StepMark } from "../games";
import Board from "./Board.svelte";
import { atlas, complete, size, worth } from "./regions";
import Stores from "./Stores.svelte";
import Tile from "./Tile.svelte";
import type { CarcassonneView } from "./view";

const game: GameModule = {
  Board,
  Stores,
  Tile,
  steps(plain) {
    const view = plain as unknown as CarcassonneView;
    const now = view.drawn ? 0 : view.last !== null ? 1 : 2;
    const texts = [t("carcassonne.step_place"), t("carcassonne.step_figure"), t("carcassonne.step_score")];
    return texts.map((text, i): StepMark => ({ text: `${i + 1} ${text}`, state: i === now ? "now" : i < now ? "done" : "next" }));
  },
  facts(plain) {
    const view = plain as unknown as CarcassonneView;
    return [t("carcassonne.pile", { count: view.pile }), ...(view.part ? [t("carcassonne.second_part")] : [])];
  },
  score: (plain, seat) => (plain as unknown as CarcassonneView).seats.find((side) => side.seat === seat)?.score ?? 0,
  describe(plain, names) {
    const view = plain as unknown as CarcassonneView;
    const regions = [...new Set(atlas(view).values())].filter((region) => region.figures.length || region.barns.length);
    return regions.map((region) => {
      const { x, y } = region.parts[0]!.tile;
      const worths = worth(view, region);
      return t("carcassonne.region_text", {
        region: name(`web.carcassonne.${region.type}`, region.type),
        x,
        y,
        tiles: size(region),
        open: region.type === "field" ? 0 : region.open.length,
        people: region.figures.map((f) => `${names(f.seat)}: ${name(`web.carcassonne.role.${f.role}`, f.role)}`),
        points: worths?.now ?? 0,
      });
    });
  },
  parts(event, plain) {
    const view = plain as unknown as CarcassonneView;
    const { x, y, segment, points = 0, cities, regions, count } = event.data as Record<string, number | undefined>;
    const each = (what: "tiles" | "pennants" | "cities", many: number, worth: number): [string, number] => [t("carcassonne.each", { what: t(`carcassonne.${what}`, { count: many }), worth }), many * worth];
    if (typeof cities === "number") return [each("cities", cities, cities ? points / cities : 0)];
    if (typeof regions === "number") return [[t(event.kind === "scored_king" ? "carcassonne.cities" : "carcassonne.roads", { count: regions }), points]];
    if (typeof count === "number") return [[t("carcassonne.tokens", { count }), points]];
    const region = atlas(view).get(`${x},${y},${segment}`);
    if (!region) return [];
    if (region.type === "city") {
      const worth = points / (size(region) + region.pennants);
      return [each("tiles", size(region), worth), ...(region.pennants ? [each("pennants", region.pennants, worth)] : [])];
    }
    if (region.type === "road") return [each("tiles", size(region), points / size(region))];
    if (region.type === "field") {
      const fed = region.cities.filter(complete).length;
      return [each("cities", fed, fed ? points / fed : 0)];
    }
    return [each("tiles", points, 1)];
  },
  after: (action) => (action.startsWith("place ") ? ["pass"] : []),
  costly: (action) => /^deploy \w+ f\d/.test(action),
};

export default game;
