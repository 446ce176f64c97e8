/** What the tray says and offers while a turn of Torres is played. */

import type { Play } from "../../lib/play.svelte";
import { name as word, say, t, type Names } from "../../lib/words.svelte";
import type { Position, Result } from "../../lib/wire";
import type { Stage } from "../../stage/stage.svelte";
import { usual, type Slots, type Words } from "../../stage/tray";
import type { Choice } from "./offers";
import type { TorresView } from "./view";

interface Turning {
  stage: Stage;
  play: Play;
  /** What the viewer has taken in hand, and puts back. */
  wish: Choice | null;
  putBack: () => void;
  /** What a second act does. */
  confirm: () => void;
}

export function slotsOf({ stage, play, wish, putBack, confirm }: Turning): Slots {
  const slots = usual(stage, play);
  if (!stage.mine || stage.turn?.beat.length !== null) return slots;
  if (wish || play.chosen) slots.back = { icon: "u-cross", title: `${t("stage.put_back")} (Esc)`, run: putBack };
  if (play.chosen) {
    const kind = play.chosen.split(" ")[0]!;
    slots.go = {
      icon: "u-check",
      label: word(`web.torres.do.${kind}`, t("confirm.play")),
      title: `${play.sentence(play.chosen)} (Enter)`,
      run: confirm,
    };
  } else if (play.can("end"))
    slots.go = {
      label: t("torres.end"),
      title: `${t("torres.end")} (E)`,
      action: "end",
      rank: play.rank("end"),
      run: () => play.commit("end"),
    };
  return slots;
}

interface Said {
  stage: Stage;
  play: Play;
  view: TorresView;
  position: Position | undefined;
  result: Result | null;
  names: Names;
  me: number | null;
  /** What is being shown, in words. */
  caption: Words | null;
  choice: Choice | null;
  /** What the square shown brings. */
  brings: string | null;
}

export function wordsOf({ stage, play, view, position, result, names, me, caption, choice, brings }: Said): Words {
  if (stage.queue.showing && caption) return caption;
  if (!position || position.to_move === -2) {
    const won = result?.winners.map(names) ?? [];
    return {
      title: t("status.over"),
      sub: won.length ? t("status.won_by", { names: won }) : result ? t("status.stopped") : "",
    };
  }
  const task = position.task ?? "";
  if (stage.turn && stage.turn.beat.length !== null) {
    const lost = play.planned === "end" ? view.action_points : 0;
    return { title: lost ? t("torres.lost", { count: lost }) : t("torres.turn_over"), sub: t("stage.passes") };
  }
  if (stage.turn && !stage.mine && position.to_move === me) return { title: stage.asks || (names(me) ?? ""), sub: "" };
  if (!stage.mine)
    return {
      title:
        position.to_move < 0
          ? t("study.chance_moves")
          : say({ id: "web.status.theirs", params: { name: names(position.to_move) } }, { names, me }),
      sub: task,
    };
  const shown = play.preview;
  const [act = "", card = ""] = (shown ?? "").split(" ");
  if (act === "play") return { title: word(`torres.card.${card}`, card), sub: word(`web.torres.card.${card}`, "") };
  if (act === "keep") return { title: play.sentence(shown!), sub: word(`web.torres.card.${card}`, "") };
  if (act === "buy") return { title: t("torres.buy"), sub: t("torres.buy_about") };
  if (view.decision === "turn" && choice) {
    const piece =
      choice.kind === "move"
        ? t("torres.knight_on", { square: choice.from })
        : t(choice.kind === "block" ? "torres.block" : "torres.knight");
    if (brings) return { title: `${piece} → ${shown!.split(" ").at(-1)}`, sub: brings };
    return { title: piece, sub: t(stage.small ? "torres.how_touch" : "torres.how_mouse") };
  }
  if (brings && shown) return { title: play.sentence(shown), sub: brings };
  if (play.chosen) return { title: play.sentence(play.chosen), sub: task };
  const yours = stage.forAll ? t("study.to_move", { name: names(position.to_move) }) : stage.asks || t("status.yours");
  if (view.decision === "turn")
    return { title: yours, sub: t(view.action_points ? "torres.spend" : "torres.no_points") };
  // Who comes upon a turn that others have begun does not know which card was played.
  const effect = view.card_in_play && word(`web.torres.card.${view.card_in_play}`, "");
  return { title: yours, sub: view.decision.startsWith("tower_for_") ? t("torres.which_tower") : effect || task };
}
