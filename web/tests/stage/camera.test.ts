import { beforeEach, describe, expect, test, vi } from "vitest";
import { type Box, Camera } from "../../src/stage/camera.svelte";

const LAND: Box = { x: 0, y: 0, w: 1000, h: 1000 };
let camera: Camera;

beforeEach(() => {
  vi.useFakeTimers({ now: 100_000 });
  camera = new Camera({
    insets: () => ({ left: 20, top: 20, right: 64, bottom: 116 }),
    bounds: () => LAND,
    still: () => true,
  });
  camera.resize(1140, 848);
});

const frame = () => [camera.k, camera.x, camera.y];

test("fitting shows the whole land inside the safe area", async () => {
  await camera.fit(LAND);
  expect(camera.k).toBeCloseTo(0.712);
  expect(camera.sees(LAND)).toBe(true);
});

describe("bringing something into sight", () => {
  test("what is seen already moves nothing", async () => {
    await camera.fit(LAND, 1);
    const before = frame();
    expect(await camera.ensure({ x: 400, y: 400, w: 100, h: 100 }, { pad: 64 })).toBe("seen");
    expect(frame()).toEqual(before);
  });

  test("it takes the shortest way and never zooms in", async () => {
    await camera.fit({ x: 0, y: 0, w: 500, h: 300 }, 1);
    const k = camera.k;
    expect(await camera.ensure({ x: 900, y: 0, w: 100, h: 100 })).toBe("moved");
    expect(camera.k).toBe(k);
    const right = camera.toScreen({ x: 1000, y: 0 }).x;
    expect(right).toBeCloseTo(1140 - 64 - 12);
    expect(camera.toScreen({ x: 0, y: 0 }).y).toBeGreaterThanOrEqual(20);
  });

  test("it zooms out only as far as it must", async () => {
    await camera.fit({ x: 0, y: 0, w: 100, h: 100 });
    await camera.ensure({ x: 0, y: 0, w: 2000, h: 100 });
    expect(camera.k).toBeCloseTo(1056 / 2000);
  });

  test("a player who moved the land a moment ago is left alone", async () => {
    await camera.fit({ x: 0, y: 0, w: 300, h: 300 }, 1);
    camera.down(1, { x: 500, y: 400 });
    camera.move(1, { x: 520, y: 400 }, 5);
    camera.up(1);
    const far = { x: 5000, y: 0, w: 100, h: 100 };
    expect(await camera.ensure(far, { gentle: true })).toBe("held");
    vi.advanceTimersByTime(4001);
    expect(await camera.ensure(far, { gentle: true })).toBe("moved");
  });
});

describe("pointers", () => {
  test("a small movement is a tap and moves nothing", async () => {
    await camera.fit(LAND);
    const before = frame();
    camera.down(1, { x: 500, y: 400 });
    expect(camera.move(1, { x: 503, y: 402 }, 5)).toBe("none");
    expect(camera.up(1)).toBe("tap");
    expect(frame()).toEqual(before);
  });

  test("a drag moves the land with the pointer", async () => {
    await camera.fit(LAND);
    const [k, x, y] = frame();
    camera.down(1, { x: 500, y: 400 });
    camera.move(1, { x: 540, y: 390 }, 5);
    expect(camera.up(1)).toBe("land");
    expect(frame()).toEqual([k, x! + 40, y! - 10]);
  });

  test("a grabbed piece is dragged and the land stays", async () => {
    await camera.fit(LAND);
    const before = frame();
    camera.down(1, { x: 500, y: 400 }, true);
    expect(camera.move(1, { x: 560, y: 400 }, 5)).toBe("piece");
    expect(camera.up(1)).toBe("piece");
    expect(frame()).toEqual(before);
  });

  test("two fingers zoom around the point between them", async () => {
    await camera.fit(LAND);
    const k = camera.k;
    const held = camera.toLand({ x: 600, y: 400 });
    camera.down(1, { x: 550, y: 400 });
    camera.down(2, { x: 650, y: 400 });
    camera.move(1, { x: 500, y: 400 }, 10);
    camera.move(2, { x: 700, y: 400 }, 10);
    expect(camera.k).toBeCloseTo(k * 2);
    const now = camera.toScreen(held);
    expect(now.x).toBeCloseTo(600);
    expect(now.y).toBeCloseTo(400);
  });

  test("the land is never lost beyond the edge", async () => {
    await camera.fit(LAND);
    camera.down(1, { x: 500, y: 400 });
    camera.move(1, { x: 9000, y: 400 }, 5);
    camera.up(1);
    expect(camera.toScreen({ x: 0, y: 0 }).x).toBeCloseTo(1140 - 64 - 90);
  });
});

test("when the window changes, the middle stays the middle", async () => {
  await camera.fit(LAND);
  const middle = camera.toLand({ x: 570, y: 424 });
  camera.resize(900, 700);
  const now = camera.toScreen(middle);
  expect(now.x).toBeCloseTo(450);
  expect(now.y).toBeCloseTo(350);
});
