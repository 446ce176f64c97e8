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
  const places = [...board.querySelectorAll<SVGGElement>(".target")];
  if (!places.length) return false;
  const here = document.activeElement as SVGElement | null;
  if (!here || !places.includes(here as SVGGElement)) {
    places[0]!.focus();
    return true;
  }
  const [x, y] = [Number(here.dataset.x), Number(here.dataset.y)];
  let best: SVGGElement | null = null;
  let least = Infinity;
  for (const place of places) {
    if (place === here) continue;
    const dx = Number(place.dataset.x) - x;
    const dy = Number(place.dataset.y) - y;
    const along = dx * way[0] + dy * way[1];
    const across = Math.abs(dx * way[1]) + Math.abs(dy * way[0]);
    if (along <= 1) continue;
    const far = along + 2.2 * across;
    if (far < least) [best, least] = [place, far];
  }
  best?.focus();
  return true;
}
