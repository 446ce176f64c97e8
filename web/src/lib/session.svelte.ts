/** One viewer's connection to one table: numbered entries, resync after a gap, commands that are safe to send twice. */

import type {
  ChatInfo,
  ClockInfo,
  Command,
  Done,
  EntryInfo,
  Foresight,
  Position,
  Refused,
  ServerMessage,
  TableInfo,
  Update,
} from "./wire";
import { transport, type Line } from "./transport";

export type Link = "connecting" | "live" | "waiting" | "closed";

interface Pending {
  frame: string;
  settle: (answer: Done | Refused) => void;
}

const BACKOFF = [250, 500, 1000, 2000, 4000, 8000];

/** What a connection tells of as it comes. */
export interface Hears {
  happened: (update: Update) => void;
  /** Everything is there anew: at the beginning, after a lost connection. */
  begun: (position: Position | null, seq: number) => void;
  /** The table has been received: its seats, its status. */
  changed: (table: TableInfo, you: number | null) => void;
  /** All that has been said. */
  spoken: (chat: ChatInfo[], you: number | null) => void;
}

export class TableSession {
  link: Link = $state("connecting");
  table: TableInfo | null = $state.raw(null);
  position: Position | null = $state.raw(null);
  entries: EntryInfo[] = $state.raw([]);
  chat: ChatInfo[] = $state.raw([]);
  you: number | null = $state(null);
  host = $state(false);
  seq = $state(0);
  /** How far this device's clock is ahead of the server's, in seconds. */
  ahead = $state(0);
  /** Why the table cannot be shown: the last refusal that closed the door. */
  refused: Refused | null = $state.raw(null);

  private socket: Line | null = null;
  private pending = new Map<string, Pending>();
  /** Who waits for foresights; they come in the order in which they were asked for. */
  private asking: ((answer: Foresight | Refused | null) => void)[] = [];
  private tries = 0;
  private timer = 0;
  private ended = false;
  /** The last entry that a command of ours became; the update that tells of it may come later. */
  private done = 0;

  constructor(
    readonly id: string,
    private token: string,
    private readonly hears: Partial<Hears> = {},
  ) {
    this.connect();
  }

  /** The last entry we know of, received or only acknowledged. */
  get known(): number {
    return Math.max(this.seq, this.done);
  }

  /** The commands that have not been answered. */
  get busy(): boolean {
    return this.pending.size > 0;
  }

  /** Everything that was acknowledged has been received. */
  async heard(): Promise<void> {
    while (this.seq < this.done && !this.ended) await new Promise((again) => setTimeout(again, 15));
  }

  close(): void {
    this.ended = true;
    clearTimeout(this.timer);
    this.socket?.close();
    this.link = "closed";
  }

  /** Take another place at the table: the door is opened anew. */
  reopen(token = this.token): void {
    this.token = token;
    this.tries = 0;
    if (this.socket) this.socket.close();
    else this.connect();
  }

  /** Send a command and wait for its answer, over lost connections too: the same id is never carried out twice. */
  send(command: Command): Promise<Done | Refused> {
    const id = crypto.randomUUID();
    const frame = JSON.stringify({ ...command, id });
    return new Promise((settle) => {
      this.pending.set(id, { frame, settle });
      if (this.link === "live") this.socket?.send(frame);
    });
  }

  /** Ask what these actions, one after the other, would lead to; null when the connection is lost meanwhile. */
  foresee(actions: string[]): Promise<Foresight | Refused | null> {
    if (this.link !== "live") return Promise.resolve(null);
    return new Promise((answer) => {
      this.asking.push(answer);
      this.socket?.send(JSON.stringify({ do: "foresee", actions }));
    });
  }

