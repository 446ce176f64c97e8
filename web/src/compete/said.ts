/** Tournaments and who plays in them, in the reader's words. */

import type { PairingInfo, TournamentLine, Who } from "../lib/api-types";
import { clockText } from "../lib/options";
import { prefs } from "../lib/prefs.svelte";
import { say, t } from "../lib/words.svelte";

/** A bot is called by its level, with its number where there are several. */
export function nameOf({ bot, name }: Pick<Who, "bot" | "name">): string {
  if (!bot) return name || say({ id: "server.name.departed" });
  const called = { id: "server.name.bot", params: { level: bot } };
  const number = /\d+$/.exec(name)?.[0];
  return say(number ? { id: "server.name.numbered", params: { called, number } } : called);
}

/** The day and the time of something that is agreed on. */
export function moment(at: number): string {
  return new Date(at * 1000).toLocaleString(prefs.language, {
    weekday: "short",
    day: "numeric",
    month: "short",
    hour: "numeric",
    minute: "2-digit",
  });
}

/** The link that lets somebody enter a tournament or join a club. */
export const invitationTo = (what: "tournament" | "club", id: string, invitation: string): string =>
  `${location.origin}${location.pathname}#/${what}/${id}?invitation=${invitation}`;

/** The address of a part of a page; an invitation stays in it. */
export const tabAddress = (what: "tournament" | "club", id: string, tab: string, invitation: string): string =>
  `/${what}/${id}/${tab}${invitation ? `?invitation=${invitation}` : ""}`;

/** What a field for day and time holds, and what it means. */
export function fieldOf(at: number): string {
  const date = new Date(at * 1000);
  return new Date(date.getTime() - date.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}

export function momentOf(field: string): number | null {
  const at = new Date(field).getTime();
  return Number.isNaN(at) ? null : at / 1000;
}

export const kindText = (kind: TournamentLine["kind"]): string => say({ id: `server.tournament.kind.${kind}` });

export const number = (value: number): string =>
  new Intl.NumberFormat(prefs.language, { maximumFractionDigits: 2 }).format(value);

/** Where a tournament stands. */
export function stateText(line: TournamentLine): string {
  if (line.state === "cancelled") return t("compete.called_off");
  if (line.state === "coming") return line.starts ? moment(line.starts) : t("compete.begins_hand");
  if (line.state === "over") return line.winners.map((who, at) => `${at + 1}. ${nameOf(who)}`).join(" · ");
  const round = line.rounds
    ? t("compete.round_of", { round: line.round, rounds: line.rounds })
    : t("compete.round", { round: line.round });
  if (line.state === "paused") return `${round} · ${t("compete.paused")}`;
  if (line.open_tables) return `${round} · ${t("compete.tables_on", { count: line.open_tables })}`;
  return line.next_at ? `${round} · ${t("compete.next_at", { time: moment(line.next_at) })}` : round;
}

/** Kind, game and clock in one line. */
export function aboutText(line: TournamentLine): string {
  return [kindText(line.kind), [...new Set(line.titles)].join(", "), clockText(line.clock)].join(" · ");
}

/** What somebody got at a table: the score, which is a steward's where they did not come. */
export function gotText({ absent, scores }: PairingInfo, seat: number): string {
  const score = scores?.[seat];
  if (typeof score === "number") return String(score);
  return absent.includes(seat) ? t("compete.absent") : "";
}

const OUTCOMES = { W: "won", L: "lost", "=": "tied", "+": "plus", "-": "minus", rest: "rest" } as const;

/** What came of a round, as one letter or number of the standings, in words. */
export function outcome(result: string): string {
  if (result in OUTCOMES) return t(`compete.outcome.${OUTCOMES[result as keyof typeof OUTCOMES]}`);
  return result ? t("compete.place", { place: result }) : "–";
}

/** The same in a letter or two, */
export function letterOf(result: string): string {
  if (result === "W" || result === "L" || result === "=") return t(`compete.letter.${OUTCOMES[result]}`);
  return result === "rest" ? "○" : result === "-" ? "−" : result || "·";
}

/** and whether that is good. */
export function signOf(result: string): "won" | "lost" | "level" {
  if (result === "W" || result === "+" || result === "1") return "won";
  return result === "L" || result === "-" ? "lost" : "level";
}
