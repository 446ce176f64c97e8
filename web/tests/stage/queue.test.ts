import { describe, expect, test, vi } from "vitest";
import type { Pace } from "../../src/lib/prefs.svelte";
import { Queue } from "../../src/stage/queue.svelte";

vi.useFakeTimers();

function queue({ pace = 1 as Pace, hidden = false, settled = (_: number) => {} } = {}) {
  return new Queue({ pace: () => pace, hidden: () => hidden, still: () => false, settled });
}

describe("one thing after the other", () => {
  test("a move is shown when the one before it is", async () => {
    const shown: string[] = [];
    const q = queue();
    void q.add(async () => {
      await q.wait(300);
      shown.push("first");
    });
    void q.add(() => void shown.push("second"));
    await vi.advanceTimersByTimeAsync(299);
    expect(shown).toEqual([]);
    expect(q.showing).toBe(true);
    await vi.advanceTimersByTimeAsync(1);
    expect(shown).toEqual(["first", "second"]);
    expect(q.showing).toBe(false);
  });

  test("what cannot be shown does not stop the table", async () => {
    const complain = vi.spyOn(console, "error").mockImplementation(() => {});
    const q = queue();
    let shown = false;
    void q.add(() => Promise.reject(new Error("no such tile")));
    void q.add(() => void (shown = true));
    await vi.advanceTimersByTimeAsync(0);
    expect(shown).toBe(true);
    expect(complain).toHaveBeenCalledOnce();
    complain.mockRestore();
  });
});

describe("pace", () => {
  test.each([
    [0.5, 600],
    [1, 300],
    [2, 150],
    [0, 0],
  ] as const)("at %s times a wait of 300 lasts %s", (pace, ms) => {
    expect(queue({ pace }).ms(300)).toBe(ms);
  });

  test("nothing is shown while nobody looks", () => {
    expect(queue({ hidden: true }).ms(300)).toBe(0);
  });

  test("more than six moves waiting double the pace, more than twelve are settled", async () => {
    const counts: number[] = [];
    const q = queue({ settled: (n) => counts.push(n) });
    const lengths: number[] = [];
    const item = async () => {
      lengths.push(q.ms(100));
      await q.wait(100);
    };
    for (let i = 0; i < 20; i++) void q.add(item);
    await vi.advanceTimersByTimeAsync(5000);
    // The first begins before the others come; then 18 to 13 wait, 12 to 7, and 6 to none.
    expect(lengths).toEqual([
      100,
      ...Array<number>(6).fill(0),
      ...Array<number>(6).fill(50),
      ...Array<number>(7).fill(100),
    ]);
    expect(counts).toEqual([7]);
  });
});

test("skipping ends what is being shown and shows the rest at once; the next moves have their time again", async () => {
  const q = queue();
  let shown = 0;
  const item = async () => {
    await q.wait(1000);
    shown += 1;
  };
  for (let i = 0; i < 3; i++) void q.add(item);
  await vi.advanceTimersByTimeAsync(10);
  q.skip();
  await vi.advanceTimersByTimeAsync(0);
  expect(shown).toBe(3);
  void q.add(item);
  await vi.advanceTimersByTimeAsync(999);
  expect(shown).toBe(3);
});

test("a second press on the button that passed the turn on does not skip what follows", async () => {
  const q = queue();
  let shown = false;
  void q.add(async () => {
    await q.wait(3000);
    shown = true;
  });
  await vi.advanceTimersByTimeAsync(300);
  q.press();
  await vi.advanceTimersByTimeAsync(0);
  expect(shown).toBe(false);
  await vi.advanceTimersByTimeAsync(100);
  q.press();
  await vi.advanceTimersByTimeAsync(0);
  expect(shown).toBe(true);
});
