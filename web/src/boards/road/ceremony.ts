/** The end of a game of the road: what counts is counted column by column, and in each the last one comes first. */

import type { Line } from "./effects";

export interface Column {
  name: string;
  /** How it is counted, in signs. */
  line?: Line;
}

export interface Counted {
  seat: number;
  /** What each column gives. */
  parts: number[];
}

export interface Ceremony {
  columns: Column[];
  /** Who has most is at the head. */
  rows: Counted[];
}

export const sum = (parts: number[]): number => parts.reduce((one, other) => one + other, 0);

export function ceremony(columns: Column[], rows: Counted[]): Ceremony {
  return { columns, rows: [...rows].sort((a, b) => sum(b.parts) - sum(a.parts)) };
}

/** How many cells there are to be counted. */
export function cells({ columns, rows }: Ceremony): number {
  return columns.length * rows.length;
}

/** What a row has got when that many cells are counted. */
export function counted({ rows }: Ceremony, row: number, shown: number): number[] {
  return rows[row]!.parts.filter((_, column) => column * rows.length + rows.length - 1 - row < shown);
}
