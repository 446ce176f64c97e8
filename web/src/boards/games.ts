/** The four games as the page knows them; the board of each is fetched when a table of it is opened. */

import type { Component } from "svelte";
import type { Play } from "../lib/play.svelte";
import type { EventInfo } from "../lib/wire";
import type { Names } from "../lib/words.svelte";

export interface BoardProps {
  view: Record<string, unknown>;
  play: Play;
  /** The viewer's seat. */
  me: number | null;
  names: Names;
}

export interface StoresProps {
  view: Record<string, unknown>;
  seat: number;
  me: number | null;
  /** The viewer's preview changes this seat's points by so much. */
  play: Play;
}

export interface StepMark {
  text: string;
  state: "done" | "now" | "next";
}

export interface GameModule {
  Board: Component<BoardProps>;
  /** What a seat owns, under its name. */
  Stores: Component<StoresProps>;
  /** A small picture beside an event of the log. */
  Small?: Component<{ event: EventInfo }>;
  /** The phases of the turn. */
  steps(view: Record<string, unknown>): StepMark[];
  /** Short facts at the end of the line of steps. */
  facts(view: Record<string, unknown>): string[];
  score(view: Record<string, unknown>, seat: number): number;
  /** The board in sentences. */
  describe(view: Record<string, unknown>, names: Names): string[];
  /** How the points of an event came about: what was counted, and what it gave. */
  parts?(event: EventInfo, view: Record<string, unknown>): [string, number][];
  /** What has to be played after an action before its points are known. */
  after?(action: string): string[];
  /** Whether an action should be confirmed by those who confirm only what costs. */
  costly(action: string): boolean;
}

export interface GameCard {
  name: string;
  title: string;
  seats: [number, number];
  minutes: number;
  symbol: string;
  load: () => Promise<GameModule>;
}

export const GAMES: Record<string, GameCard> = {
  caylus: { name: "caylus", title: "Caylus", seats: [2, 5], minutes: 90, symbol: "g-caylus", load: () => import("./caylus").then((m) => m.default) },
  magna_carta: {
    name: "magna_carta",
    title: "Caylus Magna Carta",
    seats: [2, 4],
    minutes: 60,
    symbol: "g-magna",
    load: () => import("./magna_carta").then((m) => m.default),
  },
  carcassonne: {
    name: "carcassonne",
    title: "Carcassonne",
    seats: [2, 6],
    minutes: 45,
    symbol: "g-carcassonne",
    load: () => import("./carcassonne").then((m) => m.default),
  },
  torres: { name: "torres", title: "Torres", seats: [2, 4], minutes: 60, symbol: "g-torres", load: () => import("./torres").then((m) => m.default) },
};
