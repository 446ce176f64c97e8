import { expect, test } from "vitest";
import "../browser";
import type { ActionInfo } from "../../src/lib/wire";

const { Offered, Play } = await import("../../src/lib/play.svelte");

const offer = (...actions: string[]) => actions.map((action) => ({ action })) as ActionInfo[];

test("what can be played is what the table says now", () => {
  const offered = new Offered();
  const play = new Play(
    () => {},
    () => "",
    undefined,
    offered,
  );
  offered.offers = offer("end", "buy");
  offered.advised = ["buy"];
  expect([play.can("end"), play.can("move"), play.rank("buy"), play.rank("end")]).toEqual([true, false, 1, 0]);
  offered.planned = "end";
  expect(play.preview).toBe("end");
});

test("what was chosen stays chosen while it can be played", () => {
  const offered = new Offered();
  const play = new Play(
    () => {},
    () => "",
    undefined,
    offered,
  );
  offered.offers = offer("end", "buy");
  play.chosen = play.hovered = "buy";
  offered.offers = offer("buy");
  play.settle();
  expect([play.chosen, play.hovered]).toEqual(["buy", "buy"]);
  offered.offers = offer("end");
  play.settle();
  expect([play.chosen, play.hovered]).toEqual([null, null]);
});
