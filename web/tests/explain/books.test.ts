import { readdirSync, readFileSync } from "node:fs";
import { beforeAll, describe, expect, test } from "vitest";
import carcassonne from "../../../src/bastide/games/carcassonne/data/components.json";
import abbey from "../../../src/bastide/games/carcassonne/expansions/abbey_mayor/components.json";
import catapult from "../../../src/bastide/games/carcassonne/expansions/catapult/components.json";
import count from "../../../src/bastide/games/carcassonne/expansions/count/components.json";
import inns from "../../../src/bastide/games/carcassonne/expansions/inns_cathedrals/components.json";
import river from "../../../src/bastide/games/carcassonne/expansions/river2/components.json";
import traders from "../../../src/bastide/games/carcassonne/expansions/traders_builders/components.json";
import caylusParts from "../../../src/bastide/games/caylus/components.json";
import magnaParts from "../../../src/bastide/games/magna_carta/components.json";
import torresParts from "../../../src/bastide/games/torres/components.json";
import type { Amount, Book, Exchange } from "../../src/explain";
import "../browser";
import { part } from "../part";

const FIGURES = { ...carcassonne.figures, ...inns.figures, ...abbey.figures, ...traders.figures };

const LANGUAGES = ["en", "de", "fr", "hu", "it", "ro"];
const GAMES = ["caylus", "magna_carta", "carcassonne", "torres"];
const TABLE = { view: null, survey: null, players: 3, names: () => undefined };
const ROOT = new URL("../../../", import.meta.url);

/** Every component that the rules name by an id, under the key by which it is explained. */
const COMPONENTS: Record<string, string[]> = {
  caylus: [
    ...caylusParts.tiles.map(({ id }) => `building.${id}`),
    ...caylusParts.special.map((id) => `special.${id}`),
    ...caylusParts.castle.sections.map(({ id }) => `castle.${id}`),
    ...caylusParts.favours.lines.flatMap(({ id, effects }) => effects.map((_, i) => `favour.${id}.${i + 1}`)),
    ...Object.keys(caylusParts.start).map((id) => `resource.${id}`),
    ...["provost", "bailiff", "worker", "house", "marker", "bridge", "castle", "order", "passed", "stock", "site"],
    ...["stone", "cloth", "gold", "denier", "prestige"].map((id) => `resource.${id}`),
  ],
  magna_carta: [
    ...[...magnaParts.player_cards, ...magnaParts.neutral_cards].map(({ id }) => `card.${id}`),
    ...magnaParts.prestige_buildings.map(({ id }) => `prestige.${id}`),
    ...magnaParts.castle.sections.map((id) => `castle.${id}`),
    ...magnaParts.resources.map((id) => `resource.${id}`),
    ...[
      "card.residence",
      "resource.denier",
      "provost",
      "worker",
      "token",
      "bridge",
      "first",
      "deck",
      "hand",
      "discard",
    ],
  ],
  carcassonne: [
    ...Object.keys(FIGURES).map((id) => `figure.${id}`),
    ...Object.keys(traders.goods).map((id) => `goods.${id}`),
    ...Object.keys(count.quarters).map((id) => `quarter.${id}`),
    ...catapult.catapult.tokens.map((id) => `token.${id}`),
    ...Object.keys(river.river).map((id) => `sign.${id}`),
    ...[...new Set(Object.values(FIGURES).flatMap((figure) => figure.stands_on))].map((id) => `feature.${id}`),
    ...["pennant", "inn", "cathedral", "goods", "volcano", "dragon", "princess", "portal", "pig_herd", "fair"].map(
      (id) => `sign.${id}`,
    ),
    ...["fairy", "dragon", "tower", "prisoner", "barn", "king", "robber", "count"].map((id) => `piece.${id}`),
  ],
  torres: [
    ...torresParts.action_cards.map(({ id }) => `card.${id}`),
    ...torresParts.master_cards.map(({ id }) => `master_card.${id}`),
    ...["block", "castle", "tower", "knight", "king", "action_points", "score", "year", "deck", "supply"],
  ],
};

const books: Record<string, Book> = {};
let words: typeof import("../../src/lib/words.svelte");
let prefs: { language: string };

