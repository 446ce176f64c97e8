/** The table at which things are explained: the frame that is on the page says what it shows. */

import type { Table } from "../explain";

const NOWHERE: Table = { view: null, survey: null, players: 2, names: () => undefined };
let here: (() => Table) | null = null;

/** Explain things as of this table, until it is left. */
export function explainAt(shown: () => Table): () => void {
  here = shown;
  return () => {
    if (here === shown) here = null;
  };
}

export function table(): Table {
  return here?.() ?? NOWHERE;
}
