/** What the engine says about a position of Caylus Magna Carta. */

export interface RoadCard {
  card: string;
  owner: number | null;
  side: "building" | "residence";
  turning: boolean;
  prestige: string | null;
  worker: number | null;
  store: number;
}

export interface MagnaView {
  variant: string;
  phase: string;
  step: string;
  turn: number;
  to_move: number;
  mover: number | null;
  first: number | null;
  road: RoadCard[];
  provost: number | null;
  neutral_out: string[];
  castle: number[];
  removed: number;
  prestige: string[];
  bridge: number[];
  players: {
    score: number;
    deniers: number;
    food: number;
    wood: number;
    stone: number;
    gold: number;
    income: number;
    workers: number;
    tokens: number[];
    hand_size: number;
    deck_size: number;
    hand: string[] | null;
    known: string[];
    unseen: string[];
    discard: string[];
    prestige: string[];
    batches: number;
    mulligan: boolean | null;
  }[];
  decision: { place: number | null; card: string | null; building: string | null; turn_over: number | null; batches: number | null; resource: string | null; drawing: number };
}

export const GOODS = ["food", "wood", "stone", "gold"] as const;
