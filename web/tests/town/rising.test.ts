import { expect, test } from "vitest";
import "../browser";
import { rising as inCaylus } from "../../src/boards/caylus/rising";
import type { CaylusSurvey, CaylusView } from "../../src/boards/caylus/view";
import { rising as inMagnaCarta } from "../../src/boards/magna_carta/rising";
import { ofAction, ofLines } from "../../src/boards/road/rising";
import { part } from "../part";

const view = part<CaylusView>({ steps: [] });
const survey = part<CaylusSurvey>({ site: 11 });
const seen = (lines: string[][], at = view) => [...ofLines(lines, (line) => inCaylus(at, survey, line))];

test("what a line builds lies on the next site, and of several there the best is seen", () => {
  expect(seen([["decline"], ["build wood_sawmill", "pay food"], ["build mason"]])).toEqual([[11, "wood_sawmill"]]);
});

test("a building of prestige lies where its line says, and nowhere before", () => {
  const lines = [["build hotel", "pay food+stone", "site 6"], ["build granary"], ["build weaver", "stop"]];
  expect(seen(lines)).toEqual([[6, "hotel"]]);
  expect(ofAction(lines, "build hotel", (line) => inCaylus(view, survey, line))).toEqual({ at: 6, id: "hotel" });
  const asked = part<CaylusView>({ steps: [{ step: "site", seat: 0, about: "hotel" }] });
  expect(seen([["site 7"], ["site 6"]], asked)).toEqual([
    [7, "hotel"],
    [6, "hotel"],
  ]);
});

test("a lawyer's residence lies on the building that it takes the place of", () => {
  expect(seen([["transform 9"], ["decline"]])).toEqual([[9, "residence"]]);
});

test("in Magna Carta what is built lies at the end of the road, and a residence on its card", () => {
  const lines = [["build market"], ["turn 3"], ["draw"], ["build peddler"]];
  expect([...ofLines(lines, (line) => inMagnaCarta(7, line))]).toEqual([
    [7, "market"],
    [2, "residence"],
  ]);
});
