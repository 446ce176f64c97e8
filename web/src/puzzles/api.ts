/** What is asked about puzzles. What has come once stays on the device, so that it can be solved without a connection. */

import { ask, Refusal } from "../lib/api";
import type { Judged, PuzzleDiary, PuzzleInfo, PuzzlesOfGame, PuzzleTry } from "../lib/api-types";

const SHELF = "bastide-puzzles";
/** Where a puzzle lies on the shelf; nobody is asked there. */
const kept = (name: string): string => `/kept-puzzles/${name}`;

export interface Wish {
  game: string;
  theme?: string;
  /** Of who has no account. */
  number?: number;
  tried?: string[];
}

async function shelf(): Promise<Cache | null> {
  return "caches" in globalThis ? caches.open(SHELF).catch(() => null) : null;
}

async function keep(names: string[], puzzle: PuzzleInfo): Promise<void> {
  const on = await shelf();
  await Promise.all(names.map((name) => on?.put(kept(name), Response.json(puzzle)).catch(() => {})));
}

async function found(name: string): Promise<PuzzleInfo | null> {
  const answer = await (await shelf())?.match(kept(name));
  return answer ? ((await answer.json()) as PuzzleInfo) : null;
}

/** One on the shelf that was not tried. */
async function untried({ game, theme, tried = [] }: Wish): Promise<PuzzleInfo | null> {
  const on = await shelf();
  for (const request of (await on?.keys()) ?? []) {
    const name = new URL(request.url).pathname.split("/").at(-1)!;
    if (!/^[0-9a-f]{8}$/.test(name) || tried.includes(name)) continue;
    const one = await found(name);
    if (one?.game === game && (!theme || one.themes.includes(theme))) return one;
  }
  return null;
}

/** What the server says; what is kept, where it does not answer. */
async function either<Found extends PuzzleInfo | null>(
  names: (puzzle: PuzzleInfo) => string[],
  asked: () => Promise<Found>,
  here: () => Promise<PuzzleInfo | null>,
): Promise<Found | PuzzleInfo> {
  try {
    const puzzle = await asked();
    if (puzzle) await keep(names(puzzle), puzzle);
    return puzzle;
  } catch (wrong) {
    const puzzle = wrong instanceof Refusal ? null : await here();
    if (puzzle) return puzzle;
    throw wrong;
  }
}

const utc = (): string => new Date().toISOString().slice(0, 10);

export const puzzles = {
  all: () => ask<PuzzlesOfGame[]>("GET", "puzzles"),
  diary: () => ask<PuzzleDiary>("GET", "puzzles/diary"),
  one: (id: string) =>
    either(
      () => [id],
      () => ask<PuzzleInfo>("GET", `puzzles/${id}`),
      () => found(id),
    ),
  today: (game: string) =>
    either(
      (puzzle) => [`${game}-${puzzle.day}`],
      () => ask<PuzzleInfo>("GET", `puzzles/today?game=${encodeURIComponent(game)}`),
      () => found(`${game}-${utc()}`),
    ),
  /** Nothing where all were tried. */
  next(wish: Wish): Promise<PuzzleInfo | null> {
    const { game, theme = "", number, tried = [] } = wish;
    const query = new URLSearchParams({ game, theme });
    if (number !== undefined) query.set("number", String(number));
    for (const id of tried.slice(-400)) query.append("tried", id);
    return either(
      (puzzle) => [puzzle.id],
      () => ask<PuzzleInfo | null>("GET", `puzzles/next?${query}`),
      () => untried(wish),
    );
  },
  attempt: (id: string, answer: PuzzleTry) => ask<Judged>("POST", `puzzles/${id}/try`, "", answer),
};
