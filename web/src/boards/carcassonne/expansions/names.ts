/** The expansions, in the order of the rulebook; a later one comes at the end. Each is a folder of its name. */
export const EXPANSIONS = [
  "inns_cathedrals",
  "traders_builders",
  "princess_dragon",
  "tower",
  "abbey_mayor",
  "king_robber",
  "cult",
  "count",
  "river2",
  "catapult",
];
