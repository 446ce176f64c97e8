/** What each decision of Caylus asks: at which thing, with which choices, and what they bring. */

import { capital } from "../../explain/book";
import type { Play } from "../../lib/play.svelte";
import { name, t, type Names } from "../../lib/words.svelte";
import type { ActionInfo } from "../../lib/wire";
import type { Ask, Row } from "../road/ask";
import { bundle, type Line } from "../road/effects";
import { buildsOf, costOf, exchangesOf, FAVOURS, look, NO_BATCH, SECTIONS, shortName, SPECIALS } from "./tiles";
import { asked, built, LINES, sectionToBuild, type CaylusSurvey, type CaylusView } from "./view";

interface Table {
  view: CaylusView;
  survey: CaylusSurvey;
  play: Play;
  names: Names;
  me: number;
}

/** Cubes such as `food+food+wood` as a line of signs. */
export function cubes(text: string): Line {
  const counts: Record<string, number> = {};
  for (const cube of text.split("+")) counts[cube] = (counts[cube] ?? 0) + 1;
  return bundle(counts);
}

/** The thing on the page that an action is about. */
export function keyOf(view: CaylusView, survey: CaylusSurvey, action: string): string {
  const [word = "", about = ""] = action.split(" ");
  if (word === "pass") return "bridge";
  if (word === "place" || word === "move" || word === "site" || word === "transform")
    return /^\d+$/.test(about) ? `space:${about}` : about;
  if (word === "provost") return "provost";
  if (word === "build") return `stock:${about}`;
  return anchor(view, survey);
}

/** The thing that asks. */
export function anchor(view: CaylusView, survey: CaylusSurvey): string {
  const now = asked(view);
  const about = now?.about ?? "";
  const [first = "", second = ""] = about.split(" ");
  switch (now?.step) {
    case "gate":
      return "gate";
    case "guild":
    case "provost":
      return "provost";
    case "joust":
      return "joust_field";
    case "inn":
      return "inn";
    case "castle":
      return `section:${sectionToBuild(survey)}`;
    case "favour":
      return "fav:1:2";
    case "effect":
      return fieldKey(first, String(view.players[view.steps.at(-1)!.seat]?.markers[first] ?? 1));
    case "choice":
      return fieldKey(first, second);
    case "cost":
    case "site":
      return `stock:${first}`;
    case "construct":
      return at(view, (tile) => buildsOf(tile) === first) ?? (second ? `fav:3:${first === "wood" ? 2 : 3}` : "fav:3:5");
    case "lawyer":
      return about === "0" ? "fav:3:4" : (at(view, (tile) => tile === "lawyer") ?? "fav:3:4");
    case "payment":
    case "purchase":
      return LINES.includes(first as "prestige")
        ? fieldKey(first, second)
        : (at(view, (tile) => tile === first) ?? "bridge");
    case "produce":
    case "trade":
      return at(view, (tile) => tile === first) ?? "bridge";
    case "bonus":
      return spaceOf(view, first);
    default:
      return "bridge";
  }
}

const fieldKey = (line: string, column: string) => `fav:${LINES.indexOf(line as "prestige")}:${column}`;
const spaceOf = (view: CaylusView, tile: string) =>
  `space:${view.road.find((space) => space.tile === tile)?.space ?? 1}`;

/** The building of the road at which the one who decides is working. */
function at(view: CaylusView, fits: (tile: string) => boolean): string | null {
  const seat = view.steps.at(-1)?.seat;
  const found = view.road.find(
    (space) => space.tile !== null && space.worker === seat && space.space <= view.provost && fits(space.tile),
  );
  return view.phase === "buildings" && found ? `space:${found.space}` : null;
}

/** The question, with what is chosen so far; null while a place has to be chosen first. */
export function askOf(table: Table, chosen: string | null): Ask | null {
  const now = asked(table.view);
  if (!now || !table.play.offers.length) return null;
  const make = ASKS[now.step];
  // What can be played arrives a moment after the board: until then there is no question.
  return make && WORDS[now.step]!.includes(table.play.offers[0]!.action.split(" ")[0]!)
    ? make(table, chosen, now.about)
    : null;
}

