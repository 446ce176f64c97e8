/** What the viewer takes back, of what is planned and of what was played, and plays again. */

import { lastDecision, standing } from "../lib/events";
import type { TableSession } from "../lib/session.svelte";
import type { Refused } from "../lib/wire";
import type { Turn } from "../stage/turn.svelte";

type Session = Pick<TableSession, "position" | "entries" | "you" | "seq" | "send" | "heard">;

export class TakeBack {
  /** Played actions that were taken back and can be played again, the next one last. */
  private undone: string[] = $state.raw([]);
  /** Something is being taken back: decisions with one choice do not take themselves meanwhile. */
  running = $state(false);

  constructor(
    private readonly session: Session,
    private readonly turn: Pick<Turn, "back" | "plan" | "only" | "undone" | "redo">,
    private readonly refused: (refusal: Refused) => void,
  ) {}

  /** What would be played again. */
  get next(): string | undefined {
    return this.turn.undone.at(-1) ?? this.undone.at(-1);
  }

  /** An action was played. Another than the one that was taken back ends what can be played again. */
  played(action: string): void {
    this.undone = this.undone.at(-1) === action ? this.undone.slice(0, -1) : [];
  }

  /** Go back so far; whether the table has. */
  async to(step: number): Promise<boolean> {
    const { session } = this;
    const taken = standing(session.entries)
      .slice(step - session.position!.step)
      .filter(({ seat }) => seat === session.you)
      .map(({ action }) => action ?? "");
    const answer = await session.send({ do: "undo", seq: session.seq, to: step });
    if (answer.type === "refused") this.refused(answer);
    else this.undone = [...this.undone, ...taken.reverse()];
    return answer.type !== "refused";
  }

  /** Take back the viewer's last decision, with those that took themselves after it. */
  async last(): Promise<void> {
    const { session, turn } = this;
    this.running = true;
    const planned = turn.back();
    while (!planned || (!turn.plan.length && turn.only(session.position?.legal))) {
      const now = session.position;
      const to = now ? Math.max(now.undo?.to ?? 0, lastDecision(session.entries, now.step, session.you)) : 0;
      if (!now || to >= now.step || !(await this.to(to))) break;
      await session.heard();
      if (!turn.only(session.position?.legal)) break;
    }
    this.running = false;
  }

  /** Play again what was taken back last. */
  async again(act: (action: string) => Promise<void>): Promise<void> {
    const next = this.undone.at(-1);
    if (this.turn.undone.length) await this.turn.redo();
    else if (next) await act(next);
  }
}
