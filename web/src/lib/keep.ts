/**
 * Keeps the focus at the place of the decision. What had it is gone after a move; then the nearest place gets it, or the
 * board, until there is something to decide again. Only for who uses keys: a pointer leaves its own traces.
 */

const PLACES = ".target, button[data-action]:not([disabled])";
const LISTED = ".moves [data-move]";

let mending = false;

/** Whether the focus is being put back: nobody asked to hear about what gets it. */
export function isMending(): boolean {
  return mending;
}

export class Keeper {
  private last: { element: Element; listed: boolean; x: number; y: number } | null = null;

  constructor(
    private readonly board: HTMLElement,
    /** The focus was put back: what it shows was not asked for. */
    private readonly mended: () => void,
  ) {}

  /** Watch the board, which may change by itself; returns how to stop. */
  watch(): () => void {
    const changes = new MutationObserver(() => this.mend());
    changes.observe(this.board, { childList: true, subtree: true });
    return () => changes.disconnect();
  }

  /** Something on the board, or a sentence of the list of moves, has the focus. */
  note(target: EventTarget | null): void {
    if (!(target instanceof Element) || target === this.board) return;
    if (!target.matches(":focus-visible") || !target.closest("#board, .moves")) {
      this.last = null;
      return;
    }
    this.last = { element: target, listed: target.closest(".moves") !== null, ...middle(target) };
  }

  /** What is shown has changed. */
  mend(): void {
    const { last } = this;
    if (!last || last.element.isConnected) return;
    const here = document.activeElement;
    if (here && here !== document.body && here !== this.board) return;
    const found = last.listed
      ? document.querySelectorAll<HTMLElement>(LISTED)
      : this.board.querySelectorAll<HTMLElement | SVGElement>(PLACES);
    const places: (HTMLElement | SVGElement)[] = [...found];
    const far = (place: Element) => {
      const { x, y } = middle(place);
      return Math.hypot(x - last.x, y - last.y);
    };
    const nearest = places.reduce<HTMLElement | SVGElement | null>(
      (best, place) => (best && far(best) <= far(place) ? best : place),
      null,
    );
    mending = true;
    (nearest ?? this.board).focus();
    mending = false;
    this.mended();
  }
}

function middle(element: Element): { x: number; y: number } {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}
