/** The signs that are drawn on tiles explain themselves. */

import components from "../../../../src/bastide/games/carcassonne/data/components.json";

const KEYS: Record<string, string> = {
  monastery: "feature.monastery",
  shrine: "feature.shrine",
  abbey: "feature.abbey",
  tower_foundation: "feature.tower_foundation",
  pennant: "sign.pennant",
  inn: "sign.inn",
  cathedral: "sign.cathedral",
  volcano: "sign.volcano",
  dragon: "sign.dragon",
  princess: "sign.princess",
  portal: "sign.portal",
  pig_herd: "sign.pig_herd",
  fair: "sign.fair",
  spring: "sign.spring",
  wine: "goods.wine",
  grain: "goods.grain",
  cloth: "goods.cloth",
  castle: "quarter.castle",
  market: "quarter.market",
  blacksmith: "quarter.blacksmith",
  cathedral_square: "quarter.cathedral",
};
const SIGN = /<use href="#cp-([a-z_]+)"/g;

/** The drawing of a tile, its signs marked with what they are. */
export function signed(tile: string, drawing: string): string {
  return drawing.replace(SIGN, (use, sign: string) => {
    const key = sign === "volcano" && tile === components.river.lake ? "sign.lake" : KEYS[sign];
    return key ? `${use} data-explain="carcassonne.${key}"` : use;
  });
}

/** What the signs on a tile are. */
export function signsOf(tile: string, drawing: string): string[] {
  return [...signed(tile, drawing).matchAll(/data-explain="carcassonne\.([a-z_.]+)"/g)].map((found) => found[1]!);
}
