import { expect, test } from "vitest";
import type { EntryInfo } from "../../src/lib/wire";
import { curves, gained, sources, ticks, turns } from "../../src/stage/scores";
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

const begun = (seq: number, turn: number) =>
  part<EntryInfo>({ seq, steps: [{ seat: 0, action: "x", events: [{ kind: "turn", seat: -1, data: { turn } }] }] });
const begins = ({ kind, data }: { kind: string; data: Record<string, unknown> }) =>
  kind === "turn" ? Number(data.turn) : null;

test("a turn begins where an event says so first, and one that was taken back did not begin", () => {
  const game = [begun(1, 1), begun(2, 1), entry(3, [event("road", 0, 3)]), begun(4, 2), entry(5, [], 3), begun(6, 2)];
  expect(turns(game, begins)).toEqual([
    { at: 0, turn: 1 },
    { at: 3, turn: 2 },
  ]);
});

test("where turns have no number of their own they are counted", () => {
  expect(turns(GAME, ({ kind }, before) => (kind === "city" ? before + 1 : null))).toEqual([
    { at: 1, turn: 1 },
    { at: 2, turn: 2 },
  ]);
});

test("the axis has as many numbers as there is room for, in even steps, and leaves room for the word at its end", () => {
  const twelve = Array.from({ length: 12 }, (_, i) => ({ at: i * 10, turn: i + 1 }));
  const numbers = (room: number, kept = 0) => ticks(twelve, 120, room, kept, 20).map(({ turn }) => turn);
  expect(numbers(600)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
  expect(numbers(600, 60)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
  expect(numbers(200)).toEqual([2, 4, 6, 8, 10, 12]);
  expect(numbers(60)).toEqual([5, 10]);
  expect(numbers(10)).toEqual([10]);
});

test("turns that were over at once leave room by leaving their number out", () => {
  const quick = [1, 2, 3, 4, 5, 6].map((turn) => ({ at: turn < 4 ? turn : turn * 10, turn }));
  expect(ticks(quick, 60, 600, 0, 20).map(({ turn }) => turn)).toEqual([2, 4, 6]);
});

test("where not two numbers have room there is one, and none where no turn began", () => {
  expect(
    ticks(
      [1, 2, 3].map((turn) => ({ at: turn, turn })),
      60,
      30,
      0,
      20,
    ),
  ).toEqual([{ at: 2, turn: 2 }]);
  expect(ticks([], 10, 300, 50, 20)).toEqual([]);
});
