/**
 * Everything explains itself: whatever has `data-explain` opens a card under the pointer, a long press or the focus.
 * This decides when; `Explain.svelte` listens, and shows it.
 */

import { on } from "svelte/events";
import type { Point } from "./camera.svelte";

/** How long the pointer rests before a card opens; the next one opens at once. */
export const OPENS = 240;
/** How long a finger is held. */
export const HELD = 420;
/** How long the card stays when the pointer leaves, so that it can be reached. */
export const STAYS = 160;
/** How far a pointer has to move before it counts again, once things have moved under it. */
export const MOVED = 6;

export interface Subject {
  /**
   * A game, a kind and an id with dots between them, the id as in its components; what begins with `road` is said in the
   * words of the game around.
   */
  key: string;
  anchor: Element;
  /** What is special about it now. */
  now: string;
}

export type By = "pointer" | "focus" | "held";

type Listeners = { [Kind in keyof DocumentEventMap]?: (event: DocumentEventMap[Kind]) => void };

/** Hear of what happens anywhere on the page, before it is acted on; returns how to stop. */
export function listened(page: EventTarget, listeners: Listeners): () => void {
  // What has the focus may lose it while it is being drawn: then nothing could be set, but for Svelte's own listening.
  const ends = Object.entries(listeners).map(([kind, listener]) =>
    on(page as Document, kind, listener as EventListener, { capture: true }),
  );
  return () => ends.forEach((end) => end());
}

export class Explainer {
  subject: Subject | null = $state.raw(null);
  by: By = $state("pointer");

  private last: Point | null = null;
  private rest: Point | null = null;
  private next: Subject | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** The pointer is over something, or over nothing that explains itself. */
  point(at: Point, over: Subject | null): void {
    const moved = this.last === null || at.x !== this.last.x || at.y !== this.last.y;
    this.last = at;
    if (!moved && over?.anchor !== (this.next ?? this.subject)?.anchor) this.stir();
    if (this.rest && Math.hypot(at.x - this.rest.x, at.y - this.rest.y) < MOVED) return;
    this.rest = null;
    if (this.by === "held" && this.subject) return;
    if (over && over.anchor === (this.next ?? this.subject)?.anchor) {
      if (!this.next) clearTimeout(this.timer);
      return;
    }
    clearTimeout(this.timer);
    this.next = over;
    if (over && this.subject) this.open(over, "pointer");
    else if (over) this.timer = setTimeout(() => this.open(over, "pointer"), OPENS);
    else if (this.by === "pointer") this.timer = setTimeout(() => this.close(), STAYS);
  }

  /** The pointer is on the card itself, which therefore stays. */
  stay(): void {
    this.next = null;
    clearTimeout(this.timer);
  }

  focus(subject: Subject | null): void {
    if (this.by === "held" && this.subject) return;
    if (subject) this.open(subject, "focus");
    else if (this.by === "focus") this.close();
  }

  /** Opened to be read: it stays until it is closed. */
  hold(subject: Subject): void {
    this.open(subject, "held");
  }

  /** Things move under a resting pointer: nothing is explained until it has moved itself. */
  stir(): void {
    if (this.by === "pointer" || !this.subject) this.close();
    this.rest = this.last;
  }

  close(): void {
    clearTimeout(this.timer);
    this.next = null;
    this.subject = null;
    this.by = "pointer";
  }

  private open(subject: Subject, by: By): void {
    clearTimeout(this.timer);
    this.next = null;
    this.subject = subject;
    this.by = by;
  }
}
