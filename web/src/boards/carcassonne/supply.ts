/** What a decision takes from the supply of who decides it: a figure, or a piece of a tower. */
export function taken(action: string | null): string | null {
  const [word = "", first = "", second = ""] = (action ?? "").split(" ");
  if (word === "deploy") return first;
  if (word === "top") return second;
  return word === "barn" || word === "tower" ? word : null;
}
