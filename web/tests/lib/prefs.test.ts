import { beforeEach, expect, test, vi } from "vitest";
import "../browser";

const kept = new Map<string, string>();
vi.stubGlobal("localStorage", {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => kept.set(key, value),
  removeItem: (key: string) => kept.delete(key),
});
vi.stubGlobal("document", { documentElement: { dataset: {} } });
vi.stubGlobal("window", globalThis);

/** The page as it is after it was loaded anew on this device. */
async function load() {
  vi.resetModules();
  return await import("../../src/lib/prefs.svelte");
}

beforeEach(() => {
  kept.clear();
  kept.set("bastide.account", "Red");
  vi.useFakeTimers();
});

test("choices of the account come to a device that has made none", async () => {
  const { prefs, followAccount, keepPrefs } = await load();
  keepPrefs();
  await followAccount(async () => {}, { theme: "dark" });
  expect(prefs.theme).toBe("dark");
});

test("a choice that is made before those of the account are there stays and is sent", async () => {
  const { prefs, followAccount, keepPrefs } = await load();
  keepPrefs();
  prefs.theme = "dark";
  keepPrefs();
  const sent = vi.fn(async () => {});
  await followAccount(sent, { theme: "light", palette: "pastel" });
  expect([prefs.theme, prefs.palette]).toEqual(["dark", "pastel"]);
  expect(sent).toHaveBeenCalledWith(expect.objectContaining({ theme: "dark" }));
});

test("a choice that could not be sent before the page was closed is sent when it is opened again", async () => {
  const before = await load();
  before.keepPrefs();
  await before.followAccount(async () => {}, { theme: "light" });
  before.prefs.theme = "dark";
  before.keepPrefs(); // and closed before anything was sent

  const after = await load();
  after.keepPrefs();
  const sent = vi.fn(async () => {});
  await after.followAccount(sent, { theme: "light" });
  expect(after.prefs.theme).toBe("dark");
  expect(sent).toHaveBeenCalledWith(expect.objectContaining({ theme: "dark" }));
});

test("what was sent is the account's to change from another device", async () => {
  const before = await load();
  before.keepPrefs();
  await before.followAccount(async () => {}, { theme: "light" });
  before.prefs.theme = "dark";
  before.keepPrefs();
  await vi.runAllTimersAsync();

  const after = await load();
  after.keepPrefs();
  await after.followAccount(async () => {}, { theme: "light" });
  expect(after.prefs.theme).toBe("light");
});

test("a choice the server did not take is tried again by itself", async () => {
  const { prefs, followAccount, keepPrefs } = await load();
  keepPrefs();
  const sent = vi.fn(async () => {});
  await followAccount(sent, {});
  sent.mockClear().mockRejectedValueOnce(new Error("no answer"));
  prefs.theme = "dark";
  keepPrefs();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(sent).toHaveBeenCalledTimes(2);
  expect(sent).toHaveBeenLastCalledWith(expect.objectContaining({ theme: "dark" }));
});

test("what a guest has chosen gives way to the choices of the account they sign in to", async () => {
  kept.delete("bastide.account");
  const { prefs, followAccount, keepPrefs } = await load();
  prefs.theme = "dark";
  keepPrefs();
  kept.set("bastide.account", "Red");
  await followAccount(async () => {}, { theme: "light" });
  expect(prefs.theme).toBe("light");
});

test("choices reach the server one after the other, so that a slow one does not undo a later one", async () => {
  const { prefs, followAccount, keepPrefs } = await load();
  keepPrefs();
  const answers: (() => void)[] = [];
  const sent = vi.fn((_: Record<string, unknown>) => new Promise<void>((answer) => answers.push(answer)));
  const followed = followAccount(sent, { theme: "light" });
  await vi.advanceTimersByTimeAsync(0);
  prefs.theme = "dark";
  keepPrefs();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(sent).toHaveBeenCalledTimes(1);
  answers[0]!();
  await followed;
  await vi.advanceTimersByTimeAsync(5_000);
  expect(sent).toHaveBeenCalledTimes(2);
  expect(sent).toHaveBeenLastCalledWith({ theme: "dark" });
});
