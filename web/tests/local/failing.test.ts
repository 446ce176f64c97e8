import { afterEach, expect, test, vi } from "vitest";
import { failureOf } from "../../src/local/failing";
import { inside } from "../../src/local/python";
import { kept } from "../../src/local/shelf";

afterEach(() => vi.unstubAllGlobals());

const wrongOf = (work: Promise<unknown>): Promise<unknown> => work.catch((wrong: unknown) => wrong);

test("without a connection, or without the file, the table is not loaded", async () => {
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("Failed to fetch")));
  expect(failureOf(await wrongOf(inside("https://table.example/local/engine.json")))).toBe("unloaded");
  vi.stubGlobal("fetch", () => Promise.resolve(new Response("", { status: 404 })));
  expect(failureOf(await wrongOf(inside("https://table.example/local/engine.json")))).toBe("unloaded");
});

test("where the browser keeps nothing, that is what is wrong", async () => {
  const refuse = () => {
    throw new DOMException("no", "SecurityError");
  };
  vi.stubGlobal("indexedDB", { open: refuse });
  expect(failureOf(await wrongOf(kept()))).toBe("unkept");
});

test("anything else is that this browser cannot", () => {
  expect(failureOf(new RangeError("out of memory"))).toBe("failed");
});
