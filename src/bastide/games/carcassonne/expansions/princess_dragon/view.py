"""What a viewer may know of The Princess & the Dragon, and how it is kept."""

from typing import Annotated, TypedDict

from bastide.games.carcassonne.expansions.princess_dragon.memory import (
    DRAGON_AT,
    FAIRY_AT,
    FAIRY_WITH,
    MOST_STEPS,
    VISITED,
    Beside,
)
from bastide.games.carcassonne.kept import Spot, Spots, declared

NO_TILE = "CAR-PD-1: there is no tile at {value}"
NOT_BESIDE = "CAR-PD-2.1: the fairy does not stand beside a follower {value}"


class DragonView(TypedDict):
    """The Princess & the Dragon: where the dragon and the fairy are, as [x, y]; None beside the land."""

    dragon: Annotated[list[int] | None, Spot(DRAGON_AT, NO_TILE)]
    fairy: Annotated[list[int] | None, Spot(FAIRY_AT, NO_TILE)]
    beside: Annotated[list[int | str] | None, Beside(FAIRY_WITH, NOT_BESIDE)]
    """The follower next to the fairy: seat, figure, x, y, segment."""
    trail: Annotated[list[list[int]], Spots(VISITED, MOST_STEPS + 1, NO_TILE)]
    """The tiles the dragon has been on in the movement under way."""


KEY = "princess_dragon"
"""Where a view has it."""
VIEW = DragonView
KEPT = declared(DragonView)
