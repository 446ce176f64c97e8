/**
 * The turn of the viewer before it is played. What is decided is planned first and shown on the board; nothing has left
 * the table until the turn passes on, so that everything can be taken back without asking anybody.
 */

import type { ActionInfo, Foresight, Position, Refused } from "../lib/wire";
import { Beat } from "./beat.svelte";

export interface TurnOptions {
  /** Ask the table what these actions lead to; null when it cannot be asked now. */
  foresee: (actions: string[]) => Promise<Foresight | Refused | null>;
  /** Play an action that was decided `ago` milliseconds ago; the refusal, if there is one. */
  play: (action: string, ago: number) => Promise<Refused | null>;
  /** How many milliseconds there are to take the turn back before it passes on. */
  beat: () => number;
  /** Whether a decision is taken by itself where it is the only choice. */
  forced: (action: string) => boolean;
  /** Whether so much has happened that it is shown before anything else is decided. */
  closes?: (answer: Foresight) => boolean;
  /** It was taken by itself; what had to be decided, in words. */
  took?: (only: ActionInfo, task: Position["task"]) => void;
  refused: (refusal: Refused) => void;
  /** What the button says that lets the turn pass on, where it is not the usual. */
  goOn?: () => string;
}

/** The table looks no more actions ahead than these; a longer plan is played as far as it goes. */
const MOST = 15;

export class Turn {
  /** What is decided and not yet played. */
  plan: string[] = $state.raw([]);
  /** What each of these decisions leads to. */
  private stages: Foresight[] = $state.raw([]);
  /** Whether the table is being asked. */
  asking = $state(false);
  playing = $state(false);
  /** Decisions that were taken back and can be taken again, the next one last. */
  undone: string[] = $state.raw([]);
  readonly beat = new Beat();

  /** How many decisions of the plan the table has confirmed. */
  private confirmed = 0;
  /** Whether somebody has decided something of what is planned; it did not all take itself. */
  private chosen = false;

  constructor(private readonly options: TurnOptions) {}

  get goOn(): string | null {
    return this.options.goOn?.() ?? null;
  }

  /** The board after what is planned, as far as it can be known; null when nothing is planned. */
  get position(): Position | null {
    return this.stages.findLast((stage) => stage.position)?.position ?? null;
  }

  /** The decision with which the turn passes on: what it leads to is not on the board yet. */
  get last(): string | null {
    return this.foreseen && !this.foreseen.position ? (this.plan.at(-1) ?? null) : null;
  }

  /** Whether the turn is being played: nothing can be decided any more until the table has confirmed it. */
  get leaving(): boolean {
    return this.playing || (this.last !== null && this.beat.length === null);
  }

  /** What the plan has led to so far. */
  get foreseen(): Foresight | null {
    return this.stages.at(-1) ?? null;
  }

  /** Of what is foreseen, what the decision after those on the board brings; their points are counted already. */
  fresh(foreseen: Foresight | null): Foresight | null {
    const before = this.stages.findLast((stage) => stage !== foreseen && stage.position);
    if (!foreseen || !before) return foreseen;
    return {
      ...foreseen,
      events: foreseen.events.slice(before.events.length),
      points: foreseen.points?.map((points, seat) => points - (before.points?.[seat] ?? 0)) ?? null,
    };
  }

  /** The only choice there is, where it is to be taken by itself. */
  only(legal: ActionInfo[] | null | undefined): ActionInfo | null {
    const only = legal?.length === 1 ? legal[0]! : null;
    return only && this.options.forced(only.action) ? only : null;
  }

  /** Take the only choice there is. Where nothing else was decided with it, there is nothing to take back. */
  async take(only: ActionInfo, task: Position["task"] = null): Promise<void> {
    await this.step(only.action, () => this.options.took?.(only, task));
  }

  /** Decide something. When the turn passes on with it, there is a moment to take it back. */
  async decide(action: string): Promise<void> {
    if (this.asking || this.playing || this.beat.length !== null) return;
    this.chosen = true;
    await this.step(action);
  }

  private async step(action: string, planned: () => void = () => {}): Promise<void> {
    if (this.asking || this.playing || this.beat.length !== null) return;
    const plan = [...this.plan, action];
    this.asking = true;
    const foreseen = await this.options.foresee(plan);
    this.asking = false;
    if (foreseen === null) return;
    if (foreseen.type === "refused") {
      this.chosen &&= plan.length > 1;
      this.options.refused(foreseen);
      return;
    }
    const answer = this.options.closes?.(foreseen) ? { ...foreseen, position: null, passes: true } : foreseen;
    if (this.undone.at(-1) === action) this.undone = this.undone.slice(0, -1);
    else this.undone = [];
    this.plan = plan;
    this.stages = [...this.stages, answer];
    planned();
    const next = answer.position;
    if (next?.legal && plan.length < MOST) {
      const only = this.only(next.legal);
      if (only) await this.take(only, next.task);
      return;
    }
    if (!answer.passes || !this.chosen || (await this.beat.start(this.options.beat()))) await this.commit();
    else this.back();
  }

  /** Take back the last decision that is not yet played, with those that took themselves after it. */
  back(): boolean {
    if (!this.plan.length || this.playing) return false;
    if (this.beat.length !== null) {
      this.beat.undo();
      return true;
    }
    do {
      this.undone = [...this.undone, this.plan.at(-1)!];
      this.plan = this.plan.slice(0, -1);
      this.stages = this.stages.slice(0, -1);
    } while (this.plan.length && this.only(this.position?.legal));
    if (!this.plan.length) this.chosen = false;
    return true;
  }

  /** Take back all that is planned. */
  restart(): void {
    while (this.back() && this.plan.length);
  }

  async redo(): Promise<void> {
    const next = this.undone.at(-1);
    if (next) await this.decide(next);
  }

  /** Play what is planned, in order. The plan stays on the board until the table has confirmed it. */
  async commit(): Promise<void> {
    this.playing = true;
    let refusal: Refused | null = null;
    for (const [i, action] of this.plan.entries()) {
      refusal = await this.options.play(action, i ? 0 : this.beat.took);
      if (refusal) {
        this.options.refused(refusal);
        break;
      }
    }
    this.playing = false;
    if (refusal) this.clear();
  }

  /** The table tells of a decision of the viewer's; with the last of the plan, the board is the table's again. */
  tell(): void {
    this.confirmed += 1;
    if (this.confirmed >= this.plan.length) this.clear();
  }

  /** The table has changed: what was planned no longer holds. */
  clear(): void {
    this.plan = [];
    this.stages = [];
    this.undone = [];
    this.confirmed = 0;
    this.chosen = false;
    this.beat.undo();
  }
}
