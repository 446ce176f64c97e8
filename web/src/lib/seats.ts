/** Every seat is a colour, a shape and a letter. The viewer may choose other colours; shape and letter stay. */

import type { SeatInfo } from "./wire";
import { say, type Names } from "./words.svelte";

export const LETTERS = ["R", "B", "G", "O", "K", "S"] as const;
export type Letter = (typeof LETTERS)[number];

/** What to call who has each seat. */
export function namesOf(seats: SeatInfo[]): Names {
  return (seat) => (seats[seat] ? say(seats[seat].called) : String(seat + 1));
}

export function letter(seat: number): Letter {
  return LETTERS[seat] ?? "S";
}

/** What a table is called above all, by who looks for its headings: the game and who plays it. */
export function headingOf(title: string, seats: SeatInfo[], names: Names): string {
  return `${title}: ${seats.map(({ seat }) => names(seat)).join(", ")}`;
}
