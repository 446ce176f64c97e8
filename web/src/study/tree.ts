/** A chapter as a tree of steps: its lines, and the game in turns as it is read. */

import type { NodeInfo } from "../lib/api-types";

export type Nodes = ReadonlyMap<number, NodeInfo>;

/** What one seat did in one go, with what chance did before or after it. */
export interface TurnOf {
  seat: number;
  nodes: NodeInfo[];
}

/** The steps that lead to a position, from the first. */
export function pathTo(nodes: Nodes, id: number): number[] {
  const path: number[] = [];
  for (let at = nodes.get(id); at && at.parent >= 0; at = nodes.get(at.parent)) path.push(at.id);
  return path.reverse();
}

/** The line through a position: what leads to it, and what follows it first. */
export function lineThrough(nodes: Nodes, id: number): number[] {
  const line = [0, ...pathTo(nodes, id)];
  for (let next = nodes.get(id)?.children[0]; next !== undefined; next = nodes.get(next)?.children[0]) line.push(next);
  return line;
}

/** The steps after a position that follow each other first. */
export function following(nodes: Nodes, id: number): NodeInfo[] {
  const found: NodeInfo[] = [];
  for (let at = nodes.get(id); at; at = nodes.get(at.children[0] ?? -1)) found.push(at);
  return found;
}

/** Steps in turns. What chance does belongs to who acts after it. */
export function turnsOf(steps: NodeInfo[]): TurnOf[] {
  const turns: TurnOf[] = [];
  steps.forEach((step, i) => {
    const last = turns.at(-1);
    const seat = steps.slice(i).find((later) => later.seat >= 0)?.seat ?? last?.seat ?? -1;
    if (last?.seat === seat) last.nodes.push(step);
    else turns.push({ seat, nodes: [step] });
  });
  return turns;
}

/** The points that a turn brought its seat. */
export function gained(turn: TurnOf): number {
  return turn.nodes.reduce((sum, step) => sum + (step.gained?.[turn.seat] ?? 0), 0);
}
