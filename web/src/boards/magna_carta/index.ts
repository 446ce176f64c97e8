import { name, t } from "../../lib/words.svelte";
import type { GameModule, StepMark } from "../games";
import Board from "./Board.svelte";
import Stores from "./Stores.svelte";
import type { MagnaView } from "./view";

const PHASES = ["income", "actions", "provost", "effects", "castle", "end_of_turn"];

const game: GameModule = {
  Board,
  Stores,
  steps(plain) {
    const view = plain as unknown as MagnaView;
    const phases = view.variant === "beginner" ? PHASES.filter((phase) => phase !== "provost") : PHASES;
    const now = phases.indexOf(view.phase);
    return phases.map((phase, i): StepMark => ({ text: `${i + 1} ${name(`magna_carta.phase.${phase}`, phase)}`, state: i === now ? "now" : i < now ? "done" : "next" }));
  },
  facts: (plain) => [t("turn", { turn: (plain as unknown as MagnaView).turn })],
  score: (plain, seat) => (plain as unknown as MagnaView).players[seat]?.score ?? 0,
  parts: (event) => ((event.data.values as number[] | undefined) ?? []).map((value): [string, number] => [t("magna.token"), value]),
  costly: (action) => action === "pass" || action === "replace" || action === "draw" || action === "decline" || action.startsWith("provost"),
};

export default game;
