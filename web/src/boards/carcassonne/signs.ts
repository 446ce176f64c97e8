/** The signs that are drawn on tiles explain themselves. */

import { brought } from "./sets";

const KEYS: Record<string, string> = {
  monastery: "feature.monastery",
  pennant: "sign.pennant",
  ...brought((set) => set.signs),
};
const SIGN = /<use href="#cp-([a-z_]+)"/g;

/** The drawing of a tile, its signs marked with what they are. */
export function signed(tile: string, drawing: string): string {
  return drawing.replace(SIGN, (use, sign: string) => {
    const key = KEYS[`${tile} ${sign}`] ?? KEYS[sign];
    return key ? `${use} data-explain="carcassonne.${key}"` : use;
  });
}

/** What the signs on a tile are. */
export function signsOf(tile: string, drawing: string): string[] {
  return [...signed(tile, drawing).matchAll(/data-explain="carcassonne\.([a-z_.]+)"/g)].map((found) => found[1]!);
}
