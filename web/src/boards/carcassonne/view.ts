/** What the engine says about a position of Carcassonne, with the lengths of its lists. */

import type * as told from "./view-types";

export type { CarcassonneSurvey, FigureView, RegionSurvey, TileView } from "./view-types";

/** The same, more of which is known than the table can say. */
type Known<Told, More> = Omit<Told, keyof More> & More;

/** A tile by its place: columns east and rows south of the start tile. */
type Spot = [number, number];

type DragonView = Known<
  told.DragonView,
  {
    dragon: Spot | null;
    fairy: Spot | null;
    trail: Spot[];
  }
>;

type TowerView = Known<
  told.TowerView,
  {
    /** Place and height. */
    towers: [number, number, number][];
    /** Holder, owner, figure, how many. */
    prisoners: [number, number, string, number][];
    raised: Spot | null;
    capturing: Spot | null;
    /** Owner and figure. */
    captive: [number, string] | null;
  }
>;

type AbbeyView = Known<
  told.AbbeyView,
  {
    /** Each seat's barn stands on the north-west corner of that tile. */
    barns: (Spot | null)[];
    /** Wagons that may drive on: seat, figure, x, y, segment. */
    waiting: [number, string, number, number, string][];
  }
>;

type CountView = Known<
  told.CountView,
  {
    /** Quarter, seat, figure, how many. */
    quarters: [string, number, string, number][];
    joining: Spot | null;
  }
>;

type CatapultView = Known<
  told.CatapultView,
  {
    fairs: Spot[];
    landing: [number, number] | null;
    on: Spot | null;
  }
>;

export type CarcassonneView = Known<
  told.CarcassonneView,
  {
    choosing: Spot | null;
    princess_dragon: DragonView | null;
    tower: TowerView | null;
    abbey_mayor: AbbeyView | null;
    count: CountView | null;
    catapult: CatapultView | null;
  }
>;
