/** Every seat is a colour, a shape and a letter. The viewer may choose other colours; shape and letter stay. */

export const LETTERS = ["R", "B", "G", "O", "K", "S"] as const;
export type Letter = (typeof LETTERS)[number];

/** The name of each seat, as the server tells it. */
export function namesOf(seats: { name: string }[]): (seat: number) => string {
  return (seat) => seats[seat]?.name ?? String(seat + 1);
}

export function letter(seat: number): Letter {
  return LETTERS[seat] ?? "S";
}
