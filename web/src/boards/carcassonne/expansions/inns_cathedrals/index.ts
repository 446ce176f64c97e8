/** Inns & Cathedrals. */

import type { CarcassonneSet } from "../../set";
import "./low.css";

const set: CarcassonneSet = { signs: { inn: "sign.inn", cathedral: "sign.cathedral" } };

export default set;
