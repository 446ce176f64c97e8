/** A road of Caylus Magna Carta that is set up by hand: what a touch changes, and how the boards of the stage see it. */

import components from "../../../../src/bastide/games/magna_carta/components.json";
import { PRESTIGES, stored, VALUES } from "../../boards/magna_carta/cards";
import type { MagnaCartaSurvey, MagnaCartaView } from "../../boards/magna_carta/view";

export interface Laid {
  card: string;
  owner?: number;
  side?: string;
  turning?: boolean;
  prestige?: string;
  worker?: number;
  store?: number;
}

export interface Side {
  food: number;
  wood: number;
  stone: number;
  gold: number;
  deniers: number;
  tokens: number[];
  hand: string[];
  known: string[];
  discard: string[];
  batches: number;
  mulligan: string | null;
  prestige?: string[];
}

export interface Roadside extends Record<string, unknown> {
  settings: { variant: string };
  step: string;
  turn: number;
  mover: number | null;
  first: number | null;
  road: Laid[];
  provost: number | null;
  castle: number[];
  removed: number;
  bridge: number[];
  seats: Side[];
}

export type Pile = "deck" | "hand" | "discard";
export const PILES: Pile[] = ["deck", "hand", "discard"];
const WORKERS = components.opening.workers;
export const SECTIONS = components.castle.sections;
const NEUTRAL = components.neutral_cards.map((card) => card.id);
const OWN = components.player_cards.map((card) => card.id);
export const beginner = (set: Roadside): boolean => set.settings.variant === "beginner";
const byPlayers = (set: Roadside) => components.by_players[String(set.seats.length) as "2"];

/** The cards of a seat, whether they are in the game or not is the engine's to say. */
export const cardsOf = (set: Roadside): string[] =>
  OWN.filter((id) => !beginner(set) || !components.beginner.player_cards_removed.includes(id));
/** Whatever can lie on the road. */
export const layable = (set: Roadside): string[] => [...cardsOf(set), ...NEUTRAL];
export const greatOf = (set: Roadside): string[] =>
  PRESTIGES.filter((id) => !beginner(set) || !components.beginner.prestige_buildings_removed.includes(id));
export const isNeutral = (card: string): boolean => NEUTRAL.includes(card);

/** Something else that a seat has. */
export function own(set: Roadside, seat: number, has: Partial<Side>): Roadside {
  return { ...set, seats: set.seats.map((one, i) => (i === seat ? { ...one, ...has } : one)) };
}

/** Where a card of a seat is: on the road, or in one of its piles. */
export function pileOf(set: Roadside, seat: number, card: string): Pile | "road" {
  if (set.road.some((one) => one.card === card && one.owner === seat)) return "road";
  const side = set.seats[seat]!;
  return side.hand.includes(card) ? "hand" : side.discard.includes(card) ? "discard" : "deck";
}

/** A card of a seat comes into a pile; the discards lie from the bottom up. */
export function pile(set: Roadside, seat: number, card: string, to: Pile): Roadside {
  const side = set.seats[seat]!;
  const rest = (cards: string[]) => cards.filter((one) => one !== card);
  return own(set, seat, {
    hand: to === "hand" ? [...rest(side.hand), card] : rest(side.hand),
    known: rest(side.known),
    discard: to === "discard" ? [...rest(side.discard), card] : rest(side.discard),
  });
}

/** A card at the end of the road, with a full store; a neutral one before the cards of the players. */
export function lay(set: Roadside, card: string, seat: number): Roadside {
  if (!isNeutral(card)) {
    const laid: Laid = { card, owner: seat, ...(stored(card) ? { store: byPlayers(set).store } : {}) };
    return { ...pile(set, seat, card, "deck"), road: [...set.road, laid] };
  }
  const at = set.road.findIndex((one) => one.owner !== undefined || one.card === "neutral_peddler");
  const place = at < 0 || card === "neutral_peddler" ? set.road.filter((one) => one.owner === undefined).length : at;
  const provost = set.provost !== null && set.provost >= place ? set.provost + 1 : set.provost;
  return { ...set, road: [...set.road.slice(0, place), { card }, ...set.road.slice(place)], provost };
}

const touch = (set: Roadside, place: number, how: (card: Laid) => Laid): Roadside => ({
  ...set,
  road: set.road.map((card, i) => (i === place ? how(card) : card)),
});
function less(card: Laid, ...keys: (keyof Laid)[]): Laid {
  const next = { ...card };
  for (const key of keys) delete next[key];
  return next;
}

