/** Where the things are that a lesson speaks of, and where its card lies without covering them. */

import type { Box, Point } from "../stage/camera.svelte";
import type { Size } from "../stage/place";

/** The selector of a place: `seat:0` is `[data-seat="0"]`, `hand` is `[data-hand]`, `a > b` is b in a, `x:y*` begins with y. */
export function selector(place: string): string {
  return place
    .split(" > ")
    .map((part) => {
      const at = part.indexOf(":");
      if (at < 0) return `[data-${part}]`;
      const [name, value] = [part.slice(0, at), part.slice(at + 1)];
      return value.endsWith("*") ? `[data-${name}^="${value.slice(0, -1)}"]` : `[data-${name}="${value}"]`;
    })
    .join(" ");
}

/** Whether something is in sight, and not in a pane behind another. */
export const seen = (one: Element): boolean => one.checkVisibility({ visibilityProperty: true });

/**
 * The element of a place: what can be seen before what lies in another pane, on the board before anywhere else. Of
 * `a | b` it is a, or where a is not drawn, as on a phone, b.
 */
export function found(place: string): Element | null {
  for (const name of place.split(" | ")) {
    const all = [...document.querySelectorAll(selector(name))].filter(
      (one) => one.getClientRects().length > 0 && (seen(one) || one.closest("[data-pane]")),
    );
    const one = all.find((one) => seen(one) && one.closest("#board")) ?? all.find(seen) ?? all[0];
    if (one) return one;
  }
  return null;
}

/** What a finger meets at a point of the window, under the card and the shade. */
function met({ x, y }: Point): Element | undefined {
  return document.elementsFromPoint(x, y).find((one) => !one.closest("[data-lesson-over]"));
}

/** Where a thing can be touched: low and to the right, or wherever nothing lies over it; null if it is covered. */
export function touched(thing: Element): Point | null {
  const { x, y, w, h } = boxOf(thing);
  const middle = { x: x + w / 2, y: y + h / 2 };
  const low = {
    x: Math.min(x + w - 6, middle.x + Math.min(60, w / 3)),
    y: Math.min(y + h - 8, middle.y + Math.min(40, h / 3)),
  };
  const places = [low, { x: x + w * 0.6, y: y + h * 0.6 }, middle, { x: middle.x, y: y + h / 4 }];
  // A piece that can be taken up is pressed on the place around it.
  const pressed = thing.closest(".target") ?? thing;
  const at = places.find((place) => pressed.contains(met(place) ?? null));
  return at ? { x: Math.round(at.x), y: Math.round(at.y) } : null;
}

export function centre({ x, y, w, h }: Box): Point {
  return { x: Math.round(x + w / 2), y: Math.round(y + h / 2) };
}

export const middleOf = (thing: Element): Point => centre(boxOf(thing));

export const contains = ({ x, y, w, h }: Box, at: Point): boolean =>
  x <= at.x && at.x <= x + w && y <= at.y && at.y <= y + h;

export function boxOf(element: Element): Box {
  const { x, y, width, height } = (element.querySelector(":scope > .area") ?? element).getBoundingClientRect();
  return { x, y, w: width, h: height };
}

export function widened(box: Box, by: number): Box {
  return { x: box.x - by, y: box.y - by, w: box.w + 2 * by, h: box.h + 2 * by };
}

/** The part of a box that lies in another. */
export function clipped(box: Box, by: Box): Box | null {
  const [x, y] = [Math.max(box.x, by.x), Math.max(box.y, by.y)];
  const [w, h] = [Math.min(box.x + box.w, by.x + by.w) - x, Math.min(box.y + box.h, by.y + by.h) - y];
  return w > 0 && h > 0 ? { x, y, w, h } : null;
}

/** What is left of a box without others, in boxes. */
export function without(whole: Box, others: Box[]): Box[] {
  return others.reduce((left, other) => left.flatMap((one) => cut(one, other)), [whole]);
}

function cut(box: Box, by: Box): Box[] {
  const both = clipped(box, by);
  if (!both) return [box];
  const [right, bottom] = [both.x + both.w, both.y + both.h];
  return [
    { ...box, h: both.y - box.y },
    { ...box, y: bottom, h: box.y + box.h - bottom },
    { x: box.x, y: both.y, w: both.x - box.x, h: both.h },
    { x: right, y: both.y, w: box.x + box.w - right, h: both.h },
  ].filter(({ w, h }) => w > 0 && h > 0);
}

