import { expect, test } from "vitest";
import "../browser";
import { cut } from "../../src/stage/tray";

const line = { scrollWidth: 100, clientWidth: 100, scrollHeight: 33, clientHeight: 32 };

test("words that fit are not cut", () => {
  expect(cut(line, line)).toBe(false);
});

test("a title wider than its place and a sentence higher than its lines are cut", () => {
  expect(cut({ ...line, scrollWidth: 101 }, line)).toBe(true);
  expect(cut(line, { ...line, scrollHeight: 34 })).toBe(true);
});

test("nothing is cut where the tray was taken away before it was measured", () => {
  expect(cut(null, line)).toBe(false);
  expect(cut(line, null)).toBe(false);
});
