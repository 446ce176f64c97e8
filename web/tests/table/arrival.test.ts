import { expect, test } from "vitest";
import { Arrival } from "../../src/table/arrival";

type Table = Parameters<Arrival["meet"]>[0];

const seats = (...kinds: string[]) => kinds.map((kind, seat) => ({ seat, kind })) as Table["seats"];
const table = (more: Partial<Table> = {}): Table =>
  ({ game: "torres", status: "open", seats: seats("person", "bot"), lesson: null, ...more }) as Table;

function arrive(start: boolean): { arrival: Arrival; did: string[] } {
  const did: string[] = [];
  const arrival = new Arrival(
    {
      load: (game) => did.push(`load ${game}`),
      remember: (game, seat) => did.push(`remember ${game} ${seat}`),
      teach: (lesson, game) => did.push(`teach ${lesson} of ${game}`),
      begin: () => did.push("begin"),
    },
    start,
  );
  return { arrival, did };
}

test("the board is loaded once, for who only watches too", () => {
  const { arrival, did } = arrive(false);
  arrival.meet(table(), null);
  arrival.meet(table(), null);
  expect(did).toEqual(["load torres"]);
});

test("a seat is remembered as soon as the viewer has one", () => {
  const { arrival, did } = arrive(false);
  arrival.meet(table(), null);
  arrival.meet(table(), 1);
  arrival.meet(table(), 1);
  expect(did).toEqual(["load torres", "remember torres 1"]);
});

test("a game against bots begins when no seat is free, and once", () => {
  const { arrival, did } = arrive(true);
  arrival.meet(table({ seats: seats("person", "free") }), 0);
  expect(did).not.toContain("begin");
  arrival.meet(table(), 0);
  arrival.meet(table(), 0);
  expect(did.filter((one) => one === "begin")).toHaveLength(1);
});

test("a game that others are invited to waits, and one that is played is not begun again", () => {
  const waits = arrive(false);
  waits.arrival.meet(table(), 0);
  const played = arrive(true);
  played.arrival.meet(table({ status: "playing" }), 0);
  expect([...waits.did, ...played.did]).not.toContain("begin");
});

test("a lesson is for the learner's seat alone", () => {
  const learner = arrive(false);
  learner.arrival.meet(table({ lesson: "first" }), 0);
  learner.arrival.meet(table({ lesson: "first" }), 0);
  expect(learner.did.filter((one) => one.startsWith("teach"))).toEqual(["teach first of torres"]);
  const other = arrive(false);
  other.arrival.meet(table({ lesson: "first" }), 1);
  expect(other.did).toEqual(["load torres", "remember torres 1"]);
});
