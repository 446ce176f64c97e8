import { expect, test } from "vitest";
import { hidden, joined, lay, selector, shared, without } from "../../src/lessons/place";

const WINDOW = { x: 0, y: 50, w: 1280, h: 670 };
const CARD = { w: 350, h: 260 };

test("places are named by the data that elements carry", () => {
  expect(selector("hand")).toBe("[data-hand]");
  expect(selector("seat:0 > score")).toBe('[data-seat="0"] [data-score]');
  expect(selector("action:place 0,1 *")).toBe('[data-action^="place 0,1 "]');
  expect(selector("explain:caylus.building.farm")).toBe('[data-explain="caylus.building.farm"]');
});

test.each([
  [{ x: 400, y: 300, w: 100, h: 100 }],
  [{ x: 0, y: 50, w: 60, h: 60 }],
  [{ x: 1200, y: 600, w: 80, h: 100 }],
  [{ x: 300, y: 500, w: 600, h: 200 }],
])("the card covers nothing that is pointed at, nor the buttons of the turn: %o", (thing) => {
  const buttons = { x: 180, y: 620, w: 640, h: 90 };
  const at = lay([thing], [buttons], CARD, WINDOW);
  expect(shared({ ...at, ...CARD }, thing)).toBe(0);
  expect(shared({ ...at, ...CARD }, buttons)).toBe(0);
  expect(shared({ ...at, ...CARD }, WINDOW)).toBe(CARD.w * CARD.h);
});

test("on a phone it lies above or below what it speaks of", () => {
  const phone = { x: 0, y: 48, w: 390, h: 670 };
  const card = { w: 374, h: 280 };
  expect(lay([{ x: 100, y: 120, w: 120, h: 160 }], [], card, phone).y).toBeGreaterThanOrEqual(280);
  expect(lay([{ x: 100, y: 500, w: 120, h: 160 }], [], card, phone).y + 280).toBeLessThanOrEqual(500);
});

test("with nothing to point at it lies in the middle", () => {
  expect(lay([], [], CARD, WINDOW)).toEqual({ x: 465, y: 255 });
});

test("what lies side by side is one light, what lies in another or apart stays", () => {
  const tiles = [0, 100, 200].map((x) => ({ x, y: 40, w: 110, h: 80 }));
  expect(joined(tiles)).toEqual([{ x: 0, y: 40, w: 310, h: 80 }]);
  const [question, button, apart] = [
    { x: 0, y: 0, w: 300, h: 200 },
    { x: 180, y: 150, w: 100, h: 40 },
    { x: 500, y: 0, w: 40, h: 40 },
  ];
  expect(joined([question, button, apart])).toEqual([question, button, apart]);
  expect(joined([question, { x: 290, y: 190, w: 300, h: 200 }])).toHaveLength(2);
});

test("what lies behind the question is not lit", () => {
  const question = { x: 0, y: 0, w: 300, h: 200 };
  expect(hidden({ x: 280, y: 20, w: 40, h: 40 }, question)).toBe(false);
  expect(hidden({ x: 250, y: 20, w: 40, h: 40 }, question)).toBe(true);
});

test("what is left without some boxes, which may overlap, is neither in them nor out of the whole", () => {
  const whole = { x: 0, y: 0, w: 100, h: 60 };
  const holes = [
    { x: 10, y: 10, w: 30, h: 20 },
    { x: 30, y: 20, w: 40, h: 60 },
    { x: -20, y: 50, w: 25, h: 5 },
  ];
  const left = without(whole, holes);
  const inside = (x: number, y: number) => (box: { x: number; y: number; w: number; h: number }) =>
    x >= box.x && x < box.x + box.w && y >= box.y && y < box.y + box.h;
  for (let x = -30; x < 120; x += 1)
    for (let y = -10; y < 90; y += 1)
      expect(left.filter(inside(x, y)).length).toBe(inside(x, y)(whole) && !holes.some(inside(x, y)) ? 1 : 0);
});

test("the card lies beside one of several things where it has no room beside them all", () => {
  const phone = { x: 0, y: 48, w: 390, h: 670 };
  const card = { w: 374, h: 260 };
  const things = [
    { x: 10, y: 60, w: 200, h: 60 },
    { x: 10, y: 420, w: 300, h: 200 },
  ];
  const at = lay(things, [], card, phone);
  for (const thing of things) expect(shared({ ...at, ...card }, thing)).toBe(0);
});
