"""CAR-RI-1: the tiles of the river, and which of them are still to come."""

from typing import Final

from bastide.core.native import i64, vec
from bastide.games.carcassonne.components import BOX, TILE_IDS, TILE_NUMBER, tiles_of
from bastide.games.carcassonne.kept import Derived
from bastide.games.carcassonne.state import CarcassonneState

SPRING: Final[i64] = TILE_NUMBER[BOX["river"]["spring"]]
FORK: Final[i64] = TILE_NUMBER[BOX["river"]["fork"]]
LAKE: Final[i64] = TILE_NUMBER[BOX["river"]["lake"]]

STACK: Final = vec[i64]([n for n in tiles_of("river2") if n not in (SPRING, FORK, LAKE)])
"""The nine tiles that are drawn by chance."""


class StackToCome(Derived):
    """How many of each tile of the stack are left."""

    def plain(self, state: CarcassonneState, start: i64) -> object:
        return {TILE_IDS[tile]: int(state.pile[tile]) for tile in STACK if state.pile[tile]}


class LakeToCome(Derived):
    """Whether the volcano lake is left."""

    def plain(self, state: CarcassonneState, start: i64) -> object:
        return state.pile[LAKE] != 0
