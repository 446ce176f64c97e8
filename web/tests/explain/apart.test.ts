import { expect, test } from "vitest";
import { apart, docked } from "../../src/stage/apart";

const card = { w: 300, h: 200 };
const screen = { x: 8, y: 8, w: 1264, h: 704 };

test("the card lies beside its anchor, on the right if there is room", () => {
  expect(apart({ x: 100, y: 300, w: 60, h: 60 }, card, screen)).toEqual({ x: 172, y: 230 });
  expect(apart({ x: 1200, y: 300, w: 60, h: 60 }, card, screen)).toEqual({ x: 888, y: 230 });
});

test("the card never covers its anchor, wherever that is", () => {
  for (let x = 0; x <= 1240; x += 31) {
    for (let y = 0; y <= 680; y += 17) {
      for (const [w, h] of [
        [40, 40],
        [900, 40],
        [40, 640],
        [400, 300],
      ] as const) {
        if (x + w > 1280 || y + h > 720) continue;
        const at = apart({ x, y, w, h }, card, screen);
        const apartFrom = at.x >= x + w || at.x + card.w <= x || at.y >= y + h || at.y + card.h <= y;
        expect([x, y, w, h, apartFrom]).toEqual([x, y, w, h, true]);
        expect(at.x >= 8 && at.y >= 8 && at.x + card.w <= 1272 && at.y + card.h <= 712).toBe(true);
      }
    }
  }
});

test("the card leaves a question free that stands beside the same thing", () => {
  const anchor = { x: 600, y: 300, w: 60, h: 60 };
  const right = { x: 676, y: 200, w: 286, h: 260 };
  const left = { x: 298, y: 200, w: 286, h: 260 };
  expect(apart(anchor, card, screen, [right])).toEqual({ x: 288, y: 230 });
  expect(apart(anchor, card, screen, [left])).toEqual({ x: 672, y: 230 });
});

test("on a phone the card is above the thumb, and at the top when its anchor is below", () => {
  const phone = { x: 0, y: 0, w: 390, h: 712 };
  expect(docked({ x: 20, y: 100, w: 60, h: 60 }, { w: 374, h: 220 }, phone)).toBe("bottom");
  expect(docked({ x: 20, y: 600, w: 60, h: 60 }, { w: 374, h: 220 }, phone)).toBe("top");
});
