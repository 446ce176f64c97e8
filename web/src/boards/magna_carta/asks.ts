/** What each decision of Magna Carta asks: at which thing, with which choices, and what they bring. */

import { capital } from "../../explain/book";
import type { Play } from "../../lib/play.svelte";
import { t, type Names } from "../../lib/words.svelte";
import type { Ask, Row } from "../road/ask";
import type { Line } from "../road/effects";
import { face, stored, waysOf } from "./cards";
import { faceOf, type MagnaCartaSurvey, type MagnaCartaView } from "./view";

interface Table {
  view: MagnaCartaView;
  survey: MagnaCartaSurvey;
  play: Play;
  names: Names;
  me: number;
}

const SIGN: Record<string, string> = { f: "F", w: "W", s: "S", g: "G", d: "d" };

/** Goods such as `1f2s` or `1t` as a line of signs. */
export function goods(text: string): Line {
  return [...text.matchAll(/(\d+)([fwsgdt])/g)]
    .map(([, count = "1", kind = ""]) =>
      kind === "t" ? Array(Number(count)).fill("token").join(" ") : `${SIGN[kind]}${count}`,
    )
    .join(" ");
}

/** The thing on the page that an action is about. */
export function keyOf(view: MagnaCartaView, action: string): string {
  const [word = "", about = ""] = action.split(" ");
  if (word === "place" || word === "turn") return `card:${Number(about) - 1}`;
  if (word === "build") return `hand:${about}`;
  if (word === "prestige") return `great:${about}`;
  if (word === "draw") return "deck";
  if (word === "replace") return "replace";
  return anchor(view);
}

/** The thing that asks. */
export function anchor(view: MagnaCartaView): string {
  const { card, building, place, turn_over } = view.decision;
  switch (view.step) {
    case "mulligan":
      return "hand";
    case "card_payment":
      return `hand:${card}`;
    case "prestige_payment":
      return `great:${building}`;
    case "lawyer_payment":
      return `card:${turn_over ?? 0}`;
    case "provost":
      return "provost";
    case "primary":
    case "secondary":
      return `card:${place ?? 0}`;
    case "offer":
    case "gold":
      return "castle";
    default:
      return "bridge";
  }
}

/** The actions that answer each question. */
const WORDS: Record<string, string[]> = {
  mulligan: ["keep", "mulligan"],
  move: ["draw", "replace", "place", "build", "prestige", "pass"],
  card_payment: ["pay"],
  prestige_payment: ["pay"],
  lawyer_payment: ["pay"],
  provost: ["provost"],
  primary: ["use", "turn", "decline"],
  secondary: ["use", "decline"],
  offer: ["offer"],
  gold: ["gold"],
};

/** The question, with what is chosen so far; null while something has to be chosen first. */
export function askOf(table: Table, chosen: string | null): Ask | null {
  const { view, play } = table;
  // What can be played arrives a moment after the board: until then there is no question.
  if (!play.offers.length || !WORDS[view.step]?.includes(play.offers[0]!.action.split(" ")[0]!)) return null;
  if (view.step === "move") return chosen ? moving(table, chosen) : null;
  if (view.step === "provost") return provost(table, chosen);
  const at = anchor(view);
  if (view.step === "mulligan") {
    return {
      at,
      title: t("magna.hand"),
      rows: rowsOf(table, ["keep", "mulligan"], (action) => ({ text: play.sentence(action) })),
      note: t("magna.no_undo"),
      confirm: t("stage.confirm"),
    };
  }
  if (view.step.endsWith("payment")) {
    const { card, building, turn_over } = view.decision;
    const id = card ?? building ?? "residence";
    const title = turn_over === null ? face(id).title : face(view.road[turn_over]!.card).title;
    const rows = rowsOf(table, ["pay"], (action) => ({
      give: goods(action.slice(4)),
      get: turn_over === null ? `p${face(id).points}` : "res",
    }));
    return { at, title, rows, grid: rows.length > 5 ? "many" : undefined, confirm: t("town.pay") };
  }
  if (view.step === "offer") {
    const next = table.survey.castle.find((section) => section.next);
    const rows = rowsOf(table, ["offer"], (action) => {
      const count = Number(action.split(" ")[1]);
      return {
        text: String(count),
        give: `F${count} W${count} S${count}`,
        get: Array(Math.min(count, 3)).fill("token").join(" "),
      };
    }).filter((row) => row.action !== "offer 0");
    return {
      at,
      title: t("magna.batches"),
      sub: t("magna.most_batches"),
      rows,
      note: next ? t("magna.token_value", { value: next.value }) : undefined,
      confirm: t("town.give"),
      decline: play.can("offer 0") ? { action: "offer 0", label: t("town.none") } : null,
      first: rows.at(-1)?.action,
    };
  }
  if (view.step === "gold") {
    return {
      at,
      title: t("magna.batches"),
      rows: rowsOf(table, ["gold"], (action) => ({
        text: play.sentence(action),
        give: Number(action.split(" ")[2]) ? `G${action.split(" ")[2]}` : undefined,
      })),
      confirm: t("town.pay"),
    };
  }
  return effect(table, chosen);
}

function rowsOf({ play }: Table, words: string[], of: (action: string) => Omit<Row, "action">): Row[] {
  return words.flatMap((word) => play.of(word)).map(({ action }) => ({ action, ...of(action) }));
}

