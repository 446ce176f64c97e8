"""Why an action is not legal now: the verdict of the phase that waits for a decision."""

from typing import TYPE_CHECKING

from bastide.core import CHANCE, Action, Refusal
from bastide.games.carcassonne.actions import Begin, Draw, Place
from bastide.games.carcassonne.components import TILE_IDS

if TYPE_CHECKING:
    from bastide.games.carcassonne.state import CarcassonneState

FINAL_SCORING = "CAR-B-6.5"


def verdict_of(state: "CarcassonneState", action: Action) -> int:
    """0 where an action is legal now; else the reason, a number of the phase that waits for a decision."""
    return int(state.rules.phases[state.phase].verdict_on(state, action.code))


def refusal_of(state: "CarcassonneState", action: Action) -> Refusal:
    """The clause and the sentence that forbid an action which is not legal now."""
    slot = state.rules.phases[state.phase].slot
    if state.to_move == CHANCE:
        return _against_chance(action, slot)
    if action.chance:
        return _no("CAR-T-23", "chance")
    if isinstance(action, Place) and slot != "CAR-T-4" and slot != "CAR-T-5":
        return _no(clause_of(slot), "other_phase")
    return state.rules.phases[state.phase].refuse(state, action.code)


def clause_of(slot: str) -> str:
    """The clause of a place in the turn; the steps of the final scoring are one clause."""
    return FINAL_SCORING if slot.startswith(FINAL_SCORING) else slot


def _no(clause: str, reason: str, **params: object) -> Refusal:
    return Refusal(clause, f"carcassonne.refusal.{reason}", params)


def _against_chance(action: Action, slot: str) -> Refusal:
    if isinstance(action, Draw) and slot == "CAR-T-3":
        return _no("CAR-T-23", "not_in_stack", tile=TILE_IDS[action.tile])
    if isinstance(action, Begin) and slot == "CAR-B-1.5":
        return _no("CAR-B-1.2", "no_seat", seat=action.seat)
    return _no(clause_of(slot), "chance_now")
