/** Where things lie on a board that is laid out in pixels. */

export interface Place {
  x: number;
  y: number;
  w: number;
  h: number;
}

export interface Spot {
  /** The name of the place, by which it is found on the page. */
  key: string;
  place: Place;
}
