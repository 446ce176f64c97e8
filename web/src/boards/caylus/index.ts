import { prefs } from "../../lib/prefs.svelte";
import { name, t } from "../../lib/words.svelte";
import type { GameModule, StepMark } from "../games";
import Board from "./Board.svelte";
import { describe } from "./inwords";
import Stores from "./Stores.svelte";
import type { CaylusView } from "./view";

const PHASES = ["income", "placement", "special", "provost", "buildings", "castle", "end_of_turn"];

/** A name at the head of something. */
function capital(name: string): string {
  return name.charAt(0).toLocaleUpperCase(prefs.language) + name.slice(1);
}

const game: GameModule = {
  Board,
  Stores,
  steps(plain) {
    const now = PHASES.indexOf((plain as unknown as CaylusView).phase);
    return PHASES.map((phase, i): StepMark => ({ text: `${i + 1} ${capital(name(`caylus.phase.${phase}`, phase))}`, state: i === now ? "now" : i < now ? "done" : "next" }));
  },
  facts(plain) {
    const view = plain as unknown as CaylusView;
    return [t("turn", { turn: view.turn }), t("caylus.bailiff_at", { space: view.bailiff })];
  },
  score: (plain, seat) => (plain as unknown as CaylusView).players[seat]?.prestige ?? 0,
  describe,
};

export default game;
