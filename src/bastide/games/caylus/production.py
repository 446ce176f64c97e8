"""Chapter 9, production: the user takes the printed cubes, the owner of a stone building one more."""

from typing import Final

from bastide.core.native import append, i64, vec
from bastide.games.caylus.codes import STEP_BONUS, STEP_PRODUCE, TAKE
from bastide.games.caylus.components import ALTERNATIVES, CUBES, OWNER_BONUS, PRODUCTION, PRODUCTION_BUNDLE
from bastide.games.caylus.position import LEGAL, NONE, Position

NOT_PRODUCED: Final = 105
NO_BONUS: Final = 106
FORBIDDEN: Final[dict[int, tuple[tuple[str, ...], str]]] = {
    NOT_PRODUCED: (("CAY-9.7",), "not_produced"),
    NO_BONUS: (("CAY-9.8",), "not_bonus"),
}
"""By verdict the clauses and the reason."""


def produce(board: Position, seat: i64, space: i64) -> None:
    """Production is mandatory (CAY-9.6); where the tile shows alternatives the user chooses (CAY-9.7), and then the
    owner one cube more (CAY-9.8, CAY-9.9)."""
    tile = board.road[space]
    if OWNER_BONUS[tile * 2] != NONE and board.owner[space] != seat:
        board.ask(STEP_BONUS, board.owner[space], tile)
    if ALTERNATIVES[tile] > 1:
        board.ask(STEP_PRODUCE, seat, tile)
        return
    clause = "CAY-9.8" if OWNER_BONUS[tile * 2] != NONE else "CAY-9.6"
    kind: i64
    for kind in range(CUBES):
        board.gain(seat, kind, PRODUCTION[tile * 2 * CUBES + kind], clause)


def alternatives(tile: i64) -> vec[i64]:
    """One of the two alternatives of the tile (CAY-9.7)."""
    return vec[i64]([TAKE + PRODUCTION_BUNDLE[tile * 2], TAKE + PRODUCTION_BUNDLE[tile * 2 + 1]])


def bonus_options(tile: i64) -> vec[i64]:
    """One cube of either kind the stone building produces (CAY-9.8)."""
    found = vec[i64](capacity=2)
    found = append(found, TAKE + OWNER_BONUS[tile * 2])
    return append(found, TAKE + OWNER_BONUS[tile * 2 + 1])


def why_not_produce(tile: i64, bundle: i64) -> i64:
    """Why these cubes are no alternative of the tile (CAY-9.7)."""
    made = bundle == PRODUCTION_BUNDLE[tile * 2] or bundle == PRODUCTION_BUNDLE[tile * 2 + 1]
    return LEGAL if made else NOT_PRODUCED


def why_no_bonus(tile: i64, bundle: i64) -> i64:
    """Why this is not the owner's cube (CAY-9.8)."""
    return LEGAL if bundle == OWNER_BONUS[tile * 2] or bundle == OWNER_BONUS[tile * 2 + 1] else NO_BONUS
