/** A piece that is pulled out of the tray onto the board, with the mouse or a finger. A short press stays a press. */

import type { Point } from "./camera.svelte";

export interface Pull {
  /** True when there is something to pull. */
  begin: () => boolean;
  /** Where it is now, in pixels of the window. */
  move: (at: Point) => void;
  /** Where it is let go; null when the pull is broken off. */
  drop: (at: Point | null) => void;
}

/** How far a press moves before it is a pull. */
const SLOP = 10;
/** A finger hides what is under it: the piece is carried so far above it. */
const ABOVE = 30;

export function pull(node: HTMLElement, options: Pull): { update: (options: Pull) => void; destroy: () => void } {
  let start: Point | null = null;
  let pulling = false;

  const at = (event: PointerEvent): Point => ({
    x: event.clientX,
    y: event.clientY - (event.pointerType === "touch" ? ABOVE : 0),
  });

  function down(event: PointerEvent) {
    if (event.button > 0) return;
    start = { x: event.clientX, y: event.clientY };
    pulling = false;
    // A quick hand is out of the button before it has moved far enough.
    node.setPointerCapture(event.pointerId);
  }

  function move(event: PointerEvent) {
    if (!start) return;
    if (!pulling && Math.hypot(event.clientX - start.x, event.clientY - start.y) > SLOP) {
      if (!options.begin()) {
        start = null;
        return;
      }
      pulling = true;
    }
    if (pulling) options.move(at(event));
  }

  function up(event: PointerEvent) {
    start = null;
    if (!pulling) return;
    pulling = false;
    // Letting go over the button it came from is no press of it.
    const swallow = (click: Event) => click.stopImmediatePropagation();
    node.addEventListener("click", swallow, { capture: true, once: true });
    setTimeout(() => node.removeEventListener("click", swallow, { capture: true }));
    options.drop(event.type === "pointerup" ? at(event) : null);
  }

  const ways = { pointerdown: down, pointermove: move, pointerup: up, pointercancel: up };
  for (const [kind, way] of Object.entries(ways)) node.addEventListener(kind, way as EventListener);
  return {
    update: (next) => (options = next),
    destroy: () => {
      for (const [kind, way] of Object.entries(ways)) node.removeEventListener(kind, way as EventListener);
    },
  };
}
