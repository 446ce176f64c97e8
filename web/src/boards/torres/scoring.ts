/** What a scoring now would give: for previews only, the table counts for itself (TOR-11.3, TOR-11.5). */

import components from "../../../../src/bastide/games/torres/components.json";
import { ALL, beside, height, type TorresView } from "./view";

export interface Worth {
  /** By seat. */
  total: number[];
  king: boolean[];
}

export function castlesOf(heights: number[][]): string[][] {
  const seen = new Set<string>();
  const out: string[][] = [];
  for (const start of ALL) {
    if (seen.has(start) || !height(heights, start)) continue;
    const group = [start];
    seen.add(start);
    for (const here of group) {
      for (const next of beside(here)) {
        if (!seen.has(next) && height(heights, next)) {
          seen.add(next);
          group.push(next);
        }
      }
    }
    out.push(group);
  }
  return out;
}

export function worth(view: TorresView, heights = view.heights, figures = view.figures): Worth {
  const total = view.players.map(() => 0);
  const king = view.players.map(() => false);
  for (const castle of castlesOf(heights)) {
    const royal = castle.some((name) => figures[name] === "king");
    const highest = view.players.map(() => 0);
    for (const name of castle) {
      const who = figures[name];
      if (typeof who !== "number") continue;
      const level = height(heights, name);
      highest[who] = Math.max(highest[who]!, level);
      if (royal && level === view.year) king[who] = true;
    }
    highest.forEach((level, seat) => (total[seat]! += level * castle.length));
  }
  const bonus = components.king_bonus[view.year - 1] ?? 0;
  king.forEach((has, seat) => (total[seat]! += has ? bonus : 0));
  return { total, king };
}

/** The heights and figures after an action whose effect is plain. */
export function after(view: TorresView, action: string, seat: number): { heights: number[][]; figures: TorresView["figures"] } | null {
  const [word, a = "", b = ""] = action.split(" ");
  const heights = view.heights.map((row) => [...row]);
  const figures = { ...view.figures };
  const raise = (name: string, by: number) => {
    const x = name.charCodeAt(0) - 97;
    const y = 8 - Number(name[1]);
    heights[y]![x]! += by;
  };
  if (word === "move" && b) {
    figures[b] = figures[a] ?? seat;
    delete figures[a];
  } else if (word === "knight" && a) figures[a] = seat;
  else if (word === "block" || word === "put" || word === "raise") raise(a, 1);
  else return null;
  return { heights, figures };
}

/** How much every seat's next scoring changes by an action. */
export function gains(view: TorresView, action: string | null, seat: number | null): number[] {
  const nothing = view.players.map(() => 0);
  if (!action || seat === null) return nothing;
  const then = after(view, action, seat);
  if (!then) return nothing;
  const now = worth(view);
  const later = worth(view, then.heights, then.figures);
  return nothing.map((_, s) => later.total[s]! - now.total[s]!);
}

export const PRICES: Record<string, number> = {
  move: components.turn.move_knight,
  knight: components.turn.add_knight,
  block: components.turn.place_block,
  buy: components.turn.buy_card,
  advance: components.turn.advance,
};
export const ACTION_POINTS = components.turn.action_points;
export const KING_BONUS = components.king_bonus;
