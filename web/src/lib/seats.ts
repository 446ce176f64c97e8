/** Every seat is a colour, a shape and a letter. The viewer may choose other colours; shape and letter stay. */

export const LETTERS = ["R", "B", "G", "O", "K", "S"] as const;
export type Letter = (typeof LETTERS)[number];

export function letter(seat: number): Letter {
  return LETTERS[seat] ?? "S";
}