/** How many square pixels two boxes share. */
export function shared(a: Box, b: Box): number {
  const both = clipped(a, b);
  return both ? both.w * both.h : 0;
}

const area = (box: Box): number => box.w * box.h;

export function largest(boxes: Box[]): Box | null {
  return boxes.reduce<Box | null>((best, box) => (best && area(best) >= area(box) ? best : box), null);
}

/** Whether most of a box lies behind another. */
export function hidden(box: Box, behind: Box): boolean {
  return shared(box, behind) > area(box) / 2;
}

/** Boxes that lie side by side are one, as the tiles of a row; one that lies in another stays. */
export function joined(boxes: Box[]): Box[] {
  for (const [i, one] of boxes.entries()) {
    const j = boxes.findIndex(
      (other, at) =>
        at > i &&
        shared(one, other) > 0 &&
        area(around([one, other])) <= area(one) + area(other) &&
        !hidden(one, other) &&
        !hidden(other, one),
    );
    if (j > i)
      return joined([...boxes.slice(0, i), around([one, boxes[j]!]), ...boxes.slice(i + 1, j), ...boxes.slice(j + 1)]);
  }
  return boxes;
}

/** The box around others. */
export function around(boxes: Box[]): Box {
  const [x, y] = [Math.min(...boxes.map((box) => box.x)), Math.min(...boxes.map((box) => box.y))];
  return {
    x,
    y,
    w: Math.max(...boxes.map((box) => box.x + box.w)) - x,
    h: Math.max(...boxes.map((box) => box.y + box.h)) - y,
  };
}

/** How far the card stays from what it speaks of, in a window that is wide enough, and from the edge of the window. */
const GAP = 22;
const EDGE = 8;
/** What must stay in sight counts that many times as much as what should. */
const DEAR = 8;
/** So much of a thing may lie behind the card, and of one that fills a good part of the window. */
const SLIVER = 0.1;
const PART = 0.35;

/**
 * The top left corner of the card: beside what it speaks of, or in a corner, wherever it covers least. `must` are the
 * things that are pointed at, `should` those that are good to see, such as the buttons of the turn. In a `short` window
 * a small thing is left free even if more of a large one is covered.
 */
export function lay(must: Box[], should: Box[], card: Size, window: Box, short = false): Point {
  const most = { x: window.x + window.w - card.w - EDGE, y: window.y + window.h - card.h - EDGE };
  const inside = ({ x, y }: Point): Point => ({
    x: Math.max(window.x + EDGE, Math.min(x, most.x)),
    y: Math.max(window.y + EDGE, Math.min(y, most.y)),
  });
  const middle = { x: window.x + (window.w - card.w) / 2, y: window.y + (window.h - card.h) / 2 };
  if (!must.length && !should.length) return inside(middle);
  const thing = must.length ? around(must) : { x: middle.x + card.w / 2, y: middle.y + card.h / 2, w: 0, h: 0 };
  const beside = { x: thing.x + thing.w / 2 - card.w / 2, y: thing.y + thing.h / 2 - card.h / 2 };
  const gap = Math.min(GAP, window.w / 40);
  const sides = ({ x, y, w, h }: Box): Point[] => [
    { x: x + w + gap, y: beside.y },
    { x: x - gap - card.w, y: beside.y },
    { x: beside.x, y: y - gap - card.h },
    { x: beside.x, y: y + h + gap },
  ];
  const places: Point[] = [
    ...sides(thing),
    middle,
    { x: window.x, y: window.y },
    { x: most.x, y: window.y },
    { x: window.x, y: most.y },
    most,
    ...[...must, ...should].flatMap(sides),
  ].map(inside);
  const lost = (box: Box, one: Box): boolean =>
    short && shared(box, one) > (area(one) > 0.3 * area(window) ? PART : SLIVER) * area(one);
  const covers = (at: Point): number => {
    const box = { ...at, ...card };
    return (
      DEAR * must.reduce((sum, one) => sum + shared(box, one) + (lost(box, one) ? area(window) : 0), 0) +
      should.reduce((sum, one) => sum + shared(box, one), 0)
    );
  };
  return places.reduce((best, at) => (covers(at) < covers(best) ? at : best));
}
