/** The review of a finished game: asked for, waited for, and what it marks in the log and on the curve. */

import { api, problemOf } from "./api";
import { prefs } from "./prefs.svelte";
import type { Message, Names } from "./words.svelte";
import type { GameReview, ReviewInfo } from "./wire";

/** What is said beside a step of the log: what a choice cost, or what a draw brought. */
export type Marks = Map<number, { message: Message; cost: boolean }>;

/** A part of one as people write it: 62 %. */
export function percent(part: number, sign = false, digits = 0): string {
  const style = { style: "percent", maximumFractionDigits: digits, signDisplay: sign ? "exceptZero" : "auto" } as const;
  return new Intl.NumberFormat(prefs.language, style).format(part);
}

export class ReviewOf {
  info: ReviewInfo | null = $state.raw(null);
  problem: Message | null = $state.raw(null);
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly id: string,
    private readonly token: string,
    /** Who is asked: the table, unless the game is looked at elsewhere. */
    private readonly from = { review: api.review, ask: api.askForReview },
  ) {}

  get review(): GameReview | null {
    return this.info?.review ?? null;
  }

  /** What is known already; nothing is made. */
  async look(): Promise<void> {
    await this.take(this.from.review(this.id, this.token));
  }

  async ask(): Promise<void> {
    await this.take(this.from.ask(this.id, this.token));
  }

  stop(): void {
    clearTimeout(this.timer);
  }

  private async take(answer: Promise<ReviewInfo>): Promise<void> {
    this.stop();
    try {
      this.info = await answer;
      this.problem = null;
      if (this.info.status === "waiting" || this.info.status === "running")
        this.timer = setTimeout(() => void this.look(), 800);
    } catch (wrong) {
      this.problem = problemOf(wrong);
    }
  }
}

/** The marks of a review, by the number that a step has once it is taken. */
export function marksOf(review: GameReview | null, names: Names): Marks {
  const marks: Marks = new Map();
  for (const draw of review?.draws ?? []) {
    const most = draw.luck.reduce((best, luck, seat) => (Math.abs(luck) > Math.abs(draw.luck[best]!) ? seat : best), 0);
    marks.set(draw.step + 1, {
      message: { id: "web.review.mark_luck", params: { name: names(most), luck: percent(draw.luck[most]!, true) } },
      cost: false,
    });
  }
  for (const swing of review?.swings ?? [])
    marks.set(swing.step + 1, {
      message: { id: "web.review.mark_choice", params: { lost: percent(swing.lost) } },
      cost: true,
    });
  return marks;
}