/** The actions that answer each question. */
const WORDS: Record<string, string[]> = {
  place: ["place", "pass"],
  gate: ["move", "decline"],
  guild: ["provost", "decline"],
  provost: ["provost", "decline"],
  joust: ["joust", "decline"],
  inn: ["withdraw", "stay"],
  produce: ["take"],
  bonus: ["take"],
  choice: ["take"],
  trade: ["exchange", "decline"],
  payment: ["pay"],
  purchase: ["take"],
  construct: ["build", "decline"],
  cost: ["pay"],
  site: ["site"],
  lawyer: ["transform", "decline"],
  castle: ["give", "stop"],
  favour: ["favour"],
  effect: ["effect", "decline"],
};

type Maker = (table: Table, chosen: string | null, about: string) => Ask | null;

const ASKS: Record<string, Maker> = {
  place: (table, chosen) => (chosen === "pass" ? passing(table) : chosen ? placing(table, chosen) : null),
  gate: (table, chosen) =>
    chosen && chosen !== "decline"
      ? placing(table, chosen)
      : {
          at: "gate",
          title: title("gate"),
          rows: [],
          note: t("town.choose_place"),
          confirm: "",
          decline: declined(table, t("town.take_back")),
          narrow: true,
        },
  guild: (table, chosen) => provost(table, chosen, t("town.provost_free")),
  provost: (table, chosen) => provost(table, chosen, t("town.provost_price")),
  joust: (table) => ({
    ...simple(table, "joust_field", t("town.pay_favour")),
    rows: rowsOf(table, "joust", () => ({ give: "d1 C1", get: "v1" })),
    first: "joust",
  }),
  inn: (table) => ({
    ...simple(table, "inn", t("stage.confirm")),
    rows: table.play.offers.map((offer) => ({
      action: offer.action,
      get: offer.action === "stay" ? "worker > d1" : undefined,
      text: table.play.say(offer),
    })),
    decline: null,
    first: "stay",
  }),
  produce: (table, _, about) => ({ ...simple(table, about, t("town.take")), rows: taken(table), narrow: true }),
  bonus: (table, _, about) => ({ ...simple(table, about, t("town.take")), rows: taken(table), narrow: true }),
  choice: (table) => ({ ...favour(table, t("town.take")), rows: taken(table), narrow: true }),
  trade: (table, _, about) => {
    const rows = rowsOf(table, "exchange", (which) => exchangesOf(about)[Number(which) - 1]!);
    return { ...simple(table, about, t("town.exchange")), rows, first: lone(rows) };
  },
  payment: (table, _, about) => {
    const [tile = "", number = ""] = about.split(" ");
    const field = LINES.includes(tile as "prestige");
    const gain = field
      ? (FAVOURS[LINES.indexOf(tile as "prestige")]![Number(number) - 1]!.split(" > ")[1] ?? "")
      : exchangesOf(tile)[Number(number) - 1]!.get;
    const rows = rowsOf(table, "pay", (paid) => ({ give: cubes(paid), get: gain }));
    return { ...(field ? favour(table, t("town.pay")) : simple(table, tile, t("town.pay"))), rows, grid: many(rows) };
  },
  purchase: (table, _, about) => {
    const [tile = ""] = about.split(" ");
    const rows = taken(table);
    return {
      ...(LINES.includes(tile as "prestige") ? favour(table, t("town.take")) : simple(table, tile, t("town.take"))),
      rows,
      grid: many(rows),
    };
  },
  construct: (table, chosen, about) => {
    const [kind = "", by = ""] = about.split(" ");
    const rows = rowsOf(table, "build", (id) => ({
      ...face(id),
      does: look(id).lines.filter((line) => !line.startsWith("house")),
      give: costOf(id, by ? kind : null),
      get: gains(table, id),
    }));
    return {
      at: anchor(table.view, table.survey),
      title:
        by || anchor(table.view, table.survey).startsWith("fav")
          ? t("town.favour")
          : at(table.view, (tile) => buildsOf(tile) === kind)
            ? title(table.view.road[Number(anchor(table.view, table.survey).slice(6)) - 1]!.tile!)
            : t("town.favour"),
      sub: kind === "prestige" ? undefined : t("town.site", { space: table.survey.site }),
      rows,
      grid: "tiles",
      note: chosen?.startsWith("build ") ? undefined : t("town.choose_stock"),
      shows: chosen?.startsWith("build ") && kind !== "prestige" ? `space:${table.survey.site}` : undefined,
      confirm: t("town.build"),
      decline: declined(table, t("town.build_nothing")),
    };
  },
  cost: (table, _, about) => {
    const [tile = ""] = about.split(" ");
    return {
      at: `stock:${tile}`,
      title: title(tile),
      rows: rowsOf(table, "pay", (paid) => ({ give: cubes(paid) })),
      confirm: t("town.pay"),
      narrow: true,
    };
  },
  site: (table, chosen, about) => ({
    at: `stock:${about}`,
    shows: chosen?.startsWith("site ") ? `space:${chosen.split(" ")[1]}` : undefined,
    title: title(about),
    rows: rowsOf(table, "site", (space) => ({ ...face("residence"), sub: t("town.on", { space }) })),
    grid: "tiles",
    confirm: t("town.build"),
  }),
  lawyer: (table, chosen, about) => ({
    at: anchor(table.view, table.survey),
    title: about === "0" ? t("town.favour") : title("lawyer"),
    rows: rowsOf(table, "transform", (space) => ({
      ...face(table.view.road[Number(space) - 1]!.tile!),
      sub: t("town.on", { space }),
      give: about === "0" ? "C1" : "d1 C1",
      get: "p2 inc1",
    })),
    grid: "tiles",
    note:
      chosen?.startsWith("transform ") && table.view.road[Number(chosen.split(" ")[1]) - 1]?.worker !== null
        ? t("town.later")
        : undefined,
    shows: chosen?.startsWith("transform ") ? `space:${chosen.split(" ")[1]}` : undefined,
    confirm: t("town.residence"),
    decline: declined(table, t("town.no")),
  }),
  castle: (table) => {
    const { view, survey, me, play } = table;
    const section = sectionToBuild(survey);
    const part = view.castle[section]!;
    const given = view.players[me]?.batches ?? 0;
    const rows = rowsOf(table, "give", (batch) => ({ give: cubes(batch), get: `p${SECTIONS[section]!.prestige}` }));
    return {
      at: `section:${section}`,
      title: t("town.batch", { section: name(`caylus.section.${part.name}`, part.name) }),
      sub: given ? t("town.given", { count: given }) : undefined,
      rows,
      note: rows.length
        ? t("town.house_of", { house: built(part.houses) + 1, places: part.places, mine: part.houses[me] ?? 0 })
        : undefined,
      confirm: t("town.give"),
      decline: play.can("stop")
        ? { action: "stop", label: given ? t("town.enough") : t("town.give_none", { points: NO_BATCH }) }
        : null,
      first: rows[0]?.action,
    };
  },
  favour: (table) => {
    const mine = table.view.players[table.me]!;
    const rows = rowsOf(table, "favour", (line) => {
      const row = LINES.indexOf(line as "prestige");
      const column = Math.min((mine.markers[line] ?? 0) + 1, table.view.open_columns);
      return {
        picture: { id: ["prestige", "denier", "any", "hammer"][row]!, cls: "" },
        text: name(`caylus.line.${line}`, line),
        sub: t("town.column", { column }),
        get: FAVOURS[row]![column - 1],
      };
    });
    return {
      at: anchor(table.view, table.survey),
      title: t("town.favour"),
      rows,
      note: t("town.favour_moves"),
      confirm: t("town.take_it"),
    };
  },
  effect: (table, _, about) => {
    const row = LINES.indexOf(about.split(" ")[0] as "prestige");
    const rows = rowsOf(table, "effect", (column) => ({
      get: FAVOURS[row]![Number(column) - 1],
      text: t("town.column", { column }),
    }));
    return { ...favour(table, t("town.take_it")), rows, first: lone(rows) };
  },
};

