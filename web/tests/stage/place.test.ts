import { expect, test } from "vitest";
import { beside, outside } from "../../src/stage/place";

const SAFE = { x: 20, y: 20, w: 1000, h: 700 };
const CARD = { w: 236, h: 100 };
const MIDDLE = { x: 520, y: 370 };

test("a card lies on the side away from the middle", () => {
  expect(beside({ x: 600, y: 300, w: 80, h: 80 }, CARD, SAFE, MIDDLE, 18)).toEqual({ x: 698, y: 290 });
  expect(beside({ x: 400, y: 300, w: 80, h: 80 }, CARD, SAFE, MIDDLE, 18)).toEqual({ x: 146, y: 290 });
});

test("at the edge it takes the other side, and stays inside", () => {
  expect(beside({ x: 900, y: 20, w: 80, h: 80 }, CARD, SAFE, MIDDLE, 18)).toEqual({ x: 646, y: 20 });
});

test("where there is no room beside it lies above or below, never over the thing", () => {
  const narrow = { x: 8, y: 8, w: 344, h: 500 };
  const thing = { x: 130, y: 250, w: 100, h: 100 };
  expect(beside(thing, CARD, narrow, MIDDLE, 18)).toEqual({ x: 62, y: 132 });
  expect(beside({ ...thing, y: 40 }, CARD, narrow, MIDDLE, 18)).toEqual({ x: 62, y: 158 });
});

test("places out of sight are gathered by side", () => {
  const points = [
    { x: -50, y: 300 },
    { x: 500, y: 300 },
    { x: -80, y: 500 },
    { x: 500, y: 900 },
  ];
  expect(outside(points, SAFE)).toEqual([
    { side: "left", of: [points[0], points[2]], at: { x: 44, y: 300 } },
    { side: "bottom", of: [points[3]], at: { x: 500, y: 696 } },
  ]);
});
