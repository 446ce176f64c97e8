/** The board after an event, as the eye follows it: each event says what it moved. What the server sends after it counts. */

import type { EventInfo } from "../../lib/wire";
import { dataOf } from "./event";
import { brought } from "./sets";
import { supply, without } from "./supply";
import type { CarcassonneView, FigureView } from "./view";

const OF_SETS = brought((set) => set.reduce);

export function reduce(view: CarcassonneView, event: EventInfo): CarcassonneView {
  const data = dataOf(event);
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
  if (kind.startsWith("returned_") && data.figure)
    return { ...view, figures: without(view, seat, data), seats: supply(view, seat, data.figure, 1) };
  const ofSet = OF_SETS[kind];
  if (ofSet) return ofSet(view, event);
  if (typeof data.points === "number" && seat >= 0)
    return {
      ...view,
      seats: view.seats.map((side) => (side.seat === seat ? { ...side, score: side.score + data.points! } : side)),
    };
  return view;
}
