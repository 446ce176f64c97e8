import { prefs } from "../../lib/prefs.svelte";
import { name, t } from "../../lib/words.svelte";
import type { GameModule, StepMark } from "../games";
import Board from "./Board.svelte";
import { describe } from "./inwords";
import Stores from "./Stores.svelte";
import { PHASES, type CaylusView } from "./view";

/** A name at the head of something. */
function capital(name: string): string {
  return name.charAt(0).toLocaleUpperCase(prefs.language) + name.slice(1);
}

const game: GameModule = {
  Board,
  staged: true,
  Stores,
  steps(plain) {
    const now = PHASES.indexOf((plain as unknown as CaylusView).phase as "income");
    return PHASES.map((phase, i): StepMark => ({ text: capital(name(`caylus.phase.${phase}`, phase)), state: i === now ? "now" : i < now ? "done" : "next", explain: `caylus.phase.${phase}` }));
  },
  orders(plain, names) {
    const { turn, order, bridge, phase } = plain as unknown as CaylusView;
    return { turn, order, passed: bridge, passing: phase === "placement", says: t("town.order_text", { names: order.map(names) }), passedSays: bridge.length ? t("town.passed_text", { names: bridge.map(names) }) : t("town.passed_none") };
  },
  tabs: () => [
    { id: "road", name: t("town.road"), picture: "b-bridge" },
    { id: "castle", name: t("caylus.castle"), picture: "b-walls" },
    { id: "favours", name: t("town.favours"), picture: "favour" },
    { id: "stock", name: t("town.stock"), picture: "b-carpenter" },
    { id: "log", name: t("log.title"), picture: "u-list" },
  ],
  keys: () => [["P", t("stage.pass")]],
  facts(plain) {
    const view = plain as unknown as CaylusView;
    return [t("turn", { turn: view.turn }), t("caylus.bailiff_at", { space: view.bailiff })];
  },
  score: (plain, seat) => (plain as unknown as CaylusView).players[seat]?.prestige ?? 0,
  describe,
};

export default game;
