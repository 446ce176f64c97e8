/** Things that travel, in a layer above the page, so that a piece can leave the board for a panel. Points are pixels of the window. */

import type { Point } from "./camera.svelte";
import { ARC, type Queue } from "./queue.svelte";

export function middle(element: Element): Point {
  const box = element.getBoundingClientRect();
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
}

export interface Flight {
  ms?: number;
  /** How high it rises above the straight way. */
  rise?: number;
  /** Its size at the beginning and at the end. */
  from?: number;
  to?: number;
  /** How it is turned at the beginning, in degrees. */
  turned?: number;
  easing?: string;
}

export class Flights {
  layer: HTMLElement | null = null;

  constructor(private readonly queue: Queue) {}

  /** Along an arc. The node is there only while it flies. */
  async fly(
    node: HTMLElement,
    from: Point,
    to: Point,
    { ms = 420, rise = 60, from: first = 1, to: last = 1, turned = 0, easing = ARC }: Flight = {},
  ): Promise<void> {
    if (!this.layer || !this.queue.ms(ms)) return;
    const frames = along(14, (t) => {
      const x = from.x + (to.x - from.x) * t;
      const y = from.y + (to.y - from.y) * t - rise * 4 * t * (1 - t);
      const size = first + (last - first) * t + (rise > 30 ? 0.12 : 0.05) * Math.sin(Math.PI * t);
      return {
        transform: `translate(${x}px,${y}px) translate(-50%,-50%) rotate(${turned * (1 - t)}deg) scale(${size})`,
      };
    });
    // Where there is less motion, it fades in at its goal.
    node.style.transform = String(frames.at(-1)!.transform);
    this.layer.append(node);
    await this.queue.animate(node, frames, { ms, easing, fill: "both" });
    node.remove();
  }

  /** "+8" rises out of its place, stays to be read, then flies to the score. */
  async points(text: string, seat: string, from: Point, to: Point, { hold = 420, ms = 520 } = {}): Promise<void> {
    if (!this.layer || !this.queue.ms(ms)) return;
    const node = document.createElement("div");
    node.className = `plus ${seat}`;
    node.textContent = text;
    this.layer.append(node);
    const at = (point: Point, size: number) =>
      `translate(${point.x}px,${point.y}px) translate(-50%,-50%) scale(${size})`;
    const up = { x: from.x, y: from.y - 22 };
    const rise = [
      { transform: at(from, 0.3), opacity: 0 },
      { transform: at({ x: from.x, y: from.y - 26 }, 1.25), opacity: 1, offset: 0.7 },
      { transform: at(up, 1.1), opacity: 1 },
    ];
    node.style.transform = at(up, 1.1);
    await this.queue.animate(node, rise, { ms: 300, fill: "both" });
    await this.queue.wait(hold);
    const frames = along(10, (t) => {
      const point = { x: up.x + (to.x - up.x) * t, y: up.y + (to.y - up.y) * t - 140 * t * (1 - t) };
      return { transform: at(point, 1.1 - 0.35 * t), opacity: t > 0.92 ? 0.5 : 1 };
    });
    await this.queue.animate(node, frames, { ms, easing: "cubic-bezier(.45,0,.55,1)", fill: "both" });
    node.remove();
  }
}

function along(steps: number, at: (t: number) => Keyframe): Keyframe[] {
  return Array.from({ length: steps + 1 }, (_, i) => at(i / steps));
}
