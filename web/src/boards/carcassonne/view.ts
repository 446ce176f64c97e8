/** What the engine says about a position of Carcassonne. Sets that are not in play leave their part out. */

export interface LaidTile {
  tile: string;
  x: number;
  y: number;
  rotation: number;
}

export interface FigureOn {
  seat: number;
  figure: string;
  role: string;
  x: number;
  y: number;
  segment: string;
}

export interface CarcassonneView {
  players: number;
  sets: string[];
  to_move: number;
  active: number | null;
  phase: string;
  part: number;
  drawn: string | null;
  land: LaidTile[];
  last: number | null;
  figures: FigureOn[];
  seats: { seat: number; colour: string; score: number; supply: Record<string, number>; goods?: Record<string, number> | null }[];
  pile: number;
  unseen: Record<string, number>;
  removed: string[];
  over: boolean;
  winners: number[];
  river?: { stack: Record<string, number>; lake: boolean } | null;
  choosing?: [number, number] | null;
  princess_dragon?: { dragon: [number, number] | null; fairy: [number, number] | null; beside: (number | string)[] | null; trail: [number, number][] } | null;
  tower?: {
    towers: [number, number, number][];
    pieces: number[];
    prisoners: [number, number, string, number][];
    capturing: [number, number] | null;
  } | null;
  king_robber?: { king: number | null; largest_city: number; robber: number | null; longest_road: number; cities: number; roads: number } | null;
}
