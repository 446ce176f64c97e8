/** How an event changes what is seen: the road on the way from one position to the next. */

import type { EventInfo } from "../../lib/wire";
import { stored, VALUES } from "./cards";
import type { MagnaCartaView } from "./view";

type Goods = Record<string, number>;
type Data = Partial<{
  card: string;
  place: number;
  turn: number;
  deniers: number;
  goods: Goods;
  paid: Goods;
  n: number;
  points: number;
  values: number[];
  space: number;
  steps: number;
  building: string;
  batches: number;
  cards: string[];
}>;
type Player = MagnaCartaView["players"][number];
type Card = MagnaCartaView["road"][number];

export const dataOf = (event: EventInfo) => event.data as Data;

function player(view: MagnaCartaView, seat: number, change: (one: Player) => Partial<Player>): MagnaCartaView {
  return { ...view, players: view.players.map((one, i) => (i === seat ? { ...one, ...change(one) } : one)) };
}

/** Goods are gained, or paid where they count negative. */
export function traded(view: MagnaCartaView, seat: number, goods: Goods, sign: 1 | -1): MagnaCartaView {
  return player(view, seat, (one) =>
    Object.fromEntries(
      Object.entries(goods)
        .filter(([good]) => good in one)
        .map(([good, count]) => [good, Math.max(0, (one[good as "food"] ?? 0) + sign * count)]),
    ),
  );
}

function card(view: MagnaCartaView, place: number, change: (one: Card) => Partial<Card>): MagnaCartaView {
  return { ...view, road: view.road.map((one, i) => (i === place - 1 ? { ...one, ...change(one) } : one)) };
}

/** The phase that an event belongs to, where it says so. */
const PHASE: Record<string, string> = {
  turn: "income",
  income: "income",
  provost_moved: "provost",
  provost_stays: "provost",
  took: "effects",
  bought: "effects",
  bought_tokens: "effects",
  home: "effects",
  home_beyond: "effects",
  offered: "castle",
  no_offer: "castle",
  removed: "castle",
  provost_advanced: "end_of_turn",
};

export function reduce(before: MagnaCartaView, event: EventInfo): MagnaCartaView {
  const { seat, kind } = event;
  const data = dataOf(event);
  const view = PHASE[kind] ? { ...before, phase: PHASE[kind] } : before;
  switch (kind) {
    case "turn":
      return { ...view, turn: data.turn!, first: seat, bridge: [] };
    case "income":
    case "first_to_pass":
      return traded(view, seat, { deniers: data.deniers! }, 1);
    case "draws":
      return traded(view, seat, { deniers: 1 }, -1);
    case "replaces":
      return player(traded(view, seat, { deniers: 1 }, -1), seat, (one) => ({
        hand: one.hand && [],
        hand_size: 0,
        discard: [...one.discard, ...(data.cards ?? [])],
      }));
    case "drew":
      return player(view, seat, (one) => ({
        hand_size: one.hand_size + 1,
        deck_size: Math.max(0, one.deck_size - 1),
        hand: one.hand && data.card ? [...one.hand, data.card] : one.hand,
      }));
    case "placed":
      return player(
        card(traded(view, seat, { deniers: 1 }, -1), data.place!, () => ({ worker: seat })),
        seat,
        (one) => ({ workers: one.workers - 1 }),
      );
    case "paid":
      return traded(view, seat, data.goods!, -1);
    case "built": {
      const fresh: Card = {
        card: data.card!,
        owner: seat,
        prestige: null,
        side: "building",
        store: 0,
        turning: false,
        worker: null,
      };
      return player({ ...view, road: [...view.road, fresh] }, seat, (one) => ({
        hand_size: one.hand_size - 1,
        hand: one.hand?.filter((id) => id !== data.card) ?? null,
      }));
    }
    case "stored":
      return card(view, view.road.length, () => ({ store: data.n! }));
    case "built_prestige":
      return card({ ...view, prestige: view.prestige.filter((id) => id !== data.building) }, data.place!, () => ({
        prestige: data.building!,
      }));
    case "built_in_front":
      return player({ ...view, prestige: view.prestige.filter((id) => id !== data.building) }, seat, (one) => ({
        prestige: [...one.prestige, data.building!],
      }));
    case "passed":
      return { ...view, bridge: [...view.bridge, seat] };
    case "provost_moved":
      return { ...traded(view, seat, { deniers: data.deniers! }, -1), provost: data.place! - 1 };
    case "provost_advanced":
      return { ...view, provost: data.place! - 1 };
    case "took":
    case "bought":
    case "bought_tokens": {
      const here = view.road[data.place! - 1];
      const good = here && stored(here.card);
      const out =
        good && here.owner === seat && here.worker !== seat
          ? card(view, data.place!, (one) => ({ store: Math.max(0, one.store - (data.goods?.[good] ?? 0)) }))
          : view;
      return traded(traded(out, seat, data.paid ?? {}, -1), seat, data.goods ?? {}, 1);
    }
    case "bonus":
      return traded(view, seat, data.goods ?? {}, 1);
    case "tokens":
      return taken(view, seat, data.values ?? []);
    case "removed":
      return { ...view, castle: less(view.castle, data.n ?? 0) };
    case "turned":
      return card(view, data.place!, () => ({ side: "residence", turning: false, store: 0 }));
    case "turns_later":
      return card(view, data.place!, () => ({ turning: true }));
    case "home":
    case "home_beyond":
      return player(
        card(view, data.place!, () => ({ worker: null })),
        seat,
        (one) => ({ workers: one.workers + 1 }),
      );
    case "first_passed_on":
      return { ...view, first: seat };
    default:
      return view;
  }
}

/** Tokens leave the section that is being built, then the next. */
function less(castle: number[], count: number): number[] {
  let left = count;
  return castle.map((tokens) => {
    const gone = Math.min(tokens, left);
    left -= gone;
    return tokens - gone;
  });
}

function taken(view: MagnaCartaView, seat: number, values: number[]): MagnaCartaView {
  const castle = less(view.castle, values.length);
  return player({ ...view, castle }, seat, (one) => ({
    tokens: one.tokens.map((count, i) => count + values.filter((value) => value === VALUES[i]).length),
  }));
}
