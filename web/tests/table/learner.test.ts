import { beforeEach, expect, test } from "vitest";
import type { Taught } from "../../src/lessons/teach";
import type { EntryInfo, Update } from "../../src/lib/wire";
import { Learner } from "../../src/table/learner.svelte";
import { part } from "../part";

const lesson = { leads: true, reads: true, followed: [] as number[][] };
let shown: number[];
let learner: Learner;

const update = (seq: number, ...seats: number[]) =>
  part<Update>({ seq, entries: [{ seq, seat: seats[0] ?? null, steps: seats.map((seat) => ({ seat })) }] });

beforeEach(() => {
  Object.assign(lesson, { leads: true, reads: true, followed: [] });
  shown = [];
  learner = new Learner(
    (entry: EntryInfo) => entry.seat === 0,
    ({ seq }) => shown.push(seq),
  );
  const follow = (...counts: number[]) => lesson.followed.push(counts);
  learner.taught = part<Taught>({ lesson: Object.assign(lesson, { follow }) });
});

test("what others do waits while the learner reads, and what comes after it too", () => {
  learner.take(update(1, 1));
  learner.take(update(2, 0));
  expect(shown).toEqual([]);
  lesson.reads = false;
  learner.follow(1, 0);
  expect([shown, lesson.followed]).toEqual([[1, 2], [[1, 0]]]);
});

test("what the learner did, or nobody, is shown at once", () => {
  learner.take(update(1, 0));
  learner.take(update(2));
  learner.take(update(3, -1));
  expect(shown).toEqual([1, 2, 3]);
});

test("a lesson that no longer leads holds nothing back", () => {
  lesson.leads = false;
  learner.take(update(1, 1));
  expect([shown, learner.led, learner.reads]).toEqual([[1], null, false]);
});

test("what was held is forgotten when everything is there anew", () => {
  learner.take(update(1, 1));
  learner.forget();
  lesson.reads = false;
  learner.follow(0, 0);
  expect(shown).toEqual([]);
});

test("without a lesson everything is shown", () => {
  learner.taught = null;
  learner.take(update(1, 1));
  learner.follow(0, 0);
  expect(shown).toEqual([1]);
});
