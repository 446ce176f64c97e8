import { expect, test } from "vitest";
import "../browser";
import { Play } from "../../src/lib/play.svelte";

const play = () => new Play(() => {}, [] as never);

test("what an action would do is shown until the pointer leaves it", async () => {
  const it = play();
  it.show("place 1,0 90");
  expect(it.preview).toBe("place 1,0 90");
  it.show(null);
  await Promise.resolve();
  expect(it.preview).toBeNull();
});

test("from one place to the next, the next is shown", async () => {
  const it = play();
  it.show("place 1,0 90");
  it.show(null);
  it.show("place 1,0 180");
  await Promise.resolve();
  expect(it.preview).toBe("place 1,0 180");
});
