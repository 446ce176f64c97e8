/** What a viewer has chosen for themselves. Kept on this device; never a rule of the table. */

import { KEY, spoken, stored } from "./chosen";

export { LANGUAGES } from "./chosen";

export type Theme = "auto" | "light" | "dark";
/** Times as fast as usual, how others' moves are shown; 0 shows everything at once. */
export type Pace = 0.5 | 1 | 2 | 0;
/** It matters when the viewer's turn ends, or luck decides. */
export type Confirm = "always" | "matters" | "never";
/** Milliseconds before a turn passes on, in which it can still be taken back; -1 waits for the viewer. */
export type BeatLength = 0 | 2500 | 6000 | -1;

export interface Prefs {
  language: string;
  theme: Theme;
  contrast: "normal" | "high";
  palette: "bastide" | "okabe" | "pastel";
  confirm: Confirm;
  pace: Pace;
  beat: BeatLength;
  /** Take a decision that has only one choice by itself. */
  forced: boolean;
  hints: boolean;
  /** Show what an action would lead to before it is decided. */
  foresight: boolean;
  /** After a turn, go to the next game that waits for the viewer. */
  nextGame: boolean;
  coordinates: boolean;
  tilted: boolean;
  ownFirst: boolean;
  activeFirst: boolean;
  sounds: boolean;
  soundTurn: boolean;
  /** A sound when something is laid, set or moved. */
  soundMoves: boolean;
  soundPoints: boolean;
  soundLow: boolean;
  soundEnd: boolean;
  /** A sound when somebody speaks at the table. */
  soundChat: boolean;
  /** How loud, of 100. */
  loudness: number;
  /** Whether what is said at the table is shown: as it comes, of those only whom one has met, only when it is opened, or not at all. */
  chat: "show" | "met" | "quiet" | "hide";
  textSize: "small" | "usual" | "large";
  movement: "auto" | "little";
  notices: boolean;
  name: string;
}

/** What belongs to this device, or to who plays on it as a guest, and is not taken to others. */
const OWN: (keyof Prefs)[] = ["notices", "name"];

const usual: Prefs = {
  language: spoken(),
  theme: "auto",
  contrast: "normal",
  palette: "bastide",
  confirm: "always",
  pace: 1,
  beat: 2500,
  forced: true,
  hints: true,
  foresight: true,
  nextGame: false,
  coordinates: true,
  tilted: true,
  ownFirst: false,
  activeFirst: false,
  sounds: true,
  soundTurn: true,
  soundMoves: true,
  soundPoints: true,
  soundLow: true,
  soundEnd: true,
  soundChat: true,
  loudness: 60,
  chat: "show",
  textSize: "usual",
  movement: "auto",
  notices: false,
  name: "",
};

export const prefs: Prefs = $state({ ...usual, ...stored() });

const darkSystem = matchMedia("(prefers-color-scheme: dark)");
const contrastSystem = matchMedia("(prefers-contrast: more)");
const still = matchMedia("(prefers-reduced-motion: reduce)");

/** Writes the choices to this device and to the page. Call once, inside an effect. */
export function keepPrefs(): void {
  localStorage.setItem(KEY, JSON.stringify(prefs));
  const page = document.documentElement;
  const dark = prefs.theme === "dark" || (prefs.theme === "auto" && darkSystem.matches);
  page.dataset.theme = dark ? "dark" : "light";
  page.dataset.contrast = prefs.contrast === "high" || contrastSystem.matches ? "high" : "normal";
  page.dataset.palette = prefs.palette;
  page.dataset.text = prefs.textSize;
  page.dataset.movement = isStill() ? "little" : "full";
  page.lang = prefs.language;
  send();
}

/** Whether somebody has asked for stillness. */
export function isStill(): boolean {
  return prefs.movement === "little" || (prefs.movement === "auto" && still.matches);
}

let known: Partial<Prefs> = {};
let keep: (changed: Record<string, unknown>) => Promise<unknown> | null = () => null;
let timer = 0;
const KEPT_AFTER = 400;

/** From now on choices are kept for the account too, beginning with what it has kept so far. */
export async function followAccount(how: typeof keep, kept: Record<string, unknown>): Promise<void> {
  const same = Object.entries(kept).filter(
    ([key, value]) =>
      key in usual && !OWN.includes(key as keyof Prefs) && typeof value === typeof usual[key as keyof Prefs],
  );
  known = Object.fromEntries(same);
  Object.assign(prefs, known);
  keep = how;
  await tell();
}

async function tell(): Promise<void> {
  const changed = Object.entries(prefs).filter(
    ([key, value]) => !OWN.includes(key as keyof Prefs) && known[key as keyof Prefs] !== value,
  );
  if (!changed.length) return;
  const sent = keep(Object.fromEntries(changed));
  if (!sent) return;
  Object.assign(known, Object.fromEntries(changed));
  await sent;
}

function send(): void {
  clearTimeout(timer);
  // What cannot be kept now is kept with the next change.
  timer = window.setTimeout(() => tell().catch(() => (known = {})), KEPT_AFTER);
}

/** How long an animation may take: nothing, for people who asked for stillness. */
export function motion(milliseconds: number): number {
  return isStill() ? 0 : milliseconds;
}

for (const query of [darkSystem, contrastSystem, still]) query.addEventListener("change", keepPrefs);
