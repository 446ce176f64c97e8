/** What the engine says about a position of Caylus. */

export type { CaylusSurvey, CaylusView } from "./view-types";

export const CUBES = ["food", "wood", "stone", "cloth", "gold"] as const;
export const LINES = ["prestige", "deniers", "resources", "buildings"] as const;
