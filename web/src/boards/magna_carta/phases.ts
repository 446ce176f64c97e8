/** The phases of a turn of Caylus Magna Carta. */
export const PHASES = ["income", "actions", "provost", "effects", "castle", "end_of_turn"];

/** Until the cards have worked, the provost decides which of them will. */
export const BEFORE = ["actions", "provost", "effects"];
