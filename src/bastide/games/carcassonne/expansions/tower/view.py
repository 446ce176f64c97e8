"""What a viewer may know of The Tower, and how it is kept."""

from typing import Annotated, TypedDict

from bastide.games.carcassonne.expansions.tower.memory import (
    CAPTIVE,
    CAPTURED_ON,
    MOST_PIECES,
    PIECES,
    PRISONERS,
    RAISED,
    RANSOMED,
    TOWERS,
    Captive,
    Prisoners,
    Towers,
)
from bastide.games.carcassonne.kept import BySeat, Number, Spot, Yes, declared

NO_SUCH_PIECES = "CAR-TW-1: no seat can have {value} tower pieces"
PIECES_BY_SEAT = "CAR-TW-1: the tower pieces are one number per seat"


class TowerView(TypedDict):
    """The Tower: how high the towers are, and who holds what."""

    towers: Annotated[list[list[int]], Towers(TOWERS)]
    """[x, y, height] of each tower; a figure on its segment `t0` has finished it."""
    pieces: Annotated[list[int], BySeat(Number(PIECES, MOST_PIECES, NO_SUCH_PIECES), PIECES_BY_SEAT, "tower_pieces")]
    """The tower pieces of each seat."""
    prisoners: Annotated[list[list[int | str]], Prisoners(PRISONERS)]
    """[holder, owner, figure, how many]."""
    ransomed: Annotated[bool, Yes(RANSOMED)]
    """Whether a prisoner was bought back in this turn."""
    raised: Annotated[list[int] | None, Spot(RAISED)]
    """[x, y] of the tower that was raised, while its capture is to be decided."""
    capturing: Annotated[list[int] | None, Spot(CAPTURED_ON, column="on_tile")]
    """[x, y] of the tile on which one of several followers is to be chosen."""
    captive: Annotated[list[int | str] | None, Captive(CAPTIVE)]
    """[owner, figure] of the follower just captured, while the exchange for it is to be chosen."""


KEY = "tower"
"""Where a view has it."""
VIEW = TowerView
KEPT = declared(TowerView)
