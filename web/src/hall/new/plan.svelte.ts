/** What a new table is to be, as it is put together: what was chosen, what follows from it, and what stands against it. */

import type { Message } from "../../lib/fluent";
import type { GameInfo, NewTable, OptionInfo, TableOptions } from "../../lib/wire";

export type Value = string | number | boolean;
export type Time = "none" | "live" | "days";
export type SeenBy = "invited" | "open" | "watch";
export const FRIEND = "friend";

/** How public a table is, in the server's words. */
const SEEN: Record<SeenBy, Pick<TableOptions, "public" | "spectators" | "spectator_delay">> = {
  invited: { public: false, spectators: "link" },
  open: { public: true, spectators: "anyone" },
  watch: { public: false, spectators: "anyone", spectator_delay: 300 },
};
const DAY = 86400;

/** About so long a game takes: each player more makes it a little longer, rounded to five minutes. */
export function about(minutes: number, players: number): number {
  return Math.max(5, Math.round((minutes * (0.745 + players * 0.085)) / 5) * 5);
}

export class Plan {
  game: GameInfo = $state.raw() as GameInfo;
  /** What differs from the usual game. */
  chosen: Record<string, Value> = $state({});
  /** Who sits there besides the viewer: a friend, or a bot of a level. */
  others: string[] = $state([FRIEND, FRIEND]);
  time: Time = $state("none");
  minutes = $state(20);
  seconds = $state(20);
  days = $state(3);
  seenBy: SeenBy = $state("invited");
  undo: NonNullable<TableOptions["undo"]> = $state("free");
  hints: NonNullable<TableOptions["hints"]> = $state("alone");
  chat: NonNullable<TableOptions["chat"]> = $state("everyone");
  rated = $state(false);
  tables = $state(1);

  players = $derived(this.others.length + 1);
  friends = $derived(this.others.filter((who) => who === FRIEND).length);
  /** The options that are chosen by pictures. */
  pictured = $derived(this.game.options.filter((option) => option.cards.length));
  sets = $derived(this.pictured.filter((option) => this.value(option) === true).map((option) => option.name));
  /** The fine rules of the game and of what was chosen. */
  fine = $derived(this.game.options.filter((option) => !option.cards.length && Object.entries(option.needs).every(([name, value]) => this.valueOf(name) === value)));
  changed = $derived(this.fine.filter((option) => this.value(option) !== option.usual).length);
  cards = $derived(this.pictured.flatMap((option) => option.cards.filter((card) => card.value === this.value(option))));
  tiles = $derived(this.game.tiles + this.cards.reduce((sum, card) => sum + card.tiles, 0));
  length = $derived(this.game.minutes ? about(this.game.minutes + this.cards.reduce((sum, card) => sum + card.minutes, 0), this.players) : 0);
  preset = $derived(this.game.presets.find(({ options }) => options.length === this.sets.length && options.every((name) => this.sets.includes(name))));
  clashes = $derived(this.game.clashes.filter(({ options, allowed_by }) => options.every((name) => this.valueOf(name) === true) && !(allowed_by && this.valueOf(allowed_by) === true)));
  /** Why it cannot be played like that. */
  against: Message | null = $derived(
    this.clashes.find(({ allowed_by }) => allowed_by)?.message ?? this.game.seats_need.find(({ players, option }) => players === this.players && this.valueOf(option) !== true)?.message ?? null,
  );

  constructor(game: GameInfo) {
    this.game = game;
    this.fit();
  }

  value(option: OptionInfo): Value {
    return this.chosen[option.name] ?? option.usual;
  }

  valueOf(name: string): Value | undefined {
    const option = this.game.options.find((one) => one.name === name);
    return option && this.value(option);
  }

  choose(name: string, value: Value): void {
    const option = this.game.options.find((one) => one.name === name);
    if (option?.usual === value) delete this.chosen[name];
    else this.chosen[name] = value;
  }

  /** Exactly these sets. */
  take(sets: string[]): void {
    for (const option of this.pictured) if (option.usual === false) this.choose(option.name, sets.includes(option.name));
  }

  change(game: GameInfo): void {
    this.game = game;
    this.chosen = {};
    this.fit();
  }

  /** As many seats as the game allows; those that come are for friends. */
  sit(players: number): void {
    this.others = Array.from({ length: players - 1 }, (_, i) => this.others[i] ?? FRIEND);
  }

  settings(): NonNullable<NewTable["settings"]> {
    const names = new Set([...this.pictured, ...this.fine].map((option) => option.name));
    return { players: this.players, ...Object.fromEntries(Object.entries(this.chosen).filter(([name]) => names.has(name))) };
  }

  wish(name: string): NewTable {
    const clock = { none: { kind: "none" }, live: { kind: "live", bank: this.minutes * 60, increment: this.seconds }, days: { kind: "correspondence", per_move: this.days * DAY } } as const;
    return {
      game: this.game.name,
      settings: this.settings(),
      options: { ...SEEN[this.seenBy], clock: clock[this.time], chat: this.chat, undo: this.undo, hints: this.hints, rated: this.rated },
      sit: true,
      name,
      bots: Object.fromEntries(this.others.flatMap((who, i) => (who === FRIEND ? [] : [[String(i + 1), who]]))),
    };
  }

  private fit(): void {
    const { players } = this.game;
    this.sit(Math.min(Math.max(this.players, players[0]!), players.at(-1)!));
  }
}
