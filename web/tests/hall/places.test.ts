import { beforeEach, expect, test, vi } from "vitest";
import { api, Refusal } from "../../src/lib/api";
import { places } from "../../src/lib/places";
import type { Listed, Refused } from "../../src/lib/wire";
import { part } from "../part";

vi.mock("../../src/lib/account", () => ({ account: { known: true } }));
vi.mock("../../src/lib/visited.svelte", () => ({
  visited: { all: [{ id: "here", token: "seat" }], token: (id: string) => (id === "here" ? "seat" : "") },
}));
vi.mock("../../src/lib/api", () => ({
  api: { mine: vi.fn() },
  Refusal: class extends Error {
    constructor(readonly refused: unknown) {
      super();
    }
  },
}));

const mine = vi.mocked(api.mine);

beforeEach(() => void mine.mockReset());

test("tables of this device stand beside those of the account, each once", async () => {
  mine.mockResolvedValue([{ id: "here" }, { id: "elsewhere" }] as Listed[]);
  expect(await places()).toEqual([
    { id: "here", token: "seat" },
    { id: "elsewhere", token: "" },
  ]);
});

test("who is signed out has the tables of this device", async () => {
  mine.mockRejectedValue(new Refusal(part<Refused>({ code: "not_signed_in" })));
  expect(await places()).toEqual([{ id: "here", token: "seat" }]);
});

test("without a connection it is not said that there are no others", async () => {
  mine.mockRejectedValue(new TypeError("Failed to fetch"));
  await expect(places()).rejects.toThrow("Failed to fetch");
});
