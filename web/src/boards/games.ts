/** The games that have a board of their own here, fetched when a table of it is opened; any other is shown as its engine draws it. */

import type { Component } from "svelte";
import type { Play } from "../lib/play.svelte";
import type { Drawing, EventInfo, Position, Result } from "../lib/wire";
import type { Names } from "../lib/words.svelte";
import type { Begins } from "../stage/scores";
import type { Stage } from "../stage/stage.svelte";

export interface BoardProps {
  view: Record<string, unknown>;
  /** What everybody can work out about the position: whose regions are and what they are worth, prices, reach. */
  survey: Record<string, unknown>;
  play: Play;
  /** The viewer's seat. */
  me: number | null;
  names: Names;
  /** What the engine draws, where the board asks for it. */
  drawing?: Drawing | null;
  /** What the table and its board share while a game is played; nothing where it is looked back at. */
  stage?: Stage;
  /** Who decides, what, and whether the game is over. */
  position?: Position;
  result?: Result | null;
}

export interface StoresProps {
  view: Record<string, unknown>;
  survey: Record<string, unknown>;
  seat: number;
  me: number | null;
  /** The viewer's preview changes this seat's points by so much. */
  play: Play;
}

export interface StepMark {
  text: string;
  state: "done" | "now" | "next";
  /** What the explaining card is about. */
  explain?: string;
}

/** The turn order and the order of passing. */
export interface Orders {
  turn: number;
  order: number[];
  passed: number[];
  /** Whether who has passed is out for this phase. */
  passing: boolean;
  /** Both in words. */
  says: string;
  passedSays: string;
}

/** A pane of the table that a phone shows alone. */
export interface Tab {
  id: string;
  name: string;
  picture: string;
}

/** The board described in words. */
export interface Shown {
  view: Record<string, unknown>;
  survey: Record<string, unknown>;
  names: Names;
  me: number | null;
}

/** A part of the board in words, under a heading. */
export interface Chapter {
  title: string;
  lines: string[];
}

/** Something short that is always in sight, and what it is, to be explained. */
export type Fact = string | { text: string; explain: string };

export interface GameModule {
  Board: Component<BoardProps>;
  /** The board shows what the engine draws. */
  drawn?: boolean;
  /** The board has a tray of its own, where everything about the turn is said and done. */
  staged?: boolean;
  /** For a board of several panes: what stands in the ribbon above it, and the panes of a phone. */
  orders?(view: Record<string, unknown>, names: Names): Orders;
  tabs?(): Tab[];
  /** What a seat owns, under its name. */
  Stores?: Component<StoresProps>;
  /** A tile within a sentence. */
  Tile?: Component<{ id: string; turns: number }>;
  /** The phases of the turn. */
  steps(view: Record<string, unknown>): StepMark[];
  /** Short facts at the end of the line of steps. */
  facts(view: Record<string, unknown>, survey: Record<string, unknown>): Fact[];
  /** The points of a seat, where the view tells them. */
  score(view: Record<string, unknown>, seat: number): number | null;
  /** Of points that are only an estimate while the game goes on: what they would be made of. */
  estimate?(view: Record<string, unknown>, seat: number): string | null;
  /** The keys of its own, and what they do. */
  keys?(): [string, string][];
  /** The board in sentences; the engine's text where there are none. */
  describe?(shown: Shown): Chapter[];
  /** A tile in words, for who hears of it. */
  tileText?(id: string): string;
  /** How the points of an event came about: what was counted, and what it gave; nothing when there is no more to say. */
  parts?(event: EventInfo): [string, number][] | null;
  /** The points that an event gives its seat, where they are not those it tells. */
  points?(event: EventInfo): number;
  /** What gave the points of an event, as a heading of the result. */
  category?(event: EventInfo): string | null;
  /** What an event gave besides its points, with a heading each. */
  extra?(event: EventInfo): [string, number][];
  /** How the turns of a game are counted, and what one is called. */
  turns?: { begins: Begins; name: () => string };
  /** Actions that the player takes even where they are the only choice. */
  left?: string[];
  /** Whether what happened by a decision is shown before the same player decides anything else. */
  closes?(events: EventInfo[]): boolean;
  /** What has to be played after an action before its points are known. */
  after?(action: string): string[];
}

export interface GameCard {
  symbol: string;
  load: () => Promise<GameModule>;
}

export const GAMES: Record<string, GameCard> = {
  caylus: { symbol: "g-caylus", load: () => import("./caylus").then((m) => m.default) },
  magna_carta: { symbol: "g-magna", load: () => import("./magna_carta").then((m) => m.default) },
  carcassonne: { symbol: "g-carcassonne", load: () => import("./carcassonne").then((m) => m.default) },
  torres: { symbol: "g-torres", load: () => import("./torres").then((m) => m.default) },
};

/** Those with a board of their own first. */
export function ordered<T extends { name: string }>(games: T[]): T[] {
  const known = Object.keys(GAMES);
  const place = ({ name }: T) => (name in GAMES ? known.indexOf(name) : known.length);
  return games.toSorted((a, b) => place(a) - place(b));
}

export function symbolOf(game: string): string {
  return GAMES[game]?.symbol ?? "mark";
}

/** The board of a game. */
export function boardOf(game: string): Promise<GameModule> {
  return GAMES[game]?.load() ?? import("./any").then((m) => m.default);
}
