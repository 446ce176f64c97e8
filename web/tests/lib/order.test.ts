import { expect, test } from "vitest";
import { inOrder } from "../../src/lib/order";

const seats = ["red", "blue", "green"];
const order = (toMove: number, me: number | null, activeFirst: boolean, ownFirst: boolean) =>
  inOrder(seats, { toMove, me }, { activeFirst, ownFirst });

test("seats stand in the order of play, from the first one on", () => {
  expect(order(2, 1, false, false)).toEqual(["red", "blue", "green"]);
});

test("who wishes so has the own seat on top, and who only watches the first one", () => {
  expect(order(2, 1, false, true)).toEqual(["blue", "green", "red"]);
  expect(order(2, null, false, true)).toEqual(["red", "blue", "green"]);
});

test("whoever is to move comes before one's own seat, but luck has none", () => {
  expect(order(2, 1, true, true)).toEqual(["green", "red", "blue"]);
  expect(order(-1, 1, true, true)).toEqual(["blue", "green", "red"]);
  expect(order(-2, 1, true, false)).toEqual(["red", "blue", "green"]);
});
