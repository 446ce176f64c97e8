import { name, t } from "../../lib/words.svelte";
import type { GameModule, StepMark } from "../games";
import { roadText } from "../road/words";
import Board from "./Board.svelte";
import { face } from "./cards";
import Stores from "./Stores.svelte";
import type { MagnaCartaView } from "./view";

const PHASES = ["income", "actions", "provost", "effects", "castle", "end_of_turn"];

const game: GameModule = {
  Board,
  Stores,
  steps(plain) {
    const view = plain as unknown as MagnaCartaView;
    const phases = view.variant === "beginner" ? PHASES.filter((phase) => phase !== "provost") : PHASES;
    const now = phases.indexOf(view.phase);
    return phases.map((phase, i): StepMark => ({ text: `${i + 1} ${name(`magna_carta.phase.${phase}`, phase)}`, state: i === now ? "now" : i < now ? "done" : "next" }));
  },
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
