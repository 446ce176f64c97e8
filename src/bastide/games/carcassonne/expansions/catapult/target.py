"""CAR-CA-5: target."""

from typing import Final

from bastide.core.native import i64
from bastide.games.carcassonne.components import points
from bastide.games.carcassonne.expansions.catapult.memory import FAIR_AT, FAR, LANDS_X, LANDS_Y
from bastide.games.carcassonne.expansions.catapult.throw import TILE, beyond
from bastide.games.carcassonne.grid import x_of, y_of
from bastide.games.carcassonne.scoring import reward
from bastide.games.carcassonne.state import CarcassonneState

TARGET_POINTS: Final[i64] = points("catapult", "target")


def measure(state: CarcassonneState, at: i64) -> None:
    """CAR-CA-5: the distance to the nearest point of the fair tile."""
    memory = state.memory
    fair = memory[at + FAIR_AT]
    dx = beyond(memory[at + LANDS_X] - TILE * x_of(fair))
    dy = beyond(memory[at + LANDS_Y] - TILE * y_of(fair))
    memory[at + FAR + state.to_move] = dx * dx + dy * dy + 1


def score_target(state: CarcassonneState, at: i64) -> None:
    """CAR-CA-5: 5 points for the nearest, to all who are equally near."""
    memory = state.memory
    nearest = memory[at + FAR]
    seat: i64
    for seat in range(state.players):
        nearest = min(nearest, memory[at + FAR + seat])
    for seat in range(state.players):
        if memory[at + FAR + seat] == nearest:
            reward(state, seat, TARGET_POINTS, "nearest", "CAR-CA-5", {})
        memory[at + FAR + seat] = 0
