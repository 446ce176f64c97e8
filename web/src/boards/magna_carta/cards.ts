/** The cards of Magna Carta, from the component data. */

import components from "../../../../src/bastide/games/magna_carta/components.json";
import { name } from "../../lib/words.svelte";
import type { TileLook } from "../road/art";
import { bundle, exchange, type Line } from "../road/effects";

type Goods = Record<string, number>;
interface Exchange {
  pay?: Goods;
  gain: Goods;
}
interface CardData {
  id: string;
  group?: string;
  cost?: Goods;
  points?: number;
  income?: number;
  primary?: Exchange[];
  secondary?: Exchange[];
  store?: string;
}

const byId = (cards: object[]) => new Map((cards as CardData[]).map((card) => [card.id, card]));

const PLAYER = byId(components.player_cards);
const NEUTRAL = byId(components.neutral_cards);
const PRESTIGE = byId(components.prestige_buildings);
const PICTURE: Record<string, string> = {
  gold_mine: "gold-mine",
  trading_post: "trading-post",
  neutral_peddler: "peddler",
  theatre: "theater",
  town_hall: "town-hall",
};

export interface Face {
  title: string;
  picture: string;
  cls: string;
  lines: Line[];
  points: number;
  cost: Line;
}

const line = (way: Exchange): Line => exchange(way.pay, way.gain, false);

export function face(id: string): Face {
  if (id === "residence") {
    const data = components.residence;
    return {
      title: name("magna_carta.card.residence", id),
      picture: "residence",
      cls: "resid",
      lines: [`inc${data.income}`],
      points: data.points,
      cost: bundle(data.cost),
    };
  }
  const prestige = PRESTIGE.get(id);
  if (prestige)
    return {
      title: name(`magna_carta.prestige.${id}`, id),
      picture: PICTURE[id] ?? id,
      cls: "presti",
      lines: prestige.income ? [`inc${prestige.income}`] : [],
      points: prestige.points ?? 0,
      cost: bundle(prestige.cost ?? {}, false),
    };
  const neutral = NEUTRAL.get(id);
  const data = neutral ?? PLAYER.get(id)!;
  const picture = id.replace(/^(small|large)_/, "");
  const rows = (data.primary ?? []).map((way, i) => (i ? line(way) : `worker ${line(way)}`));
  for (const way of data.secondary ?? []) rows.push(`house ${line(way)}`);
  return {
    title: name(`magna_carta.card.${id === "neutral_peddler" ? "peddler" : id}`, id),
    picture: PICTURE[picture] ?? picture,
    cls: neutral ? "neutral" : data.group === "stone" ? "stony" : "wooden",
    lines: rows,
    points: data.points ?? 0,
    cost: data.cost ? bundle(data.cost, false) : "",
  };
}

/** What lies in the store of a small building. */
export function stored(id: string): string | undefined {
  return PLAYER.get(id)?.store;
}

/** A card as its picture needs it. */
export function look(id: string): TileLook {
  const { title, picture, cls, lines, points } = face(id);
  return { name: title, picture, cls, lines, points };
}

/** The prestige buildings. */
export const PRESTIGES = [...PRESTIGE.keys()];

/** The exchanges of a card for who works there, or for its owner. */
export function waysOf(id: string, owner: boolean): Line[] {
  const data = NEUTRAL.get(id) ?? PLAYER.get(id);
  return ((owner ? data?.secondary : data?.primary) ?? []).map(line);
}

/** What a token of each section is worth. */
export const VALUES: number[] = components.castle.values;

/** What is worth how much at the end. */
export const SCORE = components.score;
