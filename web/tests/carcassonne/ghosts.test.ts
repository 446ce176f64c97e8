import { expect, test } from "vitest";
import { ghostsOf } from "../../src/boards/carcassonne/ghosts";

const TILE = "base/CRFR";
const lines = [
  ["place 1,0 90", "deploy small c0"],
  ["place 0,-1 0", "pass"],
  ["place 1,0 270", "pass"],
];

test("the engine's lines lie at their cells with the follower they set, several at one with the one that is shown", () => {
  const found = ghostsOf(lines, TILE, null);
  expect([...found].map(([cell, { ranks }]) => `${cell}: ${ranks.join(" ")}`)).toEqual(["1,0: 1 3", "0,-1: 2"]);
  expect(found.get("1,0")).toMatchObject({ action: "place 1,0 90", turns: 1, figure: { kind: "small", lying: false } });
  expect(found.get("0,-1")!.figure).toBeNull();
  expect(ghostsOf(lines, TILE, "place 1,0 270").get("1,0")).toMatchObject({ turns: 3, figure: null });
});

test("without a tile to lay there are none", () => {
  expect(ghostsOf(lines, null, null).size).toBe(0);
  expect(ghostsOf([["deploy small c0"], ["pass"]], TILE, null).size).toBe(0);
});
