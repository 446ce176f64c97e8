/** Arrow keys go from one place of a board to the nearest one in that direction. */

const WAYS: Record<string, [number, number]> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

export function walk(board: Element, event: KeyboardEvent): boolean {
  const way = WAYS[event.key];
  if (!way) return false;
  if (event.shiftKey) return look(board.closest(".table") ?? board, way[0] + way[1]);
  const targets = board.querySelectorAll<SVGGElement>(".target");
  const places: (HTMLElement | SVGElement)[] = [
    ...(targets.length ? targets : board.querySelectorAll<HTMLElement>("button[data-action]:not([disabled])")),
  ];
  if (!places.length) return false;
  const here = document.activeElement as HTMLElement | SVGElement | null;
  if (!here || !places.includes(here)) {
    places[0]!.focus();
    return true;
  }
  const [x, y] = middle(here);
  let best: HTMLElement | SVGElement | null = null;
  let least = Infinity;
  for (const place of places) {
    if (place === here) continue;
    const [toX, toY] = middle(place);
    const dx = toX - x;
    const dy = toY - y;
    const along = dx * way[0] + dy * way[1];
    const across = Math.abs(dx * way[1]) + Math.abs(dy * way[0]);
    if (along <= 1) continue;
    const far = along + 2.2 * across;
    if (far < least) [best, least] = [place, far];
  }
  best?.focus();
  return true;
}

/** A place of a board says where it is; a button is where it is shown. */
function middle(place: HTMLElement | SVGElement): [number, number] {
  if (place.dataset.x !== undefined) return [Number(place.dataset.x), Number(place.dataset.y)];
  const { x, y, width, height } = place.getBoundingClientRect();
  return [x + width / 2, y + height / 2];
}

/** Goes through everything of the table that explains itself, in the order of the page; each takes the focus. */
function look(table: Element, step: number): boolean {
  const things = [...table.querySelectorAll<HTMLElement | SVGElement>("[data-explain]")].filter(
    (thing) =>
      thing.checkVisibility({ visibilityProperty: true }) &&
      thing.getClientRects().length > 0 &&
      !thing.matches(":disabled"),
  );
  if (!things.length) return false;
  const here = things.indexOf(document.activeElement as HTMLElement);
  const next = things[here < 0 ? (step > 0 ? 0 : things.length - 1) : (here + step + things.length) % things.length]!;
  if (!next.hasAttribute("tabindex") && !next.matches("button, a")) next.tabIndex = -1;
  next.focus();
  return true;
}
