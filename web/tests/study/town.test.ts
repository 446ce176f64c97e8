import { expect, test } from "vitest";
import "../browser";
import * as town from "../../src/study/setup/caylus";

const side = {
  prestige: 0,
  deniers: 5,
  food: 2,
  wood: 1,
  stone: 0,
  cloth: 0,
  gold: 0,
  markers: { prestige: 0, deniers: 0, resources: 0, buildings: 0 },
  lines_used: [],
  houses: {},
  batches: 0,
};
const empty: town.Town = {
  settings: { simplified_favours: false },
  turn: 1,
  phase: "placement",
  bailiff: 8,
  provost: 8,
  cursor: 1,
  active: false,
  scored: 0,
  order: [1, 0],
  bridge: [],
  road: { "1": "neutral_farm", "7": "fixed_peddler", "9": "mason" },
  owners: { "9": 1 },
  workers: {},
  promises: [],
  players: [side, side],
  steps: [{ step: "place", seat: 1, about: 0 }],
  over: false,
};

test("a building has an owner where buildings of its kind have one", () => {
  const built = town.lay(empty, 10, "lawyer", 0);
  expect(built.owners).toEqual({ "9": 1, "10": 0 });
  expect(town.lay(built, 10, "neutral_farm", 0).owners).toEqual({ "9": 1 });
});

test("workers fill a row of circles from the first one on, and leave no gap", () => {
  const both = town.send(town.send(empty, "stables", 0), "stables", 1);
  expect(both.workers).toEqual({ stables_1: 0, stables_2: 1 });
  expect(town.send(both, "stables", 0).workers).toEqual({ stables_1: 1 });
});

test("at the inn each has a circle of his own, and keeps it", () => {
  const both = town.send(town.send(empty, "inn", 0), "inn", 1);
  expect(both.workers).toEqual({ inn_left: 0, inn_right: 1 });
  expect(town.send(both, "inn", 0).workers).toEqual({ inn_right: 1 });
});

test("the worker is taken away before the building, and a printed building stays", () => {
  const worked = town.send(empty, "9", 0);
  const left = town.clear(worked, "9");
  expect([left.workers, left.road["9"]]).toEqual([{}, "mason"]);
  const bare = town.clear(left, "9");
  expect([bare.road["9"], bare.owners]).toEqual([undefined, {}]);
  expect(town.clear(bare, "7").road["7"]).toBe("fixed_peddler");
});

test("a marker goes from the last open column back to the beginning", () => {
  const on = (now: town.Town) => town.favour(now, "deniers", 0);
  expect([on(empty), on(on(empty)), on(on(on(empty)))].map((now) => now.players[0]!.markers.deniers)).toEqual([
    1, 2, 0,
  ]);
});

test("after the placing everybody has passed, and before it nobody", () => {
  const later = town.begin(town.pass(empty, 0), "buildings");
  expect([later.bridge, later.cursor, later.steps]).toEqual([[0, 1], 1, []]);
  const again = town.begin({ ...later, provost: 10 }, "placement");
  expect([again.bridge, again.provost]).toEqual([[], 8]);
});

test("whoever is to move, the next in order follows", () => {
  expect([town.asked(town.ask(empty, 0)), town.ask(empty, 0).cursor]).toEqual([0, 0]);
});

test("the boards see workers, owners and what is left in hand", () => {
  const view = town.viewOf(town.send(town.send(empty, "9", 0), "castle", 0), "lawyer");
  expect(view.road[8]).toMatchObject({ tile: "mason", owner: 1, worker: 0 });
  expect([view.castle_workers[0], view.players[0]!.workers, view.steps[0]!.about]).toEqual([0, 4, "lawyer"]);
});

test("a place that does not fit is found on the board by its circle or its space", () => {
  expect(["9", "stables_2", "castle_1", "gate"].map(town.keyOf)).toEqual(["space:9", "stables", "castle", "gate"]);
});
