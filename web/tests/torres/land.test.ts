import { expect, test } from "vitest";
import { C, loopOf, onTrack, squareAt } from "../../src/boards/torres/land";

const FLAT = Array.from({ length: 8 }, () => Array<number>(8).fill(0));

test("a tap aims at the lifted roof", () => {
  const heights = FLAT.map((row) => [...row]);
  heights[3]![4] = 4; // e5, lifted by 40 of the 84 of a square
  expect(squareAt(heights, { x: 4.5 * C, y: 3 * C - 39 }, 10)).toBe("e5");
  expect(squareAt(heights, { x: 4.5 * C, y: 3 * C - 41 }, 10)).toBe("e6");
  expect(squareAt(heights, { x: 4.5 * C, y: 4 * C - 1 }, 10)).toBe("e5"); // its south face
  expect(squareAt(heights, { x: 4.5 * C, y: 3 * C - 39 }, 0)).toBe("e6"); // seen from straight above
});

test("there is no square beyond the edge, but a roof may stand out to the north", () => {
  const heights = FLAT.map((row) => [...row]);
  heights[0]![0] = 2;
  expect(squareAt(heights, { x: 10, y: -15 }, 10)).toBe("a8");
  expect(squareAt(heights, { x: 10, y: -25 }, 10)).toBeNull();
  expect(squareAt(heights, { x: -1, y: 40 }, 10)).toBeNull();
  expect(squareAt(heights, { x: 40, y: 8 * C + 1 }, 10)).toBeNull();
});

test.each([false, true])("the track goes round from the south-west corner, on a phone as well: %s", (small) => {
  const loop = loopOf(small, 10);
  const [zero, north, east, south] = [0, 25, 50, 75].map((space) => onTrack(space, loop));
  expect(zero!.y).toBeGreaterThan(north!.y);
  expect(north!.x).toBeLessThan(east!.x);
  expect(east!.y).toBeLessThan(south!.y);
  expect(south!.x).toBeGreaterThan(zero!.x);
  expect(onTrack(24, loop).x).toBe(zero!.x);
  expect(onTrack(49, loop).y).toBe(north!.y);
  expect(onTrack(74, loop).x).toBe(east!.x);
  expect(onTrack(99, loop).y).toBe(south!.y);
  const spaces = Array.from({ length: 100 }, (_, space) => onTrack(space, loop));
  expect(new Set(spaces.map(({ x, y }) => `${x} ${y}`)).size).toBe(100);
  for (const { x, y } of spaces) expect(x > 0 && x < 8 * C && y > 0 && y < 8 * C).toBe(false);
});

test("on a phone the track takes no more than 3 of 45 pixels from a square", () => {
  const { w } = loopOf(true, 10);
  expect(Math.round((C * (390 - 8)) / w)).toBe(43);
  expect(Math.round((C * (360 - 8)) / w)).toBe(39);
});
