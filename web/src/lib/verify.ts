/** What a browser can check by itself; `bastide verify` re-plays the whole record. */

import type { Position, TableInfo } from "./wire";

export interface Check {
  key: "commitment" | "view" | "result" | "running";
  ok: boolean;
}

async function sha256(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (value && typeof value === "object") {
    return Object.fromEntries(
      Object.entries(value)
        .sort(([a], [b]) => (a < b ? -1 : 1))
        .map(([k, v]) => [k, sorted(v)]),
    );
  }
  return value;
}

/** As in `bastide.core.fair`: the seed and the name of the draws make the commitment. */
async function commitmentOf(seed: string, name: string): Promise<string> {
  const text = new TextEncoder();
  const bytes = (seed.match(/../g) ?? []).map((pair) => parseInt(pair, 16));
  return sha256(new Uint8Array([...text.encode("bastide commitment\0"), ...bytes, ...text.encode(name)]));
}

export async function check(table: TableInfo, position: Position): Promise<Check[]> {
  const out: Check[] = [];
  const text = JSON.stringify(sorted(position.view));
  out.push({ key: "view", ok: (await sha256(new TextEncoder().encode(text))).slice(0, 16) === position.hash });
  if (table.seed)
    out.push({
      key: "commitment",
      ok: (await commitmentOf(table.seed, table.duplicate ?? table.id)) === table.commitment,
    });
  else out.push({ key: "running", ok: true });
  if (table.result) {
    const best = Math.max(...table.result.scores);
    const fits =
      table.result.reason !== "finished" || table.result.winners.some((seat) => table.result!.scores[seat] === best);
    out.push({ key: "result", ok: fits });
  }
  return out;
}
