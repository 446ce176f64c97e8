import { expect, test } from "vitest";
import { byCastle, table } from "../../src/boards/torres/scoring";
import { reduce } from "../../src/boards/torres/reduce";
import type { CastleSurvey, TorresView } from "../../src/boards/torres/view";
import type { EventInfo } from "../../src/lib/wire";
import { part } from "../part";

const castle = (base: number, ...squares: string[]) =>
  part<CastleSurvey>({ base, squares, king: false, levels: [], points: [] });
const event = (kind: string, seat: number, data: Record<string, unknown>) =>
  part<EventInfo>({ kind, seat, data, clause: "" });
const scored = (knight: string, level: number, base: number) => ({ knight, level, base, points: level * base });

const CASTLES = [castle(4, "a8", "b8", "a7", "b7"), castle(2, "h1", "g1"), castle(3, "d4", "e4", "f4")];
const EVENTS = [
  event("turn_ended", 1, { points_lost: 0 }),
  event("castles_scored", 0, { points: 14, leapfrog: 0, score: 24, parts: [scored("b8", 3, 4), scored("h1", 1, 2)] }),
  event("castles_scored", 1, {
    points: 12,
    leapfrog: 1,
    score: 25,
    parts: [scored("a8", 1, 4), scored("g1", 1, 2), scored("d4", 2, 3)],
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
  const players = part<TorresView["players"]>([{ score: 10 }, { score: 12 }]);
  expect(table(EVENTS, players)).toEqual([
    { seat: 1, before: 12, castles: [2, 4, 6], king: 5, master: 0, leaps: 1, total: 30 },
    { seat: 0, before: 10, castles: [2, 12], king: 0, master: 0, leaps: 0, total: 24 },
  ]);
});

test("the eye follows blocks, figures and points event by event", () => {
  const heights = Array.from({ length: 8 }, () => Array<number>(8).fill(0));
  const player = { score: 0, space: 0, reserve: 5, knights: ["a1"] };
  let view = part<TorresView>({ heights, figures: { a1: 0, b1: "king" }, players: [player], lifted: null });
  for (const one of [
    event("block_placed", 0, { square: "c3" }),
    event("block_placed", 0, { square: "c3" }),
    event("block_lifted", 0, { square: "c3" }),
    event("knight_moved", 0, { start: "a1", target: "a2" }),
    event("knight_added", 0, { square: "d4" }),
    event("king_moved", 0, { square: "c3" }),
    event("advanced", 0, { points: 1, leapfrog: 1, score: 102 }),
  ])
    view = reduce(view, one);
  expect(view.heights[5]![2]).toBe(1);
  expect(view.figures).toEqual({ a2: 0, c3: "king", d4: 0 });
  expect(view.players[0]).toMatchObject({ score: 102, space: 2, reserve: 4 });
});
