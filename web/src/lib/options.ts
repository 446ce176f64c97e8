/** What was chosen for a table, in the reader's words: the game's own for its rules, the page's for the rest. */

import type { Length } from "../hall/new/length";
import type { Difference, TableOptions } from "./wire";
import { say, t } from "./words.svelte";

type Clock = NonNullable<TableOptions["clock"]>;

const DAY = 86400;
const TITLES = {
  public: "new.public",
  clock: "new.time",
  spectators: "new.watch",
  spectator_delay: "new.delay",
  chat: "new.chat",
  undo: "new.undo",
  hints: "new.hints",
  rated: "new.rated",
} as const;

export function clockText(clock: Clock): string {
  if (clock.kind === "live") return t("clock.live", { minutes: (clock.bank ?? 0) / 60, seconds: clock.increment });
  if (clock.kind === "correspondence") return t("clock.correspondence", { days: (clock.per_move ?? 0) / DAY });
  return t("clock.none");
}

/** How long a game takes: usually, where that was measured. */
export function lengthText({ minutes, games }: Length): string {
  return t(games ? "new.usually" : "new.about", { minutes });
}

export function delayText(seconds: number): string {
  return seconds ? t("delay.minutes", { minutes: Math.round(seconds / 6) / 10 }) : t("delay.none");
}

/** What is chosen. */
export function titleOf(game: string, difference: Difference): string {
  const { name } = difference;
  return name in TITLES ? t(TITLES[name as keyof typeof TITLES]) : say({ id: `${game}.option.${name}` });
}

/** How it is chosen. */
export function choiceOf(game: string, { name, value }: Difference): string {
  if (name === "clock") return clockText(value as Clock);
  if (name === "spectator_delay") return delayText(value as number);
  if (name === "public" || name === "rated") return t(value ? "yes" : "no");
  const kind = { spectators: "watch", chat: "chat", undo: "undo", hints: "hints" }[name];
  return say({ id: kind ? `web.${kind}.${String(value)}` : `${game}.option.${name}.${String(value)}` });
}
