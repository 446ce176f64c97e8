import { expect, test } from "vitest";
import { byCastle, table } from "../../src/boards/torres/scoring";
import { told } from "../../src/boards/torres/told";
import type { CastleSurvey, TorresView } from "../../src/boards/torres/view";
import type { EventInfo } from "../../src/lib/wire";

const castle = (base: number, ...squares: string[]) =>
  ({ base, squares, king: false, levels: [], points: [] }) as unknown as CastleSurvey;
const event = (kind: string, seat: number, data: Record<string, unknown>) =>
  ({ kind, seat, data, clause: "" }) as unknown as EventInfo;
const part = (knight: string, level: number, base: number) => ({ knight, level, base, points: level * base });

const CASTLES = [castle(4, "a8", "b8", "a7", "b7"), castle(2, "h1", "g1"), castle(3, "d4", "e4", "f4")];
const EVENTS = [
  event("turn_ended", 1, { points_lost: 0 }),
  event("castles_scored", 0, { points: 14, leapfrog: 0, score: 24, parts: [part("b8", 3, 4), part("h1", 1, 2)] }),
  event("castles_scored", 1, {
    points: 12,
    leapfrog: 1,
    score: 25,
    parts: [part("a8", 1, 4), part("g1", 1, 2), part("d4", 2, 3)],
  }),
  event("king_bonus", 1, { points: 5, leapfrog: 0, score: 30, parts: [] }),
];

test("castles are scored from small to large, each with all who stand in it", () => {
  const shown = byCastle(EVENTS, CASTLES);
  expect(shown.map(({ castle, parts }) => [castle.base, parts.map(({ seat, points }) => [seat, points])])).toEqual([
    [
      2,
      [
        [0, 2],
        [1, 2],
      ],
    ],
    [3, [[1, 6]]],
    [
      4,
      [
        [0, 12],
        [1, 4],
      ],
    ],
  ]);
});

test("the table of a year says before, castles, king, leaps and total, the leader first", () => {
  const players = [{ score: 10 }, { score: 12 }] as unknown as TorresView["players"];
  expect(table(EVENTS, players)).toEqual([
    { seat: 1, before: 12, castles: [2, 4, 6], king: 5, master: 0, leaps: 1, total: 30 },
    { seat: 0, before: 10, castles: [2, 12], king: 0, master: 0, leaps: 0, total: 24 },
  ]);
});

test("the eye follows blocks, figures and points event by event", () => {
  const heights = Array.from({ length: 8 }, () => Array<number>(8).fill(0));
  const player = { score: 0, space: 0, reserve: 5, knights: ["a1"] };
  let view = { heights, figures: { a1: 0, b1: "king" }, players: [player], lifted: null } as unknown as TorresView;
  for (const one of [
    event("block_placed", 0, { square: "c3" }),
    event("block_placed", 0, { square: "c3" }),
    event("block_lifted", 0, { square: "c3" }),
    event("knight_moved", 0, { start: "a1", target: "a2" }),
    event("knight_added", 0, { square: "d4" }),
    event("king_moved", 0, { square: "c3" }),
    event("advanced", 0, { points: 1, leapfrog: 1, score: 102 }),
  ])
    view = told(view, one);
  expect(view.heights[5]![2]).toBe(1);
  expect(view.figures).toEqual({ a2: 0, c3: "king", d4: 0 });
  expect(view.players[0]).toMatchObject({ score: 102, space: 2, reserve: 4 });
});
