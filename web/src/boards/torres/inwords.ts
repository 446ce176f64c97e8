/** The board of Torres in words. */

import book from "../../explain/torres";
import { capital } from "../../explain/book";
import { inWords } from "../../explain/heard";
import { name, t } from "../../lib/words.svelte";
import type { Chapter, Shown } from "../games";
import { height, type TorresSurvey, type TorresView } from "./view";

export function describe({ view: plain, survey: surveyed, names, me }: Shown): Chapter[] {
  const view = plain as TorresView;
  const survey = surveyed as TorresSurvey;
  const table = { view: plain, survey: surveyed, players: view.players.length, names };

  const course = [
    `${t("torres.year_round", { year: view.year, round: view.round, rounds: view.rounds })}.`,
    `${t("torres.bonus_now", { ...survey.king })}.`,
    `${capital(t("torres.supply", { count: view.supply }))}.`,
    ...(view.to_move >= 0 ? [`${names(view.to_move)}: ${t("torres.points")} ${view.action_points}.`] : []),
    ...(view.tower_of_turn === null ? [] : [`${t("torres.tower_left", { count: view.tower_of_turn })}.`]),
    ...(view.master_card ? [inWords(book, `master_card.${view.master_card}`, table)] : []),
  ];

  const castles = view.castles.map((castle) => {
    const stacks = castle.squares.map((square) =>
      castle.height > 1 ? `${square} (${height(view.heights, square)})` : square,
    );
    const points = survey.castles.find(({ squares }) => squares[0] === castle.squares[0])?.points ?? [];
    const scores = points.map(
      (one) =>
        `${names(one.seat)}: ${t("torres.castle_gives", { base: castle.base, level: one.level, points: one.points })}.`,
    );
    return [
      t("torres.castle_text", { squares: stacks, base: castle.base, height: castle.height }),
      ...(castle.king ? [t("words.king_here")] : []),
      ...scores,
    ].join(" ");
  });
  const people = Object.entries(view.figures).map(([square, who]) =>
    who === "king"
      ? t("torres.king_text", { square })
      : t("torres.knight_text", { name: names(who), square, level: height(view.heights, square) }),
  );

  const seats = view.players.map((side, seat) => {
    const parts = [
      t("seat.points", { points: side.score }),
      `${t("torres.reserve")} ${side.reserve}`,
      `${t("torres.hand")} ${side.hand_size}`,
      `${t("torres.scoring")} ${survey.scoring[seat]!.total}`,
    ];
    const open = seat !== me && side.hand ? ` ${side.hand.map((card) => name(`torres.card.${card}`)).join(", ")}.` : "";
    return `${names(seat)}: ${parts.join(", ")}. ${t("torres.towers", { towers: side.towers })}.${open}`;
  });
  const hand = [...new Set((me !== null && view.players[me]?.hand) || [])];

  return [
    { title: t("words.game"), lines: course },
    { title: t("words.players"), lines: seats },
    { title: t("torres.sheet.castles"), lines: castles },
    { title: t("words.pieces"), lines: people },
    ...(hand.length
      ? [{ title: t("torres.cards"), lines: hand.map((card) => inWords(book, `card.${card}`, table)) }]
      : []),
  ].filter(({ lines }) => lines.length);
}
