import { beforeEach, expect, test, vi } from "vitest";
import { call, mark, notify } from "../../src/lib/calls";
import { Attention } from "../../src/table/attention";

vi.mock("../../src/lib/calls", () => ({ call: vi.fn(), mark: vi.fn(), notify: vi.fn() }));
vi.useFakeTimers();
beforeEach(() => vi.clearAllMocks());

const task = () => "Place the tile";

test("a turn is called once, with what is to be done", () => {
  const attention = new Attention();
  for (const waiting of [false, true, true, false, true]) attention.turn(waiting, "Torres", task);
  expect(call).toHaveBeenCalledTimes(2);
  expect(notify).toHaveBeenLastCalledWith("Torres", "Place the tile");
  expect(mark).toHaveBeenLastCalledWith(true, "Torres · Bastide");
});

test("the end is heard by who was there, once", () => {
  const attention = new Attention();
  attention.turn(true, "Torres", task);
  attention.turn(false, "Torres", task);
  for (const status of ["playing", "paused", "over", "over"]) attention.game(status);
  expect(vi.mocked(call).mock.calls).toEqual([["mine"], ["fanfare"]]);
});

test("who comes when the game is over hears nothing", () => {
  new Attention().game("over");
  expect(call).not.toHaveBeenCalled();
});

test("a minute before the time is up the viewer is called, unless they have moved", () => {
  const attention = new Attention();
  expect(attention.clock(60)).toBeUndefined();
  const moved = attention.clock(90);
  vi.advanceTimersByTime(29_999);
  moved?.();
  vi.advanceTimersByTime(10_000);
  expect(call).not.toHaveBeenCalled();
  attention.clock(90);
  vi.advanceTimersByTime(30_000);
  expect(call).toHaveBeenCalledWith("low");
});
