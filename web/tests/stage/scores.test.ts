import { expect, test } from "vitest";
import type { EntryInfo } from "../../src/lib/wire";
import { curves, gained, sources } from "../../src/stage/scores";
import { part } from "../part";

const event = (kind: string, seat: number, points?: number) => ({
  kind,
  clause: "",
  seat,
  data: points === undefined ? {} : { points },
});
const entry = (seq: number, events: ReturnType<typeof event>[], to: number | null = null) =>
  part<EntryInfo>({ seq, steps: events.length ? [{ seat: 0, action: "x", events }] : [], to });
const GAME = [
  entry(1, [event("road", 0, 3)]),
  entry(2, [event("city", 1, 8), event("placed", 1)]),
  entry(3, [event("road", 1, 2)]),
  entry(4, [], 2),
  entry(5, [event("city", 0, 4)]),
];

test("points by what gave them; what was taken back does not count, and what is unexplained is a row of its own", () => {
  expect(gained(GAME, [7, 11], { category: ({ kind }) => kind })).toEqual([
    { name: "road", points: [3, 0] },
    { name: "city", points: [4, 8] },
    { name: null, points: [0, 3] },
  ]);
});

test("every seat's score begins with nothing and changes where points came, the last ones one by one at the end", () => {
  const last = entry(6, [event("field", 1, 3), event("field", 0, 6)]);
  expect(curves([...GAME, last], 2)).toEqual([
    [
      [0, 0],
      [0, 0],
      [0, 3],
      [2, 3],
      [2, 7],
      [4, 7],
      [4, 13],
      [4, 13],
    ],
    [
      [0, 0],
      [1, 0],
      [1, 8],
      [3.5, 8],
      [3.5, 11],
      [4, 11],
    ],
  ]);
});

test("what an event gave besides its points has a row of its own, and counts in the score", () => {
  const extra = ({ kind }: { kind: string }): [string, number][] => (kind === "city" ? [["leapfrog", 2]] : []);
  expect(gained(GAME, [9, 10], { category: ({ kind }) => kind, extra })).toEqual([
    { name: "road", points: [3, 0] },
    { name: "city", points: [4, 8] },
    { name: "leapfrog", points: [2, 2] },
  ]);
  expect(curves(GAME, 2, extra).map((line) => line.at(-1)![1])).toEqual([9, 10]);
});

test("what gave the points of a seat grows at the same moments as its score, the last ones one by one", () => {
  const last = entry(6, [event("field", 1, 3), event("field", 0, 6), event("field", 0, 2)]);
  const names = ["road", "city", "field"];
  const grown = sources([...GAME, last], 0, names, { category: ({ kind }) => kind });
  expect(grown).toEqual([
    { at: 0, sums: [0, 0, 0] },
    { at: 0, sums: [0, 0, 0] },
    { at: 0, sums: [3, 0, 0] },
    { at: 2, sums: [3, 0, 0] },
    { at: 2, sums: [3, 4, 0] },
    { at: 3 + 2 / 3, sums: [3, 4, 0] },
    { at: 3 + 2 / 3, sums: [3, 4, 6] },
    { at: 4, sums: [3, 4, 6] },
    { at: 4, sums: [3, 4, 8] },
    { at: 4, sums: [3, 4, 8] },
  ]);
  const line = curves([...GAME, last], 2)[0]!;
  expect(grown.map(({ at, sums }) => [at, sums.reduce((one, other) => one + other)])).toEqual(line);
});
