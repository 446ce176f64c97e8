/** How each building of Caylus looks, from the component data. */

import components from "../../../../src/bastide/games/caylus/components.json";
import { name } from "../../lib/words.svelte";
import type { TileLook } from "../road/art";
import { BUILDS, bundle, exchange, type Line } from "../road/effects";

interface TileData {
  id: string;
  class: string;
  cost?: Record<string, number>;
  prestige?: number;
  favours?: number;
  income?: number;
  produce?: Record<string, number>[];
  owner_bonus?: string[];
  exchanges?: { pay?: Record<string, number>; gain: Record<string, number> }[];
  builds?: string;
  transforms?: Record<string, number>;
}

const CLASS: Record<string, string> = {
  neutral: "neutral",
  fixed: "fixed",
  wood: "wooden",
  stone: "stony",
  prestige: "presti",
  residence: "resid",
};

/** Several tiles are the same trade in another material: the face says the trade, the pattern the material. */
const TRADE: Record<string, string> = {
  wood_farm_food: "neutral_farm",
  wood_farm_cloth: "neutral_farm",
  stone_farm: "neutral_farm",
  wood_sawmill: "neutral_sawmill",
  wood_quarry: "neutral_quarry",
  wood_marketplace: "neutral_marketplace",
  wood_peddler: "fixed_peddler",
  fixed_carpenter: "neutral_carpenter",
};
const PICTURE: Record<string, string> = { marketplace: "market", gold_mine: "gold-mine" };
const SPECIAL: Record<string, [string, Line]> = {
  gate: ["gate", "worker move"],
  trading_post: ["trading-post", exchange(undefined, components.trading_post)],
  merchants_guild: ["guild", "provost ±3"],
  joust_field: ["joust", `${bundle(components.joust_field.pay)} > v1`],
  stables: ["stables", "order"],
  inn: ["inn", "worker > d1"],
};
const DATA = new Map((components.tiles as TileData[]).map((tile) => [tile.id, tile]));

function lines(data: TileData): Line[] {
  const out: Line[] = [];
  if (data.produce) out.push(data.produce.map((goods) => bundle(goods)).join(" / "));
  if (data.owner_bonus) out.push(`house ${data.owner_bonus.map((good) => bundle({ [good]: 1 })).join(" / ")}`);
  for (const way of data.exchanges ?? []) out.push(exchange(way.pay, way.gain));
  if (data.builds) out.push(BUILDS[data.builds]!);
  if (data.transforms) out.push(`${bundle(data.transforms)} > res`);
  if (data.income) out.push(`inc${data.income}`);
  return out;
}

/** The name on the tile's face. */
export function shortName(id: string): string {
  return name(`caylus.tile.${TRADE[id] ?? id}`, id);
}

export function look(id: string): TileLook {
  const special = SPECIAL[id];
  if (special) return { name: name(`web.caylus.${id}`, id), picture: special[0], cls: "special", lines: [special[1]] };
  const data = DATA.get(id)!;
  const trade = (TRADE[id] ?? id).replace(/^(neutral|fixed)_/, "");
  return {
    name: shortName(id),
    picture: PICTURE[trade] ?? trade,
    cls: CLASS[data.class]!,
    lines: lines(data),
    points: data.prestige,
    favours: data.favours,
    cost: data.cost ? bundle(data.cost) : "",
  };
}

export function buildsOf(id: string): string | undefined {
  return DATA.get(id)?.builds;
}

/** What a tile costs, one cube of a kind less by a favour. */
export function costOf(id: string, less: string | null): Line {
  const cost = { ...DATA.get(id)?.cost };
  if (less && cost[less]) cost[less] -= 1;
  return bundle(Object.fromEntries(Object.entries(cost).filter(([, count]) => count)));
}

/** The exchanges of a trading building, each as what is given and what is got. */
export function exchangesOf(id: string): { give: Line; get: Line }[] {
  return (DATA.get(id)?.exchanges ?? []).map(({ pay, gain }) => ({ give: bundle(pay ?? {}), get: bundle(gain) }));
}

/** The tiles that the stock begins with, by class. */
export const STOCK: Record<"wood" | "stone" | "prestige", string[]> = { wood: [], stone: [], prestige: [] };
for (const { id, class: kind } of DATA.values()) if (kind in STOCK) STOCK[kind as "wood"].push(id);

export function classOf(id: string): string {
  return DATA.get(id)?.class ?? "";
}

export const SECTIONS = components.castle.sections;
/** What it costs to give no batch. */
export const NO_BATCH = components.castle.no_batch;
/** What is left over counts at the end. */
export const END = components.end;
export const SPECIALS = components.special;
interface Effect {
  gain?: Record<string, number>;
  choose?: Record<string, number>[];
  pay?: Record<string, number>;
  builds?: string;
  transforms?: Record<string, number>;
}

function favour(effect: Effect): Line {
  if (effect.builds) return BUILDS[effect.builds]!;
  if (effect.transforms) return "res";
  if (effect.choose) return effect.choose.map((goods) => bundle(goods)).join(" / ");
  return effect.gain ? exchange(effect.pay, effect.gain) : "";
}

export const FAVOURS: Line[][] = (components.favours.lines as { effects: Effect[] }[]).map((line) =>
  line.effects.map(favour),
);

/** What a favour is worth where the table of favours is not used. */
export const SIMPLIFIED: number = components.favours.simplified_prestige;
