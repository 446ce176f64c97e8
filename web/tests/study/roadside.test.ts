import { expect, test } from "vitest";
import "../browser";
import * as roadside from "../../src/study/setup/magna";

const side = {
  food: 2,
  wood: 2,
  stone: 0,
  gold: 0,
  deniers: 4,
  tokens: [0, 0, 0],
  hand: ["lawyer"],
  known: ["lawyer"],
  discard: [],
  batches: 0,
  mulligan: null,
};
const begun: roadside.Roadside = {
  settings: { variant: "standard" },
  step: "provost",
  turn: 2,
  mover: 1,
  first: 0,
  road: [{ card: "forest" }, { card: "neutral_peddler", worker: 1 }, { card: "market", owner: 0 }],
  provost: 1,
  castle: [5, 6, 7],
  removed: 0,
  bridge: [0, 1],
  seats: [side, side],
};

test("a card comes from the hand to the end of the road, with a full store", () => {
  const laid = roadside.lay(begun, "lawyer", 0);
  expect(laid.road.at(-1)).toEqual({ card: "lawyer", owner: 0 });
  expect([laid.seats[0]!.hand, laid.seats[0]!.known]).toEqual([[], []]);
  expect(roadside.lay(begun, "small_farm", 1).road.at(-1)).toEqual({ card: "small_farm", owner: 1, store: 2 });
});

test("a neutral card lies before the neutral peddler, and the provost stays on his card", () => {
  const laid = roadside.lay(begun, "park", 0);
  expect(laid.road.map((one) => one.card)).toEqual(["forest", "park", "neutral_peddler", "market"]);
  expect(laid.provost).toBe(2);
});

test("the worker is taken away before the card, which is in its deck then", () => {
  const left = roadside.clear(begun, 1);
  expect(left.road[1]).toEqual({ card: "neutral_peddler" });
  const bare = roadside.clear(begun, 2);
  expect([bare.road.length, roadside.pileOf(bare, 0, "market")]).toEqual([2, "deck"]);
});

test("a residence has no store, and a prestige building lies on it", () => {
  const farm = roadside.lay(begun, "small_farm", 1);
  const turned = roadside.turn(farm, 3);
  expect(turned.road[3]).toEqual({ card: "small_farm", owner: 1, side: "residence" });
  const raised = roadside.raise(turned, 3, "statue");
  expect(roadside.viewOf(raised).prestige).not.toContain("statue");
  expect(roadside.turn(raised, 3).road[3]).toEqual({ card: "small_farm", owner: 1 });
});

test("a full store is emptied, an empty one filled cube by cube", () => {
  const farm = roadside.lay(begun, "small_farm", 1);
  expect(roadside.fill(farm, 3).road[3]!.store).toBeUndefined();
  expect(roadside.fill(roadside.fill(farm, 3), 3).road[3]!.store).toBe(1);
});

test("a card is in one pile at a time", () => {
  const thrown = roadside.pile(begun, 0, "lawyer", "discard");
  expect([thrown.seats[0]!.hand, thrown.seats[0]!.known, thrown.seats[0]!.discard]).toEqual([[], [], ["lawyer"]]);
  expect(roadside.pileOf(roadside.pile(thrown, 0, "lawyer", "hand"), 0, "lawyer")).toBe("hand");
});

test("the actions begin with nobody on the bridge", () => {
  expect(roadside.begin(begun)).toMatchObject({ step: "move", mover: 1, bridge: [], chosen: null });
});
