"""What a position is worth to a seat, in points at the end of the game."""

from typing import TYPE_CHECKING

from bastide.core.native import i64

if TYPE_CHECKING:
    from bastide.games.carcassonne.state import CarcassonneState


def evaluate(state: "CarcassonneState", seat: i64) -> float:
    """The points of a seat now."""
    return float(state.points[seat])
