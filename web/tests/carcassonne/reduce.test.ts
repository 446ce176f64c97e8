import { beforeAll, expect, test } from "vitest";
import "../browser";

let reduce: typeof import("../../src/boards/carcassonne/reduce").reduce;
beforeAll(async () => ({ reduce } = await import("../../src/boards/carcassonne/reduce")));

const SMALL = { figure: "small", role: "thief", seat: 1, segment: "r0", x: 2, y: 0 };
const VIEW = {
  drawn: "base/FRFR",
  pile: 40,
  last: null,
  land: [{ tile: "base/CRFR", x: 0, y: 0, rotation: 0 }],
  figures: [SMALL],
  seats: [
    { seat: 0, score: 3, supply: { small: 7 } },
    { seat: 1, score: 5, supply: { small: 6 } },
  ],
  princess_dragon: { dragon: [0, 0], fairy: null, trail: [[0, 0]], beside: [1] },
  tower: { towers: [[2, 0, 1]], pieces: [5, 5], prisoners: [] },
};
const after = (kind: string, seat: number, data: object = {}) =>
  reduce(VIEW as never, { kind, seat, data, clause: "" } as never);

test("a tile is drawn and laid", () => {
  expect(after("drew", 0, { tile: "base/RRRR" })).toMatchObject({ drawn: "base/RRRR", pile: 39 });
  const laid = after("placed", 0, { tile: "base/FRFR", x: 1, y: 0, rotation: 90 });
  expect(laid).toMatchObject({ drawn: null, last: 1 });
  expect(laid.land.at(-1)).toEqual({ tile: "base/FRFR", x: 1, y: 0, rotation: 90 });
});

test("figures go to the land and home", () => {
  const where = { figure: "small", role: "knight", segment: "c0", x: 0, y: 0 };
  const stood = after("deployed_small_knight", 0, where);
  expect(stood.figures).toEqual([SMALL, { ...where, seat: 0 }]);
  expect(stood.seats[0]?.supply).toEqual({ small: 6 });
  const home = after("returned_small", 1, SMALL);
  expect(home.figures).toEqual([]);
  expect(home.seats[1]?.supply).toEqual({ small: 7 });
});

test("a prisoner leaves the land and does not come home", () => {
  const taken = after("captured", 0, { ...SMALL, owner: 1 });
  expect(taken.figures).toEqual([]);
  expect(taken.seats).toEqual(VIEW.seats);
});

test("towers rise and cost their builder a piece", () => {
  expect(after("raised_tower", 0, { x: 2, y: 0 }).tower).toMatchObject({ towers: [[2, 0, 2]], pieces: [4, 5] });
  expect(after("raised_tower", 1, { x: 0, y: 0 }).tower?.towers).toEqual([
    [2, 0, 1],
    [0, 0, 1],
  ]);
});

test("the dragon leaves a trail, the fairy follows nobody until the table says whom", () => {
  expect(after("moved_dragon", 0, { x: 1, y: 0 }).princess_dragon).toMatchObject({
    dragon: [1, 0],
    trail: [
      [0, 0],
      [1, 0],
    ],
  });
  expect(after("moved_fairy", 0, { x: 2, y: 0 }).princess_dragon).toMatchObject({ fairy: [2, 0], beside: null });
});

test("points are added, and what says nothing of the board changes nothing", () => {
  expect(after("scored_road", 1, { points: 4 }).seats.map(({ score }) => score)).toEqual([3, 9]);
  expect(after("passed", 0)).toBe(VIEW);
});
