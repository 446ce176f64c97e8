/** The tables the viewer has a seat at. */

import { api, Refusal } from "../lib/api";
import { places } from "../lib/places";
import { visited } from "../lib/visited.svelte";
import type { TableInfo } from "../lib/wire";

export interface Mine {
  table: TableInfo;
  seat: number;
  token: string;
}

export function isMyTurn({ table, seat }: Mine): boolean {
  return table.status === "playing" && table.clocks.running === seat;
}

/** Whether the host has changed a table and the viewer is asked to agree. */
export function isAsked({ table, seat }: Mine): boolean {
  return table.status === "open" && (table.unsettled?.includes(seat) ?? false);
}

/** All of them, those that wait for the viewer first and of these the longest waiting; the others as they were made. */
export async function mine(): Promise<Mine[]> {
  const rows = await Promise.all(
    (await places()).map(async ({ id, token }): Promise<Mine[]> => {
      try {
        const { table, you } = await api.see(id, token);
        return you === null ? [] : [{ table, seat: you, token }];
      } catch (wrong) {
        if (!(wrong instanceof Refusal)) throw wrong;
        if (wrong.refused.code === "unknown") visited.forget(id);
        return [];
      }
    }),
  );
  const waited = (row: Mine) => (isMyTurn(row) ? row.table.clocks.since : 0);
  return rows
    .flat()
    .sort(
      (a, b) => Number(isMyTurn(b)) - Number(isMyTurn(a)) || waited(a) - waited(b) || b.table.created - a.table.created,
    );
}
