"""Chapter 9, production: the user takes the printed cubes, the owner of a stone building one more."""

from bastide.core.native import append, i64, vec
from bastide.games.caylus.board import NONE, Board
from bastide.games.caylus.codes import STEP_BONUS, STEP_PRODUCE, TAKE
from bastide.games.caylus.components import ALTERNATIVES, CUBES, OWNER_BONUS, PRODUCTION, PRODUCTION_BUNDLE


def produce(board: Board, seat: i64, space: i64) -> None:
    """Production is mandatory; where the tile shows alternatives the user chooses (CAY-9.6 to 9.9)."""
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
