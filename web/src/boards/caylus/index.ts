import { prefs } from "../../lib/prefs.svelte";
import { name, t } from "../../lib/words.svelte";
import type { GameModule, StepMark } from "../games";
import { roadText } from "../road/words";
import Board from "./Board.svelte";
import Stores from "./Stores.svelte";
import { shortName } from "./tiles";
import type { CaylusSurvey, CaylusView } from "./view";

const PHASES = ["income", "placement", "special", "provost", "buildings", "castle", "end_of_turn"];

/** A name at the head of something. */
function capital(name: string): string {
  return name.charAt(0).toLocaleUpperCase(prefs.language) + name.slice(1);
}

const game: GameModule = {
  Board,
  Stores,
  steps(plain) {
    const now = PHASES.indexOf((plain as unknown as CaylusView).phase);
    return PHASES.map((phase, i): StepMark => ({ text: `${i + 1} ${capital(name(`caylus.phase.${phase}`, phase))}`, state: i === now ? "now" : i < now ? "done" : "next" }));
  },
  facts(plain) {
    const view = plain as unknown as CaylusView;
    return [t("turn", { turn: view.turn }), t("caylus.bailiff_at", { space: view.bailiff })];
  },
  score: (plain, seat) => (plain as unknown as CaylusView).players[seat]?.prestige ?? 0,
  describe(plain, names, told) {
    const view = plain as unknown as CaylusView;
    const survey = told as unknown as CaylusSurvey;
    const road = view.road.filter((space) => space.tile !== null).map((space) => roadText(space.space, shortName(space.tile!), space.owner, space.worker, names));
    const special = Object.entries(view.special).flatMap(([id, who]) => [who].flat().filter((seat) => seat !== null).map((seat) => t("road.at", { name: names(seat), place: name(`caylus.place.${id.replace(/_(left|right)$/, "")}`) })));
    const castle = view.castle.map((section, i) => t("road.castle", { section: capital(name(`caylus.section.${section.name}`, section.name)), count: survey.castle[i]!.built, places: section.places }));
    return [t("road.provost", { provost: view.provost, bailiff: view.bailiff }), ...special, ...road, ...castle];
  },
};

export default game;
