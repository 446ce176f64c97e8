import names from "../../../../../src/bastide/games/carcassonne/expansions/names.json";

/** The expansions, in the order of the rulebook; a later one comes at the end. Each is a folder of its name. */
export const EXPANSIONS: string[] = names;
