import { expect, test } from "vitest";
import { afterMine } from "../../src/lib/events";
import type { EntryInfo, Position, StepInfo, Update } from "../../src/lib/wire";
import { Queue } from "../../src/stage/queue.svelte";
import { Show } from "../../src/stage/show.svelte";
import { part } from "../part";

const at = (step: number) => part<Position>({ step, view: { step } });
const by = (seat: number) => part<StepInfo>({ seat, events: [] });
const entry = (seq: number, seats: number[], to: number | null = null) =>
  part<EntryInfo>({ seq, seat: seats[0], kind: "played", to, steps: seats.map(by) });

test("what others did since my last decision comes move by move, with what chance added to each", () => {
  const log = [entry(1, [0, -1]), entry(2, [1, -1]), entry(3, [2]), entry(4, [2, -1])];
  const found = afterMine(log, 107, 0)!;
  expect(found.from).toBe(101);
  expect(found.moves.map((move) => move.map(({ seat }) => seat))).toEqual([[-1], [1, -1], [2], [2, -1]]);
});

test("nothing is to be shown again while nobody else has moved, or I have not", () => {
  expect(afterMine([entry(1, [1]), entry(2, [0, -1])], 3, 0)).toBeNull();
  expect(afterMine([entry(1, [1])], 1, 0)).toBeNull();
  expect(afterMine([entry(1, [1])], 1, null)).toBeNull();
});

test("what is shown once more is presented in order, and then the table is as it was", async () => {
  const queue = new Queue({ pace: () => 1000, hidden: () => false, still: () => false });
  const show = new Show(queue, () => false);
  show.settle(at(9), 4);
  const seen: [number, number][] = [];
  show.presenter = async ({ before, after, own }) => {
    expect(own).toBe(false);
    expect(show.past).toBe(before);
    seen.push([before.step, after.step]);
  };
  await show.again({
    from: at(5),
    then: [
      { after: at(6), steps: [by(1)] },
      { after: at(9), steps: [by(2)] },
    ],
  });
  expect(seen).toEqual([
    [5, 6],
    [6, 9],
  ]);
  expect([show.past, show.position?.step, show.seq]).toEqual([null, 9, 4]);
});

test("what was being shown when the present was drawn does not bring back its own position", async () => {
  const queue = new Queue({ pace: () => 1, hidden: () => false, still: () => false });
  const show = new Show(queue, () => false);
  show.settle(at(1), 1);
  let end = () => {};
  show.presenter = () => new Promise<void>((ended) => (end = ended));
  show.take(part<Update>({ seq: 2, entries: [entry(2, [1])], position: at(2) }));
  await Promise.resolve();
  show.settle(at(5), 5); // the connection was lost meanwhile, and has come back
  show.between = { step: 2 };
  end();
  await queue.add(async () => {});
  expect([show.position?.step, show.seq, show.between]).toEqual([5, 5, null]);
});
