import { name, t } from "../../lib/words.svelte";
import type { GameModule, StepMark } from "../games";
import Board from "./Board.svelte";
import { describe } from "./inwords";
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
  describe,
  facts: (plain) => [t("turn", { turn: (plain as unknown as MagnaCartaView).turn })],
  score: (plain, seat) => (plain as unknown as MagnaCartaView).players[seat]?.score ?? 0,
  parts: (event) => ((event.data.values as number[] | undefined) ?? []).map((value): [string, number] => [t("magna.token"), value]),
};

export default game;
