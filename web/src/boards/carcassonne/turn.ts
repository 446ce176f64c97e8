/** What the tray says and offers while a turn of Carcassonne is played. */

import type { Play } from "../../lib/play.svelte";
import { say, t, type Message, type Names } from "../../lib/words.svelte";
import type { Position, Result } from "../../lib/wire";
import type { Stage } from "../../stage/stage.svelte";
import { usual, type Slots, type Words } from "../../stage/tray";
import type { Offers } from "./offers";
import type { CarcassonneView } from "./view";

interface Turning {
  stage: Stage;
  play: Play;
  offers: Offers;
  /** Whether figures wait on the ring. */
  chips: boolean;
  view: CarcassonneView;
  rotate: (by: number) => void;
  take: (action: string) => void;
}

export function slotsOf({ stage, play, offers, rotate, take }: Turning): Slots {
  const slots = usual(stage, play);
  if (!stage.mine || stage.turn?.beat.length !== null) return slots;
  if (offers.fits.size) {
    slots.left = { icon: "u-ccw", title: `${t("carcassonne.turn_left")} (Shift+R)`, run: () => rotate(-1) };
    slots.right = { icon: "u-cw", title: `${t("carcassonne.turn_right")} (R)`, run: () => rotate(1) };
    slots.go ??= {
      icon: "u-check",
      label: t("carcassonne.place_here"),
      title: t("carcassonne.choose_place"),
      off: true,
      run: () => {},
    };
    if (play.chosen) slots.go = { ...slots.go!, label: t("carcassonne.place_here") };
  }
  const shown = stage.small && play.preview?.startsWith("deploy ") ? play.preview : null;
  const pass = offers.others.find((offer) => offer.action === "pass");
  if (pass && !play.chosen)
    slots.go = {
      icon: "u-next",
      label: offers.places.some(({ word }) => word === "deploy") ? t("carcassonne.no_figure") : t("stage.pass"),
      title: play.say(pass),
      action: "pass",
      run: () => take("pass"),
    };
  // A finger has shown where the figure would stand: the large button does the same as a second tap.
  if (shown)
    slots.go = {
      icon: "u-check",
      label: t("carcassonne.deploy_here"),
      title: play.sentence(shown),
      run: () => take(shown),
    };
  return slots;
}

interface Said {
  stage: Stage;
  play: Play;
  position: Position | undefined;
  result: Result | null;
  names: Names;
  me: number | null;
  /** What is being shown, in words. */
  caption: Message | null;
  /** What the caption stands under; the seat to move if it is null. */
  heading: string | null;
  ways: { now: number; of: number };
  gains: { seat: number; points: number }[];
}

export function wordsOf({ stage, play, position, result, names, me, caption, heading, ways, gains }: Said): Words {
  const voice = { names, me };
  if (stage.queue.showing && caption)
    return {
      title:
        heading ??
        (position && position.to_move >= 0
          ? say({ id: "web.status.theirs", params: { name: names(position.to_move) } }, voice)
          : ""),
      sub: caption,
    };
  if (!position || position.to_move === -2) {
    const won = result?.winners.map(names) ?? [];
    return {
      title: t("status.over"),
      sub: won.length ? t("status.won_by", { names: won }) : result ? t("status.stopped") : "",
    };
  }
  const task = position.task ?? "";
  if (stage.turn && stage.turn.beat.length !== null) {
    const scores = gains
      .map(
        ({ seat, points }) =>
          `${points > 0 ? "+" : "−"}${Math.abs(points)} ${seat === me ? t("seat.you") : names(seat)}`,
      )
      .join(", ");
    return { title: t("stage.passes"), sub: scores ? t("stage.scores", { scores }) : t("stage.no_scores") };
  }
  if (stage.turn && !stage.mine && position.to_move === me)
    return { title: stage.asks || (me === null ? "" : (names(me) ?? "")), sub: "" };
  if (!stage.mine) {
    const theirs = { id: "web.status.theirs", params: { name: names(position.to_move) } };
    return { title: position.to_move < 0 ? t("study.chance_moves") : say(theirs, voice), sub: task };
  }
  const yours = stage.forAll ? t("study.to_move", { name: names(position.to_move) }) : stage.asks || t("status.yours");
  if (play.chosen?.startsWith("place "))
    return {
      title: t("carcassonne.lay_here"),
      sub: ways.of > 1 ? t("carcassonne.way", ways) : t("carcassonne.one_way"),
    };
  if (stage.small && play.preview?.startsWith("deploy ")) return { title: yours, sub: play.sentence(play.preview) };
  return { title: yours, sub: play.of("place").length ? t("carcassonne.place_lit") : task };
}
