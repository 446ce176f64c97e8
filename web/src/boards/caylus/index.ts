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
    const now = PHASES.indexOf((plain as CaylusView).phase as "income");
    return PHASES.map((phase, i): StepMark => ({
      text: capital(name(`caylus.phase.${phase}`, phase)),
      state: i === now ? "now" : i < now ? "done" : "next",
      explain: `caylus.phase.${phase}`,
    }));
  },
  orders(plain, names) {
    const { turn, order, bridge, phase } = plain as CaylusView;
    return {
      turn,
      order,
      passed: bridge,
      passing: phase === "placement",
      says: t("town.order_text", { names: order.map(names) }),
      passedSays: bridge.length ? t("town.passed_text", { names: bridge.map(names) }) : t("town.passed_none"),
    };
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
    const view = plain as CaylusView;
    return [t("turn", { turn: view.turn }), t("caylus.bailiff_at", { space: view.bailiff })];
  },
  points: (event) => (typeof event.data.points === "number" ? (event.kind === "lost" ? -1 : 1) * event.data.points : 0),
  turns: {
    begins: ({ kind, data }) => (kind === "phase" ? Number(data.turn) : null),
    name: () => t("result.turn"),
  },
  category(event) {
    const { clause } = event;
    if (clause === "CAY-6.8") return t("town.visitors");
    if (clause === "CAY-13.2") return t("town.left_over");
    if (clause.startsWith("CAY-10.") || clause.startsWith("CAY-11.")) return t("caylus.castle");
    if (clause === "CAY-9.10" || clause === "CAY-12.12") return t("town.buildings");
    if (clause === "CAY-9.14" || clause === "CAY-9.20") return t("town.great");
    if (clause.startsWith("CAY-9.")) return t("town.trade");
    return clause.startsWith("CAY-12.") || clause === "CAY-15.1" ? t("town.favours") : null;
  },
  score: (plain, seat) => (plain as CaylusView).players[seat]?.prestige ?? 0,
  describe,
};

export default game;
