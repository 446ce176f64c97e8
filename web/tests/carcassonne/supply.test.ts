import { expect, test } from "vitest";
import { taken } from "../../src/boards/carcassonne/supply";

test.each([
  ["deploy small r0", "small"],
  ["deploy wagon m0", "wagon"],
  ["top 3,-1 big", "big"],
  ["barn northwest", "barn"],
  ["tower 3,-1", "tower"],
  ["place 1,0 90", null],
  ["pass", null],
  [null, null],
])("%s takes %s from the supply", (action, piece) => {
  expect(taken(action)).toBe(piece);
});
