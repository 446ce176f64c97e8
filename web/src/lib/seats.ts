/** Every seat is a colour, a shape and a letter. The viewer may choose other colours; shape and letter stay. */

export const LETTERS = ["R", "B", "G", "O", "K", "S"] as const;
export type Letter = (typeof LETTERS)[number];

/** The name of each seat; who shares a name is told apart by the number of the seat. */
export function namesOf(seats: { seat: number; name: string }[]): (seat: number) => string {
  return (seat) => {
    const name = seats[seat]?.name ?? String(seat + 1);
    return seats.filter((other) => other.name === name).length > 1 ? `${name} ${seat + 1}` : name;
  };
}

export function letter(seat: number): Letter {
  return LETTERS[seat] ?? "S";
}
