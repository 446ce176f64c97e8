/**
 * What part of the land is seen. The camera belongs to the player: it moves by itself only when something that must be
 * seen lies outside the safe area; then it takes the shortest way and never zooms in.
 */

export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

export interface Insets {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export interface Point {
  x: number;
  y: number;
}

interface Frame {
  k: number;
  x: number;
  y: number;
}

/** Whether a thing was in sight, was brought there, or stays away because the player has just moved the land. */
export type Ensured = "seen" | "moved" | "held";

/** A player who moved the camera is left alone for so long, in milliseconds. */
const OWN = 4000;
/** So much of the land stays in sight, in pixels of the screen. */
const KEPT = 90;
/** How much farther than to the edge of the safe area a thing is brought. */
const GIVE = 12;

const clamp = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value));
const easing = (t: number) => (t < 0.5 ? 4 * t ** 3 : 1 - (2 - 2 * t) ** 3 / 2);

export interface CameraOptions {
  least?: number;
  most?: number;
  /** What is covered at the edges of the stage, in pixels. */
  insets: () => Insets;
  /** The land, in its own units; at least a part of it stays in sight. */
  bounds: () => Box;
  /** Whether the camera jumps instead of moving. */
  still: () => boolean;
}

export class Camera {
  /** Pixels of the screen per unit of the land. */
  k = $state(1);
  x = $state(0);
  y = $state(0);
  width = $state(0);
  height = $state(0);
  moving = $state(false);
  panning = $state(false);

  private touched = -Infinity;
  private frame = 0;
  private arrived: (() => void) | null = null;
  private pointers = new Map<number, { start: Point; at: Point }>();
  private drag: "pan" | "pinch" | "piece" | null = null;
  private claimed = false;
  private settling: ReturnType<typeof setTimeout> | undefined;
  private readonly least: number;
  private readonly most: number;

  constructor(private readonly options: CameraOptions) {
    this.least = options.least ?? 0.24;
    this.most = options.most ?? 2.2;
  }

  // Where things are

  toScreen(point: Point): Point {
    return { x: point.x * this.k + this.x, y: point.y * this.k + this.y };
  }

  toLand(point: Point): Point {
    return { x: (point.x - this.x) / this.k, y: (point.y - this.y) / this.k };
  }

  /** The part of the stage that nothing covers. */
  safe(): Box {
    const inset = this.options.insets();
    return {
      x: inset.left,
      y: inset.top,
      w: this.width - inset.left - inset.right,
      h: this.height - inset.top - inset.bottom,
    };
  }

  sees(box: Box, pad = 0): boolean {
    const safe = this.safe();
    const from = this.toScreen(box);
    const to = this.toScreen({ x: box.x + box.w, y: box.y + box.h });
    return (
      from.x - pad >= safe.x - 1 &&
      from.y - pad >= safe.y - 1 &&
      to.x + pad <= safe.x + safe.w + 1 &&
      to.y + pad <= safe.y + safe.h + 1
    );
  }

  /** Whether the player moved it a moment ago. */
  get own(): boolean {
    return performance.now() - this.touched < OWN;
  }

  // Moving by itself

  /** Show the whole box, no larger than `most` pixels per unit. */
  fit(box: Box, most = this.most, ms = 0): Promise<void> {
    const safe = this.safe();
    const k = clamp(Math.min(most, safe.w / box.w, safe.h / box.h), this.least, this.most);
    return this.ease(
      { k, x: safe.x + safe.w / 2 - (box.x + box.w / 2) * k, y: safe.y + safe.h / 2 - (box.y + box.h / 2) * k },
      ms,
    );
  }

  /** Bring a box of the land into the safe area. With `gentle`, not against a player who has just moved the land. */
  async ensure(box: Box, { pad = 0, ms = 420, gentle = false } = {}): Promise<Ensured> {
    if (this.sees(box, pad)) return "seen";
    if (gentle && this.own) return "held";
    const safe = this.safe();
    const k = Math.max(this.least, Math.min(this.k, (safe.w - 2 * pad) / box.w, (safe.h - 2 * pad) / box.h));
    const middle = { x: safe.x + safe.w / 2, y: safe.y + safe.h / 2 };
    const x = middle.x - ((middle.x - this.x) / this.k) * k;
    const y = middle.y - ((middle.y - this.y) / this.k) * k;
    await this.ease(
      {
        k,
        x: x + shift(box.x * k + x - pad, (box.x + box.w) * k + x + pad, safe.x, safe.x + safe.w),
        y: y + shift(box.y * k + y - pad, (box.y + box.h) * k + y + pad, safe.y, safe.y + safe.h),
      },
      ms,
    );
    return "moved";
  }

  private ease(to: Frame, ms: number): Promise<void> {
    this.stop();
    if (!ms || this.options.still()) {
      this.set(to.k, to.x, to.y);
      return Promise.resolve();
    }
    const from = { k: this.k, x: this.x, y: this.y };
    const began = performance.now();
    this.moving = true;
    return new Promise((done) => {
      this.arrived = () => {
        this.arrived = null;
        this.moving = false;
        done();
      };
      const step = (now: number) => {
        const t = clamp((now - began) / ms, 0, 1);
        const e = easing(t);
        this.set(from.k + (to.k - from.k) * e, from.x + (to.x - from.x) * e, from.y + (to.y - from.y) * e);
        if (t < 1) this.frame = requestAnimationFrame(step);
        else this.arrived?.();
      };
      this.frame = requestAnimationFrame(step);
    });
  }

