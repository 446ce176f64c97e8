import { t } from "../../lib/words.svelte";
import type { GameModule, StepMark } from "../games";
import Board from "./Board.svelte";
import Small from "./Small.svelte";
import Stores from "./Stores.svelte";
import type { CarcassonneView } from "./view";

const game: GameModule = {
  Board,
  Stores,
  Small,
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
  after: (action) => (action.startsWith("place ") ? ["pass"] : []),
  costly: (action) => /^deploy \w+ f\d/.test(action),
};

export default game;
