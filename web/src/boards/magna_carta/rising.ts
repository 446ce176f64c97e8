import type { Rising } from "../road/rising";

/** What a line begins with builds: a card at the end of the road, or a residence of one's own. */
export function rising(end: number, [first = ""]: string[]): Rising | null {
  const [word, about = ""] = first.split(" ");
  if (word === "build") return { at: end, id: about };
  if (word === "turn") return { at: Number(about) - 1, id: "residence" };
  return null;
}
