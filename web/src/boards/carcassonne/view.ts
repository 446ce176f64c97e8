/** What the engine says about a position of Carcassonne, with the lengths of its lists. */

import type * as sent from "./view-types";

export type { CarcassonneSurvey, FigureView, RegionSurvey, TileView } from "./view-types";

/** The same, more of which is known than the table can say. */
export type Known<Sent, More> = Omit<Sent, keyof More> & More;

/** A tile by its place: columns east and rows south of the start tile. */
export type Spot = [number, number];

/** An expansion that knows more of its own part adds it here. */
export interface KnownParts {
  choosing: Spot | null;
}

export type CarcassonneView = Known<sent.CarcassonneView, Pick<KnownParts, keyof KnownParts>>;