function effect(table: Table, chosen: string | null): Ask {
  const { view, play } = table;
  const card = view.road[view.decision.place ?? 0]!;
  const rows = rowsOf(table, ["use", "turn"], (action) => {
    if (action.startsWith("turn ")) {
      const turned = view.road[Number(action.split(" ")[1]) - 1]!;
      return {
        text: face(turned.card).title,
        sub: t("town.on", { space: Number(action.split(" ")[1]) }),
        give: "F1",
        get: "res",
      };
    }
    const [give = "", get] = action.slice(4).split(">");
    return get === undefined ? { get: goods(give) } : { give: goods(give), get: goods(get) };
  });
  return {
    at: anchor(view),
    title: face(faceOf(card)).title,
    sub: view.step === "secondary" ? t("magna.owner_share") : undefined,
    rows,
    grid: rows.length > 5 ? "many" : undefined,
    note:
      chosen?.startsWith("turn ") && view.road[Number(chosen.split(" ")[1]) - 1]?.worker !== null
        ? t("town.later")
        : undefined,
    confirm: t("stage.confirm"),
    decline: play.can("decline") ? { action: "decline", label: t("town.no") } : null,
    first: rows.length === 1 ? rows[0]!.action : undefined,
  };
}

function moving({ view, survey, names, me }: Table, action: string): Ask {
  const [word = "", about = ""] = action.split(" ");
  const ask: Ask = {
    at: keyOf(view, action),
    title: "",
    rows: [],
    confirm: t("stage.confirm"),
    back: true,
    narrow: true,
  };
  if (word === "pass") {
    const place = view.bridge.length + 1;
    return {
      ...ask,
      at: "bridge",
      title: t("town.pass_as", { place }),
      strip: { give: "", gets: place === 1 ? ["d1"] : [], text: place === 1 ? undefined : t("town.pass_no_denier") },
      confirm: t("stage.pass"),
    };
  }
  if (word === "draw")
    return {
      ...ask,
      title: t("magna.draw"),
      strip: { give: "d1", gets: [], text: t("magna.one_card") },
      note: t("magna.no_undo"),
      confirm: t("magna.draw"),
    };
  if (word === "replace")
    return {
      ...ask,
      title: t("magna.replace"),
      strip: { give: "d1", gets: [], text: t("magna.new_cards", { count: view.players[me]?.hand_size ?? 0 }) },
      note: t("magna.no_undo"),
      confirm: t("magna.replace"),
    };
  if (word === "place") {
    const card = view.road[Number(about) - 1]!;
    const there = survey.places[about];
    const shares = waysOf(card.card, true);
    return {
      ...ask,
      title: face(card.card).title,
      sub:
        card.owner === null
          ? undefined
          : card.owner === me
            ? t("magna.own")
            : t("town.of", { name: names(card.owner) }),
      strip: { give: `d${there?.price ?? 1}`, gets: waysOf(card.card, false) },
      host: there?.host == null ? undefined : { seat: there.host, gets: shares.join(" / ") },
      note: there?.beyond ? t("magna.beyond") : undefined,
      bad: true,
      confirm: t("town.place"),
    };
  }
  const { title, cost, points, lines } = face(about);
  const store = word === "build" && stored(about) ? t("magna.stores") : undefined;
  return {
    ...ask,
    title,
    sub: word === "build" ? t("magna.as_card", { place: view.road.length + 1 }) : undefined,
    strip: { give: cost, gets: [`p${points}`, ...(word === "prestige" ? lines : [])] },
    note: store,
    confirm: t("town.build"),
  };
}

function provost({ view, survey, names, me, play }: Table, chosen: string | null): Ask {
  const rows = [-3, -2, -1, 1, 2, 3].flatMap((steps) => {
    const to = survey.provost.find((way) => way.steps === steps);
    return to && play.can(`provost ${steps}`)
      ? [{ action: `provost ${steps}`, text: `${steps > 0 ? "+" : "−"}${Math.abs(steps)}`, give: `d${to.price}` }]
      : [];
  });
  const to = survey.provost.find(({ steps }) => steps !== 0 && chosen === `provost ${steps}`);
  const now = view.provost ?? 0;
  const changed = to
    ? view.road.flatMap((card, i) =>
        card.worker !== null && i > Math.min(now, to.place - 1) && i <= Math.max(now, to.place - 1)
          ? [{ ...card, i }]
          : [],
      )
    : [];
  const works = to && to.steps > 0 ? "town.touched_works" : "town.touched_idle";
  const out = view.road.flatMap((card, i) => (card.worker === me && i > now ? [i + 1] : []));
  const note = to
    ? changed
        .map((card) =>
          t(works, {
            name: card.worker === me ? capital(t("seat.you")) : names(card.worker!),
            building: face(card.card).title,
            space: card.i + 1,
          }),
        )
        .join(" ") || t("town.untouched")
    : out.length
      ? t("town.out_of_reach", { spaces: out.join(", ") })
      : t("town.in_reach");
  return {
    at: "provost",
    title: t("town.provost"),
    sub: t("magna.provost_price"),
    rows,
    grid: "steps",
    note,
    confirm: t("town.move", { steps: to ? `${to.steps > 0 ? "+" : "−"}${Math.abs(to.steps)}` : "" }),
    decline: play.can("provost 0") ? { action: "provost 0", label: t("town.leave_him") } : null,
  };
}
