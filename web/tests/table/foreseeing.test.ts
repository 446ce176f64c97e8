import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Foreseeing } from "../../src/table/foreseeing";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function table(shown: () => string | null, answer: string | null = "seen") {
  const ask = vi.fn(async (_: string[]) => answer);
  const tell = vi.fn();
  const after = (action: string) => (action === "place" ? ["pass"] : []);
  return { ask, tell, foreseeing: new Foreseeing({ shown, plan: () => ["knight a1"], ask, after, tell }) };
}

test("what is shown is asked of the table, with what was planned before and what must follow", async () => {
  const { ask, tell, foreseeing } = table(() => "place");
  foreseeing.look("place");
  await vi.runAllTimersAsync();
  expect(ask).toHaveBeenCalledExactlyOnceWith(["knight a1", "place", "pass"]);
  expect(tell).toHaveBeenCalledExactlyOnceWith("seen");
});

test("a pointer that passes asks nothing", async () => {
  const { ask, foreseeing } = table(() => "place");
  foreseeing.look("place")();
  await vi.runAllTimersAsync();
  expect(ask).not.toHaveBeenCalled();
});

test("an answer that comes too late, or none, is not announced", async () => {
  const late = table(() => "pass");
  late.foreseeing.look("place");
  const none = table(() => "place", null);
  none.foreseeing.look("place");
  await vi.runAllTimersAsync();
  expect(late.tell).not.toHaveBeenCalled();
  expect(none.tell).not.toHaveBeenCalled();
});
