import { expect, test } from "vitest";
import { PassedOn } from "../../src/table/passing";

test("the turn passes on once, when others are waited for after a decision of the viewer's", () => {
  const passedOn = new PassedOn();
  expect(passedOn.isNow(false, true)).toBe(false); // has only come to look
  expect(passedOn.isNow(true, false)).toBe(false);
  expect(passedOn.isNow(false, false)).toBe(false); // a bot moves
  expect(passedOn.isNow(false, true)).toBe(true);
  expect(passedOn.isNow(false, true)).toBe(false);
  expect(passedOn.isNow(true, true)).toBe(false);
  expect(passedOn.isNow(false, true)).toBe(true);
});
