/** Times as people say them. */

import { prefs } from "./prefs.svelte";

const STEPS: [Intl.RelativeTimeFormatUnit, number][] = [
  ["minute", 60],
  ["hour", 3_600],
  ["day", 86_400],
];
const WEEK = 7 * 86_400;

/** How long ago something was; after a week, on which day. */
export function ago(at: number): string {
  const passed = Math.max(0, Date.now() / 1000 - at);
  if (passed > WEEK) return day(at);
  const [unit, seconds] = STEPS.findLast(([, length]) => passed >= length) ?? STEPS[0]!;
  return new Intl.RelativeTimeFormat(prefs.language, { numeric: "auto" }).format(-Math.floor(passed / seconds), unit);
}

export function day(at: number): string {
  const year = new Date().getFullYear() === new Date(at * 1000).getFullYear() ? undefined : "numeric";
  return new Date(at * 1000).toLocaleDateString(prefs.language, { day: "numeric", month: "short", year });
}

export function month(at: number): string {
  return new Date(at * 1000).toLocaleDateString(prefs.language, { month: "long", year: "numeric" });
}

const HOUR = 3600;

/** The days and hours left, an hour that has begun among them: three days are three days until the first hour is over. */
export function inDays(seconds: number): [days: number, hours: number] {
  const hours = Math.ceil(seconds / HOUR);
  return [Math.floor(hours / 24), hours % 24];
}
