import { expect, test } from "vitest";
import { aside } from "../../src/stage/popover";

const WINDOW = { x: 0, y: 0, w: 1280, h: 720 };
const SIZE = { w: 286, h: 200 };

test("it lies to the right of its thing, and points at it", () => {
  const laid = aside({ x: 300, y: 300, w: 100, h: 60 }, SIZE, WINDOW);
  expect(laid).toEqual({ x: 416, y: 230, side: "right", tip: 100 });
});

test("at the right edge it lies to the left", () => {
  expect(aside({ x: 1150, y: 300, w: 100, h: 60 }, SIZE, WINDOW)).toMatchObject({ x: 848, side: "left" });
});

test("it never lies on its thing, whatever the thing's place and size", () => {
  for (let x = 0; x <= 1200; x += 80)
    for (let y = 0; y <= 640; y += 80) {
      const thing = { x, y, w: 90, h: 70 };
      const laid = aside(thing, SIZE, WINDOW);
      const apart =
        laid.x >= thing.x + thing.w ||
        laid.x + SIZE.w <= thing.x ||
        laid.y >= thing.y + thing.h ||
        laid.y + SIZE.h <= thing.y;
      expect([x, y, apart]).toEqual([x, y, true]);
      expect(laid.x >= 8 && laid.y >= 8 && laid.x + SIZE.w <= 1272 && laid.y + SIZE.h <= 712).toBe(true);
    }
});

test("among the sides left it takes the one that hides fewest places", () => {
  const thing = { x: 500, y: 300, w: 100, h: 60 };
  const right = [{ x: 616, y: 230, w: 286, h: 200 }];
  expect(aside(thing, SIZE, WINDOW, right).side).toBe("left");
  const both = [...right, { x: 198, y: 230, w: 286, h: 200 }];
  expect(aside(thing, SIZE, WINDOW, both).side).toBe("below");
});

test("it rather hides what can only be read than a place, and nothing where there is room", () => {
  const thing = { x: 500, y: 300, w: 100, h: 60 };
  const read = { x: 616, y: 290, w: 100, h: 70, weight: 0.1 };
  const place = { x: 380, y: 290, w: 100, h: 70 };
  expect(aside(thing, SIZE, WINDOW, [read]).side).toBe("left");
  expect(aside(thing, SIZE, WINDOW, [read, place]).side).toBe("below");
  const around = [place, { x: 500, y: 390, w: 100, h: 70 }, { x: 500, y: 200, w: 100, h: 70 }];
  expect(aside(thing, SIZE, WINDOW, [read, ...around]).side).toBe("right");
});

test("along its side it moves away from what it would hide, and still points at its thing", () => {
  const thing = { x: 500, y: 300, w: 100, h: 60 };
  const others = [
    { x: 616, y: 200, w: 100, h: 90 },
    { x: 384, y: 200, w: 100, h: 300 },
    { x: 400, y: 376, w: 300, h: 100 },
    { x: 400, y: 180, w: 300, h: 100 },
  ];
  expect(aside(thing, SIZE, WINDOW, others)).toEqual({ x: 616, y: 300, side: "right", tip: 30 });
});

test("in a corner its pointer stays on its side", () => {
  const laid = aside({ x: 4, y: 4, w: 20, h: 20 }, SIZE, WINDOW);
  expect(laid).toMatchObject({ side: "right", y: 8, tip: 16 });
});

test("while it lies beside the same thing it stays on its side", () => {
  const thing = { x: 500, y: 300, w: 100, h: 60 };
  const right = [{ x: 616, y: 230, w: 120, h: 100 }];
  expect(aside(thing, SIZE, WINDOW, right).side).toBe("left");
  expect(aside(thing, SIZE, WINDOW, right, 16, "right").side).toBe("right");
});

test("it does not hide what stands above its room", () => {
  const room = { x: 0, y: 84, w: 1280, h: 636 };
  const thing = { x: 500, y: 150, w: 90, h: 70 };
  const below = [{ x: 400, y: 236, w: 300, h: 300 }];
  expect(aside(thing, { w: 286, h: 304 }, room, below)).toMatchObject({ side: "left", y: 92, tip: 93 });
});