beforeAll(async () => {
  words = await import("../../src/lib/words.svelte");
  ({ prefs } = await import("../../src/lib/prefs.svelte"));
  const { bookOf } = await import("../../src/explain");
  for (const game of GAMES) books[game] = await bookOf(game);
  for (prefs.language of LANGUAGES) await words.need(...GAMES);
});

const clauses = (game: string) =>
  new Set(
    (
      JSON.parse(readFileSync(new URL(`src/bastide/rulebook/clauses/${game}.json`, ROOT), "utf8")) as {
        clauses: { id: string }[];
      }
    ).clauses.map(({ id }) => id),
  );

/** Everything that a card says, in one language. */
function told(game: string, key: string, language: string): string[] {
  prefs.language = language;
  const card = books[game]!.explain(key, TABLE)!;
  const goods = (amounts: Amount[]) =>
    amounts.flatMap((amount) => books[game]!.amount(amount)).map((message) => words.say(message));
  const exchanges = card.exchanges.flatMap(({ give, get }: Exchange) => [...goods(give), ...goods(get)]);
  return [card.title, card.text, ...(card.kind ? [card.kind] : []), ...card.facts.flat(), ...exchanges];
}

describe.each(GAMES)("%s", (game) => {
  test("no component is without a card", () => {
    const lacking = COMPONENTS[game]!.filter((key) => !books[game]!.explain(key, TABLE));
    expect(lacking).toEqual([]);
    expect(COMPONENTS[game]!.filter((key) => !books[game]!.keys().includes(key) && key !== "feature.cloister")).toEqual(
      [],
    );
  });

  test.each(LANGUAGES)("every card is said in %s", (language) => {
    for (const key of books[game]!.keys()) {
      const [title, text, ...more] = told(game, key, language);
      expect([key, title !== "", /^\p{Lu}/u.test(title!)]).toEqual([key, true, true]);
      expect([key, text!.endsWith(".")]).toEqual([key, true]);
      for (const said of [title!, text!, ...more]) {
        expect([
          key,
          said,
          /[{}]|undefined|\b(?:web|caylus|magna_carta|carcassonne|torres)\.[a-z_]+/.test(said),
        ]).toEqual([key, said, false]);
      }
    }
  });

  test.each(LANGUAGES.slice(1))("no sentence is left in English in %s", (language) => {
    const same = books[game]!.keys().filter((key) => told(game, key, language)[1] === told(game, key, "en")[1]);
    expect(same).toEqual([]);
  });

  test("every card names a clause of the rules", () => {
    const known = clauses(game);
    const unknown = books[game]!.keys().filter((key) => !known.has(books[game]!.explain(key, TABLE)!.clause));
    expect(unknown).toEqual([]);
  });
});

interface CaylusTile {
  id: string;
  cost?: Amount;
  exchanges?: { pay: Amount; gain: Amount }[];
  prestige: number;
}

test("a cost, and what is paid and gained, are those of the components", () => {
  const { explain } = books.caylus!;
  for (const { id, cost, exchanges = [], prestige } of part<CaylusTile[]>(caylusParts.tiles)) {
    const shown = explain(`building.${id}`, TABLE)!.exchanges;
    if (cost) expect([id, shown[0]!.give, shown[0]!.get[0]!.prestige]).toEqual([id, [cost], prestige]);
    const used = shown
      .slice(cost ? 1 : 0)
      .filter(({ give }) => give.length)
      .map(({ give, get }) => [give[0], get[0]]);
    if (exchanges.length) expect([id, used]).toEqual([id, exchanges.map(({ pay, gain }) => [pay, gain])]);
  }
  const card = books.magna_carta!.explain("card.bank", TABLE)!;
  expect(card.exchanges.map(({ give, get }) => [give, get])).toEqual([
    [[{ wood: 1, stone: 2 }], [{ prestige: 3 }]],
    [[{ denier: 1 }], [{ gold: 1 }]],
    [[{ denier: 3 }], [{ gold: 2 }]],
    [[{ denier: 2 }], [{ gold: 1 }]],
  ]);
});

