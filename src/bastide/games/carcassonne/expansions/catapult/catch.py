"""CAR-CA-6: catch."""

from typing import Final

from bastide.core.native import i64, vec
from bastide.games.carcassonne.components import BOX, points
from bastide.games.carcassonne.expansions.catapult.codes import HAND, RANGE
from bastide.games.carcassonne.expansions.catapult.memory import CATCHER, DISTANCE, next_throw, thrower
from bastide.games.carcassonne.scoring import reward
from bastide.games.carcassonne.state import CarcassonneState

CATCH_POINTS: Final[i64] = points("catapult", "catch")
RULER: Final[i64] = BOX["catapult"]["catch"]["ruler"]
THROW_STEP: Final[i64] = BOX["catapult"]["catch"]["step"]
FARTHEST: Final[i64] = BOX["catapult"]["catch"]["farthest"]
REACH: Final[i64] = BOX["catapult"]["catch"]["reach"]
DISTANCES: Final = vec[i64]([int(RANGE) + i for i in range(int(FARTHEST // THROW_STEP) + 1)])
HANDS: Final = vec[i64]([int(HAND) + i for i in range(int((FARTHEST - RULER) // THROW_STEP) + 1)])


def judge_catch(state: CarcassonneState, at: i64) -> None:
    """CAR-CA-6.1, CAR-CA-6.2: caught or short is 5 points for the left neighbour, else 5 for the thrower."""
    distance = state.memory[at + DISTANCE]
    hand = state.memory[at + CATCHER]
    thrown_by = thrower(state, at)
    catcher = (thrown_by + 1) % state.players
    data: dict[str, object] = {"distance": int(distance), "hand": int(hand)}
    if distance < RULER:
        reward(state, catcher, CATCH_POINTS, "fell_short", "CAR-CA-6.2", data)
    elif -REACH <= distance - hand <= REACH:
        reward(state, catcher, CATCH_POINTS, "caught", "CAR-CA-6.2", data)
    else:
        reward(state, thrown_by, CATCH_POINTS, "flew_past", "CAR-CA-6.2", data)
    next_throw(state, at)
