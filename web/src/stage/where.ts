/** Things of a board found on the page by their names. On a phone, what lies in another pane is where its tab is. */

import { tick } from "svelte";
import type { Box } from "./camera.svelte";
import type { Stage } from "./stage.svelte";

/** Milliseconds after which a pane has come to rest, whether or not the browser says so. */
const LATE = 900;

export function find(key: string): HTMLElement | SVGElement | null {
  return document.querySelector(`[data-k="${key}"]`);
}

export function boxOf(element: Element): Box {
  const { left: x, top: y, width: w, height: h } = element.getBoundingClientRect();
  return { x, y, w, h };
}

export function whereIs(key: string): Box | null {
  const found = find(key);
  if (!found) return null;
  const pane = found.closest<HTMLElement>("[data-pane]");
  const tab =
    pane && !pane.checkVisibility({ visibilityProperty: true })
      ? document.querySelector(`[data-jump="${pane.dataset.pane}"]`)
      : null;
  return boxOf(tab ?? found);
}

/** On a phone, bring the pane of a thing into sight, and the thing to the middle of what is free. */
export async function reveal(stage: Stage, key: string): Promise<void> {
  if (!stage.small || stage.stays) return;
  const found = find(key);
  const pane = found?.closest<HTMLElement>("[data-pane]");
  if (!found || !pane) return;
  stage.turnTo(pane.dataset.pane!);
  await tick();
  const [thing, frame] = [boxOf(found), boxOf(pane)];
  const sheet = document.querySelector(".pop.small");
  const bottom = sheet ? Math.min(frame.y + frame.h, boxOf(sheet).y) : frame.y + frame.h;
  if (thing.y >= frame.y + 30 && thing.y + thing.h <= bottom - 10) return;
  const middle = pane.scrollTop + thing.y + thing.h / 2 - frame.y - (bottom - frame.y) / 2;
  const top = Math.max(0, Math.min(middle, pane.scrollHeight - pane.clientHeight));
  if (Math.abs(top - pane.scrollTop) < 1) return;
  const smooth = !stage.still && !stage.queue.instant;
  pane.scrollTo({ top, behavior: smooth ? "smooth" : "auto" });
  // What flies to the thing lands where it comes to rest.
  if (smooth) await Promise.race([rested(pane), stage.queue.wait(LATE)]);
}

const rested = (pane: HTMLElement): Promise<unknown> =>
  new Promise((done) => pane.addEventListener("scrollend", done, { once: true }));
