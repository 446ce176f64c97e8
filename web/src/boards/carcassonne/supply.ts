/** Figures that go from the supply to the land and back. */

import type { EventData } from "./event";
import type { CarcassonneView, FigureView } from "./view";

/** The figures on the land but the one of that seat that an event is about. */
export function without(view: CarcassonneView, seat: number, data: Partial<EventData>): FigureView[] {
  const gone = view.figures.findIndex(
    (f) =>
      f.seat === seat && f.x === data.x && f.y === data.y && f.segment === data.segment && f.figure === data.figure,
  );
  return view.figures.filter((_, i) => i !== gone);
}

export function supply(view: CarcassonneView, seat: number, figure: string, by: number): CarcassonneView["seats"] {
  return view.seats.map((side) =>
    side.seat === seat
      ? { ...side, supply: { ...side.supply, [figure]: Math.max(0, (side.supply[figure] ?? 0) + by) } }
      : side,
  );
}
