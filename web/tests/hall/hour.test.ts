import { expect, test } from "vitest";
import { partOfDay } from "../../src/hall/hour";

test("one is greeted by the hour", () => {
  expect([4, 5, 10].map((hour) => partOfDay(hour))).toEqual(["evening", "morning", "morning"]);
  expect([11, 17, 18, 23].map((hour) => partOfDay(hour))).toEqual(["day", "day", "evening", "evening"]);
});
