"""MAG-4.1: the sequence of a game, the set-up and then turns of six phases."""

from bastide.core.native import i64, vec
from bastide.games.magna_carta import scoring
from bastide.games.magna_carta.phases import actions, castle, effects, end_of_turn, income, provost, setup
from bastide.games.magna_carta.position import (
    ACTIONS_PHASE,
    CASTLE_PHASE,
    EFFECTS_PHASE,
    END_PHASE,
    INCOME_PHASE,
    PHASE_OF,
    PROVOST_PHASE,
    SETUP,
    Position,
)


def legal(p: Position) -> vec[i64]:
    """What can be decided now."""
    phase = PHASE_OF[p.step]
    if phase == ACTIONS_PHASE:
        return actions.legal(p)
    if phase == EFFECTS_PHASE:
        return effects.legal(p)
    if phase == PROVOST_PHASE:
        return provost.legal(p)
    if phase == CASTLE_PHASE:
        return castle.legal(p)
    if phase == SETUP:
        return setup.legal(p)
    return vec[i64]([])


def play(p: Position, code: i64) -> None:
    """Carry out a decision, and all that follows from it until the next one."""
    phase = PHASE_OF[p.step]
    if phase == ACTIONS_PHASE:
        done = actions.apply(p, code)
    elif phase == EFFECTS_PHASE:
        done = effects.apply(p, code)
    elif phase == PROVOST_PHASE:
        done = provost.apply(p, code)
    elif phase == CASTLE_PHASE:
        done = castle.apply(p, code)
    else:
        done = setup.apply(p, code)
    while done:
        phase = phase % END_PHASE + 1
        done = _begin(p, phase)


def _begin(p: Position, phase: i64) -> bool:
    """Begin a phase; true when nothing is to be decided in it."""
    if phase == INCOME_PHASE:
        income.pay_income(p)
        return True
    if phase == ACTIONS_PHASE:
        actions.begin(p)
        return False
    if phase == PROVOST_PHASE:
        return not p.has_provost() or provost.begin(p)
    if phase == EFFECTS_PHASE:
        return effects.begin(p)
    if phase == CASTLE_PHASE:
        return castle.begin(p)
    if end_of_turn.finish(p):
        scoring.tell_scores(p)
        return False
    return True
