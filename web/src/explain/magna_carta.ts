/** Everything of Caylus Magna Carta, explained from its components. */

import components from "../../../src/bastide/games/magna_carta/components.json";
import { BEFORE, PHASES } from "../boards/magna_carta/phases";
import { say, t, type Message } from "../lib/words.svelte";
import {
  capital,
  fact,
  named,
  plain,
  type Amount,
  type Book,
  type Exchange,
  type Explanation,
  type Table,
} from "./book";

interface Way {
  pay?: Amount;
  gain: Amount;
}

interface Card {
  id: string;
  clause: string;
  group?: string;
  cost?: Amount;
  points?: number;
  primary: Way[];
  secondary?: Way[];
  store?: string;
}

function prestigeBuildings(buildings: object[]) {
  return buildings as { id: string; cost: Amount; points: number; income?: number }[];
}

const CARDS = new Map([...components.player_cards, ...components.neutral_cards].map((card) => [card.id, card as Card]));
const PRESTIGE = new Map(prestigeBuildings(components.prestige_buildings).map((building) => [building.id, building]));
const RESOURCES = ["food", "wood", "stone", "gold", "any", "any_non_gold", "denier", "prestige"];

const CLAUSES: Record<string, string> = {
  castle: "MAG-10.1",
  token: "MAG-10.4",
  provost: "MAG-7.2",
  worker: "MAG-6.13",
  bridge: "MAG-6.29",
  first: "MAG-11.2",
  deck: "MAG-6.5",
  hand: "MAG-6.9",
  discard: "MAG-3.2",
  next_card: "MAG-6.18",
  store: "MAG-9.8",
  "phase.income": "MAG-5.1",
  "phase.actions": "MAG-6.1",
  "phase.provost": "MAG-7.1",
  "phase.effects": "MAG-8.1",
  "phase.castle": "MAG-10.1",
  "phase.end_of_turn": "MAG-11.1",
  "resource.any": "MAG-4.4",
  "resource.any_non_gold": "MAG-4.4",
  "resource.gold": "MAG-4.5",
  "resource.denier": "MAG-12.8",
  "resource.prestige": "MAG-12.3",
};

const sentence = (id: string, params?: Record<string, unknown>): string =>
  say({ id: `magna_carta.explain.${id}`, params });
/** The words of amounts; those with words of their own for explanations come first. */
const COUNTED: Record<string, string> = { denier: "deniers", castle_token: "tokens" };
const OWN = ["any_non_gold", "prestige", "residence"];
const goods = (amount: Amount): Message[] =>
  Object.entries(amount).map(([id, n]) => ({
    id: OWN.includes(id) ? `magna_carta.explain.count.${id}` : `magna_carta.count.${COUNTED[id] ?? id}`,
    params: { n },
  }));

/** Without cloth, cubes of any kind are of four kinds, and those other than gold of three. */
const signs = (amount: Amount): Amount =>
  Object.fromEntries(
    Object.entries(amount).map(([id, n]) => [{ any: "any_4", any_non_gold: "any_3", deniers: "denier" }[id] ?? id, n]),
  );
const exchange = ({ pay, gain }: Way, label?: string): Exchange => ({
  label,
  give: pay ? [signs(pay)] : [],
  get: [signs(gain)],
});

function does({ id, primary }: Card): string {
  if (primary.some(({ gain }) => gain.residence)) return sentence("lawyer");
  if (primary.some(({ gain }) => gain.castle_token)) return sentence("church");
  return primary.some(({ pay }) => pay)
    ? sentence(`trade.${id.replace(/^neutral_/, "")}`)
    : sentence("gives", { goods: goods(primary[0]!.gain) });
}

function card(id: string): Explanation | null {
  const one = CARDS.get(id);
  if (!one) return null;
  const used = one.cost ? t("explain.in_use") : undefined;
  return {
    title: named(`magna_carta.card.${id}`),
    kind: sentence(`group.${one.group ?? "neutral"}`),
    text: does(one),
    exchanges: [
      ...(one.cost
        ? [{ label: t("explain.to_build"), give: [signs(one.cost)], get: [{ prestige: one.points! }] }]
        : []),
      ...one.primary.map((way) => exchange(way, used)),
      ...(one.secondary ?? []).map((way) => exchange(way, t("explain.owner"))),
    ],
    facts: [
      ...fact("explain.when", sentence("when")),
      ...fact("explain.price", sentence("price", { price: goods({ denier: components.price.place }) })),
      ...fact("explain.store", one.store && sentence("stored")),
    ],
    clause: one.clause,
  };
}

function residence(): Explanation {
  const { cost, points, income } = components.residence;
  return {
    title: named("magna_carta.card.residence"),
    kind: sentence("group.residence"),
    text: sentence("residence"),
    exchanges: [
      { label: t("explain.to_build"), give: [cost], get: [{ prestige: points }] },
      { label: t("explain.every_turn"), give: [], get: [{ denier: income }] },
    ],
    facts: fact("explain.when", sentence("when.never")),
    clause: "MAG-9.24",
  };
}

function prestige(id: string): Explanation | null {
  const one = PRESTIGE.get(id);
  if (!one) return null;
  return {
    title: named(`magna_carta.prestige.${id}`),
    kind: sentence("group.prestige"),
    text: sentence("prestige"),
    exchanges: [
      { label: t("explain.to_build"), give: [signs(one.cost)], get: [{ prestige: one.points }] },
      ...(one.income ? [{ label: t("explain.every_turn"), give: [], get: [{ denier: one.income }] }] : []),
    ],
    facts: fact("explain.when", sentence("when.never")),
    clause: "MAG-9.25",
  };
}

