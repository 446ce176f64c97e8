/** What follows in Caylus, for the top of the table. */

import { name, t, type Names } from "../../lib/words.svelte";
import { shortName } from "./tiles";
import { asked, PHASES, type CaylusView } from "./view";

/** What comes after the decision that is being taken. */
export function follows(view: CaylusView, names: Names, me: number | null): string {
  const who = (seat: number) => (seat === me ? t("seat.you") : names(seat));
  const then = (seat: number) => t("town.then", { what: who(seat) });
  const seat = view.steps.at(-1)?.seat ?? view.to_move;
  if (view.phase === "placement") {
    const rest = view.order.filter((one) => !view.bridge.includes(one));
    return rest.length > 1 ? then(rest[(rest.indexOf(seat) + 1) % rest.length]!) : phase("special");
  }
  if (view.phase === "provost") {
    const next = view.bridge[view.bridge.indexOf(seat) + 1];
    return next === undefined ? phase("buildings") : then(next);
  }
  if (view.phase === "buildings") {
    const working = view.road.filter(
      (space) => space.worker !== null && space.tile !== null && space.space <= view.provost,
    );
    const next = asked(view)?.step === "bonus" ? working[0] : working[1];
    if (next)
      return t("town.then_building", { building: shortName(next.tile!), space: next.space, name: who(next.worker!) });
    return phase(view.castle_workers.some((one) => one !== null) ? "castle" : "end_of_turn");
  }
  if (view.phase === "castle") {
    const rest = view.castle_workers.filter((one) => one !== null);
    const next = rest[rest.indexOf(seat) + 1];
    return next === undefined ? t("town.then_best") : then(next);
  }
  const next = PHASES[PHASES.indexOf(view.phase as "income") + 1];
  return next ? phase(next) : t("town.then_turn");
}

const phase = (id: string) => t("town.then", { what: name(`caylus.phase.${id}`, id) });
