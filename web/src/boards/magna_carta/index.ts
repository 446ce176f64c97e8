import { name, t } from "../../lib/words.svelte";
import type { GameModule, StepMark } from "../games";
import Board from "./Board.svelte";
import { describe } from "./inwords";
import Stores from "./Stores.svelte";
import { orderOf, phasesOf, type MagnaCartaView } from "./view";

const game: GameModule = {
  Board,
  staged: true,
  Stores,
  steps(plain) {
    const view = plain as unknown as MagnaCartaView;
    const phases = phasesOf(view);
    const now = phases.indexOf(view.phase);
    return phases.map((phase, i): StepMark => ({ text: name(`magna_carta.phase.${phase}`, phase), state: i === now ? "now" : i < now ? "done" : "next", explain: `magna_carta.phase.${phase}` }));
  },
  describe,
  orders(plain, names) {
    const view = plain as unknown as MagnaCartaView;
    const order = orderOf(view);
    return { turn: view.turn, order, passed: view.bridge, passing: view.phase === "actions", says: t("town.order_text", { names: order.map(names) }), passedSays: view.bridge.length ? t("town.passed_text", { names: view.bridge.map(names) }) : t("town.passed_none") };
  },
  tabs: () => [
    { id: "road", name: t("town.road"), picture: "b-bridge" },
    { id: "castle", name: t("magna.castle"), picture: "b-walls" },
    { id: "prestige", name: t("caylus.stock_prestige"), picture: "b-cathedral" },
    { id: "hand", name: t("magna.hand_short"), picture: "u-hand" },
    { id: "log", name: t("log.title"), picture: "u-list" },
  ],
  keys: () => [["P", t("stage.pass")]],
  facts: (plain) => [t("turn", { turn: (plain as unknown as MagnaCartaView).turn })],
  score: (plain, seat) => (plain as unknown as MagnaCartaView).players[seat]?.score ?? 0,
  parts: (event) => ((event.data.values as number[] | undefined) ?? []).map((value): [string, number] => [t("magna.token"), value]),
};

export default game;
