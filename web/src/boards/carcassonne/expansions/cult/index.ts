/** The Cult. */

import type { CarcassonneSet } from "../../set";
import "./low.css";

const set: CarcassonneSet = {
  features: { shrine: { around: true } },
  signs: { shrine: "feature.shrine" },
  final: { scored_shrine: "cloisters" },
  gave: [[/^scored_shrine$/, "web.carcassonne.shrine"]],
};

export default set;
