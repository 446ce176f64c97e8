import { name, t } from "../../lib/words.svelte";
import type { GameModule, StepMark } from "../games";
import { roadText } from "../road/words";
import Board from "./Board.svelte";
import { face } from "./cards";
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
  describe(plain, names) {
    const view = plain as unknown as MagnaCartaView;
    const road = view.road.map((card, i) => roadText(i + 1, face(card.prestige ?? (card.side === "residence" ? "residence" : card.card)).title, card.owner, card.worker, names));
    const hands = view.players.map((side, seat) => t("magna.hand_text", { name: names(seat), hand: side.hand_size, deck: side.deck_size }));
    return [...(view.provost === null ? [] : [t("magna.provost_to", { place: view.provost + 1 })]), ...road, ...hands];
  },
  facts: (plain) => [t("turn", { turn: (plain as unknown as MagnaCartaView).turn })],
  score: (plain, seat) => (plain as unknown as MagnaCartaView).players[seat]?.score ?? 0,
  parts: (event) => ((event.data.values as number[] | undefined) ?? []).map((value): [string, number] => [t("magna.token"), value]),
};

export default game;
