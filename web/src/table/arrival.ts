/** What is done once at a table: its board is loaded, its seat remembered, its lesson found, its game begun. */

import type { TableInfo } from "../lib/wire";

export interface Ways {
  load: (game: string) => void;
  remember: (game: string, seat: number) => void;
  teach: (lesson: string, game: string) => void;
  begin: () => void;
}

export class Arrival {
  private readonly done = new Set<keyof Ways>();

  constructor(
    private readonly ways: Ways,
    /** A game against bots begins at once: everybody is there. */
    private readonly start: boolean,
  ) {}

  /** The table has been received. */
  meet(table: Pick<TableInfo, "game" | "status" | "seats" | "lesson">, you: number | null): void {
    this.once("load", () => this.ways.load(table.game));
    if (you !== null) this.once("remember", () => this.ways.remember(table.game, you));
    const { lesson } = table;
    if (lesson && you === 0) this.once("teach", () => this.ways.teach(lesson, table.game));
    if (this.start && table.status === "open" && table.seats.every((seat) => seat.kind !== "free"))
      this.once("begin", this.ways.begin);
  }

  private once(what: keyof Ways, act: () => void): void {
    if (this.done.has(what)) return;
    this.done.add(what);
    act();
  }
}
