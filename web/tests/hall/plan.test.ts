import { expect, test } from "vitest";
import { FRIEND, Plan } from "../../src/hall/new/plan.svelte";
import type { GameInfo, OptionInfo, SeatInfo, TableInfo, TableOptions } from "../../src/lib/wire";
import { part } from "../part";

const said = (id: string) => ({ id, params: {} });

function option(name: string, usual: string | boolean, rest: Partial<OptionInfo> = {}) {
  const values = typeof usual === "boolean" ? [false, true] : [usual, "other"];
  return {
    name,
    message: said(name),
    values,
    messages: values.map((value) => said(String(value))),
    usual,
    clause: "X-1",
    cards: [],
    needs: {},
    ...rest,
  };
}

function set(name: string, tiles: number, minutes: number) {
  return option(name, false, {
    cards: [{ value: true, title: said(name), about: said(name), minutes, tiles, picture: name }],
  });
}

const game = part<GameInfo>({
  name: "land",
  title: "Land",
  players: [2, 3, 4, 5, 6],
  bots: ["novice", "king"],
  minutes: 45,
  lengths: [{ players: 3, options: "count=True begin=other", seconds: 840, games: 7 }],
  tiles: 72,
  options: [
    set("count", 11, 14),
    set("river", 11, 6),
    option("both", false, { needs: { count: true, river: true } }),
    option("market", "closed", { needs: { count: true } }),
    option("begin", "lot"),
  ],
  clashes: [{ options: ["count", "river"], message: said("clash"), allowed_by: "both" }],
  presets: [
    { name: "classic", message: said("classic"), about: said("classic"), options: [] },
    { name: "first", message: said("first"), about: said("first"), options: ["river"] },
  ],
  seats_need: [{ players: 6, option: "count", message: said("six") }],
});

test("fine rules are those of the game and of what was chosen", () => {
  const plan = new Plan(game);
  expect(plan.fine.map(({ name }) => name)).toEqual(["begin"]);
  plan.choose("count", true);
  expect(plan.fine.map(({ name }) => name)).toEqual(["market", "begin"]);
});

test("tiles and minutes are those of the sets that are in", () => {
  const plan = new Plan(game);
  expect([plan.tiles, plan.length?.minutes, plan.preset?.name]).toEqual([72, 45, "classic"]);
  plan.take(["river"]);
  expect([plan.tiles, plan.length?.minutes, plan.preset?.name]).toEqual([83, 50, "first"]);
  plan.choose("count", true);
  expect([plan.tiles, plan.length?.minutes, plan.preset]).toEqual([94, 65, undefined]);
});

test("sets at odds stop it until both are allowed, and what no longer matters is not sent", () => {
  const plan = new Plan(game);
  plan.take(["count", "river"]);
  expect(plan.against?.id).toBe("clash");
  plan.choose("both", true);
  expect(plan.against).toBe(null);
  expect(plan.settings()).toEqual({ players: 3, count: true, river: true, both: true });
  plan.choose("river", false);
  expect(plan.settings()).toEqual({ players: 3, count: true });
});

test("a number of players may need a set", () => {
  const plan = new Plan(game);
  plan.sit(6);
  expect(plan.against?.id).toBe("six");
  plan.choose("count", true);
  expect(plan.against).toBe(null);
});

test("who can see the table is sent to the server", () => {
  const plan = new Plan(game);
  plan.others = [FRIEND, "king"];
  expect(plan.wish("Red")).toMatchObject({
    name: "Red",
    bots: { "2": "king" },
    options: { public: false, spectators: "link", clock: { kind: "none" } },
  });
  plan.seenBy = "open";
  expect(plan.wish("Red").options).toMatchObject({ public: true, spectators: "anyone" });
  plan.seenBy = "watch";
  plan.time = "days";
  plan.days = 2;
  expect(plan.wish("Red").options).toMatchObject({
    public: false,
    spectators: "anyone",
    spectator_delay: 300,
    clock: { kind: "correspondence", per_move: 172800 },
  });
});

test("a game of more takes longer, as is estimated", () => {
  const plan = new Plan(game);
  const lengths = [2, 3, 5].map((players) => {
    plan.sit(players);
    return plan.length;
  });
  expect(lengths).toEqual([40, 45, 55].map((minutes) => ({ minutes, games: 0 })));
});

test("the measured length is that for as many people as sit there", () => {
  const plan = new Plan(game);
  plan.choose("count", true);
  plan.choose("begin", "other");
  expect(plan.length).toEqual({ minutes: 42, games: 7 });
  plan.others = ["king", "novice"];
  expect(plan.length).toEqual({ minutes: 14, games: 7 });
  plan.sit(2);
  expect(plan.length?.games).toBe(0);
});

test("a table that is changed begins with what was agreed on, and keeps what nobody touches", () => {
  const seats: Partial<SeatInfo>[] = [
    { seat: 0, kind: "person" },
    { seat: 1, kind: "bot", level: "king" },
    { seat: 2, kind: "person" },
    { seat: 3, kind: "free" },
  ];
  const options: Partial<TableOptions> = {
    public: false,
    spectators: "nobody",
    spectator_delay: 0,
    clock: { kind: "live", bank: 600, increment: 5 },
    chat: "players",
    undo: "never",
    hints: "nobody",
    rated: true,
  };
  const changed = part<TableInfo>({
    settings: { players: 4, count: true, river: false, both: false, market: "other", begin: "lot" },
    seats,
    options,
  });
  const plan = Plan.of(game, changed);
  expect([plan.players, plan.fewest, plan.time, plan.minutes, plan.seenBy]).toEqual([4, 3, "live", 10, ""]);
  expect(plan.settings()).toEqual({ players: 4, count: true, market: "other" });
  expect(plan.options()).toEqual(options);
  plan.seenBy = "open";
  expect(plan.options()).toEqual({ ...options, public: true, spectators: "anyone" });
});
