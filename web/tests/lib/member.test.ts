import { beforeEach, describe, expect, test, vi } from "vitest";
import "../browser";
import type { Change } from "../../src/lib/wire";

const { api, Refusal } = await import("../../src/lib/api");
const { account } = await import("../../src/lib/account");
const { member, Requests } = await import("../../src/lib/member.svelte");

const red = { id: "1", name: "Red", rated: true, created: 0, arms: 0 };
let changed: Change[];

beforeEach(() => {
  changed = [];
  vi.spyOn(account, "known", "get").mockReturnValue(true);
  vi.spyOn(api, "preferences").mockResolvedValue({});
  vi.spyOn(api, "changeMe").mockImplementation(async (change) => {
    changed.push(change);
    await Promise.resolve();
    return red;
  });
});

test("of several choices none is lost, and they come in their order", async () => {
  const all = [{ arms: 1 }, { arms: 2 }, { words: "Hello" }];
  expect(await Promise.all(all.map(member.change))).toEqual([true, true, true]);
  expect(changed).toEqual(all);
});

test("a choice is kept while the page still asks who is signed in", async () => {
  let answer = (_: typeof red): void => {};
  vi.spyOn(api, "me").mockReturnValue(new Promise((resolve) => (answer = resolve)));
  const looked = member.look();
  expect(await member.change({ arms: 3 })).toBe(true);
  expect(changed).toEqual([{ arms: 3 }]);
  answer(red);
  await looked;
});

test("several parts of a page that ask who is signed in are answered together", async () => {
  const asked = vi.spyOn(api, "me").mockClear().mockResolvedValue(red);
  await Promise.all([member.look(), member.look(), member.find()]);
  expect(asked).toHaveBeenCalledTimes(1);
  expect(member.me).toEqual(red);
});

test("a refused choice is reported, and the next one is made all the same", async () => {
  vi.spyOn(api, "changeMe").mockRejectedValueOnce(
    new Refusal({ code: "invalid", message: { id: "server.error.invalid", params: {} } } as never),
  );
  expect(await member.change({ arms: 4 })).toBe(false);
  expect(member.problem?.id).toBe("server.error.invalid");
  expect(await member.change({ arms: 5 })).toBe(true);
  expect(member.problem).toBeNull();
});

test("who was changed or has left meanwhile does not come back with an older answer", async () => {
  let answer = (_: typeof red): void => {};
  vi.spyOn(api, "me").mockReturnValue(new Promise((resolve) => (answer = resolve)));
  const looked = member.look();
  const blue = { ...red, name: "Blue" };
  vi.spyOn(api, "changeMe").mockResolvedValueOnce(blue);
  await member.change({ name: "Blue" });
  answer(red);
  await looked;
  expect(member.me).toEqual(blue);
});

describe("what one part of the page asks for", () => {
  let requests: InstanceType<typeof Requests>;
  let log: string[];
  let answers: (() => void)[];

  const asked = (name: string) => (): Promise<void> => {
    log.push(name);
    return new Promise((resolve) => answers.push(resolve));
  };
  async function answer(): Promise<void> {
    await vi.waitFor(() => expect(answers).toHaveLength(1));
    answers.pop()!();
  }
  beforeEach(() => {
    requests = new Requests();
    log = [];
    answers = [];
  });

  test("a form that is sent twice is sent once", async () => {
    const first = requests.make(asked("form"));
    expect(await requests.make(asked("form again"))).toBe(false);
    await answer();
    expect(await first).toBe(true);
    expect(log).toEqual(["form"]);
  });

  test("a form that is sent while a choice is on its way is sent after it", async () => {
    const choice = requests.next(asked("choice"));
    const form = requests.make(asked("form"));
    await answer();
    expect(await choice).toBe(true);
    await answer();
    expect(await form).toBe(true);
    expect(log).toEqual(["choice", "form"]);
  });

  test("a choice that is made while a form is on its way is made after it, and a form can follow", async () => {
    const form = requests.make(asked("form"));
    const choice = requests.next(asked("choice"));
    await answer();
    await answer();
    expect(await Promise.all([form, choice])).toEqual([true, true]);
    const another = requests.make(asked("another"));
    await answer();
    expect(await another).toBe(true);
    expect(log).toEqual(["form", "choice", "another"]);
  });
});
