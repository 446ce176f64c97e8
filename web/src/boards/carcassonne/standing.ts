/** What stands on the land, and how it comes and goes. */

import { cubicOut } from "svelte/easing";
import { motion } from "../../lib/prefs.svelte";
import type { FigureView } from "./view";

export interface Standing {
  key: string;
  kind: string;
  seat: number | null;
  x: number;
  y: number;
  lying?: boolean;
  size?: number;
  label: string;
  /** What it is, to be explained. */
  what: string;
  on?: FigureView;
}

export function arrive(_: Element) {
  return {
    duration: motion(260),
    easing: cubicOut,
    css: (k: number, u: number) => `opacity:${Math.min(1, 2 * k)};translate:0 ${-u * 60}px`,
  };
}

/** Up and away, towards the seats; still when the viewer asked for stillness. */
export function leave(_: Element) {
  return {
    duration: motion(320),
    easing: cubicOut,
    css: (k: number, u: number) => `opacity:${k};translate:0 ${-u * 46}px`,
  };
}
