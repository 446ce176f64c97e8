/** The Catapult. */

import { quarterAt } from "../../land";
import type { CarcassonneSet } from "../../set";
import { titleOf } from "../../titles";
import Aim from "./Aim.svelte";
import Ruler from "./Ruler.svelte";
import Thrown from "./Thrown.svelte";
import Throws from "./Throws.svelte";

const set: CarcassonneSet = {
  actions: {
    aim: { own: true },
    range: { own: true },
    hand: { own: true },
    tempt: { goal: ({ view, words: [, quarter = ""] }) => ({ shape: "spot", ...quarterAt(view, quarter) }) },
    fair: { picture: ([, token]) => ({ figure: token, neutral: true, explain: `token.${token}` }) },
    send: { picture: ([, figure]) => ({ figure }) },
  },
  asks: (view) => view.catapult?.on ?? null,
  signs: { fair: "sign.fair" },
  gave: [[/^(nearest|fell_short|caught|flew_past)$/, "web.carcassonne.gave.catapult"]],
  pieces: ({ catapult }) => (catapult?.fairs ?? []).map((fair) => `${titleOf("sign.fair")}: ${fair.join()}.`),
  Over: Thrown,
  Aim,
  Question: Ruler,
  Answers: Throws,
  speaks: ({ catapult }, own) => Boolean(catapult?.token) || own.some(({ action }) => !action.startsWith("aim ")),
};

export default set;
