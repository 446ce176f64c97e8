import { expect, test } from "vitest";
import "../browser";
import { crossOf } from "../../src/compete/cross";
import { gotText, nameOf, stateText, tabAddress } from "../../src/compete/said";
import { suggested } from "../../src/compete/suggested";
import { treeOf, type Branch } from "../../src/compete/tree";
import type { RoundInfo, TournamentLine } from "../../src/lib/api-types";
import { part } from "../part";

const who = (entrant: string) => ({ entrant, player: null, name: entrant, arms: 0, bot: "" });

/** A round from the names at its tables, who wins sitting first if it is over. */
function round(number: number, tables: string[][], over = true, resting: string[] = []): RoundInfo {
  return part<RoundInfo>({
    number,
    over,
    resting: resting.map(who),
    tables: tables.map((names, at) => ({
      number: at + 1,
      seats: names.map(who),
      status: over ? "over" : "playing",
      places: over ? names.map((_, seat) => seat + 1) : null,
      scores: over ? names.map((_, seat) => 50 - 10 * seat) : null,
      absent: [],
    })),
  });
}

const named = (branch: Branch): string =>
  "table" in branch
    ? branch.table.seats.map(({ entrant }) => entrant).join("")
    : "rests" in branch
      ? branch.rests.entrant
      : `?${branch.open}`;
const drawn = (rounds: RoundInfo[], expected: number, seats = 2) =>
  treeOf(rounds, expected, seats).map(({ branches }) => branches.map(named));

test("before the next round is drawn, those who will meet stand side by side", () => {
  // The server counts the strongest first: a meets h, and the winner who beats d and e.
  expect(
    drawn(
      [
        round(
          1,
          [
            ["a", "h"],
            ["b", "g"],
            ["c", "f"],
            ["d", "e"],
          ],
          false,
        ),
      ],
      3,
    ),
  ).toEqual([["ah", "de", "bg", "cf"], ["?1", "?2"], ["?1"]]);
});

test("drawn rounds lie as they were drawn, and who rests stands among the tables", () => {
  const rounds = [
    round(
      1,
      [
        ["c", "f"],
        ["d", "e"],
      ],
      true,
      ["a", "b"],
    ),
    round(2, [
      ["a", "d"],
      ["b", "c"],
    ]),
  ];
  expect(drawn([...rounds, round(3, [["b", "a"]], false)], 3)).toEqual([["a", "de", "b", "cf"], ["ad", "bc"], ["ba"]]);
});

test("tables of three lead three to one", () => {
  const first = ["af", "be", "cd"].map((names) => [...names, names.toUpperCase()[0]!]);
  expect(drawn([round(1, first, false)], 2, 3)).toEqual([["afA", "beB", "cdC"], ["?1"]]);
});

test("a winner who has left leaves nobody out of the tree", () => {
  const rounds = [
    round(1, [
      ["a", "d"],
      ["b", "c"],
    ]),
    round(2, [], false, ["a"]),
  ];
  expect(drawn(rounds, 2)).toEqual([["ad", "bc"], ["a"]]);
});

test("who beat whom is counted from both sides, ties by half", () => {
  const met = crossOf([round(1, [["a", "b", "c"]]), round(2, [["b", "a"]]), round(3, [["a", "b"]], false)]);
  expect(met("a", "b")).toEqual({
    games: 2,
    won: 1,
    scores: [
      [50, 40],
      [40, 50],
    ],
  });
  expect(met("c", "a")).toEqual({ games: 1, won: 0, scores: [[30, 50]] });
  expect(met("b", "d")).toBeNull();
});

test("times that are offered are evenings and weekends until the week is over, never at once", () => {
  const wednesday = new Date(2026, 10, 18, 20, 30).getTime() / 1000;
  const sunday = new Date(2026, 10, 22, 12, 0).getTime() / 1000;
  const found = suggested(wednesday, sunday).map((at) => {
    const date = new Date(at * 1000);
    return `${date.getDate()} ${date.getHours()}`;
  });
  expect(found).toEqual(["19 19", "19 21", "20 19", "20 21", "21 11", "21 15", "21 20", "22 11"]);
});

test("a steward's points are told, and whoever did not come has none", () => {
  const [table] = round(1, [["a", "b"]]).tables;
  expect(gotText({ ...table!, absent: [0] }, 0)).toBe("50");
  expect(gotText({ ...table!, scores: [null, 20], absent: [0] }, 0)).not.toMatch(/\d/);
  expect(gotText({ ...table!, scores: null }, 0)).toBe("");
});

test("the address of a part of a page keeps the invitation", () => {
  expect(tabAddress("club", "abc", "league", "")).toBe("/club/abc/league");
  expect(tabAddress("tournament", "abc", "players", "key")).toBe("/tournament/abc/players?invitation=key");
});

test("who has won is named as everywhere: a bot by its level", () => {
  const winners = [{ ...who("e2"), name: "novice 2", bot: "novice" }, who("Ada")];
  expect(stateText(part<TournamentLine>({ state: "over", winners }))).toBe(`1. ${nameOf(winners[0]!)} · 2. Ada`);
  expect(nameOf(winners[0]!)).not.toBe("novice 2");
});
