/** A knockout as a tree: the tables of every round, each beside those from which its players come. */

import type { PairingInfo, RoundInfo, Who } from "../lib/api-types";

/** A place in the tree: a table, somebody who goes on without a game, or a table that is not drawn yet. */
export type Branch = { table: PairingInfo } | { rests: Who } | { open: number };

export interface Column {
  round: number;
  /** How many tables this round would have in a tree without gaps. */
  wide: number;
  branches: Branch[];
}

const players = (branch: Branch): Who[] =>
  "table" in branch ? branch.table.seats : "rests" in branch ? [branch.rests] : [];

/** Who goes on from a place; nobody while that is open. */
export function through(branch: Branch): string {
  if ("rests" in branch) return branch.rests.entrant;
  if (!("table" in branch) || !branch.table.places) return "";
  return branch.table.seats[branch.table.places.indexOf(1)]?.entrant ?? "";
}

/** The places of a drawn round as the server counts them: the strongest, who may rest, first. */
const placesOf = (round: RoundInfo): Branch[] => [
  ...round.resting.map((rests) => ({ rests })),
  ...round.tables.map((table) => ({ table })),
];

/** Which places of a round of that width lead to a place of the next one: first and last, second and last but one. */
function leading(to: number, wide: number, next: number): number[] {
  const found: number[] = [];
  for (let turn = 0; turn * next < wide; turn++) found.push(turn * next + (turn % 2 ? next - 1 - to : to));
  return found;
}

/** All rounds from the first to the final, those to come among them; what lies side by side meets. */
export function treeOf(rounds: RoundInfo[], expected: number, seats: number): Column[] {
  const count = Math.max(expected, rounds.length);
  const columns: Column[] = [];
  for (let number = count; number >= 1; number--) {
    const wide = seats ** (count - number);
    const drawn = rounds.find((round) => round.number === number);
    const places: Branch[] = drawn ? placesOf(drawn) : Array.from({ length: wide }, (_, open) => ({ open: open + 1 }));
    const next = columns[0];
    columns.unshift({ round: number, wide, branches: next ? sorted(places, next) : places });
  }
  return columns;
}

/** Beside whom they meet next: as drawn, else as they will be. */
function sorted(places: Branch[], next: Column): Branch[] {
  const left = new Set(places);
  const found: Branch[] = [];
  for (const branch of next.branches) {
    const seated = players(branch).map(({ entrant }) => entrant);
    const from =
      "open" in branch
        ? leading(branch.open - 1, places.length, next.wide).flatMap((at) => places[at] ?? [])
        : places.filter((one) => seated.includes(through(one)));
    for (const one of from) if (left.delete(one)) found.push(one);
  }
  return [...found, ...left];
}
