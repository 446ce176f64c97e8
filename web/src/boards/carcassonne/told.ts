/** The board after an event, as the eye follows it: each event says what it moved. What the server sends after it counts. */

import type { EventInfo } from "../../lib/wire";
import type { CarcassonneView, FigureView } from "./view";

type Data = {
  x: number;
  y: number;
  segment: string;
  figure: string;
  role: string;
  tile: string;
  rotation: number;
  points: number;
  owner: number;
};

/** Events by which a figure leaves the land for its owner's supply. */
const HOME = /^returned_|^sent_home$/;

export function told(view: CarcassonneView, event: EventInfo): CarcassonneView {
  const data = event.data as Partial<Data>;
  const { kind, seat } = event;
  if (kind === "drew") return { ...view, drawn: data.tile ?? null, pile: view.pile - 1 };
  if (kind === "took_up") return { ...view, drawn: data.tile ?? null };
  if (kind === "placed")
    return {
      ...view,
      drawn: null,
      last: view.land.length,
      land: [...view.land, { tile: data.tile!, x: data.x!, y: data.y!, rotation: data.rotation! }],
    };
  if (kind.startsWith("deployed_")) {
    const figure: FigureView = {
      figure: data.figure!,
      role: data.role!,
      seat,
      segment: data.segment!,
      x: data.x!,
      y: data.y!,
    };
    return { ...view, figures: [...view.figures, figure], seats: supply(view, seat, figure.figure, -1) };
  }
  if (kind === "captured") return { ...view, figures: without(view, data.owner!, data) };
  if (HOME.test(kind) && data.figure) {
    return { ...view, figures: without(view, seat, data), seats: supply(view, seat, data.figure, 1) };
  }
  if (kind === "moved_dragon" && view.princess_dragon) {
    const at: [number, number] = [data.x!, data.y!];
    return {
      ...view,
      princess_dragon: { ...view.princess_dragon, dragon: at, trail: [...view.princess_dragon.trail, at] },
    };
  }
  if (kind === "moved_fairy" && view.princess_dragon)
    return { ...view, princess_dragon: { ...view.princess_dragon, fairy: [data.x!, data.y!], beside: null } };
  if (kind === "raised_tower" && view.tower) {
    const here = ([x, y]: [number, number, number]) => x === data.x && y === data.y;
    const towers: [number, number, number][] = view.tower.towers.some(here)
      ? view.tower.towers.map((tower) => (here(tower) ? [tower[0], tower[1], tower[2] + 1] : tower))
      : [...view.tower.towers, [data.x!, data.y!, 1]];
    return {
      ...view,
      tower: { ...view.tower, towers, pieces: view.tower.pieces.map((many, i) => (i === seat ? many - 1 : many)) },
    };
  }
  if (typeof data.points === "number" && seat >= 0)
    return {
      ...view,
      seats: view.seats.map((side) => (side.seat === seat ? { ...side, score: side.score + data.points! } : side)),
    };
  return view;
}

/** The figures but the one of that seat that the event is about. */
function without(view: CarcassonneView, seat: number, data: Partial<Data>): FigureView[] {
  const gone = view.figures.findIndex(
    (f) =>
      f.seat === seat && f.x === data.x && f.y === data.y && f.segment === data.segment && f.figure === data.figure,
  );
  return view.figures.filter((_, i) => i !== gone);
}

function supply(view: CarcassonneView, seat: number, figure: string, by: number): CarcassonneView["seats"] {
  return view.seats.map((side) =>
    side.seat === seat
      ? { ...side, supply: { ...side.supply, [figure]: Math.max(0, (side.supply[figure] ?? 0) + by) } }
      : side,
  );
}
