/** What a new table is to be, as it is put together: what was chosen, what follows from it, and what stands against it. */

import type { Message } from "../../lib/fluent";
import type { GameInfo, NewTable, OptionInfo, TableInfo, TableOptions } from "../../lib/wire";
import { cardsOf, picturedOf, presetOf, setsOf, tilesOf } from "./cards";
import { lengthOf } from "./length";

export type Value = string | number | boolean;
export type Time = "none" | "live" | "days";
export type SeenBy = "invited" | "open" | "watch";
export const FRIEND = "friend";

/** How public a table is, in the server's words. */
const SEEN: Record<SeenBy, Pick<TableOptions, "public" | "spectators" | "spectator_delay">> = {
  invited: { public: false, spectators: "link", spectator_delay: 0 },
  open: { public: true, spectators: "anyone", spectator_delay: 0 },
  watch: { public: false, spectators: "anyone", spectator_delay: 300 },
};
const DAY = 86400;

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
  /** Nothing, where an open table is seen in a way that is not offered. */
  seenBy: SeenBy | "" = $state("invited");
  undo: NonNullable<TableOptions["undo"]> = $state("free");
  hints: NonNullable<TableOptions["hints"]> = $state("alone");
  chat: NonNullable<TableOptions["chat"]> = $state("everyone");
  rated = $state(false);
  tables = $state(1);
  /** Who is asked to sit at the first seat for a friend, by name. */
  asked = $state("");
  /** The open table that is to be changed, if it is no new one. */
  before: TableInfo | null = null;
  /** The fewest seats there may be: nobody loses theirs. */
  fewest = 0;

  players = $derived(this.others.length + 1);
  askedAt = $derived(this.asked ? this.others.indexOf(FRIEND) : -1);
  friends = $derived(this.others.filter((who) => who === FRIEND).length);
  /** The options that are chosen by pictures. */
  pictured = $derived(picturedOf(this.game));
  sets = $derived(setsOf(this.game, (option) => this.value(option)));
  /** The fine rules of the game and of what was chosen. */
  fine = $derived(
    this.game.options.filter(
      (option) =>
        !option.cards.length && Object.entries(option.needs).every(([name, value]) => this.valueOf(name) === value),
    ),
  );
  changed = $derived(this.fine.filter((option) => this.value(option) !== option.usual).length);
  cards = $derived(cardsOf(this.game, (option) => this.value(option)));
  tiles = $derived(tilesOf(this.game, (option) => this.value(option)));
  length = $derived(lengthOf(this.game, (name) => this.valueOf(name), this.players, this.friends + 1));
  preset = $derived(presetOf(this.game, (option) => this.value(option)));
  clashes = $derived(
    this.game.clashes.filter(
      ({ options, allowed_by }) =>
        options.every((name) => this.valueOf(name) === true) && !(allowed_by && this.valueOf(allowed_by) === true),
    ),
  );
  /** Why it cannot be played like that. */
  against: Message | null = $derived(
    this.clashes.find(({ allowed_by }) => allowed_by)?.message ??
      this.game.seats_need.find(({ players, option }) => players === this.players && this.valueOf(option) !== true)
        ?.message ??
      null,
  );

  constructor(game: GameInfo) {
    this.game = game;
    this.fit();
  }

  /** What is agreed on at an open table, to be changed. */
  static of(game: GameInfo, table: TableInfo): Plan {
    const plan = new Plan(game);
    const { clock, undo, hints, chat, rated } = table.options;
    plan.before = table;
    plan.agree(table.settings, clock);
    plan.others = table.seats.slice(1).map((seat) => (seat.kind === "bot" ? seat.level : FRIEND));
    plan.fewest = Math.max(0, ...table.seats.filter((seat) => seat.kind === "person").map(({ seat }) => seat + 1));
    plan.seenBy =
      (Object.keys(SEEN) as SeenBy[]).find((one) =>
        Object.entries(SEEN[one]).every(([name, value]) => table.options[name as keyof TableOptions] === value),
      ) ?? "";
    Object.assign(plan, { undo, hints, chat, rated });
    return plan;
  }

  /** These settings and this clock. */
  agree(settings: Record<string, Value>, clock: TableOptions["clock"]): void {
    for (const option of this.game.options) this.choose(option.name, settings[option.name] ?? option.usual);
    if (clock?.kind === "live")
      [this.time, this.minutes, this.seconds] = [
        "live",
        Math.max(1, Math.round((clock.bank ?? 0) / 60)),
        clock.increment ?? 0,
      ];
    else if (clock?.kind === "correspondence")
      [this.time, this.days] = ["days", Math.max(1, Math.round((clock.per_move ?? 0) / DAY))];
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
    for (const option of this.pictured)
      if (option.usual === false) this.choose(option.name, sets.includes(option.name));
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
    return {
      players: this.players,
      ...Object.fromEntries(Object.entries(this.chosen).filter(([name]) => names.has(name))),
    };
  }

  options(): TableOptions {
    const clock = {
      none: { kind: "none" },
      live: { kind: "live", bank: this.minutes * 60, increment: this.seconds },
      days: { kind: "correspondence", per_move: this.days * DAY },
    } as const;
    const { chat, undo, hints, rated } = this;
    return {
      ...this.before?.options,
      ...(this.seenBy ? SEEN[this.seenBy] : {}),
      clock: clock[this.time],
      chat,
      undo,
      hints,
      rated,
    };
  }

  wish(name: string): NewTable {
    return {
      game: this.game.name,
      settings: this.settings(),
      options: this.options(),
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
