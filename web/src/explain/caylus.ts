/** Everything of Caylus, explained from its components. */

import components from "../../../src/bastide/games/caylus/components.json";
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

interface Tile {
  id: string;
  class: string;
  cost?: Amount;
  prestige?: number;
  favours?: number;
  income?: number;
  produce?: Amount[];
  owner_bonus?: string[];
  exchanges?: { pay?: Amount; gain: Amount }[];
  builds?: string;
  transforms?: Amount;
}

interface Effect {
  gain?: Amount;
  choose?: Amount[];
  pay?: Amount;
  builds?: string;
  discount?: string;
  transforms?: Amount;
}

const TILES = new Map((components.tiles as Tile[]).map((tile) => [tile.id, tile]));
const LINES = components.favours.lines as { id: string; effects: Effect[] }[];
const SECTIONS = components.castle.sections;
const PHASES = ["income", "placement", "special", "provost", "buildings", "castle", "end_of_turn"];
const RESOURCES = ["food", "wood", "stone", "cloth", "gold", "any", "any_non_gold", "denier", "prestige"];
const THINGS = [
  "favour",
  "castle",
  "provost",
  "bailiff",
  "worker",
  "house",
  "marker",
  "bridge",
  "order",
  "passed",
  "site",
  "stock",
];

const CLAUSES: Record<string, string> = {
  "special.gate": "CAY-7.3",
  "special.trading_post": "CAY-7.7",
  "special.merchants_guild": "CAY-7.8",
  "special.joust_field": "CAY-7.9",
  "special.stables": "CAY-7.11",
  "special.inn": "CAY-7.13",
  favour: "CAY-12.2",
  castle: "CAY-10.2",
  provost: "CAY-8.1",
  bailiff: "CAY-11.1",
  worker: "CAY-6.1",
  house: "CAY-10.3",
  marker: "CAY-12.2",
  bridge: "CAY-6.4",
  order: "CAY-6.1",
  passed: "CAY-6.2",
  site: "CAY-9.11",
  stock: "CAY-2.2",
  "phase.income": "CAY-5.1",
  "phase.placement": "CAY-6.1",
  "phase.special": "CAY-7.1",
  "phase.provost": "CAY-8.1",
  "phase.buildings": "CAY-9.1",
  "phase.castle": "CAY-10.1",
  "phase.end_of_turn": "CAY-11.1",
  "resource.any": "CAY-1.11",
  "resource.any_non_gold": "CAY-1.11",
  "resource.prestige": "CAY-13.3",
};
const OF_CLASS: Record<string, string> = {
  wood: "CAY-9.10",
  stone: "CAY-9.10",
  prestige: "CAY-9.14",
  residence: "CAY-9.20",
};
const BUILT: Record<string, string> = { wood: "wood", stone: "stone", prestige: "prestige", residence: "residence" };

function clauseOf(tile: Tile): string {
  if (tile.id === "jeweller") return "CAY-15.3";
  if (tile.transforms) return "CAY-9.20";
  if (tile.builds) return tile.builds === "prestige" ? "CAY-9.14" : "CAY-9.10";
  if (tile.exchanges) return /marketplace|peddler/.test(tile.id) ? "CAY-9.17" : "CAY-9.18";
  if (tile.produce) return tile.owner_bonus ? "CAY-9.8" : "CAY-9.7";
  return OF_CLASS[tile.class]!;
}

const goods = (amount: Amount): Message[] =>
  Object.entries(amount).map(([id, count]) => ({ id: `caylus.goods.${id}`, params: { count } }));
const sentence = (id: string, params?: Record<string, unknown>): string => say({ id: `caylus.explain.${id}`, params });

/** What a place does, in one sentence. */
function does(tile: Tile): string {
  if (tile.produce) {
    const [first, other] = tile.produce as [Amount, Amount | undefined];
    return other
      ? sentence("either", { goods: goods(first), other: goods(other) })
      : sentence("produces", { goods: goods(first) });
  }
  if (tile.builds) return sentence(`builds.${tile.builds}`);
  if (tile.transforms) return sentence("transforms");
  if (tile.exchanges) return sentence(`trade.${tile.id.replace(/^(neutral|fixed|wood)_/, "")}`);
  return sentence(`built.of.${tile.class}`);
}

