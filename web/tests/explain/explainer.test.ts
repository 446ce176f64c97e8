import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Explainer, HELD, OPENS, STAYS, type Subject } from "../../src/stage/explain.svelte";
import { part } from "../part";

const subject = (key: string): Subject => ({ key, anchor: part<Element>({ id: key }), now: "" });
const mason = subject("caylus.building.mason");
const lawyer = subject("caylus.building.lawyer");
let explainer: Explainer;

beforeEach(() => {
  vi.useFakeTimers();
  explainer = new Explainer();
});
afterEach(() => vi.useRealTimers());

const shown = () => explainer.subject?.key ?? null;

test("a card opens when the pointer has rested, and the next one at once", () => {
  explainer.point({ x: 10, y: 10 }, mason);
  vi.advanceTimersByTime(OPENS - 1);
  expect(shown()).toBeNull();
  vi.advanceTimersByTime(1);
  expect(shown()).toBe(mason.key);
  explainer.point({ x: 90, y: 10 }, lawyer);
  expect(shown()).toBe(lawyer.key);
  expect([OPENS, HELD]).toEqual([240, 420]);
});

test("a pointer that only passes opens nothing", () => {
  explainer.point({ x: 10, y: 10 }, mason);
  vi.advanceTimersByTime(OPENS / 2);
  explainer.point({ x: 60, y: 10 }, null);
  vi.advanceTimersByTime(10 * OPENS);
  expect(shown()).toBeNull();
});

test("the card stays for a moment, so that it can be reached, and while the pointer is on it", () => {
  explainer.point({ x: 10, y: 10 }, mason);
  vi.advanceTimersByTime(OPENS);
  explainer.point({ x: 30, y: 10 }, null);
  vi.advanceTimersByTime(STAYS - 1);
  explainer.stay();
  vi.advanceTimersByTime(10 * STAYS);
  expect(shown()).toBe(mason.key);
  explainer.point({ x: 300, y: 10 }, null);
  vi.advanceTimersByTime(STAYS);
  expect(shown()).toBeNull();
});

test("what moves under a resting pointer closes the card, until the pointer has moved by 6 px", () => {
  explainer.point({ x: 10, y: 10 }, mason);
  vi.advanceTimersByTime(OPENS);
  explainer.point({ x: 10, y: 10 }, lawyer);
  expect(shown()).toBeNull();
  explainer.point({ x: 15, y: 10 }, lawyer);
  vi.advanceTimersByTime(10 * OPENS);
  expect(shown()).toBeNull();
  explainer.point({ x: 16, y: 10 }, lawyer);
  vi.advanceTimersByTime(OPENS);
  expect(shown()).toBe(lawyer.key);
});

test("the focus opens a card at once, and it closes when the focus is gone", () => {
  explainer.focus(mason);
  expect(shown()).toBe(mason.key);
  explainer.focus(null);
  expect(shown()).toBeNull();
});

test("a card that is held stays, whatever the pointer and the focus do", () => {
  explainer.hold(mason);
  explainer.point({ x: 10, y: 10 }, lawyer);
  explainer.focus(lawyer);
  explainer.focus(null);
  explainer.stir();
  vi.advanceTimersByTime(10 * OPENS);
  expect(shown()).toBe(mason.key);
  explainer.close();
  expect(shown()).toBeNull();
});
