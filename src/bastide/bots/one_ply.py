"""One step ahead: what actions lead to, and how good that looks."""

from bastide.core.counsel import Counsel, lead
from bastide.core.native import append, i64, vec
from bastide.core.state import NOBODY, State


def leads_after(counsel: Counsel, state: State, codes: vec[i64], ended_now: bool) -> vec[float]:
    """For each of some legal actions the lead of the mover after it: estimated, or as if the game ended there."""
    out = vec[float](capacity=32)
    mover = state.to_move
    for code in codes:
        twin = state.copy()
        twin.apply_code(code)
        if ended_now:
            out = append(out, lead(counsel.ended_now(twin), mover))
            continue
        value = counsel.margin(twin, mover)
        if twin.to_move != NOBODY and counsel.turn_of(twin) == counsel.turn_of(state):
            value += counsel.step_value(twin, mover)
        out = append(out, value)
    return out