function uses(tile: Tile): Exchange[] {
  const label = tile.cost ? t("explain.in_use") : undefined;
  const out: Exchange[] = [];
  if (tile.produce) out.push({ label, give: [], get: tile.produce });
  for (const { pay, gain } of tile.exchanges ?? []) out.push({ label, give: pay ? [pay] : [], get: [gain] });
  if (tile.transforms)
    out.push({ label, give: [tile.transforms], get: [{ residence: 1, prestige: TILES.get("residence")!.prestige! }] });
  if (tile.owner_bonus)
    out.push({ label: t("explain.owner"), give: [], get: tile.owner_bonus.map((good) => ({ [good]: 1 })) });
  if (tile.income) out.push({ label: t("explain.every_turn"), give: [], get: [{ denier: tile.income }] });
  return out;
}

function building(id: string, table: Table): Explanation | null {
  const tile = TILES.get(id);
  if (!tile) return null;
  // An option changes what one of them gives.
  const worth = (table.survey as { prestige?: Record<string, number> } | null)?.prestige;
  const prestige = worth?.[id] ?? tile.prestige ?? 0;
  const reward: Amount = { prestige, ...(tile.favours ? { favour: tile.favours } : {}) };
  const works = !["residence", "prestige"].includes(tile.class);
  const owned = works && tile.cost !== undefined;
  return {
    title: named(`caylus.tile.${id}`),
    kind: sentence(`class.${tile.class}`),
    text: does(tile),
    exchanges: [
      ...(tile.cost ? [{ label: t("explain.to_build"), give: [tile.cost], get: [reward] }] : []),
      ...uses(tile),
    ],
    facts: [
      ...fact("explain.when", sentence(works ? "when.road" : "when.never")),
      ...(owned
        ? fact("explain.visit", sentence("host", { goods: goods({ prestige: components.guest_prestige }) }))
        : []),
      ...fact("explain.built", BUILT[tile.class] && sentence(`built.${BUILT[tile.class]}`)),
    ],
    clause: clauseOf(tile),
  };
}

function special(id: string): Explanation | null {
  if (!components.special.includes(id)) return null;
  const { joust_field: joust, trading_post: post } = components;
  const params = { reach: components.provost.reach, price: goods({ denier: components.inn_price }) };
  return {
    title: named(`caylus.short.${id}`),
    kind: sentence("class.special"),
    text: id === "trading_post" ? sentence("produces", { goods: goods(post) }) : sentence(`special.${id}`, params),
    exchanges: [
      ...(id === "trading_post" ? [{ give: [], get: [post] }] : []),
      ...(id === "joust_field" ? [{ give: [joust.pay], get: [{ favour: joust.favours }] }] : []),
    ],
    facts: [
      ...fact("explain.when", sentence("when.special")),
      ...fact("explain.price", sentence("price", { price: goods({ denier: components.own_price }) })),
    ],
    clause: CLAUSES[`special.${id}`]!,
  };
}

/** The columns of the favours that are open before any section is scored, and after each. */
function opens(column: number): string {
  const scored = components.favours.open_columns.findIndex((open) => column <= open);
  return scored ? sentence("opens", { section: SECTIONS[scored - 1]!.id }) : sentence("opens.start");
}

