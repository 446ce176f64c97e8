/**
 * Keeps the focus at the place of the decision. What had it is gone after a move, or is no place any more; then the next
 * question gets it, or the nearest place, and until there is something to decide again, the thing that was decided about.
 * Only for who uses keys: a pointer leaves its own traces.
 */

const PLACES = ".target, button[data-action]:not([disabled])";
const LISTED = ".moves [data-move]";
/** From where a decision is made: the board, the list of moves, and the buttons above and over the board. */
const DECIDING = "#board, .moves, .pass, .to-now";
const QUESTION = ".pop:not(.bare)";

type Focusable = HTMLElement | SVGElement;

interface Had {
  element: Focusable;
  /** Whether something could be decided there. */
  place: boolean;
  listed: boolean;
  /** The thing it is about, by its name on the page. */
  about: string | undefined;
  x: number;
  y: number;
}

let mending = false;

/** Whether the focus is being put back: nobody asked to hear about what gets it. */
export function isMending(): boolean {
  return mending;
}

export class Keeper {
  private last: Had | null = null;
  /** The focus is on its way from one thing to another: the board may change between the farewell and the welcome. */
  private moving = false;

  constructor(
    private readonly board: HTMLElement,
    /** The focus was put back: what it shows was not asked for. */
    private readonly mended: () => void,
  ) {}

  /** Watch the board, which may change by itself; returns how to stop. */
  watch(): () => void {
    const changes = new MutationObserver(() => this.mend());
    // A question is hidden until it is laid beside its thing.
    changes.observe(this.board, { childList: true, subtree: true, attributeFilter: ["class"] });
    const forget = () => (this.last = null);
    addEventListener("pointerdown", forget, true);
    const leave = (event: FocusEvent) => this.leave(event);
    addEventListener("blur", leave, true);
    return () => {
      changes.disconnect();
      removeEventListener("pointerdown", forget, true);
      removeEventListener("blur", leave, true);
    };
  }

  /** Something on the board, or a sentence of the list of moves, has the focus. */
  note(target: EventTarget | null): void {
    if (mending || !(target instanceof Element) || target === this.board) return;
    const decides = target.matches(":focus-visible") && target.closest(DECIDING);
    this.last = decides ? had(target as Focusable) : null;
  }

  private leave({ relatedTarget }: FocusEvent): void {
    if (mending || !relatedTarget) return;
    this.moving = true;
    setTimeout(() => {
      this.moving = false;
      this.mend();
    });
  }

  /** What is shown has changed. */
  mend(): void {
    const { last } = this;
    if (!last || this.moving || this.holds(last)) return;
    const next = last.listed ? nearest(document.querySelectorAll<Focusable>(LISTED), last) : this.next(last);
    if (next) {
      this.give(next);
      this.last = had(next);
    } else if (!document.activeElement?.closest("#board, dialog")) this.rest(last);
  }

  /** Whether the focus is where it was, or where somebody has put it. */
  private holds(last: Had): boolean {
    const here = document.activeElement;
    if (here && here !== document.body && !this.board.contains(here) && here !== last.element) return true;
    return last.element.isConnected && here === last.element && (!last.place || here.matches(PLACES));
  }

  /** What is asked now, if it can be seen. */
  private next(last: Had): Focusable | null {
    const question = this.board.querySelector(QUESTION);
    const answers = question?.querySelectorAll<Focusable>("[data-action]");
    if (answers?.length) {
      const inSight = [...answers].filter(seen);
      return inSight.find((answer) => answer.ariaPressed === "true") ?? inSight[0] ?? null;
    }
    return nearest(this.board.querySelectorAll<Focusable>(PLACES), last);
  }

  /** Nothing is to be decided: wait at the thing that was decided about. */
  private rest({ about }: Had): void {
    const thing = about === undefined ? null : this.board.querySelector<Focusable>(`[data-k="${about}"]:not(button)`);
    for (const place of [thing, this.board, this.board.querySelector<Focusable>("[data-board]")]) {
      if (!place || !seen(place)) continue;
      if (!place.hasAttribute("tabindex")) place.tabIndex = -1;
      this.give(place);
      if (document.activeElement === place) return;
    }
  }

  private give(place: Focusable): void {
    mending = true;
    place.focus();
    mending = false;
    this.mended();
  }
}

function had(element: Focusable): Had {
  const about =
    element.closest<HTMLElement>(".pop")?.dataset.about ??
    element.closest<HTMLElement | SVGElement>("[data-k]")?.dataset.k;
  const listed = element.closest(".moves") !== null;
  return { element, place: element.matches(PLACES), listed, about, ...middle(element) };
}

function nearest(places: NodeListOf<Focusable>, to: { x: number; y: number }): Focusable | null {
  const far = (place: Element) => {
    const { x, y } = middle(place);
    return Math.hypot(x - to.x, y - to.y);
  };
  const inSight = [...places].filter(seen);
  return inSight.reduce<Focusable | null>((best, place) => (best && far(best) <= far(place) ? best : place), null);
}

const seen = (element: Element): boolean => element.checkVisibility({ visibilityProperty: true });

function middle(element: Element): { x: number; y: number } {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}
