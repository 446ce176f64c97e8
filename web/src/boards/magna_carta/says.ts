/** What follows in Magna Carta, for the top of the table. */

import { name, t, type Names } from "../../lib/words.svelte";
import { face } from "./cards";
import { faceOf, orderOf, phasesOf, type MagnaCartaView } from "./view";

export function follows(view: MagnaCartaView, names: Names, me: number | null): string {
  const who = (seat: number) => t("town.then", { what: seat === me ? t("seat.you") : names(seat) });
  const phases = phasesOf(view);
  const after = phases[phases.indexOf(view.phase) + 1];
  const phase = after ? t("town.then", { what: name(`magna_carta.phase.${after}`, after) }) : t("town.then_turn");
  const seat = view.mover ?? view.to_move;
  if (view.phase === "actions") {
    const rest = orderOf(view).filter((one) => !view.bridge.includes(one));
    return rest.length > 1 ? who(rest[(rest.indexOf(seat) + 1) % rest.length]!) : phase;
  }
  if (view.phase === "provost" || view.phase === "castle") {
    const next = view.bridge[view.bridge.indexOf(view.to_move) + 1];
    return next === undefined ? phase : who(next);
  }
  if (view.phase === "effects") {
    const from = view.decision.place ?? -1;
    const reach = view.provost ?? view.road.length;
    const next = view.road.findIndex((card, i) => i > from && i <= reach && card.worker !== null);
    const card = view.road[next];
    return card
      ? t("town.then_building", {
          building: face(faceOf(card)).title,
          space: next + 1,
          name: card.worker === me ? t("seat.you") : names(card.worker!),
        })
      : phase;
  }
  return view.phase === "setup" ? "" : phase;
}
