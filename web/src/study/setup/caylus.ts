/** A town of Caylus that is set up by hand: what a touch changes, and how the boards of the stage see it. */

import components from "../../../../src/bastide/games/caylus/components.json";
import { classOf, SECTIONS, SPECIALS } from "../../boards/caylus/tiles";
import { CUBES, type CaylusSurvey, type CaylusView } from "../../boards/caylus/view";

export interface Side {
  prestige: number;
  deniers: number;
  food: number;
  wood: number;
  stone: number;
  cloth: number;
  gold: number;
  markers: Record<string, number>;
  lines_used: string[];
  houses: Record<string, number>;
  batches: number;
}

export interface Town extends Record<string, unknown> {
  settings: { simplified_favours: boolean };
  turn: number;
  phase: string;
  bailiff: number;
  provost: number;
  cursor: number;
  active: boolean;
  scored: number;
  order: number[];
  bridge: number[];
  road: Record<string, string>;
  owners: Record<string, number>;
  workers: Record<string, number>;
  promises: [number, number][];
  players: Side[];
  steps: { step: string; seat: number; about: string | number }[];
  over: boolean;
}

export const ROAD = 28;
const WORKERS = 6;
export const SPACES = Array.from({ length: ROAD }, (_, i) => i + 1);
const FIXED = new Set([7, 8, 16]);
const OWNED = ["wood", "stone", "prestige", "residence"];
/** The circles of each place for workers, in the order in which they are taken. */
const CIRCLES: Record<string, string[]> = {
  stables: ["stables_1", "stables_2", "stables_3"],
  inn: ["inn_left", "inn_right"],
  castle: ["castle_1", "castle_2", "castle_3", "castle_4", "castle_5"],
};
/** Places that are filled from the first circle on. */
const IN_ROW = ["stables", "castle"];
export const PLACES = [...SPECIALS, "castle"];
/** The tiles that can be laid. */
export const TILES = components.tiles.filter((tile) => tile.class !== "fixed").map((tile) => tile.id);
/** The phases in which somebody decides, and those after which everybody has passed. */
export const PHASES = ["placement", "special", "provost", "buildings", "castle", "end_of_turn"] as const;

const circlesOf = (place: string) => CIRCLES[place] ?? [place];
const without = <T>(of: Record<string, T>, ...keys: string[]): Record<string, T> =>
  Object.fromEntries(Object.entries(of).filter(([key]) => !keys.includes(key)));

/** The spaces that a tile can be laid on, or taken from. */
export const SITES = SPACES.filter((space) => !FIXED.has(space));

/** A tile on a space, of a seat where tiles of its kind have an owner. */
export function lay(town: Town, space: number, tile: string, seat: number): Town {
  const owners = without(town.owners, String(space));
  if (OWNED.includes(classOf(tile))) owners[space] = seat;
  return { ...town, road: { ...town.road, [space]: tile }, owners };
}

/** Who stands in the circles of a place. */
export function standing(town: Town, place: string): number[] {
  return circlesOf(place).flatMap((circle) => (circle in town.workers ? [town.workers[circle]!] : []));
}

function stand(town: Town, place: string, seats: number[]): Town {
  const circles = circlesOf(place);
  const workers = without(town.workers, ...circles);
  seats.forEach((seat, i) => (workers[circles[i]!] = seat));
  return { ...town, workers };
}

/** A worker of a seat comes to a place, or leaves it. */
export function send(town: Town, place: string, seat: number): Town {
  const circles = circlesOf(place);
  const mine = circles.find((circle) => town.workers[circle] === seat);
  if (IN_ROW.includes(place)) {
    const there = standing(town, place);
    return stand(town, place, mine ? there.filter((one) => one !== seat) : [...there, seat].slice(0, circles.length));
  }
  if (mine) return { ...town, workers: without(town.workers, mine) };
  const free = circles.find((circle) => !(circle in town.workers)) ?? circles[0]!;
  return { ...town, workers: { ...town.workers, [free]: seat } };
}

/** A place as it is without what was put there last: the worker, then the tile. */
export function clear(town: Town, place: string): Town {
  const circles = circlesOf(place).filter((circle) => circle in town.workers);
  if (circles.length) return { ...town, workers: without(town.workers, circles.at(-1)!) };
  if (FIXED.has(Number(place)) || !(place in town.road)) return town;
  return {
    ...town,
    road: without(town.road, place),
    owners: without(town.owners, place),
    promises: town.promises.filter(([space]) => space !== Number(place)),
  };
}

