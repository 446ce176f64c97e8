import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { differing } from "../../src/boards/carcassonne/turns";

const tiles = JSON.parse(
  readFileSync(new URL("../../src/boards/carcassonne/generated/base.json", import.meta.url), "utf8"),
);

test.each([
  ["base/FFFF-monastery", 1],
  ["base/CCCC-shield", 1],
  ["base/RRRR", 1],
  ["base/FRFR", 2],
  ["base/CRFR", 4],
  ["base/FFRR", 4],
])("%s differs in %i of its turns", (id, many) => expect(differing(tiles[id].features)).toBe(many));
