/** The River II. */

import components from "../../../../../../src/bastide/games/carcassonne/expansions/river2/components.json";
import { t } from "../../../../lib/words.svelte";
import type { CarcassonneSet } from "../../set";

const set: CarcassonneSet = {
  signs: { spring: "sign.spring", pig_herd: "sign.pig_herd", [`${components.river.lake} volcano`]: "sign.lake" },
  stacks: ({ river }) => (river ? [[t("carcassonne.river"), river.stack]] : []),
};

export default set;
