import { expect, test } from "vitest";
import { beatLength, secondsLeft, uncounted } from "../../src/table/beat";

test("a clock has what it had, less what has gone by since", () => {
  expect(secondsLeft({ left: [90, 30], since: 1000 }, 1, 1012)).toBe(18);
  expect(secondsLeft({ left: [], since: 1000 }, 0, 1012)).toBe(Infinity);
});

test("the beat is as long as wished, and none where time is short", () => {
  expect([beatLength(3, 60), beatLength(-1, 60), beatLength(0, 60)]).toEqual([3, Infinity, 0]);
  expect([beatLength(3, 9.9), beatLength(-1, 9.9), beatLength(3, 10)]).toEqual([0, 0, 3]);
});

test("six seconds of it are not counted", () => {
  expect([uncounted(0), uncounted(2500), uncounted(60_000)]).toEqual([0, 2.5, 6]);
});
