import { expect, test } from "vitest";
import { C, onTrack, squareAt } from "../../src/boards/torres/land";

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

test("the track goes round from the south-west corner", () => {
  const [zero, north, east, south] = [0, 25, 50, 75].map(onTrack);
  expect(zero!.x).toBe(north!.x);
  expect(zero!.y).toBeGreaterThan(north!.y);
  expect(north!.y).toBe(east!.y);
  expect(east!.x).toBe(south!.x);
  expect(onTrack(99).y).toBe(zero!.y);
});
