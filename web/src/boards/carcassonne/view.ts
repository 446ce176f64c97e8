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
  aside: string[];
  river?: { stack: Record<string, number>; lake: boolean } | null;
  choosing?: [number, number] | null;
  princess_dragon?: { dragon: [number, number] | null; fairy: [number, number] | null; beside: (number | string)[] | null; trail: [number, number][] } | null;
  tower?: {
    towers: [number, number, number][];
    pieces: number[];
    prisoners: [number, number, string, number][];
    ransomed: boolean;
    raised: [number, number] | null;
    capturing: [number, number] | null;
    captive: [number, string] | null;
  } | null;
  abbey_mayor?: {
    abbeys: boolean[];
    /** Each seat's barn stands on the north-west corner of that tile. */
    barns: ([number, number] | null)[];
    /** Wagons that may drive on: seat, figure, x, y, segment. */
    waiting: [number, string, number, number, string][];
  } | null;
  count?: {
    count: string;
    /** Quarter, seat, figure, how many. */
    quarters: [string, number, string, number][];
    guests: number;
    joining: [number, number] | null;
  } | null;
  /** Points are in thousandths of a tile from the centre of the start tile. */
  catapult?: {
    fairs: [number, number][];
    token: string | null;
    thrown: number;
    step: string;
    landing: [number, number] | null;
    distance: number | null;
    hand: number | null;
    victim: (number | string)[] | null;
    on: [number, number] | null;
    far: (number | null)[];
  } | null;
  king_robber?: { king: number | null; largest_city: number; robber: number | null; longest_road: number; cities: number; roads: number } | null;
}
