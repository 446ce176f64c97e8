/** Of which table, and to whom, everything inside a component speaks. */

import { getContext, setContext, type Component } from "svelte";
import type { Names } from "./words.svelte";

export interface Voice {
  game: string;
  names: Names;
  /** The seat of who reads, if they have one. */
  me: number | null;
  /** How a tile is drawn within a sentence. */
  Tile?: Component<{ id: string; turns: number }>;
  /** What it is in words, where nothing can be drawn. */
  tileText?: (id: string) => string;
}

const HERE = Symbol("voice");
const NOBODY: Voice = { game: "", names: (seat) => String(seat + 1), me: null };

export function speak(voice: () => Voice): void {
  setContext(HERE, voice);
}

export function voiceHere(): () => Voice {
  return getContext<(() => Voice) | undefined>(HERE) ?? (() => NOBODY);
}
