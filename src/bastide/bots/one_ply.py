"""One step ahead: what every legal action leads to, and how good that looks."""

from bastide.core.counsel import Counsel, lead
from bastide.core.native import append, vec
from bastide.core.state import NOBODY, State


def leads_after(counsel: Counsel, state: State, ended_now: bool) -> vec[float]:
    """For every legal action the lead of the mover after it: estimated, or as if the game ended there."""
    out = vec[float](capacity=32)
    mover = state.to_move
    for code in state.legal_codes():
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
