/** What the viewer has done with puzzles: the account's, or for a guest what this device has kept. */

import { Refusal } from "../lib/api";
import type { PuzzleDay, PuzzleInfo, PuzzleRating, PuzzleTry } from "../lib/api-types";
import { member } from "../lib/member.svelte";
import { puzzles } from "./api";
import { dayOf, inARow } from "./days";

interface Tried {
  game: string;
  day: string;
  first: boolean;
  solved: boolean;
}

interface Kept {
  strengths: Record<string, { mu: number; sigma: number; number: number }>;
  tried: Record<string, Tried>;
  /** Tries that the server has not heard of. */
  pending: { id: string; game: string; actions: string[]; day: string }[];
}

export interface Standing {
  number: number;
  tried: number;
  solved: number;
}

const KEY = "bastide.puzzles";
/** Where everybody begins. */
const MU = 25;
const SIGMA = 25 / 3;
const BEGINNING = 1300;

function stored(): Kept {
  const nothing: Kept = { strengths: {}, tried: {}, pending: [] };
  try {
    return { ...nothing, ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Kept>) };
  } catch {
    return nothing;
  }
}

class Progress {
  private kept: Kept = $state.raw(stored());
  private own: { standings: Record<string, Standing>; days: PuzzleDay[]; row: number } | null = $state.raw(null);

  get today(): string {
    return dayOf(Date.now());
  }

  /** Ask what the account has done, after telling what was tried without a connection. */
  async look(): Promise<void> {
    await this.send();
    if (!member.me) {
      this.own = null;
      return;
    }
    const diary = await puzzles.diary().catch(() => null);
    if (!diary) return;
    this.own = {
      standings: Object.fromEntries(diary.standings.map((one) => [one.game, one])),
      days: diary.days,
      row: diary.in_a_row,
    };
  }

  standing(game: string): Standing {
    if (this.own) return this.own.standings[game] ?? { number: BEGINNING, tried: 0, solved: 0 };
    const tried = Object.values(this.kept.tried).filter((one) => one.game === game);
    return {
      number: this.kept.strengths[game]?.number ?? BEGINNING,
      tried: tried.length,
      solved: tried.filter((one) => one.first).length,
    };
  }

  get days(): PuzzleDay[] {
    return this.own?.days ?? Object.values(this.kept.tried).filter(({ day }) => day !== "");
  }

  get inARow(): number {
    if (this.own) return this.own.row;
    return inARow(new Set(this.days.filter(({ solved }) => solved).map(({ day }) => day)), this.today);
  }

  /** The puzzles that this device knows to be tried. */
  get tried(): string[] {
    return Object.keys(this.kept.tried);
  }

  /** What is said of the viewer where the server does not know it. */
  wish(game: string): { number?: number; tried: string[] } {
    return member.me ? { tried: this.tried } : { number: this.standing(game).number, tried: this.tried };
  }

  /** A puzzle was answered. What it did to the rating; null where that does not change, undefined without a connection. */
  async answered(puzzle: PuzzleInfo, actions: string[], solved: boolean): Promise<PuzzleRating | null | undefined> {
    const before = this.kept.tried[puzzle.id];
    const { id, game, day } = puzzle;
    this.keep({
      tried: {
        ...this.kept.tried,
        [id]: before
          ? { ...before, day: before.day || day, solved: before.solved || solved }
          : { game, day, first: solved, solved },
      },
    });
    try {
      const rating = await this.tell({ id, game, actions, day }, !before);
      if (member.me) void this.look();
      return rating;
    } catch (wrong) {
      if (wrong instanceof Refusal) return null;
      if (!before || member.me) this.keep({ pending: [...this.kept.pending, { id, game, actions, day }] });
      return undefined;
    }
  }

  private async tell(one: Kept["pending"][number], counts: boolean): Promise<PuzzleRating | null> {
    const { mu, sigma } = this.kept.strengths[one.game] ?? { mu: MU, sigma: SIGMA };
    const answer: PuzzleTry = { actions: one.actions, day: one.day };
    if (!member.me && counts) answer.strength = { mu, sigma };
    const { rating } = await puzzles.attempt(one.id, answer);
    if (rating && !member.me) {
      const strength = { mu: rating.mu, sigma: rating.sigma, number: rating.number };
      this.keep({ strengths: { ...this.kept.strengths, [one.game]: strength } });
    }
    return rating;
  }

  private async send(): Promise<void> {
    for (const one of this.kept.pending) {
      try {
        await this.tell(one, true);
      } catch (wrong) {
        if (!(wrong instanceof Refusal)) return;
      }
      this.keep({ pending: this.kept.pending.filter((other) => other !== one) });
    }
  }

  private keep(changed: Partial<Kept>): void {
    this.kept = { ...this.kept, ...changed };
    localStorage.setItem(KEY, JSON.stringify(this.kept));
  }
}

export const progress = new Progress();
