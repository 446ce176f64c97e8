import { expect, test } from "vitest";
import { APART, around, onRing, radius } from "../../src/stage/ring";

const places = (directions: (number | null)[], tile = 108) => {
  const far = radius(tile, directions.length);
  return around(directions, far).map((angle) => onRing({ x: 0, y: 0 }, far, angle));
};

test("chips whose places lie apart stay in their directions", () => {
  const far = radius(108, 3);
  expect(around([0, Math.PI / 2, -Math.PI / 2], far)).toEqual([0, Math.PI / 2, -Math.PI / 2]);
});

test("the ring grows with the chips", () => {
  expect(radius(108, 3)).toBeCloseTo(102.96);
  expect(radius(108, 16)).toBeCloseTo(142.6, 1);
});

/** Pseudo-random numbers that are the same in every run. */
function* numbers(seed: number): Generator<number, never> {
  for (;;) yield (seed = (seed * 1103515245 + 12345) % 2 ** 31) / 2 ** 31;
}

test("no two chips overlap, wherever their places are", () => {
  const some = numbers(7);
  for (let many = 1; many <= 16; many++) {
    for (let round = 0; round < 60; round++) {
      const directions = Array.from({ length: many }, () =>
        some.next().value < 0.15 ? null : (some.next().value * 2 - 1) * Math.PI,
      );
      const at = places(directions);
      for (let i = 0; i < many; i++)
        for (let j = 0; j < i; j++)
          expect(Math.hypot(at[i]!.x - at[j]!.x, at[i]!.y - at[j]!.y)).toBeGreaterThan(APART - 0.5);
    }
  }
});
