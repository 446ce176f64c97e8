import { beforeEach, expect, test } from "vitest";
import type { HintInfo } from "../../src/lib/wire";
import { Hints } from "../../src/table/hints.svelte";

let seq: number;
let asked: { answer: (found: HintInfo) => void; fail: (wrong: unknown) => void }[];
let hints: Hints;

const found = (...actions: string[]) => ({ moves: actions.map((action) => ({ action })) }) as HintInfo;

beforeEach(() => {
  seq = 1;
  asked = [];
  hints = new Hints(
    () => new Promise((answer, fail) => asked.push({ answer, fail })),
    () => [seq],
  );
});

test("a hint is asked for once and marks what it advises", async () => {
  const open = hints.open(null);
  void hints.open(null);
  expect([hints.state, asked.length]).toEqual(["thinking", 1]);
  asked[0]!.answer(found("end", "buy"));
  await open;
  expect([hints.state, hints.advised]).toEqual(["shown", ["end", "buy"]]);
});

test("what comes too late is for another position", async () => {
  const open = hints.open(null);
  hints.close();
  asked[0]!.answer(found("end"));
  await open;
  expect([hints.state, hints.found, hints.advised]).toEqual(["no", null, []]);
});

test("it is gone as soon as something has happened, before it comes and after", async () => {
  const open = hints.open(null);
  seq = 2;
  expect(hints.state).toBe("no");
  asked[0]!.answer(found("end"));
  await open;
  expect([hints.state, hints.advised]).toEqual(["no", []]);
  const again = hints.open(null);
  asked[1]!.answer(found("buy"));
  await again;
  expect([hints.state, hints.advised]).toEqual(["shown", ["buy"]]);
  seq = 3;
  expect([hints.state, hints.found, hints.why, hints.advised]).toEqual(["no", null, null, []]);
});

test("it says why there is none", async () => {
  await hints.open({ id: "web.hint.wait" });
  expect([hints.state, hints.why?.id, asked.length]).toEqual(["shown", "web.hint.wait", 0]);
  hints.close();
  const open = hints.open(null);
  asked[0]!.fail(new TypeError("no network"));
  await open;
  expect([hints.state, hints.why?.id]).toEqual(["shown", "web.account.offline"]);
});
