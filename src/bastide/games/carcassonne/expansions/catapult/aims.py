"""What a bot makes of a throw (CAR-CA-3.3): the few aims worth a thought, and what comes of a token in the air."""

from typing import Final

from bastide.core.native import append, i64, vec
from bastide.core.state import CHANCE
from bastide.games.carcassonne.components import SEAT_SPAN
from bastide.games.carcassonne.expansions.catapult.codes import DRIFT
from bastide.games.carcassonne.expansions.catapult.memory import (
    FAIR_AT,
    STEP,
    TARGET,
    TO_DRIFT_X,
    TO_DRIFT_Y,
    TO_REPLACE,
    TOKEN,
)
from bastide.games.carcassonne.expansions.catapult.throw import (
    LATTICE,
    MOST_DRIFT,
    aim_at,
    aimed_x,
    aimed_y,
    everybody,
    position,
)
from bastide.games.carcassonne.state import CarcassonneState

CALM: Final = DRIFT + MOST_DRIFT
"""No drift at all, the likeliest."""


def worth_aiming_at(state: CarcassonneState, at: i64, points: vec[i64]) -> vec[i64]:
    """The fair, where the nearest scores; else the points nearest to rivals' followers, and the one that is safest."""
    fair = state.memory[at + FAIR_AT]
    if state.memory[at + TOKEN] == TARGET:
        return vec[i64]([aim_at(fair)])
    standing = everybody(state)
    found = vec[i64]()
    safest = points[0]
    safety: i64 = -1
    for code in points:
        x = aimed_x(code)
        y = aimed_y(code)
        own: i64 = 1 << 40
        beside_rival = False
        for who in standing:
            east, south = position(state, who)
            dx = east - x
            dy = south - y
            if owner(who) == state.to_move:
                own = min(own, dx * dx + dy * dy)
            elif -LATTICE <= 2 * dx <= LATTICE and -LATTICE <= 2 * dy <= LATTICE:
                beside_rival = True
        if beside_rival:
            found = append(found, code)
        if own > safety:
            safety = own
            safest = code
    return append(found, safest)


def owner(who: i64) -> i64:
    """The seat of a follower on the land or in a refuge."""
    return (who - 1 if who > 0 else -who - 1) % SEAT_SPAN


def landed(state: CarcassonneState, at: i64) -> CarcassonneState | None:
    """The position after a token in the air has come down where it was aimed; None when none is in the air."""
    if not in_the_air(state, at):
        return None
    twin = state.copy()
    while in_the_air(twin, at):
        twin.apply_code(CALM)
    if twin.memory[at + STEP] == TO_REPLACE:
        twin.apply_code(twin.legal_codes()[0])
    return twin


def in_the_air(state: CarcassonneState, at: i64) -> bool:
    """Whether chance is to say how far a token drifts."""
    step = state.memory[at + STEP]
    return state.to_move == CHANCE and (step == TO_DRIFT_X or step == TO_DRIFT_Y)
