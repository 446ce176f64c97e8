"""What is remembered of the dragon and the fairy, by its place in the chapter's stretch of the memory."""

from typing import Final

from bastide.core.native import i64
from bastide.games.carcassonne.components import points
from bastide.games.carcassonne.kept import Kept, Spot

MOST_STEPS: Final[i64] = points("dragon", "steps")

DRAGON_AT: Final = 0  # the dragon's cell, or 0
FAIRY_AT: Final = 1  # the fairy's cell, or 0
FAIRY_WITH: Final = 2  # the follower she stands next to, as the state keeps it, plus 1; 0 for none
VISITED: Final = 3  # how many tiles the dragon has been on in this movement; 0 between movements
TRAIL: Final = 4  # those tiles
KEPT: Final[list[Kept]] = [
    Spot("dragon", DRAGON_AT, "CAR-PD-1: there is no tile at {value}"),
    Spot("fairy", FAIRY_AT, "CAR-PD-1: there is no tile at {value}"),
]
STEP_OF_TRAIL: Final = Spot("trail", TRAIL, "CAR-PD-1: there is no tile at {value}")
