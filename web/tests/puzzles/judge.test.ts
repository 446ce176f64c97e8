import { expect, test } from "vitest";
import type { PuzzleInfo } from "../../src/lib/api-types";
import { brought, doSame, positionAt, ranked, saidOf, stepOf, topOf, verdictOf } from "../../src/puzzles/judge";
import { part } from "../part";

const step = (
  actions: string[],
  chance: number | null,
  position: { legal: ReturnType<typeof offer>[] } | null = null,
  events: { kind: string }[] = [],
  same_as: string[] | null = chance === null ? null : actions,
) => ({ actions, events, points: [0, 0], position, chance, same_as });
const offer = (action: string) => ({ action, message: { id: `say.${action}`, params: {} } });
const puzzle = part<PuzzleInfo>({
  nearly: 0.04,
  position: { legal: [offer("place"), offer("pass")] },
  steps: [
    step(["place"], null, { legal: [offer("set"), offer("leave")] }),
    step(["place", "set"], 0.6, null, [{ kind: "placed" }, { kind: "set" }]),
    step(["place", "leave"], 0.57, null, [{ kind: "placed" }]),
    step(["pass"], 0.4),
    step(["leave", "place"], 0.57),
  ],
});

test("an answer is judged by what it gives away", () => {
  expect(ranked(puzzle).map(({ chance }) => chance)).toEqual([0.6, 0.57, 0.57, 0.4]);
  expect([0.6, 0.57, 0.4].map((chance) => verdictOf(puzzle, chance))).toEqual(["best", "good", "worse"]);
});

test("the board after some decisions is that of the step, before any the puzzle's own", () => {
  expect(positionAt(puzzle, [])).toBe(puzzle.position);
  expect(positionAt(puzzle, ["place"]).legal).toHaveLength(2);
  expect(stepOf(puzzle, ["dance"])).toBeNull();
});

test("the decisions of an answer are said one after the other", () => {
  expect(saidOf(puzzle, ["place", "set"]).map(({ message }) => message.id)).toEqual(["say.place", "say.set"]);
});

test("what an answer brings is what the other does not", () => {
  const [one, other] = [stepOf(puzzle, ["place", "set"])!, stepOf(puzzle, ["place", "leave"])!];
  expect(brought(one, other)).toEqual([{ kind: "set" }]);
  expect(brought(other, one)).toEqual([]);
});

test("the same decisions in another order are one answer among the best", () => {
  expect(topOf(puzzle, 4).map(({ actions }) => actions)).toEqual([["place", "set"], ["place", "leave"], ["pass"]]);
});

test("a tile that looks the same turned is one answer among the best", () => {
  const turned = ["place 1,0 0", "place 1,0 90", "place 1,0 180"].map((place) =>
    step([place, "pass"], 0.6, null, [], ["place 1,0 0", "pass"]),
  );
  const cloister = part<PuzzleInfo>({ steps: [...turned, step(["place 2,0 90", "pass"], 0.5)] });
  const top = topOf(cloister, 4);
  expect(top.map(({ actions }) => actions[0])).toEqual(["place 1,0 0", "place 2,0 90"]);
  expect(ranked(cloister).map((one) => doSame(one, top[0]!))).toEqual([true, true, true, false]);
});
