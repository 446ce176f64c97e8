import { expect, test } from "vitest";
import { Lesson, fits, reading } from "../../src/lessons/lesson.svelte";
import type { Step } from "../../src/lessons/script";

const STEPS: Step[] = [
  { id: "goal" },
  { id: "lay", do: ["place 0,1 *", "deploy small c0"] },
  { id: "others", watch: true },
  { id: "again", do: ["pass"] },
  { id: "end" },
];

function begun(at = 0): { lesson: Lesson; kept: number[] } {
  const kept: number[] = [];
  return { lesson: new Lesson("one", STEPS, at, (step) => kept.push(step)), kept };
}

test("what is asked for is one action, or every one that begins so", () => {
  expect(fits("pass", "pass")).toBe(true);
  expect(fits("place 0,1 *", "place 0,1 270")).toBe(true);
  expect(fits("place 0,1 *", "place 0,10 270")).toBe(false);
  expect(fits(null, "pass")).toBe(false);
});

test("nothing is admitted while there is something to read", () => {
  const { lesson } = begun();
  expect(lesson.asked).toBeNull();
  expect(lesson.admits("place 0,1 0")).toBe(false);
  expect(lesson.other).toBe("place 0,1 0");
  lesson.next();
  expect(lesson.other).toBeNull();
});

test("a step goes on when all its decisions are made, and not before", () => {
  const { lesson, kept } = begun(1);
  expect(lesson.admits("place 2,2 0")).toBe(false);
  expect(lesson.admits("place 0,1 90")).toBe(true);
  lesson.follow(0, 1);
  expect([lesson.index, lesson.asked]).toEqual([1, "deploy small c0"]);
  lesson.follow(0, 2);
  expect([lesson.index, lesson.asked]).toEqual([2, null]);
  expect(kept).toEqual([2]);
});

test("what is planned counts once, before and after the table has played it", () => {
  const { lesson } = begun(1);
  lesson.follow(0, 2);
  for (const [played, planned] of [
    [1, 2],
    [2, 2],
    [2, 0],
  ] as const) {
    lesson.follow(played, planned);
    expect([lesson.index, lesson.made]).toEqual([2, 2]);
  }
});

test("what is taken back is asked for again", () => {
  const { lesson } = begun(1);
  lesson.follow(0, 2);
  lesson.next();
  lesson.follow(0, 1);
  expect([lesson.index, lesson.asked]).toEqual([1, "deploy small c0"]);
});

test("a step that is done can be read again and asks for nothing", () => {
  const { lesson } = begun(1);
  lesson.follow(2, 0);
  lesson.back();
  expect([lesson.step?.id, lesson.asked, lesson.returned]).toEqual(["lay", null, true]);
  lesson.next();
  expect([lesson.step?.id, lesson.returned]).toEqual(["others", false]);
});

test("what the others do waits only while there is something to read", () => {
  expect([0, 1, 2, 3, 4].map((at) => begun(at).lesson.reads)).toEqual([true, false, false, false, true]);
  const { lesson } = begun();
  lesson.leave();
  expect(lesson.reads).toBe(false);
});

test("next does not pass over what is to be done", () => {
  const { lesson } = begun(1);
  lesson.next();
  expect(lesson.index).toBe(1);
});

test("after the last step, and while the lesson is left, everything is admitted", () => {
  const { lesson, kept } = begun(4);
  lesson.leave();
  expect(lesson.admits("resign")).toBe(true);
  lesson.resume();
  expect(lesson.admits("resign")).toBe(false);
  lesson.next();
  expect([lesson.over, lesson.admits("resign")]).toEqual([true, true]);
  expect(kept).toEqual([5]);
});

test("a longer text stays longer", () => {
  const short = { title: "Wood", text: ["Watch."] };
  expect(reading({ ...short, text: ["Watch.", "They are collecting, too."] })).toBeGreaterThan(reading(short));
});

test("asking for the lesson brings it back, and its card each time", () => {
  const lesson = new Lesson("x", [{ id: "a" }]);
  lesson.leave();
  expect(lesson.leads).toBe(false);
  lesson.resume();
  lesson.resume();
  expect([lesson.leads, lesson.called]).toEqual([true, 2]);
});
