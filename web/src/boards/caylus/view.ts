/** What the engine says about a position of Caylus. */

export interface Space {
  space: number;
  tile: string | null;
  kind: string | null;
  owner: number | null;
  worker: number | null;
  promised_to: number | null;
}

export interface CaylusView {
  turn: number;
  phase: string;
  to_move: number;
  order: number[];
  bridge: number[];
  price: number | null;
  bailiff: number;
  provost: number;
  special: {
    gate: number | null;
    trading_post: number | null;
    merchants_guild: number | null;
    joust_field: number | null;
    stables: (number | null)[];
    inn_left: number | null;
    inn_right: number | null;
  };
  castle: { name: string; places: number; marker: number; houses: number[]; scored: boolean }[];
  castle_workers: (number | null)[];
  open_columns: number;
  road: Space[];
  stock: Record<string, number>;
  players: {
    prestige: number;
    deniers: number;
    income: number;
    cubes: Record<string, number>;
    workers: number;
    markers: Record<string, number>;
    lines_used: string[];
    batches: number;
  }[];
  steps: { step: string; seat: number; about: string | number }[];
  simplified_favours: boolean;
  over: boolean;
  winners: number[];
}

export const CUBES = ["food", "wood", "stone", "cloth", "gold"] as const;
export const LINES = ["prestige", "deniers", "resources", "buildings"] as const;
