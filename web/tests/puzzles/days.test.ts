import { expect, test } from "vitest";
import { inARow, monthOf } from "../../src/puzzles/days";

test("days in a row end today, or yesterday while today is not over", () => {
  const days = new Set(["2026-11-13", "2026-11-15", "2026-11-16"]);
  expect(inARow(days, "2026-11-17")).toBe(2);
  expect(inARow(new Set([...days, "2026-11-17"]), "2026-11-17")).toBe(3);
  expect(inARow(days, "2026-11-18")).toBe(0);
  expect(inARow(new Set(["2026-02-28", "2026-03-01"]), "2026-03-01")).toBe(2);
});

test("a month has its days", () => {
  expect(monthOf("2026-11-17")).toHaveLength(30);
  expect(monthOf("2026-11-17").slice(-1)).toEqual(["2026-11-30"]);
  expect(monthOf("2028-02-03")).toHaveLength(29);
});