test("an option that changes what a building gives changes its card", () => {
  const card = books.caylus!.explain("building.lawyer", { ...TABLE, survey: { prestige: { lawyer: 3 } } })!;
  expect(card.exchanges[0]).toMatchObject({ give: [{ wood: 1, cloth: 1 }], get: [{ prestige: 3 }] });
});

test("numbers of the components are written in no sentence", () => {
  // Phases, columns, spaces, years and levels are names; one point is what so many cubes are changed for.
  const names = /\b(?:phase|column|space|level|years?|levels?) \d(?:, \d)*(?: and \d)?|\b1 (?:prestige|point)\b/g;
  for (const game of GAMES) {
    const text = readFileSync(new URL(`src/bastide/rulebook/words/${game}.en.ftl`, ROOT), "utf8");
    const typed = text
      .split("\n")
      .filter((line) => line.startsWith("explain-") && /\d/.test(line.replace(/\{[^}]*\}/g, "").replace(names, "")));
    expect([game, typed]).toEqual([game, []]);
  }
});

/** The keys that the boards use, up to the first part that is not written out. */
function used(): [string, string][] {
  const source = new URL("../../src/", import.meta.url);
  const files = readdirSync(source, { recursive: true, encoding: "utf8" }).filter(
    (file) => /\.(svelte|ts)$/.test(file) && file.startsWith("boards"),
  );
  return files.flatMap((file) => {
    const text = readFileSync(new URL(file.replaceAll("\\", "/"), source), "utf8");
    const marked = [...text.matchAll(/\bexplain=(?:"([^"]*)"|\{((?:[^{}]|\{[^{}]*\})*)\})|\bexplain: ([^,}\n]*)/g)].map(
      (found) => found[1] ?? found[2] ?? found[3]!,
    );
    return marked.flatMap((value) =>
      [...value.matchAll(/(?:^|["'`])((?:caylus|magna_carta|carcassonne|torres|road)\.[a-z_.0-9]*)/g)].map(
        (key): [string, string] => [file, key[1]!],
      ),
    );
  });
}

test("every key that the boards use is explained", () => {
  const found = used();
  expect(found.length).toBeGreaterThan(30);
  const keys = GAMES.flatMap((game) => books[game]!.keys().map((key) => `${game}.${key}`));
  const shared = ["caylus", "magna_carta"].flatMap((game) => books[game]!.keys().map((key) => `road.${key}`));
  const known = new Set([...keys, ...shared]);
  const explains = (key: string) =>
    known.has(key) ||
    [...known].some((one) => key.endsWith(".") && one.startsWith(key)) ||
    GAMES.some((game) => key.startsWith(`${game}.`) && books[game]!.explain(key.slice(game.length + 1), TABLE));
  expect(found.filter(([, key]) => !explains(key))).toEqual([]);
});

test("a place of the road is explained with what is special now", () => {
  prefs.language = "en";
  const view = {
    provost: 6,
    phase: "placement",
    price: 2,
    castle: [],
    road: [{ space: 9, tile: "wood_quarry", owner: 1, worker: 0 }],
  };
  const table = { view, survey: { workplaces: [9] }, players: 2, names: (seat: number) => ["Anna", "Béla"][seat] };
  expect(books.caylus!.now!("space:9", table)).toBe(
    "Owned by Béla. Worker of Anna. Beyond the provost (6): works only if he is moved +3.",
  );
  expect(books.caylus!.now!("space:9", { ...table, view: { ...view, provost: 9 } })).toBe(
    "Owned by Béla. Worker of Anna.",
  );
  expect(books.caylus!.now!("bridge", table)).toBe("Price now: 2 deniers.");
});

test("a card of the road is explained with what is special now", () => {
  prefs.language = "en";
  const card = { side: "building", prestige: null, owner: 1, worker: 0, store: 2, turning: false };
  const table = {
    view: { provost: 0, phase: "actions", road: [card, card] },
    survey: { workplaces: [1, 2] },
    players: 2,
    names: (seat: number) => ["Anna", "Béla"][seat],
  };
  expect(books.magna_carta!.now!("card:0", table)).toBe("Owned by Béla. Worker of Anna. Store: 2.");
  expect(books.magna_carta!.now!("card:1", table)).toBe(
    "Owned by Béla. Worker of Anna. Store: 2. Beyond the provost: works only if he is moved.",
  );
});
