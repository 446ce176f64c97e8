import { beforeEach, expect, test, vi } from "vitest";
import type { ActionInfo, Foresight, Position, Refused } from "../../src/lib/wire";
import { Turn } from "../../src/stage/turn.svelte";
import { part } from "../part";

vi.useFakeTimers();

/** A turn of three decisions, "tile", "figure" and "builder"; the last passes the turn on. */
const AFTER: Record<string, string[]> = {
  tile: ["figure"],
  "tile figure": ["builder", "none"],
  "tile figure none": [],
  knight: ["up", "down"],
  "knight up": ["pass"],
  "knight up pass": [],
  pass: [],
  point: ["end"],
  "point year": ["king"],
};
let played: string[];
let refused: Refused[];
let took: string[];
let turn: Turn;
const settings = { beat: 2500, forced: false };

function foresee(actions: string[]): Promise<Foresight | Refused> {
  const legal = AFTER[actions.join(" ")];
  if (!legal) return Promise.resolve(part<Refused>({ type: "refused", code: "illegal", clauses: [] }));
  const position = legal.length ? part<Position>({ legal: legal.map((action) => ({ action })) }) : null;
  return Promise.resolve(part<Foresight>({ type: "foresight", actions, position, passes: !legal.length }));
}

beforeEach(() => {
  played = [];
  refused = [];
  took = [];
  Object.assign(settings, { beat: 2500, forced: false });
  turn = new Turn({
    foresee,
    play: (action) => Promise.resolve(void played.push(action)).then(() => null),
    beat: () => settings.beat,
    forced: (action) => settings.forced && action !== "end",
    closes: ({ actions }) => actions.at(-1) === "year",
    took: ({ action }) => took.push(action),
    refused: (refusal) => refused.push(refusal),
  });
});

const offered = () => turn.position?.legal?.map((offer) => offer.action);

test("nothing is played before the turn passes on", async () => {
  await turn.decide("tile");
  await turn.decide("figure");
  expect(offered()).toEqual(["builder", "none"]);
  expect(played).toEqual([]);
  void turn.decide("none");
  await vi.advanceTimersByTimeAsync(2499);
  expect(played).toEqual([]);
  expect(turn.last).toBe("none");
  await vi.advanceTimersByTimeAsync(1);
  expect(played).toEqual(["tile", "figure", "none"]);
});

test("undo in the beat takes back the last decision, then one by one", async () => {
  await turn.decide("tile");
  await turn.decide("figure");
  void turn.decide("none");
  await vi.advanceTimersByTimeAsync(1000);
  expect(turn.back()).toBe(true);
  await vi.advanceTimersByTimeAsync(5000);
  expect(turn.plan).toEqual(["tile", "figure"]);
  turn.back();
  expect(turn.plan).toEqual(["tile"]);
  turn.back();
  expect(turn.back()).toBe(false);
  expect(played).toEqual([]);
});

test("a decision with one choice is taken by itself where that is wished, and goes with the one before it", async () => {
  settings.forced = true;
  await turn.decide("tile");
  expect(turn.plan).toEqual(["tile", "figure"]);
  expect(took).toEqual(["figure"]);
  turn.back();
  expect(turn.plan).toEqual([]);
});

test("what passes the turn on by itself after a decision waits for the beat, and is taken back with it", async () => {
  settings.forced = true;
  await turn.decide("knight");
  void turn.decide("up");
  await vi.advanceTimersByTimeAsync(2000);
  expect([turn.plan, played]).toEqual([["knight", "up", "pass"], []]);
  turn.back();
  await vi.advanceTimersByTimeAsync(0);
  expect(turn.plan).toEqual(["knight"]);
});

test("where everything took itself there is nothing to wait for", async () => {
  settings.forced = true;
  await turn.take({ action: "pass" } as ActionInfo);
  expect(played).toEqual(["pass"]);
  expect(took).toEqual(["pass"]);
});

test("a decision that is left to the player does not take itself", async () => {
  settings.forced = true;
  await turn.decide("point");
  expect(turn.plan).toEqual(["point"]);
  expect(turn.only([{ action: "end" } as ActionInfo])).toBeNull();
});

test("a refused decision leaves the plan as it was", async () => {
  await turn.decide("tile");
  await turn.decide("pig");
  expect(refused).toHaveLength(1);
  expect(turn.plan).toEqual(["tile"]);
});

test("without a beat it is played at once", async () => {
  settings.beat = 0;
  await turn.decide("tile");
  await turn.decide("figure");
  await turn.decide("none");
  expect(played).toEqual(["tile", "figure", "none"]);
});

test("what is foreseen after planned decisions tells only what the next one brings", async () => {
  const points = (of: number) => ({ points: [of, 0], events: Array.from({ length: of }, () => ({ kind: "step" })) });
  turn = new Turn({
    foresee: (actions) =>
      Promise.resolve(
        part<Foresight>({
          type: "foresight",
          actions,
          position: { legal: [{ action: "a" }, { action: "b" }] },
          passes: false,
          ...points(actions.length),
        }),
      ),
    play: () => Promise.resolve(null),
    beat: () => 0,
    forced: () => false,
    refused: () => {},
  });
  await turn.decide("a");
  await turn.decide("a");
  const foresight = part<Foresight>({ type: "foresight", actions: ["a", "a", "b"], ...points(3) });
  expect(turn.fresh(foresight)?.points).toEqual([1, 0]);
  expect(turn.fresh(foresight)?.events).toHaveLength(1);
  expect(turn.fresh(turn.foreseen)?.points).toEqual([1, 0]);
  expect(turn.fresh(null)).toBeNull();
});

test("the table learns how long the turn could be taken back, once", async () => {
  const agos: number[] = [];
  const counting = new Turn({
    foresee,
    play: (_, ago) => Promise.resolve(void agos.push(ago)).then(() => null),
    beat: () => settings.beat,
    forced: () => false,
    refused: () => {},
  });
  await counting.decide("tile");
  await counting.decide("figure");
  const passed = counting.decide("none");
  await vi.advanceTimersByTimeAsync(2500);
  await passed;
  expect(agos).toEqual([2500, 0, 0]);
});

test("what closes a part of the game is played and shown before the next decision of the same player", async () => {
  await turn.decide("point");
  void turn.decide("year");
  await vi.advanceTimersByTimeAsync(2499);
  expect(offered()).toEqual(["end"]); // the king is not asked for yet
  expect(turn.last).toBe("year");
  expect(played).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(played).toEqual(["point", "year"]);
});
