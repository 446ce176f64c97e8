"""Everything a player or chance can do in Carcassonne.

The order of the kinds gives the codes and never changes: those of the base game, then those of the sets in their order.
"""

from typing import Final

from bastide.core import Action, ActionSpace
from bastide.games.carcassonne.action_parts import Cell, Figure, Seat, Segment, Spot, Tile, Turn
from bastide.games.carcassonne.sets import brought


class Begin(Action, word="begin", chance=True):
    """Which seat begins."""

    seat: Seat


class Draw(Action, word="draw", chance=True):
    """The tile that comes off the pile."""

    tile: Tile


class Pass(Action, word="pass"):
    """No figure is deployed."""


class Deploy(Action, word="deploy"):
    """A figure from the supply goes on a segment of the tile just placed."""

    figure: Figure
    segment: Segment


class Place(Action, word="place"):
    """The drawn tile goes to a place of the land, turned clockwise."""

    cell: Cell
    turn: Turn


class Choose(Action, word="choose"):
    """One of several figures on the tile named before."""

    seat: Seat
    figure: Figure
    segment: Spot


OF_SETS: Final[dict[str, tuple[type[Action], ...]]] = brought("actions", "ACTIONS")
"""The kinds that each set brings, of those that bring any."""
ACTIONS: Final = ActionSpace(
    Begin, Draw, Pass, Deploy, Place, Choose, *(kind for kinds in OF_SETS.values() for kind in kinds), version=2
)


def first_code(kind: type[Action]) -> int:
    """Where the codes of a kind begin."""
    return kind.first_code
