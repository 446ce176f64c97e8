import { expect, test } from "vitest";
import "../browser";

const { inDays } = await import("../../src/lib/when");
const DAY = 86_400;

test("three days are shown as three days within the first hour, and then lose an hour at a time", () => {
  expect(inDays(3 * DAY)).toEqual([3, 0]);
  expect(inDays(3 * DAY - 5)).toEqual([3, 0]);
  expect(inDays(3 * DAY - 3600)).toEqual([2, 23]);
  expect(inDays(3 * DAY - 3601)).toEqual([2, 23]);
  expect(inDays(DAY)).toEqual([1, 0]);
});
