import { beforeEach, expect, test } from "vitest";
import type { ActionInfo, Command, Done, EntryInfo, Position, Refused } from "../../src/lib/wire";
import { TakeBack } from "../../src/table/takeback.svelte";

const ME = 0;
let sent: Command[];
let refusals: Refused[];
let refuse: boolean;
let forced: string[];
let steps: [number, string][];

const session = {
  you: ME,
  seq: 7,
  get entries() {
    return [{ steps: steps.map(([seat, action]) => ({ seat, action })) }] as EntryInfo[];
  },
  get position() {
    return { step: steps.length, undo: { to: 0 }, legal: [{ action: "next" }] } as Position;
  },
  send(command: Command): Promise<Done | Refused> {
    sent.push(command);
    if (refuse) return Promise.resolve({ type: "refused" } as Refused);
    if (command.do === "undo") steps = steps.slice(0, command.to);
    return Promise.resolve({ type: "done" } as Done);
  },
  heard: () => Promise.resolve(),
};
let plan: string[];
let planned: string[];
const turn = {
  get plan() {
    return plan;
  },
  get undone() {
    return planned;
  },
  back() {
    if (!plan.length) return false;
    planned = [...planned, plan.at(-1)!];
    plan = plan.slice(0, -1);
    return true;
  },
  only: () => (forced.length && forced.shift() ? ({ action: "next" } as ActionInfo) : null),
  redo: () => Promise.resolve(void (planned = [])),
};
let takeBack: TakeBack;

beforeEach(() => {
  [sent, refusals, refuse, forced, plan, planned] = [[], [], false, [], [], []];
  steps = [
    [ME, "tile"],
    [1, "tile"],
    [ME, "knight"],
    [-1, "draw"],
    [1, "pass"],
  ];
  takeBack = new TakeBack(session, turn, (refusal) => refusals.push(refusal));
});

test("what is planned is taken back without asking the table", async () => {
  plan = ["tile"];
  await takeBack.last();
  expect([sent, plan, takeBack.next]).toEqual([[], [], "tile"]);
});

test("the viewer's last decision goes with what others answered", async () => {
  await takeBack.last();
  expect(sent).toEqual([{ do: "undo", seq: 7, to: 2 }]);
  expect(takeBack.next).toBe("knight");
  expect(takeBack.running).toBe(false);
});

test("a decision that took itself goes with the one before it", async () => {
  forced = ["yes"];
  await takeBack.last();
  expect(sent.map((command) => command.do === "undo" && command.to)).toEqual([2, 0]);
  expect(takeBack.next).toBe("tile");
});

test("a refusal is reported, and nothing can be played again", async () => {
  refuse = true;
  await takeBack.last();
  expect([refusals.length, takeBack.next]).toEqual([1, undefined]);
});

test("what was taken back is played again in order, and ends when another is played", async () => {
  await takeBack.to(0);
  const again: string[] = [];
  await takeBack.again(async (action) => {
    again.push(action);
    takeBack.played(action);
  });
  expect([again, takeBack.next]).toEqual([["tile"], "knight"]);
  takeBack.played("bridge");
  expect(takeBack.next).toBeUndefined();
});
