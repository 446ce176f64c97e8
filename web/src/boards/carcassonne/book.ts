/** What the explanations of an expansion are made of. */

import type { Exchange, Explanation } from "../../explain/book";
import { say } from "../../lib/words.svelte";

export interface SetBook {
  /** Everything that it explains, with the clause that says it. */
  clauses: Record<string, string>;
  /** The numbers in their sentences. */
  numbers?: Record<string, Record<string, number>>;
  exchanges?: Record<string, Exchange[]>;
  /** The kinds of figures that its own box has. */
  figures?: Record<string, Figure>;
  /** What has no sentence of its own. */
  explain?(key: string): Partial<Explanation> | null;
}

export interface Figure {
  per_player: number;
  /** This many of them keep the score. */
  score_markers?: number;
}

export const sentence = (id: string, params?: Record<string, unknown>): string =>
  say({ id: `carcassonne.explain.${id}`, params });
