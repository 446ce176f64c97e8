/** A point of a throw, in thousandths of a tile from the centre of the start tile, on the land. */
export function onLand(x: number, y: number): { x: number; y: number } {
  return { x: x / 10 + 50, y: y / 10 + 50 };
}
