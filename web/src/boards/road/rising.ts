/** A building that would be had, and where on the road it would lie. */
export interface Rising {
  at: number;
  id: string;
}

/** What a decision builds, by the line of the engine that begins with it, which may name the place later. */
export function ofAction(
  lines: string[][],
  action: string | null,
  rising: (line: string[]) => Rising | null,
): Rising | null {
  return action === null ? null : rising(lines.find(([first]) => first === action) ?? [action]);
}

/** What the engine's lines build, by its place; of several there the best. */
export function ofLines(lines: string[][], rising: (line: string[]) => Rising | null): Map<number, string> {
  const out = new Map<number, string>();
  for (const line of lines) {
    const found = rising(line);
    if (found && !out.has(found.at)) out.set(found.at, found.id);
  }
  return out;
}
