import type { LeagueGame } from "../lib/api-types";
import type { Message } from "../lib/words.svelte";

/** What a dialog about one game of a league gets. */
export interface LeagueDialogProps {
  season: string;
  game: LeagueGame;
  /** Why the last wish was refused. */
  problem: Message | null;
  act: (what: () => Promise<unknown>) => Promise<boolean>;
  onclose: () => void;
}