  private connect(): void {
    if (this.ended) return;
    clearTimeout(this.timer);
    const socket = transport.line();
    this.socket = socket;
    this.link = this.tries ? "waiting" : "connecting";
    socket.onopen = () => {
      socket.send(
        JSON.stringify({
          do: "hello",
          table: this.id,
          token: this.token,
          ...(this.seq ? { seq: this.seq } : {}),
        }),
      );
    };
    socket.onframe = (frame) => this.take(JSON.parse(frame) as ServerMessage);
    socket.onclose = () => {
      for (const answer of this.asking.splice(0)) answer(null);
      if (this.socket !== socket) return;
      this.socket = null;
      if (this.ended || this.refused) {
        this.link = "closed";
        return;
      }
      this.link = "waiting";
      this.timer = window.setTimeout(() => this.connect(), BACKOFF[Math.min(this.tries++, BACKOFF.length - 1)]);
    };
  }

  private take(message: ServerMessage): void {
    switch (message.type) {
      case "welcome":
        this.tries = 0;
        this.link = "live";
        this.refused = null;
        this.table = message.table;
        this.position = message.position;
        this.you = message.you;
        this.host = message.host;
        this.chat = message.chat;
        this.entries = joined(this.entries, message.entries);
        this.seq = message.table.seq;
        this.tick(message.table.clocks);
        this.hears.begun?.(message.position, this.seq);
        this.hears.changed?.(message.table, this.you);
        this.hears.spoken?.(this.chat, this.you);
        for (const { frame } of this.pending.values()) this.socket?.send(frame);
        break;
      case "update":
        this.follow(message);
        break;
      case "done":
      case "refused":
        this.settle(message);
        break;
      case "chat":
        this.chat = [...this.chat, message.chat];
        this.hears.spoken?.(this.chat, this.you);
        break;
      case "presence":
        if (this.table) {
          const here = new Set(message.connected);
          const seats = this.table.seats.map((seat) => ({ ...seat, connected: here.has(seat.seat) }));
          this.table = { ...this.table, seats, spectators: message.spectators };
          this.hears.changed?.(this.table, this.you);
        }
        break;
      case "foresight":
        this.asking.shift()?.(message);
        break;
      case "pong":
        break;
    }
  }

  private follow(update: Update): void {
    const first = update.entries[0];
    if (first && first.seq > this.seq + 1) {
      this.socket?.send(JSON.stringify({ do: "sync", seq: this.seq }));
      return;
    }
    if (update.seq < this.seq) return;
    this.entries = joined(this.entries, update.entries);
    this.seq = update.seq;
    this.tick(update.clocks);
    if (update.position !== undefined && update.position !== null) this.position = update.position;
    if (update.table) this.table = update.table;
    else if (this.table) this.table = { ...this.table, clocks: update.clocks, seq: update.seq };
    if (update.table) this.hears.changed?.(update.table, this.you);
    this.hears.happened?.(update);
  }

  private settle(answer: Done | Refused): void {
    if (answer.type === "refused" && answer.missed) this.follow(answer.missed);
    if (answer.type === "done") this.done = Math.max(this.done, answer.seq);
    const waiting = answer.id === null ? undefined : this.pending.get(answer.id);
    if (waiting && answer.id !== null) {
      this.pending.delete(answer.id);
      waiting.settle(answer);
    } else if (answer.type === "refused" && answer.id === null && this.asking.length) {
      this.asking.shift()!(answer);
    } else if (answer.type === "refused" && this.link !== "live") {
      this.refused = answer;
    }
  }

  private tick(clocks: ClockInfo): void {
    this.ahead = Date.now() / 1000 - clocks.now;
  }
}

/** Entries by number, later copies in place of earlier ones. */
function joined(old: EntryInfo[], more: EntryInfo[]): EntryInfo[] {
  if (!more.length) return old;
  const first = more[0]!.seq;
  const last = old.at(-1)?.seq ?? 0;
  if (first === last + 1 || !old.length) return [...old, ...more];
  const by = new Map(old.map((entry) => [entry.seq, entry]));
  for (const entry of more) by.set(entry.seq, entry);
  return [...by.values()].sort((a, b) => a.seq - b.seq);
}
