import { readFileSync } from "node:fs";
import { beforeAll, expect, test } from "vitest";
import type { EventInfo } from "../../src/lib/wire";
import "../browser";

type View = Record<string, unknown>;
interface Step {
  before: View;
  after: View;
  events: EventInfo[];
}

const steps = (game: string): Step[] =>
  JSON.parse(readFileSync(new URL(`steps.${game}.json`, import.meta.url), "utf8")) as Step[];

let caylus: (view: never, event: EventInfo) => View;
let magna: (view: never, event: EventInfo) => View;
let paidAt: typeof import("../../src/boards/magna_carta/paying").paidAt;
beforeAll(async () => {
  ({ paidAt } = await import("../../src/boards/magna_carta/paying"));
  const { reduce } = await import("../../src/boards/caylus/reduce");
  caylus = (view, event) => ({ ...reduce(view, event) });
  const { reduce: reduceCards } = await import("../../src/boards/magna_carta/reduce");
  magna = (view, event) => ({ ...reduceCards(view, event) });
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
  for (const [i, { before, after, events }] of steps("caylus").entries()) {
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
  for (const [i, { before, after, events }] of steps("magna_carta").entries()) {
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

test("what is paid in Magna Carta goes to the card that is built, turned or built over, or into the castle", () => {
  const paid = steps("magna_carta").flatMap(({ events }) =>
    events.filter(({ kind }) => kind === "paid").map((event) => [event.clause, paidAt(event, events)]),
  );
  expect(paid).toEqual([
    ["MAG-6.19", "card:2"],
    ["MAG-9.15a", "card:5"],
    ["MAG-10.2", "castle"],
    ["MAG-10.2", "castle"],
    ["MAG-10.2", "castle"],
  ]);
});
