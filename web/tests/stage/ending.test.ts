import { beforeAll, expect, test } from "vitest";
import type { EventInfo } from "../../src/lib/wire";
import "../browser";
import { part } from "../part";

let inOrder: typeof import("../../src/boards/carcassonne/final").inOrder;
beforeAll(async () => ({ inOrder } = await import("../../src/boards/carcassonne/final")));

const event = (kind: string, points?: number) =>
  part<EventInfo>({ kind, seat: 0, clause: "", data: points === undefined ? {} : { points } });
const GAME = [
  event("placed"),
  event("pile_empty"),
  event("scored_field", 9),
  event("returned_small"),
  event("scored_road", 3),
  event("scored_cloister", 8),
  event("scored_road", 1),
  event("returned_small"),
];

test("the final scoring goes kind by kind, from small to large, and figures go home with their score", () => {
  expect(inOrder(GAME, true).map(({ kind, data }) => `${kind} ${data.points ?? ""}`.trim())).toEqual([
    "placed",
    "pile_empty",
    "scored_road 1",
    "returned_small",
    "scored_road 3",
    "scored_cloister 8",
    "scored_field 9",
    "returned_small",
  ]);
});

test("during the game everything is shown as it came", () => {
  expect(inOrder(GAME, false)).toBe(GAME);
});

test("what a player of Magna Carta built adds up to the points of the end, with a residence under a prestige building", async () => {
  const { covered, worth } = await import("../../src/boards/magna_carta/ending");
  const built = (kind: string, data: Record<string, string>) => part<EventInfo>({ kind, seat: 0, clause: "", data });
  const events = [
    built("built", { card: "peddler" }),
    built("turned", { card: "peddler" }),
    built("built_prestige", { building: "hotel" }),
  ];
  const points = events.map((one) => worth(one) + covered(one).reduce((sum, [, more]) => sum + more, 0));
  expect(points).toEqual([2, -1, 5]); // in the end only the Hotel counts: 6
});
