import { expect, test } from "vitest";
import { moves } from "../../src/hall/end/ended";
import { afterMine, lastDecision, messageOf, since, standing, turnBegan } from "../../src/lib/events";
import type { EntryInfo } from "../../src/lib/wire";
import { part } from "../part";

/** An entry for each row: who took which steps, and to how many steps the table was set back before. */
const entry = (seats: number[], to: number | null = null) =>
  part<EntryInfo>({
    kind: "played",
    seat: seats[0] ?? -1,
    to,
    steps: seats.map((seat) => ({ seat, events: [] })),
  });
const seats = (steps: { seat: number }[]) => steps.map(({ seat }) => seat);
/** Seat 0, then 1 with a draw after it, then 2. */
const GAME = [entry([0]), entry([1, -1]), entry([2])];

test("what others did since the viewer's last move is marked, or that move while nobody has answered", () => {
  expect(seats(since(GAME, 0))).toEqual([1, -1, 2]);
  expect(seats(since(GAME, 1))).toEqual([2]);
  expect(seats(since(GAME, 2))).toEqual([2]);
  expect(seats(since(GAME, null))).toEqual([2]);
  expect(since([], 0)).toEqual([]);
});

test("what was taken back does not stand", () => {
  expect(seats(standing([...GAME, entry([], 1), entry([3])]))).toEqual([0, 3]);
});

test("a draw is a step and no move", () => {
  expect([1, 2, 3, 4].map((step) => moves(GAME, step))).toEqual([1, 2, 2, 3]);
  expect(moves(GAME)).toBe(3);
});

test("what happened after the viewer's decision comes move by move, chance with the move before it", () => {
  const missed = afterMine(GAME, 10, 0)!;
  expect(missed.from).toBe(7);
  expect(missed.moves.map(seats)).toEqual([[1, -1], [2]]);
  expect(afterMine(GAME, 10, 2)).toBeNull();
  expect(afterMine(GAME, 10, 5)).toBeNull();
});

test("steps are counted from the beginning of the game, of which the table may know only the end", () => {
  expect([0, 1, 2, 5].map((me) => lastDecision(GAME, 10, me))).toEqual([6, 7, 9, -1]);
  expect([0, 2].map((me) => turnBegan(GAME, 10, me))).toEqual([10, 9]);
});

test("an event is said by its own sentence, or by the one of its kind", () => {
  const event = { kind: "drew", seat: 1, clause: "", data: { tile: "x" } };
  expect(messageOf("torres", event as never)).toEqual({ id: "torres.event.drew", params: { seat: 1, tile: "x" } });
  expect(messageOf("torres", { ...event, secret: true } as never).id).toBe("torres.event.drew.secret");
  expect(messageOf("torres", { ...event, message: { id: "own" } } as never)).toEqual({ id: "own" });
});
