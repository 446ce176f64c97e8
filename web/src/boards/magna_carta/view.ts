/** What the engine says about a position of Caylus Magna Carta. */

export type { MagnaCartaSurvey, MagnaCartaView } from "./view-types";

export const GOODS = ["food", "wood", "stone", "gold"] as const;
