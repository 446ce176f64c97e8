/** The seats in the order of play, from the one that the viewer wants to see first. */
export function inOrder<Seat>(
  seats: Seat[],
  { toMove, me }: { toMove: number; me: number | null },
  wish: { activeFirst: boolean; ownFirst: boolean },
): Seat[] {
  const first = wish.activeFirst && toMove >= 0 ? toMove : wish.ownFirst && me !== null ? me : 0;
  return [...seats.slice(first), ...seats.slice(0, first)];
}
