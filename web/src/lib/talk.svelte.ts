/** What is said at a table, as far as the viewer wants to hear it, and what of it they have not seen. */

import { api } from "./api";
import { member } from "./member.svelte";
import { prefs } from "./prefs.svelte";
import type { ChatInfo } from "./wire";

const KEY = "bastide.muted";

function stored(): string[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "[]") as string[];
  } catch {
    return [];
  }
}

/** Who is not heard on this device: accounts, and the guests of single tables. */
let muted: string[] = $state.raw(stored());

/** With whom the viewer has finished a game; asked for when only they are to be heard. */
let met: string[] = $state.raw([]);
let asked = false;

function isMet(account: string | null | undefined): boolean {
  if (!asked) {
    asked = true;
    void Promise.resolve()
      .then(member.look)
      .then(api.met)
      .then((found) => (met = found))
      .catch(() => (asked = false));
  }
  return !!account && (account === member.me?.id || met.includes(account));
}

export class Talk {
  unread = $state(0);
  private lines: ChatInfo[] = $state.raw([]);
  private last: number | null = null;
  private open = $state(false);
  private me: number | null = $state(null);

  constructor(
    private readonly table: string,
    /** Something was said that the viewer does not see. */
    private readonly heard: (line: ChatInfo) => void,
  ) {}

  /** What is shown of it. */
  get shown(): ChatInfo[] {
    return this.lines.filter((line) => this.isHeard(line));
  }

  /** The table tells what was said; `me` is the viewer's seat. */
  take(lines: ChatInfo[], me: number | null): void {
    this.lines = lines;
    this.me = me;
    const newest = lines.at(-1)?.number ?? 0;
    if (this.last !== null && prefs.chat !== "hide" && !this.open) {
      const fresh = lines.filter(
        (line) => line.number > this.last! && this.isHeard(line) && (me === null || line.seat !== me),
      );
      this.unread += fresh.length;
      if (prefs.chat !== "quiet") fresh.slice(-1).forEach(this.heard);
    }
    this.last = Math.max(newest, this.last ?? 0);
  }

  /** The viewer looks at it; returns how to stop. */
  look(): () => void {
    this.open = true;
    this.unread = 0;
    return () => (this.open = false);
  }

  private isHeard(line: ChatInfo): boolean {
    const own = line.seat !== null && line.seat === this.me;
    return !this.isMuted(line) && (prefs.chat !== "met" || own || isMet(line.account));
  }

  isMuted(line: ChatInfo): boolean {
    return muted.includes(this.speaker(line));
  }

  mute(line: ChatInfo): void {
    muted = [...muted, this.speaker(line)];
    localStorage.setItem(KEY, JSON.stringify(muted));
  }

  hearAll(): void {
    const here = new Set(this.lines.map((line) => this.speaker(line)));
    muted = muted.filter((one) => !here.has(one));
    localStorage.setItem(KEY, JSON.stringify(muted));
  }

  get silenced(): boolean {
    return this.lines.some((line) => this.isMuted(line));
  }

  private speaker(line: ChatInfo): string {
    return line.account ?? `${this.table} ${line.seat ?? ""} ${line.name}`;
  }
}
