/** The board after an event, as the eye follows it. What the server sends after it counts. */

import type { EventInfo } from "../../lib/wire";
import { square, type TorresView } from "./view";

type Data = Partial<{ square: string; start: string; target: string; height: number; score: number }>;

const TRACK = 100;

export function reduce(view: TorresView, event: EventInfo): TorresView {
  const data = event.data as Data;
  const { kind, seat } = event;
  if (kind === "castle_placed") return { ...view, heights: raised(view, data.square!, 1) };
  if (kind === "block_placed") return { ...view, heights: raised(view, data.square!, 1), lifted: null };
  if (kind === "block_lifted") return { ...view, heights: raised(view, data.square!, -1), lifted: data.square! };
  if (kind === "first_knight" || kind === "knight_added") {
    const players = view.players.map((player, i) =>
      i === seat ? { ...player, reserve: player.reserve - 1, knights: [...player.knights, data.square!] } : player,
    );
    return { ...view, players, figures: { ...view.figures, [data.square!]: seat } };
  }
  if (kind === "knight_moved") return { ...view, figures: moved(view, data.start!, data.target!, seat) };
  if (kind === "king_placed" || kind === "king_moved")
    return { ...view, figures: moved(view, kingOf(view), data.square!, "king") };
  if (typeof data.score === "number") return scored(view, seat, data.score);
  return view;
}

export function kingOf(view: TorresView): string | null {
  return Object.entries(view.figures).find(([, who]) => who === "king")?.[0] ?? null;
}

/** A seat's points, and its figure on the track. */
export function scored(view: TorresView, seat: number, score: number): TorresView {
  return {
    ...view,
    players: view.players.map((player, i) => (i === seat ? { ...player, score, space: score % TRACK } : player)),
  };
}

function raised(view: TorresView, name: string, by: number): number[][] {
  const { x, y } = square(name);
  return view.heights.map((row, i) => (i === y ? row.map((h, j) => (j === x ? h + by : h)) : row));
}

function moved(view: TorresView, from: string | null, to: string, who: number | "king"): TorresView["figures"] {
  const rest = Object.entries(view.figures).filter(([name]) => name !== from);
  return { ...Object.fromEntries(rest), [to]: who };
}
