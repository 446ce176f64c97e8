/** What the engine says about a position of Torres, and the geometry of the board. */

import type { Play } from "../../lib/play.svelte";
import type * as sent from "./view-types";

export type TorresView = sent.TorresView & {
  /** By square: the seat of its knight, or the king. */
  figures: Record<string, number | "king">;
};

export type { CastleSurvey, TorresSurvey } from "./view-types";

/** What the position would be worth that the action shown leads to, once the table has said so. */
export function foreseen(play: Play): sent.TorresSurvey | null {
  const known = play.foreseen?.actions.at(-1) === play.preview ? play.foreseen?.survey : null;
  return (known ?? null) as sent.TorresSurvey | null;
}

/** The actions that change the board, and so what it is worth. */
const BUILDING = ["move", "knight", "block", "put", "raise"];

/** By how much the action shown would change what the scoring gives a seat. */
export function gain(survey: sent.TorresSurvey, play: Play, seat: number | null): number {
  const then = BUILDING.includes((play.preview ?? "").split(" ")[0]!) ? foreseen(play) : null;
  return then && seat !== null ? then.scoring[seat]!.total - survey.scoring[seat]!.total : 0;
}

export type Square = { x: number; y: number };

export function square(name: string): Square {
  return { x: name.charCodeAt(0) - 97, y: 8 - Number(name[1]) };
}

export function squareName({ x, y }: Square): string {
  return `${"abcdefgh"[x]}${8 - y}`;
}

export function isSquare(text: string | undefined): text is string {
  return text !== undefined && /^[a-h][1-8]$/.test(text);
}

export function height(heights: number[][], name: string): number {
  const { x, y } = square(name);
  return heights[y]?.[x] ?? 0;
}

export const ALL: string[] = Array.from({ length: 64 }, (_, i) => squareName({ x: i % 8, y: Math.floor(i / 8) }));
