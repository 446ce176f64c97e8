/** The table of Caylus Magna Carta in words. */

import book from "../../explain/magna_carta";
import { capital } from "../../explain/book";
import { inWords } from "../../explain/heard";
import { say, t } from "../../lib/words.svelte";
import type { Chapter, Shown } from "../games";
import { roadText } from "../road/words";
import type { MagnaCartaSurvey, MagnaCartaView } from "./view";

const GOODS = ["food", "wood", "stone", "gold", "deniers"] as const;
const word = (id: string, params?: Record<string, unknown>): string => say({ id: `magna_carta.${id}`, params });

export function describe({ view: plain, survey: surveyed, names, me }: Shown): Chapter[] {
  const view = plain as MagnaCartaView;
  const survey = surveyed as MagnaCartaSurvey;
  const table = { view: plain, survey: surveyed, players: view.players.length, names };
  const people = (seats: number[]): string => seats.map(names).join(", ") || t("words.none");

  const course = [
    `${t("turn", { turn: view.turn })}: ${word(`phase.${view.phase}`)}.`,
    ...(view.first === null ? [] : [`${capital(t("magna.first"))}: ${names(view.first)}.`]),
    ...(view.provost === null ? [] : [`${t("magna.provost_to", { place: view.provost + 1 })}.`]),
    `${capital(t("magna.bridge"))}: ${people(view.bridge)}.`,
  ];

  const castle = survey.castle.map((section) => {
    const owned = section.owned.flatMap((count, seat) => (count ? [`${names(seat)} ${count}`] : [])).join(", ");
    const { name, left: count, of, value: points } = section;
    const tokens = t("words.tokens", { section: word(`section.${name}`), count, of, points });
    return `${tokens}${owned ? ` ${owned}.` : ""}`;
  });

  const road = view.road.map((card, i) => {
    const key =
      card.prestige !== null
        ? `prestige.${card.prestige}`
        : card.side === "residence"
          ? "card.residence"
          : `card.${card.card}`;
    const { title, text } = book.explain(key, table)!;
    const beyond =
      view.provost !== null && i > view.provost && survey.workplaces.includes(i + 1) ? ` ${t("words.beyond")}` : "";
    const store = card.store ? ` ${word("thing.store")}: ${card.store}.` : "";
    return `${roadText(i + 1, title, card.owner, card.worker, names)} ${text}${store}${beyond}`;
  });

  const seats = view.players.flatMap((side, seat) => {
    const owned = [
      ...GOODS.map((good) => word(`count.${good}`, { n: side[good] })),
      word("count.tokens", { n: side.tokens.reduce((a, b) => a + b, 0) }),
      t("caylus.workers", { count: side.workers }),
    ];
    const discard = side.discard.length
      ? ` ${word("thing.discard")}: ${side.discard.map((card) => word(`card.${card}`)).join(", ")}.`
      : "";
    return [
      `${names(seat)}: ${owned.join(", ")}, ${t("seat.points", { points: side.score })}.`,
      `${t("magna.hand_text", { name: names(seat), hand: side.hand_size, deck: side.deck_size })}${discard}`,
    ];
  });
  const hand = (me !== null && view.players[me]?.hand) || [];

  return [
    { title: t("words.game"), lines: course },
    { title: t("words.players"), lines: seats },
    ...(hand.length
      ? [{ title: t("magna.hand"), lines: hand.map((card) => inWords(book, `card.${card}`, table)) }]
      : []),
    { title: t("magna.castle"), lines: castle },
    { title: t("words.road"), lines: road },
    { title: word("drawing.prestige"), lines: view.prestige.map((id) => inWords(book, `prestige.${id}`, table)) },
  ];
}