/** A name at the head of a question. */
function title(id: string): string {
  return SPECIALS.includes(id) ? look(id).name : shortName(id);
}

function simple(table: Table, id: string, confirm: string): Ask {
  return {
    at: anchor(table.view, table.survey),
    title: title(id),
    rows: [],
    confirm,
    decline: declined(table, t("town.no")),
  };
}

function favour(table: Table, confirm: string): Ask {
  return {
    at: anchor(table.view, table.survey),
    title: t("town.favour"),
    rows: [],
    confirm,
    decline: declined(table, t("town.no")),
  };
}

function declined({ play }: Table, label: string): Ask["decline"] {
  return play.can("decline") ? { action: "decline", label } : null;
}

function rowsOf({ play }: Table, word: string, of: (about: string) => Omit<Row, "action">): Row[] {
  return play.of(word).map(({ action }: ActionInfo) => ({ action, ...of(action.slice(word.length + 1)) }));
}

const taken = (table: Table) => rowsOf(table, "take", (what) => ({ get: cubes(what) }));
/** The only choice is made from the beginning, and can still be declined. */
const lone = (rows: Row[]) => (rows.length === 1 ? rows[0]!.action : undefined);
const many = (rows: Row[]) => (rows.length > 5 ? "many" : undefined);

function face(id: string): Omit<Row, "action"> {
  const tile = look(id);
  return { picture: { id: `b-${tile.picture}`, cls: tile.cls }, text: tile.name };
}

