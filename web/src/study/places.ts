/** Where on the page an action is played. */

import type { Point } from "../stage/camera.svelte";
import { middle } from "../stage/fly";
import type { Stage } from "../stage/stage.svelte";

/** The middle of its place on the board, where that is in sight; of a place with several turns of a tile any will do. */
export function placeOf(stage: Stage, action: string | null): Point | null {
  if (action === null) return null;
  if (stage.place) return stage.place(action);
  const places = [...document.querySelectorAll<HTMLElement | SVGElement>("#board [data-action]")];
  const cell = action.split(" ").slice(0, 2).join(" ");
  const found =
    places.find((one) => one.dataset.action === action) ??
    places.find((one) => one.dataset.action?.startsWith(`${cell} `));
  if (!found?.checkVisibility({ visibilityProperty: true })) return null;
  const at = middle(found);
  const pane = found.closest("[data-pane]")?.getBoundingClientRect();
  const inSight = !pane || (at.x >= pane.left && at.x <= pane.right && at.y >= pane.top && at.y <= pane.bottom);
  return inSight ? at : null;
}
