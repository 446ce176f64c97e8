import { flushSync } from "svelte";
import { expect, test } from "vitest";
import { Explainer, listened } from "../../src/stage/explain.svelte";

const subject = { key: "magna_carta.card.mine", anchor: {} as Element, now: "" };

test("the card closes when the thing with the focus goes while the board is drawn", () => {
  const page = new EventTarget();
  const explainer = new Explainer();
  explainer.focus(subject);
  const stop = listened(page, { focusout: () => explainer.focus(null) });
  // What has the focus loses it where a part of the board is taken away, in the midst of working out what is shown.
  const drawn = $derived.by(() => page.dispatchEvent(new Event("focusout")));
  expect((() => drawn)()).toBe(true);
  flushSync();
  expect(explainer.subject).toBeNull();
  stop();
  explainer.focus(subject);
  page.dispatchEvent(new Event("focusout"));
  expect(explainer.subject).toBe(subject);
});