function gains({ survey }: Table, id: string): Line {
  const { favours = 0, points = 0 } = look(id);
  return `p${survey.prestige[id] ?? points}${favours ? ` v${favours}` : ""}`;
}

function passing({ view }: Table): Ask {
  const place = view.bridge.length + 1;
  const last = place === view.players.length;
  return {
    at: "bridge",
    title: t("town.pass_as", { place }),
    strip: { give: "", gets: place === 1 ? ["d1"] : [], text: place === 1 ? undefined : t("town.pass_no_denier") },
    rows: [],
    note: last ? t("town.pass_last") : t("town.pass_then", { place }),
    confirm: t("stage.pass"),
    back: true,
    narrow: true,
  };
}

function placing({ view, survey, names, me }: Table, action: string): Ask {
  const about = action.split(" ")[1]!;
  const space = /^\d+$/.test(about) ? view.road[Number(about) - 1]! : null;
  const there = survey.places[about];
  const id = space?.tile ?? about;
  const section = SECTIONS[sectionToBuild(survey)]!;
  const lines =
    about === "castle"
      ? [`F + W S > p${section.prestige}`]
      : look(id).lines.filter((line) => !line.startsWith("house"));
  return {
    at: keyOf(view, survey, action),
    title: about === "castle" ? t("caylus.castle") : title(id),
    sub:
      space?.owner == null
        ? undefined
        : space.owner === me
          ? t("town.own")
          : t("town.of", { name: names(space.owner) }),
    strip: { give: there?.price ? `d${there.price}` : "", gets: lines },
    host: there?.host == null ? undefined : { seat: there.host, gets: "p1" },
    rows: [],
    note: there?.beyond ? t("town.beyond", { steps: there.beyond }) : undefined,
    bad: true,
    confirm: action.startsWith("move") ? t("town.send") : t("town.place"),
    back: true,
    narrow: true,
  };
}

function provost(table: Table, chosen: string | null, sub: string): Ask {
  const { view, survey, names, me } = table;
  const rows = [-3, -2, -1, 1, 2, 3].flatMap((steps) => {
    const to = survey.provost.find((way) => way.steps === steps);
    return to
      ? [
          {
            action: `provost ${signed(steps)}`,
            text: `${steps > 0 ? "+" : "−"}${Math.abs(steps)}`,
            give: to.price ? `d${to.price}` : "",
          },
        ]
      : [];
  });
  const to = survey.provost.find(({ steps }) => chosen === `provost ${signed(steps)}`);
  return {
    at: "provost",
    title: t("town.provost"),
    sub,
    rows,
    grid: "steps",
    note: to ? touched(view, names, me, to.space) : reachNow(view, me),
    confirm: to
      ? t("town.move", { steps: `${to.steps > 0 ? "+" : "−"}${Math.abs(to.steps)}` })
      : t("town.move", { steps: "" }),
    decline: declined(table, t("town.leave_him")),
  };
}

const signed = (steps: number) => `${steps > 0 ? "+" : ""}${steps}`;

/** Whose buildings begin or cease to work when the provost goes to a space. */
function touched(view: CaylusView, names: Names, me: number, to: number): string {
  const [low, high] = [Math.min(to, view.provost), Math.max(to, view.provost)];
  const changed = view.road.filter((space) => space.worker !== null && space.space > low && space.space <= high);
  if (!changed.length) return t("town.untouched");
  const works = to > view.provost ? "town.touched_works" : "town.touched_idle";
  return changed
    .map((space) =>
      t(works, {
        name: space.worker === me ? capital(t("seat.you")) : names(space.worker!),
        building: shortName(space.tile!),
        space: space.space,
      }),
    )
    .join(" ");
}

function reachNow(view: CaylusView, me: number): string {
  const out = view.road
    .filter((space) => space.worker === me && space.space > view.provost)
    .map((space) => space.space);
  return out.length ? t("town.out_of_reach", { spaces: out.join(", ") }) : t("town.in_reach");
}
