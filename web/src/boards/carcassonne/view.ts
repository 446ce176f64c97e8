/** What the engine says about a position of Carcassonne, with the lengths of its lists. */

import type * as told from "./view-types";

export type { CarcassonneSurvey, FigureView, RegionSurvey, TileView } from "./view-types";

/** A tile by its place: columns east and rows south of the start tile. */
type Spot = [number, number];

interface DragonView extends told.DragonView {
  dragon: Spot | null;
  fairy: Spot | null;
  trail: Spot[];
}

interface TowerView extends told.TowerView {
  /** Place and height. */
  towers: [number, number, number][];
  /** Holder, owner, figure, how many. */
  prisoners: [number, number, string, number][];
  raised: Spot | null;
  capturing: Spot | null;
  /** Owner and figure. */
  captive: [number, string] | null;
}

interface AbbeyView extends told.AbbeyView {
  /** Each seat's barn stands on the north-west corner of that tile. */
  barns: (Spot | null)[];
  /** Wagons that may drive on: seat, figure, x, y, segment. */
  waiting: [number, string, number, number, string][];
}

interface CountView extends told.CountView {
  /** Quarter, seat, figure, how many. */
  quarters: [string, number, string, number][];
  joining: Spot | null;
}

interface CatapultView extends told.CatapultView {
  fairs: Spot[];
  landing: [number, number] | null;
  on: Spot | null;
}

export interface CarcassonneView extends told.CarcassonneView {
  choosing: Spot | null;
  princess_dragon: DragonView | null;
  tower: TowerView | null;
  abbey_mayor: AbbeyView | null;
  count: CountView | null;
  catapult: CatapultView | null;
}
