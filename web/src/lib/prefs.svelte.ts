/** What a viewer has chosen for themselves. Kept on this device; never a rule of the table. */

import { account } from "./account";
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
  /** Sounds also while another page is looked at. */
  soundHidden: boolean;
  /** How loud, of 100. */
  loudness: number;
  /** Whether what is said at the table is shown: as it comes, of those only whom one has met, only when it is opened, or not at all. */
  chat: "show" | "met" | "quiet" | "hide";
  /** Offer to say "well played" with one click at the end. */
  applause: boolean;
  textSize: "small" | "usual" | "large";
  movement: "auto" | "full" | "little";
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
  soundHidden: false,
  loudness: 60,
  chat: "show",
  applause: true,
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
  notice();
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

type Key = keyof Prefs;
const UNSENT = "bastide.unsent";
const KEPT_AFTER = 400;
const TRIED_AGAIN_AFTER = 15_000;

/** What the account is known to have kept. */
let known: Partial<Prefs> = {};
let last: Prefs = { ...prefs };
let keep: (changed: Record<string, unknown>) => Promise<unknown> | null = () => null;
let timer = 0;

/** What who is signed in has chosen here and the account has not heard of yet, over the closing of the page too. */
const unsent = new Set<Key>((localStorage.getItem(UNSENT) ?? "").split(" ").filter((key) => key in usual) as Key[]);

function remember(): void {
  localStorage.setItem(UNSENT, [...unsent].join(" "));
}

function notice(): void {
  for (const key of Object.keys(usual) as Key[])
    if (prefs[key] !== last[key] && prefs[key] !== known[key] && !OWN.includes(key)) unsent.add(key);
  last = { ...prefs };
  if (!account.known) unsent.clear();
  remember();
}

/** From now on choices are kept for the account too, beginning with what it has kept so far. */
export async function followAccount(how: typeof keep, kept: Record<string, unknown>): Promise<void> {
  const same = Object.entries(kept).filter(
    ([key, value]) => key in usual && !OWN.includes(key as Key) && typeof value === typeof usual[key as Key],
  );
  known = Object.fromEntries(same);
  Object.assign(prefs, Object.fromEntries(same.filter(([key]) => !unsent.has(key as Key))));
  keep = how;
  await tell();
}

let sending: Promise<void> = Promise.resolve();

/** One after the other: a choice that is slow to arrive must not undo a later one. */
function tell(): Promise<void> {
  const done = sending.then(tellChanged);
  sending = done.catch(() => {});
  return done;
}

async function tellChanged(): Promise<void> {
  const changed = Object.entries(prefs).filter(
    ([key, value]) => !OWN.includes(key as Key) && known[key as Key] !== value,
  );
  const sent = changed.length ? keep(Object.fromEntries(changed)) : null;
  if (!sent) return;
  await sent;
  Object.assign(known, Object.fromEntries(changed));
  for (const [key, value] of changed) if (prefs[key as Key] === value) unsent.delete(key as Key);
  remember();
}

function send(after = KEPT_AFTER): void {
  clearTimeout(timer);
  timer = window.setTimeout(() => tell().catch(() => send(TRIED_AGAIN_AFTER)), after);
}

/** How long an animation may take: nothing, for people who asked for stillness. */
export function motion(milliseconds: number): number {
  return isStill() ? 0 : milliseconds;
}

for (const query of [darkSystem, contrastSystem, still]) query.addEventListener("change", keepPrefs);
