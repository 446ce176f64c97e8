/** What studies, their chapters and who plays in them are called. */

import type { ChapterLine, StudyLine } from "../lib/api-types";
import type { SeatInfo, TableInfo } from "../lib/wire";
import { say, t } from "../lib/words.svelte";

const TITLES: Record<string, string> = {
  caylus: "Caylus",
  magna_carta: "Caylus Magna Carta",
  carcassonne: "Carcassonne",
  torres: "Torres",
};

export const gameTitle = (game: string): string => TITLES[game] ?? game;

/** A chapter by its title, else by what is in it. */
export function called(chapter: ChapterLine): string {
  if (chapter.title) return chapter.title;
  return chapter.steps
    ? t("study.the_game", { game: gameTitle(chapter.game) })
    : t("study.a_position", { game: gameTitle(chapter.game) });
}

export function studyTitle(line: StudyLine): string {
  return line.title || t("study.untitled", { games: line.games.map(gameTitle).join(", ") });
}

/** The seats of a chapter, as a table has them; who have the same name are told apart by their colour. */
export function seatsOf(chapter: ChapterLine): SeatInfo[] {
  return chapter.names.map((given, seat) => {
    const same = chapter.names.filter((name) => name === given).length > 1;
    const colour = given && same ? ` (${t(`puzzles.seat.${seat}` as "puzzles.seat.0")})` : "";
    const name = given ? given + colour : t("study.seat", { number: seat + 1 });
    return {
      seat,
      kind: "person",
      called: { id: "server.name.guest", params: { name } },
      name,
      level: "",
      account: null,
      connected: true,
      steward: false,
      resigned: false,
    };
  });
}

/** What the study of a finished game is called at first. */
export function studyName(table: TableInfo): string {
  return `${table.title}: ${table.seats.map((seat) => say(seat.called)).join(", ")}`.slice(0, 80);
}
