/** What part of the land is seen: it fits itself to the land until the viewer moves it by wheel, drag, fingers or keys. */

import { pointIn } from "../../lib/point";

export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

export class Camera {
  svg: SVGSVGElement | undefined = $state.raw();
  moved: Box | null = $state.raw(null);
  /** Whether the pointer was dragged since it went down: then a click asks for nothing. */
  dragged = false;

  private drag: { x: number; y: number; id: number } | null = null;
  private fingers = new Map<number, { x: number; y: number }>();

  constructor(private readonly whole: () => Box) {}

  get box(): Box {
    return this.moved ?? this.whole();
  }

  fit(): void {
    this.moved = null;
  }

  zoom(by: number, cx = this.box.x + this.box.w / 2, cy = this.box.y + this.box.h / 2): void {
    const box = this.box;
    const w = Math.min(8000, Math.max(180, box.w * by));
    const k = w / box.w;
    this.moved = { x: cx - (cx - box.x) * k, y: cy - (cy - box.y) * k, w, h: box.h * k };
  }

  wheel(event: WheelEvent): void {
    const at = pointIn(this.svg!, event);
    this.zoom(event.deltaY > 0 ? 1.15 : 0.87, at.x, at.y);
  }

  down(event: PointerEvent): void {
    if (event.pointerType === "touch") {
      this.fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
      // One finger scrolls the page until the land was zoomed; then it moves the land.
      if (this.fingers.size > 1 || !this.moved) return;
    }
    this.dragged = false;
    if ((event.target as Element).closest(".target")) return;
    this.drag = { x: event.clientX, y: event.clientY, id: event.pointerId };
  }

  move(event: PointerEvent): void {
    if (this.pinch(event)) return;
    if (!this.drag || this.drag.id !== event.pointerId || !this.svg) return;
    if (Math.abs(event.clientX - this.drag.x) + Math.abs(event.clientY - this.drag.y) > 2) this.dragged = true;
    const k = 1 / (this.svg.getScreenCTM()?.a ?? 1);
    const box = this.box;
    this.moved = { ...box, x: box.x - (event.clientX - this.drag.x) * k, y: box.y - (event.clientY - this.drag.y) * k };
    this.drag = { ...this.drag, x: event.clientX, y: event.clientY };
  }

  lift(event: PointerEvent): void {
    this.fingers.delete(event.pointerId);
    this.drag = null;
  }

  /** Two fingers zoom around the point between them. */
  private pinch(event: PointerEvent): boolean {
    const before = [...this.fingers.values()];
    if (!this.fingers.has(event.pointerId) || before.length !== 2 || !this.svg) return false;
    this.fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    const after = [...this.fingers.values()];
    const apart = ([a, b]: { x: number; y: number }[]) => Math.hypot(a!.x - b!.x, a!.y - b!.y) || 1;
    const middle = { clientX: (after[0]!.x + after[1]!.x) / 2, clientY: (after[0]!.y + after[1]!.y) / 2 };
    const at = pointIn(this.svg, new MouseEvent("move", middle));
    this.zoom(apart(before) / apart(after), at.x, at.y);
    return true;
  }
}