function section(id: string, { players }: Table): Explanation | null {
  const { castle, by_players: tables } = components;
  const at = castle.sections.indexOf(id);
  if (at < 0) return null;
  const tokens = tables[String(players) as keyof typeof tables]?.castle[at];
  return {
    title: named(`magna_carta.section.${id}`),
    kind: named("magna_carta.thing.castle"),
    text: sentence("section", { points: castle.values[at] }),
    exchanges: [
      {
        label: t("explain.batch"),
        give: [{ food: 1, wood: 1, stone: 1 }],
        get: [{ castle_token: 1, prestige: castle.values[at]! }],
      },
    ],
    facts: fact("explain.many", tokens ? sentence("tokens", { count: tokens, players }) : null),
    clause: "MAG-10.4",
  };
}

function thing(key: string): Explanation | null {
  const { provost, castle, opening, score, price } = components;
  const params: Record<string, Record<string, unknown>> = {
    bridge: { goods: goods({ denier: components.first_to_pass }) },
    deck: { goods: goods({ denier: price.draw }) },
    hand: { goods: goods({ denier: price.replace }) },
    "phase.income": { goods: goods({ denier: components.income }) },
    "resource.gold": { points: score.gold },
    "resource.denier": { count: score.deniers_per_point },
  };
  const found = plain("magna_carta", key, params[key]);
  if (!found) return null;
  const more: Record<string, Partial<Explanation>> = {
    castle: {
      exchanges: [{ label: t("explain.batch"), give: [{ food: 1, wood: 1, stone: 1 }], get: [{ castle_token: 1 }] }],
      facts: [
        ...fact("explain.most", sentence("castle.most", { goods: goods({ gold: castle.bonus_gold }) })),
        ...fact("explain.no_batch", sentence("castle.removed", { count: castle.removed_without_batch })),
      ],
    },
    provost: {
      facts: [
        ...fact("explain.moved", sentence("provost.moved", { price: goods({ denier: 1 }), reach: provost.steps })),
        ...fact("explain.end", sentence("provost.end", { steps: provost.advance })),
      ],
    },
    worker: { facts: fact("explain.many", sentence("worker.count", { count: opening.workers })) },
    bridge: { exchanges: [{ label: t("explain.first"), give: [], get: [{ denier: components.first_to_pass }] }] },
  };
  const [kind, id = ""] = key.split(".");
  if (kind === "resource") {
    const cube = ["food", "wood", "stone"].includes(id);
    more[key] = {
      title: named(`magna_carta.thing.${id}`, `magna_carta.good.${id}`),
      facts: cube ? fact("explain.at_end", sentence("left", { count: score.cubes_per_point })) : [],
    };
  }
  return { ...found, ...more[key], clause: CLAUSES[key] ?? "MAG-1.3" };
}

const THINGS = [
  "castle",
  "token",
  "provost",
  "worker",
  "bridge",
  "first",
  "deck",
  "hand",
  "discard",
  "next_card",
  "store",
];
const ALIASES: Record<string, string> = {
  prestige: "resource.prestige",
  denier: "resource.denier",
  deniers: "resource.denier",
  "resource.deniers": "resource.denier",
  site: "next_card",
  order: "first",
  passed: "bridge",
  replace: "hand",
};

interface View {
  provost: number | null;
  phase: string;
  road: {
    side: string;
    prestige: string | null;
    owner: number | null;
    worker: number | null;
    store: number;
    turning: boolean;
  }[];
}

function now(place: string, { view: plain, survey, names }: Table): string {
  const view = plain as View | null;
  const [kind, at = ""] = place.split(":");
  const here = kind === "card" || kind === "w" ? view?.road[Number(at)] : undefined;
  if (!view || !here) return "";
  const works = ((survey as { workplaces?: number[] } | null)?.workplaces ?? []).includes(Number(at) + 1);
  const beyond = works && view.provost !== null && Number(at) > view.provost && BEFORE.includes(view.phase);
  return [
    ...(here.owner !== null ? [t("road.owned", { name: names(here.owner) })] : []),
    ...(here.worker !== null ? [t("road.worker", { name: names(here.worker) })] : []),
    ...(here.store ? [`${named("magna_carta.thing.store")}: ${here.store}`] : []),
    ...(beyond ? [t("magna.beyond")] : []),
  ]
    .map((text) => `${capital(text)}.`)
    .join(" ");
}

const book: Book = {
  keys: () => [
    ...[...CARDS.keys(), "residence"].map((id) => `card.${id}`),
    ...[...PRESTIGE.keys()].map((id) => `prestige.${id}`),
    ...components.castle.sections.map((id) => `castle.${id}`),
    ...RESOURCES.map((id) => `resource.${id}`),
    ...PHASES.map((id) => `phase.${id}`),
    ...THINGS,
  ],
  explain(asked, table) {
    const key = ALIASES[asked] ?? asked;
    const [kind = "", id = ""] = key.split(".");
    if (["card", "prestige", "building"].includes(kind) && id)
      return id === "residence" ? residence() : (card(id) ?? prestige(id));
    if (["castle", "token"].includes(kind) && id) return section(id, table);
    return thing(key);
  },
  now,
  amount: (amount) =>
    goods(
      Object.fromEntries(
        Object.entries(amount).map(([id, n]) => [{ any_4: "any", any_3: "any_non_gold" }[id] ?? id, n]),
      ),
    ),
};

export default book;