  private stop(): void {
    if (this.arrived) cancelAnimationFrame(this.frame);
    this.arrived?.();
  }

  private set(k: number, x: number, y: number): void {
    this.k = clamp(k, this.least, this.most);
    this.x = x;
    this.y = y;
  }

  /** The window has changed: the middle stays the middle. */
  resize(width: number, height: number): void {
    if (this.width && width) this.set(this.k, this.x + (width - this.width) / 2, this.y + (height - this.height) / 2);
    this.width = width;
    this.height = height;
  }

  // Moved by the player

  zoomAt(at: Point, by: number): void {
    const k = clamp(this.k * by, this.least, this.most);
    const grown = k / this.k;
    this.set(k, at.x - (at.x - this.x) * grown, at.y - (at.y - this.y) * grown);
  }

  /** One step of the buttons and keys. */
  zoom(by: number): Promise<void> {
    const safe = this.safe();
    const at = { x: safe.x + safe.w / 2, y: safe.y + safe.h / 2 };
    const k = clamp(this.k * by, this.least, this.most);
    const grown = k / this.k;
    this.touched = performance.now();
    return this.ease({ k, x: at.x - (at.x - this.x) * grown, y: at.y - (at.y - this.y) * grown }, 180);
  }

  wheel(at: Point, delta: number, fine: boolean): void {
    this.touched = performance.now();
    this.stop();
    this.zoomAt(at, Math.exp(-delta * (fine ? 0.01 : 0.0016)));
    this.moving = true;
    clearTimeout(this.settling);
    this.settling = setTimeout(() => (this.moving = false), 160);
  }

  /** A finger or button went down. A piece that is `grabbed` is dragged instead of the land. */
  down(id: number, at: Point, grabbed = false): void {
    this.pointers.set(id, { start: at, at });
    if (this.pointers.size === 1) {
      this.drag = null;
      this.claimed = grabbed;
    }
    if (this.pointers.size === 2) {
      this.drag = "pinch";
      this.stop();
    }
  }

  /** What a movement of that pointer is: nothing yet, of the land, or of the grabbed piece. */
  move(id: number, at: Point, slop: number): "none" | "land" | "piece" {
    const pointer = this.pointers.get(id);
    if (!pointer) return "none";
    if (!this.drag && Math.hypot(at.x - pointer.start.x, at.y - pointer.start.y) > slop) {
      this.drag = this.claimed ? "piece" : "pan";
      this.stop();
      this.moving = this.panning = this.drag === "pan";
    }
    if (this.drag === "pan") {
      this.touched = performance.now();
      this.set(this.k, this.x + at.x - pointer.at.x, this.y + at.y - pointer.at.y);
    } else if (this.drag === "pinch" && this.pointers.size === 2) this.pinch(pointer.at, at, this.other(id));
    pointer.at = at;
    return this.drag === "piece" ? "piece" : this.drag ? "land" : "none";
  }

  /** What the pointer was doing when it went up: a tap, a movement of the land, or a piece that is let go. */
  up(id: number): "tap" | "land" | "piece" | "none" {
    if (!this.pointers.delete(id)) return "none";
    const was = this.drag;
    if (!this.pointers.size) {
      this.moving = this.panning = false;
      if (was && was !== "piece") this.keep();
      this.drag = null;
    }
    return was === "piece" ? "piece" : was ? "land" : "tap";
  }

  private other(id: number): Point {
    return [...this.pointers].find(([other]) => other !== id)![1].at;
  }

  private pinch(before: Point, at: Point, other: Point): void {
    const apart = Math.hypot(before.x - other.x, before.y - other.y) || 1;
    const now = Math.hypot(at.x - other.x, at.y - other.y);
    this.touched = performance.now();
    this.set(this.k, this.x + (at.x - before.x) / 2, this.y + (at.y - before.y) / 2);
    this.zoomAt({ x: (at.x + other.x) / 2, y: (at.y + other.y) / 2 }, now / apart);
  }

  /** The land does not get lost beyond the edge. */
  private keep(): void {
    const safe = this.safe();
    const box = this.options.bounds();
    const from = this.toScreen(box);
    const to = this.toScreen({ x: box.x + box.w, y: box.y + box.h });
    const dx =
      to.x < safe.x + KEPT
        ? safe.x + KEPT - to.x
        : from.x > safe.x + safe.w - KEPT
          ? safe.x + safe.w - KEPT - from.x
          : 0;
    const dy =
      to.y < safe.y + KEPT
        ? safe.y + KEPT - to.y
        : from.y > safe.y + safe.h - KEPT
          ? safe.y + safe.h - KEPT - from.y
          : 0;
    if (dx || dy) this.set(this.k, this.x + dx, this.y + dy);
  }
}

/** How far to move so that a stretch lies between two edges, with a little to spare where there is room. */
function shift(from: number, to: number, low: number, high: number): number {
  if (from < low) return low - from + clamp(high - to - (low - from), 0, GIVE);
  if (to > high) return -(to - high) - clamp(from - low - (to - high), 0, GIVE);
  return 0;
}
