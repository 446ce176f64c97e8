import { expect, test } from "vitest";
import "../browser";
import { Contest } from "../../src/compete/plan.svelte";
import { fieldOf, momentOf } from "../../src/compete/said";
import { Plan } from "../../src/hall/new/plan.svelte";
import type { GameInfo } from "../../src/lib/wire";
import { part } from "../part";

const game = part<GameInfo>({
  name: "land",
  title: "Land",
  players: [2, 3, 4],
  bots: ["novice"],
  minutes: 45,
  lengths: [],
  tiles: 72,
  options: [],
  presets: [],
  clashes: [],
  seats_need: [],
});

function contest(club = ""): Contest {
  const plan = new Plan(game);
  plan.sit(2);
  plan.time = "live";
  return new Contest(plan, club);
}

test("how many sit at a table is said by the tournament, not by the game's settings", () => {
  const made = contest();
  made.game.sit(3);
  const { games, seats, clock } = made.wish();
  expect(games).toEqual([{ game: "land", settings: {} }]);
  expect(seats).toBe(3);
  expect(clock).toEqual({ kind: "live", bank: 1200, increment: 20 });
});

test("only a kind of which the server says so has as many rounds as one likes", () => {
  const made = contest();
  made.outlooks = {
    swiss: { rounds: 5, chooses_rounds: true, late: true, tie_breaks: ["opponents", "cut"] },
    knockout: { rounds: 4, chooses_rounds: false, late: false, tie_breaks: ["opponents"] },
  };
  expect(made.expected).toBe(5);
  made.rounds = 3;
  expect(made.expected).toBe(3);
  expect(made.wish()).toMatchObject({ rounds: 3, tie_breaks: ["opponents", "cut"] });
  made.kind = "knockout";
  expect(made.expected).toBe(4);
  expect(made.wish()).toMatchObject({ rounds: null, tie_breaks: ["opponents"] });
  made.kind = "everybody";
  expect(made.expected).toBeNull();
});

test("it begins by hand unless a time is chosen", () => {
  const made = contest();
  made.starts = "2030-05-01T20:00";
  expect(made.wish().starts).toBeNull();
  made.start = "time";
  expect(made.wish().starts).toBe(new Date("2030-05-01T20:00").getTime() / 1000);
});

test("a tournament of a club is for its members unless another entry is chosen", () => {
  expect(contest().wish()).toMatchObject({ entry: "open", club: null, wait: 180 });
  expect(contest("abc").wish()).toMatchObject({ entry: "club", club: "abc" });
});

test("a field for day and time says the moment that it was given", () => {
  const at = Math.floor(Date.now() / 60_000) * 60;
  expect(momentOf(fieldOf(at))).toBe(at);
  expect(momentOf("")).toBeNull();
});
