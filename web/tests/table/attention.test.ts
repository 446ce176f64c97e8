import { beforeEach, expect, test, vi } from "vitest";
import { call, mark, notify } from "../../src/lib/calls";
import { Attention, type Standing } from "../../src/table/attention";

vi.mock("../../src/lib/calls", () => ({ call: vi.fn(), mark: vi.fn(), notify: vi.fn() }));
vi.useFakeTimers();
beforeEach(() => vi.clearAllMocks());

const quiet: Standing = {
  called: false,
  title: "Torres",
  task: () => "Place the tile",
  status: null,
  clocks: null,
  seat: 0,
};

test("a turn is called once, with what is to be done", () => {
  const attention = new Attention();
  for (const called of [false, true, true, false, true]) attention.follow({ ...quiet, called });
  expect(call).toHaveBeenCalledTimes(2);
  expect(notify).toHaveBeenLastCalledWith("Torres", "Place the tile");
  expect(mark).toHaveBeenLastCalledWith(true, "Torres · Bastide");
});

test("the end is heard by who was there, once", () => {
  const attention = new Attention();
  attention.follow({ ...quiet, called: true });
  for (const status of ["playing", "paused", "over", null, "over"]) attention.follow({ ...quiet, status });
  expect(vi.mocked(call).mock.calls).toEqual([["mine"], ["fanfare"]]);
});

test("who comes when the game is over hears nothing", () => {
  new Attention().follow({ ...quiet, status: "over" });
  expect(call).not.toHaveBeenCalled();
});

test("a minute before the time is up the viewer is called, unless they have moved", () => {
  const attention = new Attention();
  attention.follow({ ...quiet, clocks: { left: [60] } });
  attention.follow({ ...quiet, clocks: { left: [90] } });
  vi.advanceTimersByTime(29_999);
  attention.follow(quiet);
  vi.advanceTimersByTime(10_000);
  expect(call).not.toHaveBeenCalled();
  attention.follow({ ...quiet, clocks: { left: [10, 90] }, seat: 1 });
  vi.advanceTimersByTime(30_000);
  expect(call).toHaveBeenCalledWith("low");
});

test("what else happens meanwhile does not set the clock anew", () => {
  const attention = new Attention();
  const clocks = { left: [90] };
  attention.follow({ ...quiet, clocks });
  vi.advanceTimersByTime(20_000);
  attention.follow({ ...quiet, clocks, title: "Torres, the second" });
  vi.advanceTimersByTime(10_000);
  expect(call).toHaveBeenCalledWith("low");
});

test("who leaves the table is not called any more", () => {
  const attention = new Attention();
  attention.follow({ ...quiet, clocks: { left: [90] } });
  attention.close();
  vi.advanceTimersByTime(60_000);
  expect(call).not.toHaveBeenCalled();
  expect(mark).toHaveBeenLastCalledWith(false, "Bastide");
});
