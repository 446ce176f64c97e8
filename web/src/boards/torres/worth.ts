/** What a position is worth at the scoring, in words and numbers, all from what the table tells. */

import { t } from "../../lib/words.svelte";
import type { TorresSurvey } from "./view";

/** By how much the scoring would give each seat more or less. */
export function changes(now: TorresSurvey, then: TorresSurvey): { seat: number; points: number }[] {
  return then.scoring
    .map((scoring, seat) => ({ seat, points: scoring.total - now.scoring[seat]!.total }))
    .filter(({ points }) => points !== 0);
}

/** What the castle on a square gives a seat. */
export function castleSays(survey: TorresSurvey, square: string, seat: number | null): string {
  const castle = survey.castles.find(({ squares }) => squares.includes(square));
  if (!castle) return t("torres.on_bare");
  const own = castle.points.find((one) => one.seat === seat);
  return own
    ? t("torres.castle_gives", { base: castle.base, level: own.level, points: own.points })
    : t("torres.castle_without", { base: castle.base });
}
