import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { APART, around, onRing, radius } from "../../src/stage/ring";

interface Drawn {
  features: { type: string; anchor?: [number, number] }[];
}

const FOLDER = new URL("../../src/boards/carcassonne/generated/", import.meta.url);
const STANDS = ["road", "city", "field", "monastery", "shrine", "abbey"];
const LENS = 108;
const tiles = readdirSync(FOLDER)
  .filter((file) => file.endsWith(".json") && file !== "quarters.json")
  .flatMap((file) => Object.entries(JSON.parse(readFileSync(new URL(file, FOLDER), "utf8")) as Record<string, Drawn>));

test("there are chips for all tiles", () => expect(tiles.length).toBeGreaterThanOrEqual(171));

test.each(tiles)("around %s no chip lies over another or over the tile", (_, { features }) => {
  for (let turns = 0; turns < 4; turns++) {
    const spots = features.flatMap(({ type, anchor }) => {
      if (!STANDS.includes(type) || !anchor) return [];
      let [x, y] = anchor;
      for (let k = 0; k < turns; k++) [x, y] = [1 - y, x];
      return [Math.atan2(y - 0.5, x - 0.5)];
    });
    const directions = [...spots, null, null];
    const far = radius(LENS, directions.length);
    const at = around(directions, far).map((angle) => onRing({ x: 0, y: 0 }, far, angle));
    at.forEach((a, i) => {
      at.slice(i + 1).forEach((b) => expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThan(APART - 0.5));
      expect(Math.max(Math.abs(a.x), Math.abs(a.y)) - 24).toBeGreaterThan(LENS / 2 - 24);
    });
  }
});
