import { expect, test, vi } from "vitest";
import { Loaded } from "../../src/hall/loaded.svelte";

test("what was begun twice and is stopped asks nothing more", async () => {
  vi.useFakeTimers();
  let asked = 0;
  const answers: (() => void)[] = [];
  const list = new Loaded(() => {
    asked += 1;
    return new Promise<number>((answer) => answers.push(() => answer(asked)));
  }, 5);
  list.start()();
  const stop = list.start();
  answers.forEach((answer) => answer());
  await vi.advanceTimersByTimeAsync(0);
  stop();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asked).toBe(2);
  vi.useRealTimers();
});
