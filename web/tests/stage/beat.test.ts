import { expect, test, vi } from "vitest";
import { Beat } from "../../src/stage/beat.svelte";

vi.useFakeTimers();

async function outcome(beat: Beat, length: number, act: () => unknown) {
  let passed: boolean | null = null;
  void beat.start(length).then((pass) => (passed = pass));
  await act();
  await vi.advanceTimersByTimeAsync(0);
  return passed;
}

test("the turn passes when the time is over, and not before", async () => {
  expect(await outcome(new Beat(), 2500, () => vi.advanceTimersByTimeAsync(2499))).toBe(null);
  expect(await outcome(new Beat(), 2500, () => vi.advanceTimersByTimeAsync(2500))).toBe(true);
});

test("undo takes it back, at once", async () => {
  const beat = new Beat();
  expect(await outcome(beat, 2500, () => beat.undo())).toBe(false);
  expect(beat.length).toBe(null);
});

test("at once passes without a beat, by hand only by hand", async () => {
  expect(await outcome(new Beat(), 0, () => {})).toBe(true);
  const beat = new Beat();
  expect(await outcome(beat, Infinity, () => vi.advanceTimersByTimeAsync(1e9))).toBe(null);
  expect(await outcome(beat, Infinity, () => beat.pass())).toBe(true);
});

test("an open sheet stops the time; it begins anew when the sheet closes", async () => {
  const beat = new Beat();
  const passed = await outcome(beat, 2500, async () => {
    await vi.advanceTimersByTimeAsync(2000);
    beat.hold(true);
    await vi.advanceTimersByTimeAsync(60_000);
    beat.hold(false);
    await vi.advanceTimersByTimeAsync(2499);
  });
  expect(passed).toBe(null);
  await vi.advanceTimersByTimeAsync(1);
  expect(beat.length).toBe(null);
});
