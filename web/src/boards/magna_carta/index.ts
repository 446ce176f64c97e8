import { name, t } from "../../lib/words.svelte";
import type { GameModule, StepMark } from "../games";
import { sum } from "../road/ceremony";
import Board from "./Board.svelte";
import { covered, LEFT_OVER, pointsOf, worth } from "./ending";
import { describe } from "./inwords";
import Stores from "./Stores.svelte";
import { orderOf, phasesOf, type MagnaCartaView } from "./view";

const game: GameModule = {
  Board,
  staged: true,
  Stores,
  steps(plain) {
    const view = plain as MagnaCartaView;
    const phases = phasesOf(view);
    const now = phases.indexOf(view.phase);
    return phases.map((phase, i): StepMark => ({
      text: name(`magna_carta.phase.${phase}`, phase),
      state: i === now ? "now" : i < now ? "done" : "next",
      explain: `magna_carta.phase.${phase}`,
    }));
  },
  describe,
  orders(plain, names) {
    const view = plain as MagnaCartaView;
    const order = orderOf(view);
    return {
      turn: view.turn,
      order,
      passed: view.bridge,
      passing: view.phase === "actions",
      says: t("town.order_text", { names: order.map(names) }),
      passedSays: view.bridge.length ? t("town.passed_text", { names: view.bridge.map(names) }) : t("town.passed_none"),
    };
  },
  tabs: () => [
    { id: "road", name: t("town.road"), picture: "b-bridge" },
    { id: "castle", name: t("magna.castle"), picture: "b-walls" },
    { id: "prestige", name: t("caylus.stock_prestige"), picture: "b-cathedral" },
    { id: "hand", name: t("magna.hand_short"), picture: "u-hand" },
    { id: "log", name: t("log.title"), picture: "u-list" },
  ],
  keys: () => [["P", t("stage.pass")]],
  facts: (plain) => [t("turn", { turn: (plain as MagnaCartaView).turn })],
  score: (plain, seat) => (plain as MagnaCartaView).players[seat]?.score ?? 0,
  /** Before the end the points are those that the game would give if it ended now. */
  estimate(plain, seat) {
    const view = plain as MagnaCartaView;
    if (view.to_move === -2) return null;
    const { score } = view.players[seat]!;
    const [tokens, cards, ...rest] = pointsOf(view.players[seat]!);
    return t("magna.score_now", { points: score, tokens, cards, rest: sum(rest) });
  },
  parts(event) {
    const values = event.data.values as number[] | undefined;
    return values?.length ? values.map((value): [string, number] => [t("magna.token"), value]) : null;
  },
  points: worth,
  extra: covered,
  turns: {
    begins: ({ kind, data }) => (kind === "turn" ? Number(data.turn) : null),
    name: () => t("result.turn"),
  },
  category(event) {
    if (event.kind === "tokens") return t("magna.tokens_title");
    if (event.kind === "built" || event.kind === "turned") return t("magna.cards_title");
    if (event.kind.startsWith("built_")) return t("magna.prestige");
    return LEFT_OVER.includes(event.kind) ? t("town.left_over") : null;
  },
};

export default game;
