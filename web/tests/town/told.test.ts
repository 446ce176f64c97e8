import { beforeAll, expect, test } from "vitest";
import type { EventInfo } from "../../src/lib/wire";
import caylusSteps from "./steps.caylus.json";
import "../browser";
import magnaSteps from "./steps.magna_carta.json";

type View = Record<string, unknown>;
interface Step {
  before: View;
  after: View;
  events: EventInfo[];
}

let caylus: (view: never, event: EventInfo) => View;
let magna: (view: never, event: EventInfo) => View;
beforeAll(async () => {
  caylus = (await import("../../src/boards/caylus/told")).told as unknown as typeof caylus;
  magna = (await import("../../src/boards/magna_carta/told")).told as unknown as typeof magna;
});

/** What of a position is drawn, and changes by events. */
function drawn(view: View, keys: string[], player: string[]): View {
  const players = (view.players as View[]).map((one) => Object.fromEntries(player.map((key) => [key, one[key]])));
  return { ...Object.fromEntries(keys.map((key) => [key, view[key]])), players };
}

const total = (stock: unknown) => Object.values(stock as Record<string, number>).reduce((sum, count) => sum + count, 0);

test("what happens in Caylus leads to the next position, event by event", () => {
  const keys = ["turn", "bailiff", "provost", "road", "special", "castle_workers", "order", "bridge"];
  const player = ["deniers", "cubes", "prestige", "workers", "markers"];
  for (const [i, { before, after, events }] of (caylusSteps as unknown as Step[]).entries()) {
    const shown = events.reduce((view, event) => caylus(view as never, event), before);
    expect([i, drawn(shown, keys, player)]).toEqual([i, drawn(after, keys, player)]);
    expect(total(shown.stock)).toBe(total(after.stock));
    expect((shown.castle as { houses: number[] }[]).map(({ houses }) => houses)).toEqual(
      (after.castle as { houses: number[] }[]).map(({ houses }) => houses),
    );
  }
});

test("what happens in Magna Carta leads to the next position, event by event", () => {
  const keys = ["turn", "provost", "prestige", "castle", "first"];
  const player = ["deniers", "food", "wood", "stone", "gold", "workers", "tokens", "hand_size"];
  for (const [i, { before, after, events }] of (magnaSteps as unknown as Step[]).entries()) {
    if (events.some(({ kind }) => kind === "answered" || kind === "replaces")) continue;
    const shown = events.reduce((view, event) => magna(view as never, event), before);
    expect([i, drawn(shown, keys, player)]).toEqual([i, drawn(after, keys, player)]);
    const road = (view: View) =>
      (view.road as View[]).map(({ card, owner, side, prestige, worker, store, turning }) => ({
        card,
        owner,
        side,
        prestige,
        worker,
        store,
        turning,
      }));
    expect([i, road(shown)]).toEqual([i, road(after)]);
  }
});
