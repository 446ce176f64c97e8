"""CAR-CA-4: knock-out."""

from typing import Final

from bastide.core.native import append, i64, vec
from bastide.games.carcassonne.components import BOX
from bastide.games.carcassonne.expansions.catapult.throw import away, everybody, position, send_home
from bastide.games.carcassonne.state import CarcassonneState

HIT: Final[i64] = BOX["catapult"]["distance"]["hit"]
CHAIN: Final[i64] = BOX["catapult"]["distance"]["chain"]


def knock_out(state: CarcassonneState, at: i64) -> None:
    """CAR-CA-4.1, CAR-CA-4.2: who stands near the landing point goes home, and who stands near those."""
    left = everybody(state)
    hit = vec[i64]()
    i: i64 = 0
    while i < len(left):
        if away(state, at, left[i]) <= HIT * HIT or touches_any(state, left[i], hit):
            hit = append(hit, left[i])
            left[i] = left[len(left) - 1]
            left = left[: len(left) - 1]
            i = 0
        else:
            i += 1
    for who in hit:
        send_home(state, who, "CAR-CA-4.1")


def touches_any(state: CarcassonneState, who: i64, hit: vec[i64]) -> bool:
    """CAR-CA-4.2: whether somebody stands so near to one who was hit that both fall."""
    if len(hit) == 0:
        return False
    east, south = position(state, who)
    for other in hit:
        x, y = position(state, other)
        if (east - x) * (east - x) + (south - y) * (south - y) <= CHAIN * CHAIN:
            return True
    return False
