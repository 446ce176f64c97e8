/** The wooden figures, those of the expansions among them. */

export interface Wooden {
  /** Where the sign of its seat is painted, and how large. */
  plaque?: [x: number, y: number, size: number];
  /** It stands even on a field. */
  upright?: boolean;
}

const found = import.meta.glob<Record<string, Wooden>>("./expansions/*/figures.ts", { eager: true, import: "default" });

export const FIGURES: Record<string, Wooden> = Object.assign(
  { small: { plaque: [0, 3.6, 0.86] } },
  ...Object.values(found),
) as Record<string, Wooden>;

/** Farmers lie. */
export function lies(figure: string, segment: string): boolean {
  return segment.startsWith("f") && !FIGURES[figure]?.upright;
}
