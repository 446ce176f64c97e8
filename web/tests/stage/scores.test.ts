import { expect, test } from "vitest";
import type { EntryInfo } from "../../src/lib/wire";
import { curves, gained } from "../../src/stage/scores";

const event = (kind: string, seat: number, points?: number) => ({ kind, clause: "", seat, data: points === undefined ? {} : { points } });
const entry = (seq: number, events: ReturnType<typeof event>[], to: number | null = null) => ({ seq, steps: events.length ? [{ seat: 0, action: "x", events }] : [], to }) as unknown as EntryInfo;
const GAME = [entry(1, [event("road", 0, 3)]), entry(2, [event("city", 1, 8), event("placed", 1)]), entry(3, [event("road", 1, 2)]), entry(4, [], 2), entry(5, [event("city", 0, 4)])];

test("points by what gave them; what was taken back does not count, and what is not told is a row of its own", () => {
  expect(gained(GAME, [7, 11], ({ kind }) => kind)).toEqual([
    { name: "road", points: [3, 0] },
    { name: "city", points: [4, 8] },
    { name: null, points: [0, 3] },
  ]);
});

test("every seat's score begins with nothing and changes where points came", () => {
  expect(curves(GAME, 2)).toEqual([
    [[0, 0], [0, 0], [0, 3], [2, 3], [2, 7], [2, 7]],
    [[0, 0], [1, 0], [1, 8], [2, 8]],
  ]);
});
