/** What an expansion adds to the board. Of all this it has only what it needs. */

import type { Component } from "svelte";
import type { Play } from "../../lib/play.svelte";
import type { ActionInfo, EventInfo } from "../../lib/wire";
import type { Names } from "../../lib/words.svelte";
import type { Standing } from "./standing";
import type { CarcassonneSurvey, CarcassonneView, FigureView, Spot, TileView } from "./view";

/** Where on the land an action is pointed at: a tile, or a spot for a figure. */
export interface Goal {
  shape: "tile" | "spot";
  x: number;
  y: number;
  /** The figure that would stand there; nothing for one that stands there already. */
  figure?: string;
  lying?: boolean;
  /** The figure is nobody's. */
  neutral?: boolean;
  /** Which of several figures it is, is chosen first. */
  choice?: boolean;
}

/** An action to be pointed at: its words, the cell that comes after the first, the tile that was laid last. */
export interface Pointed {
  view: CarcassonneView;
  words: string[];
  cell: Spot | null;
  last: TileView | undefined;
}

/** The picture beside a choice that has no place on the land: a figure or a tile, and what explains it. */
export interface Picture {
  figure?: string;
  neutral?: boolean;
  tile?: string;
  explain?: string;
}

export interface SetAction {
  /** Where it is pointed at, unless that is the tile it names. */
  goal?(pointed: Pointed): Goal | null;
  /** What it takes from the supply of who decides it: a figure, or a piece. */
  takes?(words: string[]): string | undefined;
  /** The set shows it by itself. */
  own?: boolean;
  /** What explains this kind of thing to do. */
  explain?: string;
  picture?(words: string[]): Picture;
}

/** The headings of the final scoring. */
export type Heading = "roads" | "cities" | "cloisters" | "fields";

export interface PiecesProps {
  view: CarcassonneView;
  names: Names;
}

export interface ReachProps {
  view: CarcassonneView;
  survey: CarcassonneSurvey;
  play: Play;
}

export interface OwnProps {
  view: CarcassonneView;
  play: Play;
  names: Names;
  /** The actions that the set shows by itself. */
  own: ActionInfo[];
  svg?: SVGSVGElement;
}

export interface CarcassonneSet {
  /** By their first words. */
  actions?: Record<string, SetAction>;
  /** The tile that a choice between figures is about. */
  asks?(view: CarcassonneView): Spot | null;
  /** Kinds of land where a figure stands at one spot, and whether it takes tiles all around to complete them. */
  features?: Record<string, { around?: boolean }>;
  /** What is drawn on tiles, with what explains it; `tile sign` where it means something else on that tile. */
  signs?: Record<string, string>;

  /** The board after an event, as the eye follows it. */
  reduce?: Record<string, (view: CarcassonneView, event: EventInfo) => CarcassonneView>;
  /** How an event is shown: a figure leaves the land, or a piece takes a step there. */
  shown?: Record<string, "leaves" | "steps">;
  /** Events of the final scoring, and under which heading they come. */
  final?: Record<string, Heading>;
  /** What gave the points of an event: the words for it. */
  gave?: [RegExp, string][];
  /** How the points of an event came about. */
  parts?(event: EventInfo): [string, number][] | null;
  /** The words for what it adds to the points of a region. */
  bonus?: string;

  /** In words: what it has on the land, and what a seat has of it. */
  pieces?(view: CarcassonneView, names: Names): string[];
  held?(view: CarcassonneView, seat: number, names: Names): string[];
  /** Stacks of tiles beside the pile. */
  stacks?(view: CarcassonneView): [string, Record<string, number>][];

  /** How much higher than the land a figure stands. */
  lift?(view: CarcassonneView, figure: FigureView): number;
  /** What stands among the figures. */
  standing?(view: CarcassonneView, names: Names): Standing[];
  /** What is drawn on the tiles, then under and over the figures. */
  Reach?: Component<ReachProps>;
  Under?: Component<PiecesProps>;
  Over?: Component<PiecesProps>;
  /** Over everything: how its own actions are pointed at. */
  Aim?: Component<OwnProps>;
  /** What a seat has of it, beside the figures. */
  Stores?: Component<{ view: CarcassonneView; seat: number; planned: string | null }>;
  /** Over the tray, before and after the choices that have no place on the land. */
  Question?: Component<OwnProps>;
  Answers?: Component<OwnProps>;
  /** Whether it has something to say there. */
  speaks?(view: CarcassonneView, own: ActionInfo[]): boolean;
}