function favour(line: string, column: number): Explanation | null {
  const effect = LINES.find(({ id }) => id === line)?.effects[column - 1];
  if (!effect) return null;
  const exchanges: Exchange[] = [];
  if (effect.gain ?? effect.choose)
    exchanges.push({ give: effect.pay ? [effect.pay] : [], get: effect.choose ?? [effect.gain!] });
  if (effect.transforms)
    exchanges.push({ give: [effect.transforms], get: [{ residence: 1, prestige: TILES.get("residence")!.prestige! }] });
  return {
    title: say({ id: "caylus.thing.column", params: { line: capital(say({ id: `caylus.line.${line}` })), column } }),
    kind: named("caylus.thing.favour"),
    text: sentence("cell", { effect: { id: `caylus.field.${line}_${column}` } }),
    exchanges,
    facts: [...fact("explain.open", opens(column)), ...fact("explain.limit", sentence("limit"))],
    clause:
      { resources: "CAY-12.11", buildings: ["", "", "CAY-12.12", "CAY-12.12", "CAY-12.13", "CAY-12.14"][column] }[
        line
      ] || "CAY-12.10",
  };
}

/** How many houses bring how many favours: only where there is one more. */
function rewards(favours: number[]): Exchange[] {
  const steps = favours.flatMap((count, houses) => (count > (favours[houses - 1] ?? 0) ? [{ houses, count }] : []));
  return steps.map(({ houses, count }) => ({
    label: t("explain.at_scoring"),
    give: [{ house: houses }],
    get: [{ favour: count }],
    kept: true,
  }));
}

function section(id: string): Explanation | null {
  const one = SECTIONS.find((found) => found.id === id);
  if (!one) return null;
  return {
    title: named(`caylus.section.${id}`),
    kind: named("caylus.thing.castle"),
    text: sentence("section", { goods: goods({ prestige: one.prestige }) }),
    exchanges: [
      { label: t("explain.batch"), give: [{ food: 1, any: 2 }], get: [{ house: 1, prestige: one.prestige }] },
      ...rewards(one.favours),
    ],
    facts: [
      ...fact("explain.scored", sentence("section.scored", { places: one.places, space: one.marker })),
      ...fact("explain.none", sentence("loss", { goods: goods({ prestige: one.none }) })),
    ],
    clause: "CAY-11.6",
  };
}

function resource(id: string): Explanation | null {
  const { gold, cubes_per_point: cubes, deniers_per_point: deniers } = components.end;
  const found = plain("caylus", `resource.${id}`, { goods: goods({ prestige: gold }), count: deniers });
  if (!found) return null;
  const cube = ["food", "wood", "stone", "cloth"].includes(id);
  return {
    ...found,
    title: named(`caylus.thing.${id}`, `caylus.cube.${id}`),
    facts: cube ? fact("explain.at_end", sentence("left", { count: cubes })) : [],
    clause: CLAUSES[`resource.${id}`] ?? (id === "denier" || id === "gold" ? "CAY-13.2" : "CAY-1.2"),
  };
}

function thing(key: string): Explanation | null {
  const { provost, bailiff, castle, players } = components;
  const params = {
    steps: bailiff.steps,
    far: bailiff.steps_behind_provost,
    goods: goods({ denier: components.income }),
  };
  const found = plain("caylus", key, params);
  if (!found) return null;
  const more: Partial<Explanation> =
    {
      castle: {
        exchanges: [{ label: t("explain.batch"), give: [{ food: 1, any: 2 }], get: [{ house: 1 }] }],
        facts: [
          ...fact("explain.limit", sentence("castle.limit", { places: castle.places })),
          ...fact("explain.no_batch", sentence("loss", { goods: goods({ prestige: castle.no_batch }) })),
        ],
      },
      provost: {
        facts: [
          ...fact(
            "explain.moved",
            sentence("provost.moved", { price: goods({ denier: provost.price }), reach: provost.reach }),
          ),
          ...fact("explain.end", sentence("provost.end")),
        ],
      },
      worker: { facts: fact("explain.many", sentence("worker.count", { count: players.workers })) },
      bridge: { exchanges: [{ label: t("explain.first"), give: [], get: [{ denier: components.first_pass }] }] },
      favour: { facts: fact("explain.limit", sentence("limit")) },
    }[key] ?? {};
  return { ...found, ...more, clause: CLAUSES[key]! };
}

const ALIASES: Record<string, string> = {
  residence: "building.residence",
  prestige: "resource.prestige",
  denier: "resource.denier",
  deniers: "resource.denier",
  "resource.deniers": "resource.denier",
};

