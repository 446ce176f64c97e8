import { expect, test } from "vitest";
import type { EntryInfo, Position } from "../../src/lib/wire";
import { canUndo, turnStart, type Decided } from "../../src/table/ways";
import { part } from "../part";

const undo = (to: number) => ({ to, why_not: null }) as Position["undo"];
const entries = (...seats: number[]) =>
  seats.map((seat, i) => part<EntryInfo>({ seq: i + 1, kind: "played", to: null, steps: [{ seat }] }));
const decided = (more: Partial<Decided> = {}): Decided => ({
  position: { step: 4, undo: undo(4) },
  entries: entries(0, 1, 0, 0),
  you: 0,
  playing: true,
  planned: 0,
  ...more,
});

test("what is planned can be taken back, whatever was played", () => {
  expect(canUndo(decided())).toBe(false);
  expect(canUndo(decided({ planned: 1 }))).toBe(true);
  expect(canUndo(decided({ planned: 1, position: null }))).toBe(true);
});

test("what was played can be taken back down to the horizon, while the game is played", () => {
  expect(canUndo(decided({ position: { step: 4, undo: undo(2) } }))).toBe(true);
  expect(canUndo(decided({ position: { step: 4, undo: undo(2) }, playing: false }))).toBe(false);
  expect(canUndo(decided({ position: { step: 4, undo: null } }))).toBe(false);
});

test("a turn is taken back to where it began, or to the horizon within it", () => {
  expect(turnStart(decided({ position: { step: 4, undo: undo(0) } }))).toBe(2);
  expect(turnStart(decided({ position: { step: 4, undo: undo(3) } }))).toBe(3);
  expect(turnStart(decided())).toBe(null);
});
