/** How an event changes what is seen: the board on the way from one position to the next. */

import type { EventInfo } from "../../lib/wire";
import { classOf, SECTIONS, SPECIALS } from "./tiles";
import type { CaylusView } from "./view";

type Data = Partial<{
  goods: string;
  count: number;
  points: number;
  place: string;
  price: number;
  space: number;
  steps: number;
  tile: string;
  section: string;
  line: string;
  column: number;
  order: number[];
  phase: string;
  turn: number;
}>;

export const dataOf = (event: EventInfo) => event.data as Data;

type Player = CaylusView["players"][number];

function player(view: CaylusView, seat: number, change: (player: Player) => Partial<Player>): CaylusView {
  return { ...view, players: view.players.map((one, i) => (i === seat ? { ...one, ...change(one) } : one)) };
}

type Space = CaylusView["road"][number];

function space(view: CaylusView, number: number, change: Partial<Space>): CaylusView {
  return { ...view, road: view.road.map((one) => (one.space === number ? { ...one, ...change } : one)) };
}

/** Where the worker stands that goes home: the rule by which it goes says from where. */
export function homeward(view: CaylusView, event: EventInfo): string | null {
  const { seat, clause } = event;
  if (clause === "CAY-7.6") return "w:gate:0";
  if (clause === "CAY-7.13" || clause === "CAY-7.14") return "w:inn:1";
  if (clause === "CAY-10.12") return key("castle", view.castle_workers.indexOf(seat));
  if (clause === "CAY-7.2") {
    for (const id of SPECIALS) {
      if (id === "gate" || id === "inn") continue;
      const at = [view.special[id as "trading_post"]].flat().indexOf(seat);
      if (at >= 0) return key(id, at);
    }
    return null;
  }
  const beyond = clause === "CAY-9.3";
  const found = view.road.find(
    (one) => one.worker === seat && (beyond ? one.space > view.provost : one.space <= view.provost),
  );
  return found ? `w:${found.space}` : null;
}

const key = (id: string, at: number) => (at < 0 ? null : `w:${id}:${at}`);

/** A worker is put on a place, or taken from it. */
function stand(view: CaylusView, at: string, seat: number | null): CaylusView {
  const [, id = "", index = ""] = at.split(":");
  if (/^\d+$/.test(id)) return space(view, Number(id), { worker: seat });
  if (id === "castle") return { ...view, castle_workers: view.castle_workers.with(Number(index), seat) };
  const special = { ...view.special };
  if (id === "stables") special.stables = special.stables.with(Number(index), seat);
  else if (id === "inn") special[index === "0" ? "inn_left" : "inn_right"] = seat;
  else special[id as "gate"] = seat;
  return { ...view, special };
}

/** The spot that a worker takes at a place. */
export function spotFor(view: CaylusView, place: string): string {
  if (/^\d+$/.test(place)) return `w:${place}`;
  if (place === "castle") return `w:castle:${view.castle_workers.indexOf(null)}`;
  if (place === "stables") return `w:stables:${view.special.stables.indexOf(null)}`;
  return `w:${place}:0`;
}

export function reduce(view: CaylusView, event: EventInfo): CaylusView {
  const { seat } = event;
  const data = dataOf(event);
  switch (event.kind) {
    case "phase":
      return {
        ...view,
        phase: data.phase!,
        turn: data.turn ?? view.turn,
        ...(data.phase === "income" ? { bridge: [] } : {}),
      };
    case "gained":
    case "paid": {
      const count = (event.kind === "gained" ? 1 : -1) * data.count!;
      return player(view, seat, (one) =>
        data.goods === "denier"
          ? { deniers: one.deniers + count }
          : { cubes: { ...one.cubes, [data.goods!]: (one.cubes[data.goods!] ?? 0) + count } },
      );
    }
    case "earned":
      return player(view, seat, (one) => ({ prestige: one.prestige + data.points! }));
    case "lost":
      return player(view, seat, (one) => ({ prestige: one.prestige - data.points! }));
    case "placed": {
      const paid = player(view, seat, (one) => ({ deniers: one.deniers - data.price!, workers: one.workers - 1 }));
      return stand(paid, spotFor(view, data.place!), seat);
    }
    case "moved":
      return stand(stand(view, "w:gate:0", null), spotFor(view, data.place!), seat);
    case "returned": {
      const from = homeward(view, event);
      const home = player(view, seat, (one) => ({ workers: one.workers + 1 }));
      return from ? stand(home, from, null) : home;
    }
    case "settled":
      return { ...view, special: { ...view.special, inn_left: null, inn_right: seat } };
    case "passed":
      return { ...view, bridge: [...view.bridge, seat] };
    case "ended":
      return { ...view, bridge: [] };
    case "reordered":
      return { ...view, order: data.order! };
    case "provost":
      return { ...view, provost: data.space! };
    case "bailiff":
      return { ...view, bailiff: data.space!, provost: data.space! };
    case "built": {
      const stock = { ...view.stock, [data.tile!]: (view.stock[data.tile!] ?? 1) - 1 };
      return space({ ...view, stock }, data.space!, { tile: data.tile!, kind: classOf(data.tile!), owner: seat });
    }
    case "promised":
      return space(view, data.space!, { promised_to: seat });
    case "transformed":
      return space(view, data.space!, { tile: "residence", kind: "residence", owner: seat, promised_to: null });
    case "housed": {
      const at = SECTIONS.findIndex(({ id }) => id === data.section);
      const castle = view.castle.map((part, i) =>
        i === at ? { ...part, houses: part.houses.map((count, who) => (who === seat ? count + 1 : count)) } : part,
      );
      return player({ ...view, castle }, seat, (one) => ({ batches: one.batches + 1 }));
    }
    case "favour":
      return player(view, seat, (one) => ({ markers: { ...one.markers, [data.line!]: data.column! } }));
    default:
      return view;
  }
}
