import { expect, test } from "vitest";
import { doing, ghosts, label, movers, others, spotOf, spots } from "../../src/boards/torres/offers";
import type { TorresView } from "../../src/boards/torres/view";
import type { ActionInfo } from "../../src/lib/wire";
import { part } from "../part";

/** From a8 in the north-west on; the others are bare. */
function land(rows: Record<number, number[]>, more: Partial<TorresView> = {}): TorresView {
  const heights = Array.from({ length: 8 }, (_, y) => [...(rows[y] ?? []), ...Array<number>(8).fill(0)].slice(0, 8));
  return part<TorresView>({ decision: "turn", card_in_play: null, heights, ...more });
}
const offered = (...actions: string[]) => actions.map((action) => part<ActionInfo>({ action }));

const TURN = offered(
  "knight c7",
  "move b8 a8",
  "move b8 d6",
  "move c8 c7",
  "block a8",
  "buy",
  "advance",
  "end",
  "play jump",
);

test("in a turn nothing is lit before a piece is taken in hand", () => {
  const view = land({ 0: [1, 2, 1] });
  expect(doing(view, TURN, null)).toBeNull();
  expect(spots(view, TURN, null)).toEqual([]);
  expect(movers(TURN)).toEqual(["b8", "c8"]);
});

test("a knight that cannot move is not kept in hand", () => {
  const view = land({ 0: [1, 2, 1] });
  expect(doing(view, TURN, { kind: "move", from: "b8" })).toEqual({ kind: "move", from: "b8" });
  expect(doing(view, TURN, { kind: "move", from: "a1" })).toBeNull();
  expect(doing(view, TURN, { kind: "raise" })).toBeNull();
});

test("a lit square carries the change, and doors are distinguished from steps", () => {
  const view = land({ 0: [1, 2, 1] });
  const lit = spots(view, TURN, { kind: "move", from: "b8" });
  expect(lit.map((spot) => [spot.square, label(spot), spot.door])).toEqual([
    ["a8", "↓1", false],
    ["d6", "↓2", true],
  ]);
  expect(spots(view, TURN, { kind: "block" }).map(label)).toEqual(["1→2"]);
  expect(label(spotOf(view, "move a8 a7")!)).toBe("↓1");
  expect(label(spotOf(view, "move a7 b7")!)).toBe("=");
  expect(label(spotOf(view, "move a8 b8")!)).toBe("↑1");
  expect(label(spotOf(view, "lift b8")!)).toBe("2→1");
  expect(label(spotOf(view, "king b8")!)).toBe("");
});

test("what a card moves over land goes through no door", () => {
  const view = land({}, { card_in_play: "diagonal", decision: "card_effect" } as Partial<TorresView>);
  expect(spotOf(view, "move b8 c7")!.door).toBe(false);
});

test("where the table asks for one thing, its squares are lit at once", () => {
  const view = land({}, { decision: "put_block" });
  expect(doing(view, offered("put a1", "put b1"), null)).toEqual({ kind: "put" });
  const card = land({}, { decision: "card_effect", card_in_play: "jump" } as Partial<TorresView>);
  expect(doing(card, offered("move a1 c1"), null)).toEqual({ kind: "move", from: "a1" });
  expect(doing(card, offered("move a1 c1", "move h8 f8"), null)).toEqual({ kind: "move", from: undefined });
});

test("lit squares come from north to south", () => {
  const view = land({}, { decision: "first_king" });
  expect(spots(view, offered("king a1", "king a8", "king c4"), { kind: "king" }).map((spot) => spot.square)).toEqual([
    "a8",
    "c4",
    "a1",
  ]);
});

test("what has neither a square nor a place in the tray is asked for beside it", () => {
  expect(others([...TURN, ...offered("tower 2", "keep jump", "stay")]).map((offer) => offer.action)).toEqual([
    "tower 2",
    "keep jump",
    "stay",
  ]);
});

test("the engine's lines lie on their squares, several on one with the one that is shown, else the best", () => {
  const lines = [["move b8 d6", "end"], ["knight c7"], ["advance"], ["move c8 d6", "end"]];
  const seen = (shown: string | null) =>
    ghosts(land({}), lines, shown).map(({ spot, ranks }) => [spot.action, ranks.join(" ")]);
  expect(seen(null)).toEqual([
    ["move b8 d6", "1 4"],
    ["knight c7", "2"],
  ]);
  expect(seen("move c8 d6")[0]).toEqual(["move c8 d6", "1 4"]);
});
