/** What the viewer is about to play: shown on the board, in the list of moves and in the command line at once. */

import { prefs } from "./prefs.svelte";
import type { ActionInfo, EventInfo, Foresight, StepInfo } from "./wire";
import { say, t, type Names } from "./words.svelte";

/** What can be played and what is marked, as the table or the replay says it. */
export class Offered {
  offers: ActionInfo[] = $state.raw([]);
  /** Decided, but not yet played: it can still be taken back. */
  planned: string | null = $state(null);
  /** The actions that are recommended, the best first: by a hint, or by the review of a game. */
  advised: string[] = $state.raw([]);
  /** Beside a study, the engine's lines, each with all its actions: what they begin with lies on the board as ghosts. */
  lines?: string[][] = $state.raw([]);
  /** What was played last, by others since the viewer's last turn. */
  last: StepInfo[] = $state.raw([]);
}

export class Play {
  /** Under the pointer or the focus. */
  hovered: string | null = $state(null);
  /** Chosen and waiting to be confirmed. */
  chosen: string | null = $state(null);
  /** What the action shown would lead to, once the table has answered. */
  foreseen: Foresight | null = $state.raw(null);
  /** The event of the log under the pointer. */
  event: EventInfo | null = $state.raw(null);

  constructor(
    private readonly act: (action: string) => void,
    private readonly names: Names,
    /** Whether the viewer's turn ends with an action, or luck decides after it. */
    private readonly ends: (action: string) => Promise<boolean> = () => Promise.resolve(true),
    private readonly from: Readonly<Offered> = new Offered(),
  ) {}

  get offers(): ActionInfo[] {
    return this.from.offers;
  }

  get planned(): string | null {
    return this.from.planned;
  }

  get advised(): string[] {
    return this.from.advised;
  }

  get lines(): string[][] {
    return this.from.lines ?? [];
  }

  get last(): StepInfo[] {
    return this.from.last;
  }

  get preview(): string | null {
    return this.hovered ?? this.chosen ?? this.planned;
  }

  /** Whether an action is legal now. */
  can(action: string): boolean {
    return this.offers.some((offer) => offer.action === action);
  }

  /** The legal actions that begin with this word. */
  of(word: string): ActionInfo[] {
    return this.offers.filter((offer) => offer.action === word || offer.action.startsWith(`${word} `));
  }

  /** The place of an action among those that are recommended: 1 for the best, 0 for none. */
  rank(action: string | undefined): number {
    return action === undefined ? 0 : this.advised.indexOf(action) + 1;
  }

  /** What is read out of a button, with its place among what is recommended. */
  ranked(action: string, label = this.sentence(action)): string {
    const rank = this.rank(action);
    return rank ? `${label} (${t("hint.rank", { rank })})` : label;
  }

  /** Whether a line of the engine begins with an action. */
  leads(action: string | null | undefined): boolean {
    return this.lines.some(([first]) => first === action);
  }

  sentence(action: string): string {
    const offer = this.offers.find((one) => one.action === action);
    return offer ? this.say(offer) : action;
  }

  say(offer: ActionInfo): string {
    return say(offer.message, { names: this.names });
  }

  show(action: string | null): void {
    this.hovered = action;
  }

  /** Play, or first ask for confirmation, as the viewer wishes; a touch shows first what the second one plays. */
  choose(action: string, touch = false): void {
    if (this.chosen === action || (prefs.confirm === "never" && !touch)) this.commit(action);
    else if (prefs.confirm === "always" || touch) this.chosen = action;
    else void this.ask(action);
  }

  /** Ask for confirmation where it matters. */
  private async ask(action: string): Promise<void> {
    const { offers } = this;
    const matters = await this.ends(action);
    if (offers !== this.offers) return;
    if (matters) this.chosen = action;
    else this.commit(action);
  }

  /** Point at a place that is not lit: the table says which rule forbids it. Nothing can be played this way by mistake. */
  attempt(action: string): void {
    if (this.offers.length && !this.can(action)) this.act(action);
  }

  commit(action: string | null = this.chosen): void {
    this.chosen = null;
    this.hovered = null;
    if (action) this.act(action);
  }

  /** Something else can be played now: what cannot any more is no longer chosen. */
  settle(): void {
    if (this.chosen && !this.can(this.chosen)) this.clear();
  }

  clear(): void {
    this.chosen = null;
    this.hovered = null;
  }
}

/** The words of an action's text. */
export function parts(action: string): string[] {
  return action.split(" ");
}
