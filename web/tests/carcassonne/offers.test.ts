import { beforeAll, expect, test } from "vitest";
import "../browser";

let offers: typeof import("../../src/boards/carcassonne/offers");
beforeAll(async () => (offers = await import("../../src/boards/carcassonne/offers")));

const VIEW = {
  drawn: null,
  last: 1,
  land: [
    { tile: "count/0-0", x: 0, y: 0, rotation: 0 },
    { tile: "base/FRFR", x: 3, y: -1, rotation: 0 },
  ],
  figures: [{ figure: "small", role: "thief", seat: 1, segment: "r0", x: 3, y: -1 }],
  choosing: null,
  princess_dragon: { dragon: [3, -1], fairy: null, trail: [], beside: null },
  tower: { capturing: [3, -1], towers: [], pieces: [], prisoners: [] },
};

const sorted = (action: string, more: object = {}) =>
  offers.sorted({ ...VIEW, ...more } as never, [{ action } as never]);

test.each([
  ["deploy pig f0", { shape: "spot", figure: "pig", lying: false, choice: true }],
  ["deploy small f0", { shape: "spot", figure: "small", lying: true, choice: true }],
  ["drive 3,-1 r0", { shape: "spot", figure: "wagon" }],
  ["barn northwest", { shape: "spot", x: 300, y: -100, figure: "barn" }],
  ["barn southeast", { shape: "spot", x: 400, y: 0, figure: "barn" }],
  ["dragon west", { shape: "tile", x: 200, y: -100 }],
  ["dragon south", { shape: "tile", x: 300, y: 0 }],
  ["top 3,-1 big", { shape: "tile", x: 300, y: -100, figure: "big", choice: true }],
  ["tower 2,2", { shape: "tile", x: 200, y: 200 }],
  ["fairy 3,-1", { shape: "tile", x: 300, y: -100 }],
  ["enter big castle", { shape: "spot", figure: "big", choice: true }],
  ["count castle", { shape: "spot", figure: "count", neutral: true }],
  ["tempt castle", { shape: "spot" }],
])("%s is pointed at on the land", (action, place) => {
  const { places, others } = sorted(action);
  expect(places).toMatchObject([{ action, word: action.split(" ")[0], ...place }]);
  expect(others).toEqual([]);
});

test("who is chosen stands on the tile that was asked about, or would come there", () => {
  expect(sorted("choose 1 small r0").places[0]?.figure).toBeUndefined();
  expect(sorted("choose 0 big f0").places[0]).toMatchObject({ figure: "big", lying: true });
  expect(sorted("choose 1 small r0", { tower: null }).others).toHaveLength(1);
  expect(sorted("choose 1 small r0", { tower: null, choosing: [3, -1] }).places).toHaveLength(1);
});

test.each(["pass", "abbey", "exchange small", "ransom 1 small", "fair catch", "send small"])(
  "%s has no place on the land",
  (action) => expect(sorted(action)).toMatchObject({ places: [], own: [], others: [{ action }] }),
);

test.each(["aim 500,-1500", "range 1200", "hand 900"])("%s is shown by its expansion", (action) => {
  expect(sorted(action)).toMatchObject({ places: [], own: [{ action }], others: [] });
});

test("of the places for the tile the turns are kept", () => {
  const actions = ["place 1,0 0", "place 1,0 90", "place 2,5 270"];
  const { fits } = offers.sorted(VIEW as never, actions.map((action) => ({ action })) as never);
  expect([...fits.values()]).toEqual([
    { x: 1, y: 0, turns: [0, 1] },
    { x: 2, y: 5, turns: [3] },
  ]);
});

test.each([
  ["deploy small r0", "small"],
  ["deploy wagon m0", "wagon"],
  ["top 3,-1 big", "big"],
  ["barn northwest", "barn"],
  ["tower 3,-1", "tower"],
  ["place 1,0 90", null],
  ["pass", null],
  [null, null],
])("%s takes %s from the supply", (action, piece) => expect(offers.taken(action)).toBe(piece));
