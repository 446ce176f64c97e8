/** A puzzle being solved: what is planned, the answer once it is given, and what of it is shown on the board. */

import type { PuzzleInfo, PuzzleRating, PuzzleStep } from "../lib/api-types";
import { Play } from "../lib/play.svelte";
import { prefs } from "../lib/prefs.svelte";
import { t, type Names } from "../lib/words.svelte";
import type { ActionInfo, Foresight, Position, SeatInfo } from "../lib/wire";
import { Stage } from "../stage/stage.svelte";
import { Turn } from "../stage/turn.svelte";
import { positionAt, ranked, stepOf, verdictOf, type Verdict } from "./judge";
import { progress } from "./progress.svelte";

export interface Answered {
  step: PuzzleStep & { chance: number };
  verdict: Verdict;
  /** What it did to the rating; null where nothing is rated, undefined while that is not known. */
  rating: PuzzleRating | null | undefined;
  /** Whether the server has saved it, or cannot be reached. */
  saved: "waiting" | "yes" | "later";
}

const NOTHING: ActionInfo[] = [];

export class Solving {
  readonly stage = new Stage();
  readonly turn: Turn;
  readonly play: Play;
  answered: Answered | null = $state.raw(null);
  /** Of the answer and the best one, which lies on the board. */
  shown: "mine" | "best" = $state("mine");
  private given: string[] = [];

  constructor(
    readonly puzzle: PuzzleInfo,
    /** Actions that the player takes even where they are the only choice. */
    left: string[],
    private readonly said: (answered: Answered) => void = () => {},
  ) {
    this.turn = new Turn({
      foresee: (actions) => Promise.resolve(this.foresee(actions)),
      play: (action) => this.give(action),
      beat: () => Infinity,
      forced: (action) => prefs.forced && !left.includes(action),
      refused: () => {},
      goOn: () => t("puzzles.my_move"),
    });
    const here = {
      offers: () => this.offers,
      planned: () => this.planned,
      advised: () => (this.answered && this.shown === "best" ? this.best.actions.slice(-1) : []),
    };
    this.play = new Play(
      (action) => void this.decide(action),
      this.names,
      () => Promise.resolve(false),
      {
        get offers() {
          return here.offers();
        },
        get planned() {
          return here.planned();
        },
        get advised() {
          return here.advised();
        },
        last: [],
      },
    );
    this.stage.turn = this.turn;
  }

  get seats(): SeatInfo[] {
    return Array.from({ length: this.puzzle.players }, (_, seat) => ({
      seat,
      kind: "person" as const,
      called: { id: `web.puzzles.seat.${seat}`, params: {} },
      name: "",
      level: "",
      account: null,
      connected: true,
      steward: false,
      resigned: false,
      arms: 0,
    }));
  }

  readonly names: Names = (seat) => t(`puzzles.seat.${seat}` as "puzzles.seat.0");

  get best(): PuzzleStep & { chance: number } {
    return ranked(this.puzzle)[0]!;
  }

  /** The answer that lies on the board once one is given. */
  private get lying(): string[] | null {
    return this.answered && (this.shown === "best" ? this.best : this.answered.step).actions;
  }

  /** What is seen: the position with what is planned, or with the answer but its last decision, which is drawn upon it. */
  get position(): Position {
    if (this.lying) return positionAt(this.puzzle, this.lying.slice(0, -1));
    const at = this.turn.position ?? (this.puzzle.position as Position);
    return this.stage.held ? { ...at, view: this.stage.held } : at;
  }

  private get offers(): ActionInfo[] {
    const legal = this.position.legal as ActionInfo[] | null;
    if (this.lying) return legal?.filter(({ action }) => action === this.lying?.at(-1)) ?? NOTHING;
    return (!this.turn.last && legal) || NOTHING;
  }

  private get planned(): string | null {
    return this.lying?.at(-1) ?? this.turn.last;
  }

  get mine(): boolean {
    return !this.answered && !this.turn.leaving;
  }

  foresee(actions: string[]): Foresight | null {
    const step = stepOf(this.puzzle, actions);
    return (
      step && {
        type: "foresight",
        actions,
        seq: 0,
        events: step.events as Foresight["events"],
        points: step.points,
        survey: null,
        position: step.position as Position | null,
        passes: step.position === null,
      }
    );
  }

  private async decide(action: string): Promise<void> {
    if (this.mine) await this.turn.decide(action);
  }

  /** A decision of the answer; with the last one it is judged. */
  private async give(action: string): Promise<null> {
    this.given = [...this.given, action];
    const step = stepOf(this.puzzle, this.given);
    const chance = step?.chance ?? null;
    if (!step || chance === null) return null;
    const verdict = verdictOf(this.puzzle, chance);
    const answered: Answered = { step: { ...step, chance }, verdict, rating: undefined, saved: "waiting" };
    this.answered = answered;
    this.shown = "mine";
    this.stage.held = null;
    this.said(answered);
    const rating = await progress.answered(this.puzzle, this.given, verdict !== "worse");
    this.answered = { ...answered, rating: rating ?? null, saved: rating === undefined ? "later" : "yes" };
    return null;
  }

  /** Once more from the beginning. */
  again(): void {
    this.given = [];
    this.answered = null;
    this.turn.clear();
    this.play.clear();
  }
}
