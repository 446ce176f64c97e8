import { beforeAll, expect, test } from "vitest";
import "../browser";
import { need } from "../../src/lib/words.svelte";
import { shortly } from "../../src/study/shortly";
import type { NodeInfo } from "../../src/lib/api-types";

const node = (id: string, params: Record<string, string> = {}): NodeInfo =>
  ({ message: { id: `carcassonne.action.${id}`, params } }) as unknown as NodeInfo;
const laid = [node("draw", { tile: "base/CFFF" }), node("place", { cell: "0,-1", turn: "270" })];

beforeAll(() => need());

test("a turn of Carcassonne is the place of its tile and the figure upon it", () => {
  expect(shortly([...laid, node("deploy_small_knight")])).toBe("0,-1, knight");
  expect(shortly([...laid, node("deploy_builder")])).toBe("0,-1, builder");
  expect(shortly([...laid, node("pass")])).toBe("0,-1");
});

test("what else happens in it is to be read elsewhere", () => {
  expect(shortly([...laid, node("deploy_small_farmer"), node("fairy", { cell: "1,0" })])).toBe("0,-1, farmer\u00a0…");
});

test("where no tile is laid there is nothing shorter than the sentence", () => {
  expect(shortly([node("draw", { tile: "base/CFFF" })])).toBeNull();
});