function explain(asked: string, table: Table): Explanation | null {
  const key = ALIASES[asked] ?? asked;
  const [kind = "", id = "", column] = key.split(".");
  if (kind === "building" || kind === "special") return special(id) ?? building(id, table);
  if (kind === "favour" && column) return favour(id, Number(column));
  if (key === "favour.simplified")
    return {
      title: named("caylus.thing.favour"),
      text: say({ id: "caylus.drawing.simplified" }),
      exchanges: [{ give: [], get: [{ prestige: components.favours.simplified_prestige }] }],
      facts: [],
      clause: "CAY-15.1",
    };
  if (kind === "favour" && id) {
    const title = say({ id: "caylus.thing.line", params: { line: id } });
    return LINES.some((line) => line.id === id)
      ? {
          title,
          kind: named("caylus.thing.favour"),
          text: sentence("line"),
          exchanges: [],
          facts: fact("explain.limit", sentence("limit")),
          clause: "CAY-12.2",
        }
      : null;
  }
  if (kind === "castle" && id) return section(id);
  if (kind === "banner") {
    const title = say({ id: "caylus.thing.banner", params: { section: id } });
    return SECTIONS.some((one) => one.id === id)
      ? { title, text: sentence("banner"), exchanges: [], facts: [], clause: "CAY-11.3" }
      : null;
  }
  if (kind === "resource") return resource(id);
  return thing(key);
}

interface View {
  provost: number;
  phase: string;
  price: number | null;
  road: { space: number; tile: string | null; owner: number | null; worker: number | null }[];
  castle: { houses: number[]; places: number }[];
}

/** Until the buildings have worked, the provost decides which of them will. */
const BEFORE = ["placement", "special", "provost", "buildings"];

function now(place: string, { view: plain, survey, names }: Table): string {
  const view = plain as View | null;
  const [kind, at = ""] = place.split(":");
  if (!view) return "";
  if (kind === "bridge" && view.price !== null) return t("explain.price_now", { price: goods({ denier: view.price }) });
  if (kind === "section") {
    const houses =
      view.castle[Number(at)]?.houses.flatMap((count, seat) =>
        count ? [`${names(seat)}: ${say({ id: "caylus.explain.count.house", params: { count } })}`] : [],
      ) ?? [];
    return houses.join(", ");
  }
  const space = kind === "space" || kind === "w" ? view.road.find((one) => String(one.space) === at) : undefined;
  if (!space?.tile) return "";
  const works = ((survey as { workplaces?: number[] } | null)?.workplaces ?? []).includes(space.space);
  const steps = space.space - view.provost;
  return [
    ...(space.owner !== null ? [t("road.owned", { name: names(space.owner) })] : []),
    ...(space.worker !== null ? [t("road.worker", { name: names(space.worker) })] : []),
    ...(works && steps > 0 && BEFORE.includes(view.phase)
      ? [t("caylus.beyond", { provost: view.provost, steps })]
      : []),
  ]
    .map((text) => `${capital(text)}.`)
    .join(" ");
}

const book: Book = {
  keys: () => [
    ...[...TILES.keys()].map((id) => `building.${id}`),
    ...components.special.map((id) => `special.${id}`),
    ...LINES.flatMap(({ id, effects }) => [`favour.${id}`, ...effects.map((_, i) => `favour.${id}.${i + 1}`)]),
    "favour.simplified",
    ...SECTIONS.flatMap(({ id }) => [`castle.${id}`, `banner.${id}`]),
    ...RESOURCES.map((id) => `resource.${id}`),
    ...PHASES.map((id) => `phase.${id}`),
    ...THINGS,
  ],
  explain,
  now,
  amount: (amount) =>
    Object.entries(amount).map(([id, count]) =>
      components.tiles.some((tile) => tile.id === id)
        ? { id: `caylus.tile.${id}` }
        : ["favour", "house"].includes(id)
          ? { id: `caylus.explain.count.${id}`, params: { count } }
          : { id: `caylus.goods.${id}`, params: { count } },
    ),
};

export default book;
