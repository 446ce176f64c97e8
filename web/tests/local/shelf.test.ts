import { expect, test } from "vitest";
import { BLOCK, changed } from "../../src/local/shelf";

const file = (bytes: number) => Uint8Array.from({ length: bytes }, (_, at) => at % 251);

test("of a file that nobody has yet, every block is new", () => {
  expect(changed(new Uint8Array(), file(2 * BLOCK + 4_096))).toEqual([0, 1, 2]);
});

test("only the blocks that changed are written", () => {
  const is = file(4 * BLOCK);
  is[BLOCK - 1]!++;
  is[2 * BLOCK]!++;
  expect(changed(file(4 * BLOCK), is)).toEqual([0, 2]);
  expect(changed(is, is)).toEqual([]);
});

test("a file that grew has a new last block, and one that shrank within a block a shorter one", () => {
  expect(changed(file(BLOCK + 4_096), file(BLOCK + 8_192))).toEqual([1]);
  expect(changed(file(BLOCK + 8_192), file(BLOCK + 4_096))).toEqual([1]);
  expect(changed(file(2 * BLOCK), file(BLOCK))).toEqual([]);
});
