/** The engine beside a study: its best lines, streamed as they are found, by a server or in the page itself. */

import type { SearchInfo, SearchWish } from "./api-types";
import { Refusal } from "./api";
import { transport } from "./transport";
import type { Refused } from "./wire";

/** Whole lines of a text that comes in pieces. */
export function byLine(take: (line: string) => void): (piece: string) => void {
  let rest = "";
  return (piece) => {
    const lines = (rest + piece).split("\n");
    rest = lines.pop()!;
    for (const line of lines) if (line) take(line);
  };
}

/**
 * Search a position; each answer takes the place of the one before, and the last is `done`. Ends with the last answer, or
 * quietly by the signal; a refusal is thrown.
 */
export async function search(
  wish: SearchWish,
  report: (found: SearchInfo) => void,
  { token = "", language = "", signal }: { token?: string; language?: string; signal?: AbortSignal } = {},
): Promise<void> {
  let failed: SearchInfo["failed"];
  const take = byLine((line) => {
    if (signal?.aborted) return;
    const found = JSON.parse(line) as SearchInfo;
    if (found.failed) failed = found.failed;
    else report(found);
  });
  const path = language ? `search?language=${language}` : "search";
  try {
    const { status, text } = await transport.stream(path, token, JSON.stringify(wish), take, signal);
    if (status >= 400) throw new Refusal(JSON.parse(text) as Refused);
    if (failed) throw new Refusal({ type: "refused", id: null, code: "unavailable", message: failed, clauses: [] });
  } catch (wrong) {
    if (!signal?.aborted) throw wrong;
  }
}