/** A seat passes, or has not passed. */
export function pass(town: Town, seat: number): Town {
  const rest = town.bridge.filter((one) => one !== seat);
  return { ...town, bridge: rest.length < town.bridge.length ? rest : [...rest, seat] };
}

/** The marker of a seat goes to the next open column, and from the last one back to the beginning. */
export function favour(town: Town, line: string, seat: number): Town {
  const now = town.players[seat]!.markers[line] ?? 0;
  return own(town, seat, {
    markers: { ...town.players[seat]!.markers, [line]: now >= openColumns(town) ? 0 : now + 1 },
  });
}

/** Something else that a seat has. */
export function own(town: Town, seat: number, has: Partial<Side>): Town {
  return { ...town, players: town.players.map((one, i) => (i === seat ? { ...one, ...has } : one)) };
}

/** The beginning of a phase: what was pending is not any more. */
export function begin(town: Town, phase: string): Town {
  const left = town.order.filter((seat) => !town.bridge.includes(seat));
  return {
    ...town,
    phase,
    cursor: phase === "buildings" ? 1 : 0,
    active: false,
    steps: [],
    promises: [],
    bridge: phase === "placement" ? [] : [...town.bridge, ...left],
    provost: phase === "placement" ? town.bailiff : town.provost,
  };
}

/** Who decides, where somebody is asked; in the first phase anybody may be next. */
export function asked(town: Town): number | null {
  return town.steps.at(-1)?.seat ?? null;
}
export function ask(town: Town, seat: number): Town {
  const next = (town.order.indexOf(seat) + 1) % town.order.length;
  const cursor = town.phase === "placement" ? next : town.cursor;
  return {
    ...town,
    cursor,
    steps: town.steps.map((step, i) => (i === town.steps.length - 1 ? { ...step, seat } : step)),
  };
}

const openColumns = (town: Town): number => components.favours.open_columns[town.scored] ?? 0;
const free = (town: Town): number => SPACES.find((space) => space > 8 && !(space in town.road)) ?? ROAD;

/** The town as the boards draw it; a tile that is to be laid is shown where one points. */
export function viewOf(town: Town, laying: string | null): CaylusView {
  const at = (circle: string) => town.workers[circle] ?? null;
  const sent = Object.values(town.workers);
  return {
    bailiff: town.bailiff,
    bridge: town.bridge,
    castle: SECTIONS.map(({ id, marker, places }, i) => ({
      name: id,
      marker,
      places,
      houses: town.players.map((one) => one.houses[id] ?? 0),
      scored: i < town.scored,
    })),
    castle_workers: CIRCLES.castle!.map(at),
    open_columns: openColumns(town),
    order: town.order,
    over: town.over,
    phase: town.phase,
    players: town.players.map((one, seat) => ({
      batches: one.batches,
      cubes: Object.fromEntries(CUBES.map((cube) => [cube, one[cube]])),
      deniers: one.deniers,
      income: 0,
      lines_used: one.lines_used,
      markers: one.markers,
      prestige: one.prestige,
      workers: WORKERS - sent.filter((who) => who === seat).length,
    })),
    price: null,
    provost: town.provost,
    road: SPACES.map((space) => ({
      kind: null,
      owner: town.owners[space] ?? null,
      promised_to: town.promises.find(([where]) => where === space)?.[1] ?? null,
      space,
      tile: town.road[space] ?? null,
      worker: at(String(space)),
    })),
    simplified_favours: town.settings.simplified_favours,
    special: {
      gate: at("gate"),
      trading_post: at("trading_post"),
      merchants_guild: at("merchants_guild"),
      joust_field: at("joust_field"),
      stables: CIRCLES.stables!.map(at),
      inn_left: at("inn_left"),
      inn_right: at("inn_right"),
    },
    steps: laying ? [{ step: "site", seat: 0, about: laying }] : [],
    stock: {},
    to_move: -2,
    turn: town.turn,
    winners: [],
  };
}

export function surveyOf(town: Town): CaylusSurvey {
  const none = town.players.map(() => 0);
  return {
    builder: null,
    castle: SECTIONS.map(({ id }, i) => ({
      name: id,
      built: town.players.reduce((sum, one) => sum + (one.houses[id] ?? 0), 0),
      favours: none,
      losses: none,
      next: i === town.scored,
    })),
    idle: [],
    places: {},
    prestige: {},
    provost: [],
    reach: town.provost,
    site: free(town),
    workplaces: [],
  };
}

/** Where a place that does not fit lies on the board. */
export function keyOf(place: string): string {
  const special = Object.keys(CIRCLES).find((one) => place.startsWith(`${one}_`));
  return special ?? (/^\d+$/.test(place) ? `space:${place}` : place);
}
