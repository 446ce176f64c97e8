import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Queue } from "../../src/stage/queue.svelte";
import type { Stage } from "../../src/stage/stage.svelte";
import { reveal } from "../../src/stage/where";
import { part } from "../part";

const box = (y: number, height: number) => ({ left: 0, top: y, width: 390, height });
let pane: EventTarget & { scrollTop: number; scrollTo: (to: { top: number; behavior: string }) => void };
let scrolled: { top: number; behavior: string }[];
let still: boolean;

beforeEach(() => {
  vi.useFakeTimers();
  still = false;
  scrolled = [];
  pane = Object.assign(new EventTarget(), {
    dataset: { pane: "road" },
    scrollTop: 0,
    scrollHeight: 1000,
    clientHeight: 600,
    getBoundingClientRect: () => box(100, 600),
    scrollTo: (to: { top: number; behavior: string }) => void scrolled.push(to),
  });
  const space = { closest: () => pane, getBoundingClientRect: () => box(900 - pane.scrollTop, 60) };
  vi.stubGlobal("document", { querySelector: (name: string) => (name.startsWith("[data-k=") ? space : null) });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function brought(): { over: () => boolean } {
  const queue = new Queue({ pace: () => 1, hidden: () => false, still: () => still, settled: () => {} });
  const stage = part<Stage>({ small: true, still, queue, turnTo: () => {} });
  let over = false;
  void reveal(stage, "space:24").then(() => (over = true));
  return { over: () => over };
}

test("a thing is in its place only when the pane has come to rest", async () => {
  const { over } = brought();
  await vi.advanceTimersByTimeAsync(300);
  expect(scrolled).toEqual([{ top: 400, behavior: "smooth" }]); // no further than to the end of the pane
  expect(over()).toBe(false);
  pane.dispatchEvent(new Event("scrollend"));
  await vi.advanceTimersByTimeAsync(0);
  expect(over()).toBe(true);
});

test("a browser that does not say when it rests is waited for, but not for long", async () => {
  const { over } = brought();
  await vi.advanceTimersByTimeAsync(899);
  expect(over()).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(over()).toBe(true);
});

test("nothing is waited for where nothing moves", async () => {
  pane.scrollTop = 400;
  const { over } = brought();
  await vi.advanceTimersByTimeAsync(0);
  expect([over(), scrolled.length]).toEqual([true, 0]);
});

test("with less motion it is there at once", async () => {
  still = true;
  const { over } = brought();
  await vi.advanceTimersByTimeAsync(0);
  expect(scrolled).toEqual([{ top: 400, behavior: "auto" }]);
  expect(over()).toBe(true);
});