/** A worker of a seat comes to a card, or leaves it. */
export function send(set: Roadside, place: number, seat: number): Roadside {
  return touch(set, place, (card) =>
    card.worker === seat ? less(card, "worker", "turning") : { ...card, worker: seat },
  );
}

/** A card is turned over: a residence, or again a building. */
export function turn(set: Roadside, place: number): Roadside {
  return touch(set, place, (card) =>
    card.side === "residence"
      ? less(card, "side", "prestige")
      : { ...less(card, "store", "turning"), side: "residence" },
  );
}

/** A prestige building lies on a card, or not any more. */
export function raise(set: Roadside, place: number, building: string): Roadside {
  return touch(set, place, (card) =>
    card.prestige === building ? less(card, "prestige") : { ...card, prestige: building },
  );
}

/** One cube more in a store; a full one is emptied. */
export function fill(set: Roadside, place: number): Roadside {
  return touch(set, place, (card) => {
    const now = card.store ?? 0;
    return now >= byPlayers(set).store ? less(card, "store") : { ...card, store: now + 1 };
  });
}

/** A place of the road without what was put there last: the worker, then the card, which goes to its deck. */
export function clear(set: Roadside, place: number): Roadside {
  if (set.road[place]?.worker !== undefined) return touch(set, place, (card) => less(card, "worker", "turning"));
  const road = set.road.filter((_, i) => i !== place);
  const provost = set.provost !== null && set.provost >= place ? Math.max(0, set.provost - 1) : set.provost;
  return { ...set, road, provost };
}

/** A seat passes, or has not passed. */
export function pass(set: Roadside, seat: number): Roadside {
  const rest = set.bridge.filter((one) => one !== seat);
  return { ...set, bridge: rest.length < set.bridge.length ? rest : [...rest, seat] };
}

/** The beginning of the actions: nobody has passed, and nothing is pending. */
export function begin(set: Roadside): Roadside {
  const mover = set.mover ?? set.first ?? 0;
  return { ...set, step: "move", mover, at: null, drawing: 0, asked: null, chosen: null, bridge: [] };
}

export function viewOf(set: Roadside): MagnaCartaView {
  const built = set.seats.flatMap((one) => one.prestige ?? []).concat(set.road.flatMap((one) => one.prestige ?? []));
  const cards = cardsOf(set);
  return {
    bridge: set.bridge,
    castle: set.castle,
    decision: { batches: null, building: null, card: null, drawing: 0, place: null, resource: null, turn_over: null },
    first: set.first,
    mover: set.mover,
    neutral_out: [],
    phase: "",
    players: set.seats.map((one, seat) => {
      const laid = set.road.filter((card) => card.owner === seat).length;
      const deck = cards.length - laid - one.hand.length - one.discard.length;
      return {
        batches: one.batches,
        colour: "",
        deck_size: deck,
        deniers: one.deniers,
        discard: one.discard,
        food: one.food,
        gold: one.gold,
        hand: one.hand,
        hand_size: one.hand.length,
        income: 0,
        known: one.known,
        mulligan: null,
        prestige: one.prestige ?? [],
        score: 0,
        stone: one.stone,
        tokens: one.tokens,
        unseen: [],
        wood: one.wood,
        workers: WORKERS - set.road.filter((card) => card.worker === seat).length,
      };
    }),
    prestige: greatOf(set).filter((id) => !built.includes(id)),
    provost: set.provost,
    removed: set.removed,
    road: set.road.map((card) => ({
      card: card.card,
      owner: card.owner ?? null,
      prestige: card.prestige ?? null,
      side: card.side ?? "building",
      store: card.store ?? 0,
      turning: card.turning ?? false,
      worker: card.worker ?? null,
    })),
    step: "",
    to_move: -2,
    turn: set.turn,
    variant: set.settings.variant,
  };
}

export function surveyOf(set: Roadside): MagnaCartaSurvey {
  const next = set.castle.findIndex((left) => left > 0);
  return {
    builder: null,
    castle: SECTIONS.map((name, i) => ({
      name,
      left: set.castle[i] ?? 0,
      next: i === next,
      of: byPlayers(set).castle[i] ?? 0,
      owned: set.seats.map((one) => one.tokens[i] ?? 0),
      value: VALUES[i] ?? 0,
    })),
    idle: [],
    places: {},
    provost: [],
    reach: set.road.length,
    workplaces: [],
  };
}
