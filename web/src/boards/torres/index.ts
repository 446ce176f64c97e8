import { t } from "../../lib/words.svelte";
import type { GameModule, StepMark } from "../games";
import Board from "./Board.svelte";
import { describe } from "./inwords";
import { isAward } from "./scoring";
import Stores from "./Stores.svelte";
import type { TorresSurvey, TorresView } from "./view";

const game: GameModule = {
  Board,
  staged: true,
  left: ["end"],
  Stores,
  steps(plain) {
    const view = plain as TorresView;
    return [1, 2, 3].map((year): StepMark => {
      const state = year < view.year || view.to_move === -2 ? "done" : year === view.year ? "now" : "next";
      const text =
        state === "now"
          ? t("torres.year_round", { year, round: view.round, rounds: view.rounds })
          : t("torres.year", { year });
      return { text, state };
    });
  },
  facts(plain, surveyed) {
    const view = plain as TorresView;
    return [
      t("torres.year_round", { year: view.year, round: view.round, rounds: view.rounds }),
      { text: t("torres.bonus_now", { ...(surveyed as TorresSurvey).king }), explain: "torres.bonus" },
      { text: t("torres.supply", { count: view.supply }), explain: "torres.supply" },
    ];
  },
  score: (plain, seat) => (plain as TorresView).players[seat]?.score ?? 0,
  keys: () => [
    ["K", t("keys.piece.knight")],
    ["B", t("keys.piece.block")],
    ["N", t("keys.piece.reserve")],
    ["C", t("keys.piece.buy")],
    ["P", t("keys.piece.point")],
    ["E", t("keys.piece.end")],
    ["+ − F", t("keys.zoom")],
  ],
  describe,
  closes: (events) => events.some(isAward),
  turns: {
    begins: ({ kind, data }) => (kind === "towers_taken" ? Number(data.year) : null),
    name: () => t("result.year"),
  },
  category(event) {
    const kinds: Record<string, () => string> = {
      advanced: () => t("torres.advance"),
      castles_scored: () => t("torres.sheet.castles"),
      king_bonus: () => t("torres.king_bonus"),
      master_scored: () => t("torres.sheet.master"),
    };
    return kinds[event.kind]?.() ?? null;
  },
  extra({ data }) {
    return typeof data.leapfrog === "number" && data.leapfrog ? [[t("torres.leapfrog"), data.leapfrog]] : [];
  },
  parts(event) {
    const { parts = [], leapfrog = 0 } = event.data as {
      parts?: { knight?: string; level?: number; base?: number; points: number }[];
      leapfrog?: number;
    };
    const castles = parts.map((part): [string, number] => [
      part.knight
        ? `${part.knight}: ${t("torres.base_level", { base: part.base, level: part.level })}`
        : t("torres.king_bonus"),
      part.points,
    ]);
    return leapfrog ? [...castles, [t("torres.leapfrog"), leapfrog]] : castles;
  },
};

export default game;
