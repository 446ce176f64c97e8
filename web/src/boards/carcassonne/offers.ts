/** Where on the land each legal action can be pointed at. */

import type { ActionInfo } from "../../lib/wire";
import { lies } from "./figures";
import { cellOf, spotOn } from "./land";
import type { Goal, Pointed, SetAction } from "./set";
import { brought, SETS } from "./sets";
import { tileOf } from "./tiles.svelte";
import { differing } from "./turns";
import type { CarcassonneView, Spot } from "./view";

export interface Place extends Goal {
  action: string;
  /** The first word of the action. */
  word: string;
}

export interface Fit {
  x: number;
  y: number;
  turns: number[];
}

export interface Offers {
  /** Where the drawn tile fits: cell -> the turns that fit and differ. */
  fits: Map<string, Fit>;
  places: Place[];
  /** What an expansion shows by itself. */
  own: ActionInfo[];
  /** What has no place on the land. */
  others: ActionInfo[];
}

/** The kinds of action, by their first words. */
export const ACTIONS: Record<string, SetAction> = {
  deploy: {
    goal: ({ view, words: [, figure = "", segment = ""], last }) =>
      last
        ? {
            shape: "spot",
            ...spotOn(view, last.x, last.y, segment),
            figure,
            lying: lies(figure, segment),
            choice: true,
          }
        : null,
    takes: ([, figure]) => figure,
  },
  choose: { goal: chosen },
  ...brought((set) => set.actions),
};

/** A figure on the tile that a second decision is about. */
function chosen({ view, words: [, seat, figure = "", segment = ""] }: Pointed): Goal | null {
  const tile = asked(view);
  if (!tile) return null;
  const stands = view.figures.some(
    (f) =>
      f.x === tile[0] && f.y === tile[1] && f.segment === segment && f.figure === figure && f.seat === Number(seat),
  );
  const at = spotOn(view, ...tile, segment);
  return { shape: "spot", ...at, ...(stands ? {} : { figure, lying: segment.startsWith("f") }) };
}

function asked(view: CarcassonneView): Spot | null {
  return view.choosing ?? SETS.map((set) => set.asks?.(view)).find((tile) => tile) ?? null;
}

/** What a decision takes from the supply of who decides it. */
export function taken(action: string | null): string | null {
  const words = (action ?? "").split(" ");
  return ACTIONS[words[0]!]?.takes?.(words) ?? null;
}

export function sorted(view: CarcassonneView, offers: ActionInfo[]): Offers {
  const out: Offers = { fits: new Map(), places: [], own: [], others: [] };
  const last = view.last !== null ? view.land[view.last] : undefined;
  const differ = view.drawn ? differing(tileOf(view.drawn)?.features ?? []) : 4;
  for (const offer of offers) {
    const words = offer.action.split(" ");
    const [word = "", a = "", b = ""] = words;
    const cell = cellOf(a);
    const way = ACTIONS[word];
    if (word === "place" && cell) {
      const here = out.fits.get(a) ?? { x: cell[0], y: cell[1], turns: [] };
      const turn = Number(b) / 90;
      if (!here.turns.some((other) => other % differ === turn % differ)) here.turns.push(turn);
      out.fits.set(a, here);
    } else if (way?.own) out.own.push(offer);
    else {
      const goal =
        way?.goal?.({ view, words, cell, last }) ??
        (cell && ({ shape: "tile", x: cell[0] * 100, y: cell[1] * 100 } as const));
      if (goal) out.places.push({ action: offer.action, word, ...goal });
      else out.others.push(offer);
    }
  }
  return out;
}
