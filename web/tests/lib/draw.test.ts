import { expect, test } from "vitest";
import { lines } from "../../src/lib/draw";

test("words that are too wide are broken where the two lines are most even", () => {
  expect(lines("next site", 12, 80)).toEqual(["next site"]);
  expect(lines("következő szabad mező", 12, 80)).toEqual(["következő", "szabad mező"]);
  expect(lines("Bauplatz", 12, 20)).toEqual(["Bauplatz"]);
});
