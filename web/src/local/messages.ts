/** What the page and the worker with the table say to each other. */

import type { Failure } from "./failing";

/** A seat that somebody at this device has. */
export interface Place {
  id: string;
  game: string;
  seat: number;
  token: string;
}

export type ToTable =
  | { begin: string }
  | { ask: number; method: string; path: string; token: string; body: string }
  | { stream: number; path: string; token: string; body: string }
  | { leave: number }
  | { open: number }
  | { line: number; frame: string }
  | { hangUp: number }
  | { everything: number }
  | { places: number; table: string }
  | { takeUp: number; file: Uint8Array };

export type FromTable =
  | { part: number }
  | { elsewhere: true }
  | { ready: true }
  | { failed: string; why: Failure }
  | { ask: number; status: number; kind: string; text: string }
  | { said: number; text: string }
  | { opened: number }
  | { line: number; frame: string }
  | { closed: number }
  | { everything: number; file: Uint8Array }
  | { places: number; found: Place[] }
  | { tookUp: number; well: boolean };
