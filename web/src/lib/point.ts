/** Where in the drawing a pointer is. */
export function pointIn(svg: SVGSVGElement, event: MouseEvent): { x: number; y: number } {
  const matrix = svg.getScreenCTM();
  if (!matrix) return { x: NaN, y: NaN };
  const { x, y } = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix.inverse());
  return { x, y };
}

export function within(place: { x: number; y: number; w: number; h: number }, at: { x: number; y: number }): boolean {
  return at.x >= place.x && at.x <= place.x + place.w && at.y >= place.y && at.y <= place.y + place.h;
}
