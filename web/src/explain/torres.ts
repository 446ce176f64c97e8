/** Everything of Torres, explained from its components. */

import components from "../../../src/bastide/games/torres/components.json";
import { name, say, type Message } from "../lib/words.svelte";
import { fact, named, plain, type Book, type Explanation } from "./book";

const { turn, years, king_bonus: bonus } = components;
const CARDS = new Map(components.action_cards.map((card) => [card.id, card]));
const MASTERS = new Map(
  components.master_cards.map((card) => [
    card.id,
    card as { id: string; clause: string; points: number[]; castles?: number[] },
  ]),
);

const CLAUSES: Record<string, string> = {
  block: "TOR-7.1",
  tower: "TOR-7.2",
  castle: "TOR-11.3",
  knight: "TOR-6.2",
  reserve: "TOR-5.1",
  king: "TOR-12.1",
  bonus: "TOR-11.5",
  action_points: "TOR-4.1",
  advance: "TOR-10.6",
  score: "TOR-10.3",
  deck: "TOR-8.1",
  hand: "TOR-9.1",
  supply: "TOR-3.3",
  year: "TOR-3.1",
  scoring: "TOR-11.1",
  start: "TOR-3.2",
};

const sentence = (id: string, params?: Record<string, unknown>): string => say({ id: `torres.explain.${id}`, params });

/** What costs action points, and the sign of what they buy. */
const COSTS: Record<string, number> = {
  block: turn.place_block,
  reserve: turn.add_knight,
  knight: turn.move_knight,
  deck: turn.buy_card,
  advance: turn.advance,
};

function card(id: string): Explanation | null {
  const one = CARDS.get(id);
  if (!one) return null;
  return {
    title: named(`torres.card.${id}`),
    kind: sentence("card.kind"),
    text: `${name(`web.torres.card.${id}`)}.`,
    exchanges: [],
    facts: fact("explain.cost", sentence("card.cost")),
    clause: one.clause,
  };
}

function master(id: string): Explanation | null {
  const one = MASTERS.get(id);
  if (!one) return null;
  const late = !one.points[0];
  return {
    title: named(`torres.master_card.${id}`),
    kind: named("torres.thing.master_card"),
    text: sentence(`master_card.${id}`, { points: late ? one.points[2] : one.points, castles: one.castles ?? [] }),
    exchanges: [],
    facts: fact("explain.scored", sentence(late ? "master_card.last" : "master_card.each")),
    clause: one.clause,
  };
}

function thing(key: string): Explanation | null {
  const params: Record<string, Record<string, unknown>> = {
    action_points: { points: turn.action_points },
    bonus: { points: bonus },
    deck: { shown: turn.cards_shown, bought: turn.cards_bought },
    year: { count: bonus.length },
    tower: { height: years.tower_height },
  };
  const found = plain("torres", key, params[key]);
  if (!found) return null;
  const cost = COSTS[key];
  const limits: Record<string, string> = {
    reserve: sentence("reserve.limit", { count: components.components.knights_on_board }),
  };
  return {
    ...found,
    facts: [...fact("explain.cost", cost ? sentence("cost", { cost }) : null), ...fact("explain.limit", limits[key])],
    exchanges: cost ? [{ give: [{ ap: cost }], get: [{ [key]: 1 }] }] : [],
    clause: CLAUSES[key]!,
  };
}

const book: Book = {
  keys: () => [
    ...Object.keys(CLAUSES),
    ...[...CARDS.keys()].map((id) => `card.${id}`),
    ...[...MASTERS.keys()].map((id) => `master_card.${id}`),
  ],
  explain(key) {
    const [kind, id = ""] = key.split(".");
    if (kind === "card") return card(id);
    if (kind === "master_card") return master(id);
    return thing(key);
  },
  amount: (amount) =>
    Object.entries(amount).map(([id, count]): Message =>
      id === "ap" ? { id: "torres.explain.cost", params: { cost: count } } : { id: `torres.thing.${id}` },
    ),
};

export default book;
