/** Where on the board each legal action can be pointed at. */

import type { ActionInfo } from "../../lib/wire";
import { height, isSquare, square, type TorresView } from "./view";

/** What the viewer has taken in hand: a knight on the board, a block, or a knight of the reserve. */
export interface Choice {
  kind: string;
  from?: string;
}

/** A lit square: what can be done there, and how it changes. */
export interface Spot {
  square: string;
  action: string;
  kind: string;
  /** Where the knight comes from. */
  from?: string;
  /** Through the doors of a castle. */
  door: boolean;
  /** The level that the figure goes to, or the height that the stack gets, before and after. */
  was: number;
  will: number;
}

/** In a turn these wait for the player to take a piece; else the table asks for one thing, and its squares are lit. */
const PIECES = ["move", "knight", "block"];
/** Cards whose moves do not go through doors. */
const OVER_LAND = ["diagonal", "two_up", "jump"];
const BUILDS: Record<string, number> = { block: 1, put: 1, castle: 1, raise: 1, lift: -1 };

const word = (offer: ActionInfo) => offer.action.split(" ")[0]!;
const named = (offer: ActionInfo) => isSquare(offer.action.split(" ")[1]);

/** The kinds of action that name a square. */
export function kinds(offers: ActionInfo[]): string[] {
  return [...new Set(offers.filter(named).map(word))];
}

/** The squares of the knights that can move. */
export function movers(offers: ActionInfo[]): string[] {
  return [...new Set(offers.filter((offer) => word(offer) === "move").map((offer) => offer.action.split(" ")[1]!))];
}

/** What is being done: what was wished if it can be done, or the only thing that is asked for. */
export function doing(view: TorresView, offers: ActionInfo[], wish: Choice | null): Choice | null {
  const can = kinds(offers);
  const knights = movers(offers);
  if (view.decision === "turn") {
    if (!wish || !can.includes(wish.kind) || !PIECES.includes(wish.kind)) return null;
    return wish.kind === "move" && !knights.includes(wish.from ?? "") ? null : wish;
  }
  const kind = can[0];
  if (!kind) return null;
  if (kind !== "move") return { kind };
  const from = wish?.from && knights.includes(wish.from) ? wish.from : knights.length === 1 ? knights[0] : undefined;
  return { kind, from };
}

/** What an action does to the square it is about. */
export function spotOf(view: TorresView, action: string): Spot | null {
  const [kind = "", a = "", b = ""] = action.split(" ");
  const from = kind === "move" ? a : undefined;
  const at = from ? b : a;
  if (!isSquare(at)) return null;
  const level = height(view.heights, at);
  if (from) {
    const [s, t] = [square(from), square(at)];
    const door = Math.abs(s.x - t.x) + Math.abs(s.y - t.y) !== 1 && !OVER_LAND.includes(view.card_in_play ?? "");
    return { square: at, action, kind, from, door, was: height(view.heights, from), will: level };
  }
  return { square: at, action, kind, door: false, was: level, will: level + (BUILDS[kind] ?? 0) };
}

/** The lit squares, from north to south, so that a roof lies above what it covers. */
export function spots(view: TorresView, offers: ActionInfo[], choice: Choice | null): Spot[] {
  if (!choice) return [];
  const begins = choice.kind === "move" ? `move ${choice.from} ` : `${choice.kind} `;
  return offers
    .filter(({ action }) => action.startsWith(begins))
    .map(({ action }) => spotOf(view, action))
    .filter((spot) => spot !== null)
    .sort((a, b) => square(a.square).y - square(b.square).y);
}

/** What the engine's lines begin with, by its square: the spot that is shown there, else the best, and all their places. */
export function ghosts(view: TorresView, lines: string[][], shown: string | null): { spot: Spot; ranks: number[] }[] {
  const out = new Map<string, { spot: Spot; ranks: number[] }>();
  for (const [i, [action = ""]] of lines.entries()) {
    const spot = spotOf(view, action);
    if (!spot) continue;
    const before = out.get(spot.square);
    const seen = before && action !== shown ? before.spot : spot;
    out.set(spot.square, { spot: seen, ranks: [...(before?.ranks ?? []), i + 1] });
  }
  return [...out.values()];
}

/** What stands on a lit square: how many levels the knight goes up or down, or what becomes of the stack. */
export function label({ kind, was, will }: Spot): string {
  if (kind in BUILDS) return `${was}→${will}`;
  if (kind !== "move") return will ? "" : "0"; // the roof says its level itself
  return will > was ? `↑${will - was}` : will < was ? `↓${was - will}` : "=";
}

/** What has no square and no place in the tray. */
export function others(offers: ActionInfo[]): ActionInfo[] {
  return offers.filter((offer) => !named(offer) && !["buy", "advance", "end", "play"].includes(word(offer)));
}
