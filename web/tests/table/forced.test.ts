import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { ActionInfo } from "../../src/lib/wire";
import { takeSoon } from "../../src/table/forced";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const pass: ActionInfo = { action: "pass", message: { id: "caylus.action.pass", params: {} } };
const task = { id: "caylus.task.place", params: {} };

function turn() {
  return { take: vi.fn(async () => {}) };
}

test("the only choice is taken once its question was to be seen", async () => {
  const one = turn();
  takeSoon(one, pass, task);
  expect(one.take).not.toHaveBeenCalled();
  await vi.runAllTimersAsync();
  expect(one.take).toHaveBeenCalledExactlyOnceWith(pass, task);
});

test("what changes in the meantime is not taken", async () => {
  const one = turn();
  takeSoon(one, pass, task)?.();
  await vi.runAllTimersAsync();
  expect(one.take).not.toHaveBeenCalled();
});

test("where there is a choice nothing is taken", async () => {
  const one = turn();
  expect(takeSoon(one, null, task)).toBeUndefined();
  await vi.runAllTimersAsync();
  expect(one.take).not.toHaveBeenCalled();
});
