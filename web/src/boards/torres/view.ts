/** What the engine says about a Torres position, and the geometry of the board. */

export interface TorresView {
  year: number;
  round: number;
  rounds: number;
  first_player: number;
  start_player: number;
  to_move: number;
  decision: string;
  /** Row 8 first, column a first. */
  heights: number[][];
  figures: Record<string, number | "king">;
  castles: { squares: string[]; base: number; height: number; king: boolean }[];
  supply: number;
  action_points: number;
  bought: number;
  bought_cards: string[] | null;
  card_played: boolean;
  card_in_play: string | null;
  lifted: string | null;
  raised: string | null;
  tower_of_turn: number | null;
  seen_cards: (string | null)[];
  seen_kept: boolean;
  decks: { top: (string | null)[]; unseen: number; bottom: (string | null)[] }[];
  master_card: string | null;
  players: {
    score: number;
    space: number;
    reserve: number;
    knights: string[];
    towers: number[];
    held_over: number;
    hand_size: number;
    hand: string[] | null;
    played: string[];
  }[];
}

export type Square = { x: number; y: number };

export function square(name: string): Square {
  return { x: name.charCodeAt(0) - 97, y: 8 - Number(name[1]) };
}

export function squareName({ x, y }: Square): string {
  return `${"abcdefgh"[x]}${8 - y}`;
}

export function isSquare(text: string | undefined): text is string {
  return text !== undefined && /^[a-h][1-8]$/.test(text);
}

export function height(heights: number[][], name: string): number {
  const { x, y } = square(name);
  return heights[y]?.[x] ?? 0;
}

export const ALL: string[] = Array.from({ length: 64 }, (_, i) => squareName({ x: i % 8, y: Math.floor(i / 8) }));

export function beside(name: string): string[] {
  const { x, y } = square(name);
  return [
    { x, y: y - 1 },
    { x: x + 1, y },
    { x, y: y + 1 },
    { x: x - 1, y },
  ]
    .filter((s) => s.x >= 0 && s.x < 8 && s.y >= 0 && s.y < 8)
    .map(squareName);
}
