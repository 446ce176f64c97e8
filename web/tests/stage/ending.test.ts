import { expect, test } from "vitest";
import { inOrder } from "../../src/boards/carcassonne/final";
import type { EventInfo } from "../../src/lib/wire";

const event = (kind: string, points?: number) => ({ kind, seat: 0, clause: "", data: points === undefined ? {} : { points } }) as unknown as EventInfo;
const GAME = [event("placed"), event("pile_empty"), event("scored_field", 9), event("returned_small"), event("scored_road", 3), event("scored_cloister", 8), event("scored_road", 1), event("returned_small")];

test("the final scoring goes kind by kind, from small to large, and figures go home with their score", () => {
  expect(inOrder(GAME, true).map(({ kind, data }) => `${kind} ${data.points ?? ""}`.trim())).toEqual(["placed", "pile_empty", "scored_road 1", "returned_small", "scored_road 3", "scored_cloister 8", "scored_field 9", "returned_small"]);
});

test("during the game everything is shown as it came", () => {
  expect(inOrder(GAME, false)).toBe(GAME);
});
