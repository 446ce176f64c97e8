/** What is new for who looks at the page: of an account from the server, of a guest from the tables of this device. */

import { api } from "./api";
import { member } from "./member.svelte";
import { visited } from "./visited.svelte";
import type { NewsItem } from "./wire";

const EVERY = 30_000;
/** How many tables of a guest are looked at. */
const MOST = 8;

let items: NewsItem[] = $state.raw([]);
let fresh = $state(0);
let games = $state(0);
/** The tables at which it is the viewer's turn, the one that has waited longest first. */
let turns: string[] = $state.raw([]);
/** Tables of a guest that are over: they need not be looked at again. */
const over = new Set<string>();
let timer = 0;
let shown = 0;

async function ofAccount(): Promise<void> {
  const found = await api.news();
  items = found.items;
  fresh = found.new;
  games = found.games;
  turns = found.items.filter((item) => item.kind === "turn").map((item) => item.table);
}

async function ofGuest(): Promise<void> {
  items = [];
  fresh = games = 0;
  const places = visited.all.filter(({ id, seat }) => seat !== null && !over.has(id)).slice(0, MOST);
  const seen = await Promise.all(places.map(({ id, token }) => api.see(id, token).catch(() => null)));
  for (const one of seen) if (one?.table.status === "over" || one?.table.status === "expired") over.add(one.table.id);
  turns = seen
    .filter(
      (one) =>
        one !== null && one.table.status === "playing" && one.you !== null && one.table.clocks.running === one.you,
    )
    .map((one) => one!.table)
    .sort((a, b) => a.clocks.since - b.clocks.since)
    .map((table) => table.id);
}

async function look(): Promise<void> {
  if (document.hidden && shown) return;
  try {
    await (member.me ? ofAccount() : ofGuest());
  } catch {
    // What was known stays; the next look may find more.
  }
}

export const news = {
  get items(): NewsItem[] {
    return items;
  },
  get fresh(): number {
    return fresh;
  },
  get games(): number {
    return games;
  },
  get turns(): string[] {
    return turns;
  },
  look,
  async read(): Promise<void> {
    await api.newsRead();
    fresh = 0;
    items = items.map((item) => ({ ...item, new: false }));
  },
  /** Look again and again as long as a header is shown; returns how to stop. */
  follow(): () => void {
    shown += 1;
    void look();
    if (!timer) timer = window.setInterval(look, EVERY);
    return () => {
      shown -= 1;
      if (!shown) {
        clearInterval(timer);
        timer = 0;
      }
    };
  },
};
