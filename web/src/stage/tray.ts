/** What is in the tray, whatever the game: words, and buttons that keep their places. */

import type { Play } from "../lib/play.svelte";
import { t, type Message } from "../lib/words.svelte";
import type { Stage } from "./stage.svelte";

export interface Slot {
  icon?: string;
  label?: string;
  /** What it does, with its key. */
  title: string;
  /** The length of the beat whose ring empties on it. */
  beat?: number;
  /** Shown, but cannot be done now; the title says why. */
  off?: boolean;
  /** The action of the game that it is, if it is one. */
  action?: string;
  /** Its place among what is recommended; 0 for none. */
  rank?: number;
  run: () => void;
}

export interface Slots {
  left?: Slot | null;
  right?: Slot | null;
  back?: Slot | null;
  go?: Slot | null;
}

export interface Words {
  title: string;
  sub: Message | string;
}

type Line = Pick<HTMLElement, "scrollWidth" | "clientWidth" | "scrollHeight" | "clientHeight">;

/** Whether the title or the sentence below it is cut; nothing is once the tray has been taken away. */
export const cut = (title: Line | null, sub: Line | null): boolean =>
  !!title && !!sub && (title.scrollWidth > title.clientWidth || sub.scrollHeight > sub.clientHeight + 1);

/** The buttons that every game has: take back, confirm, pass on, skip. */
export function usual(stage: Stage, play: Play): Slots {
  const { turn, queue, undo } = stage;
  const beat = turn?.beat.length ?? null;
  if (turn && beat !== null) {
    const goOn = turn.goOn ?? t("stage.go_on");
    return {
      back: { icon: "u-undo", title: `${t("undo")} (U)`, beat, run: () => turn.back() },
      go: { label: goOn, title: `${goOn} (Enter)`, beat, run: () => turn.beat.pass() },
    };
  }
  const back = play.chosen
    ? { icon: "u-cross", title: `${t("stage.put_back")} (Esc)`, run: () => play.clear() }
    : undo && {
        icon: "u-undo",
        title: undo.can ? `${t("undo")} (U)` : `${t("undo")}: ${undo.why}`,
        off: !undo.can,
        run: () => stage.back(),
      };
  if (queue.showing)
    return {
      back,
      go: {
        icon: "u-next",
        label: t("stage.skip_short"),
        title: `${t("stage.skip")} (Space)`,
        run: () => queue.press(),
      },
    };
  if (stage.mine && play.chosen)
    return {
      back,
      go: {
        icon: "u-check",
        label: t("confirm.play"),
        title: `${t("stage.confirm")} (Enter)`,
        run: () => play.commit(),
      },
    };
  if (stage.result)
    return { go: { icon: "u-list", label: t("result.open"), title: t("result.open"), run: stage.result } };
  return { back };
}
