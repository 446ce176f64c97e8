"""Chapter 9, phase 5: the buildings of the road are activated up to the provost."""

from bastide.core.native import i64
from bastide.games.caylus import construction, lawyer, production, trade
from bastide.games.caylus.components import (
    BUILDS,
    BUILDS_CLASS,
    EFFECT,
    LAWYER_DENIERS,
    PRODUCES,
    ROAD,
    ROAD_SPOT,
    TILE_NAMES,
    TRADES,
)
from bastide.games.caylus.position import NONE, Position


def next_space(board: Position) -> bool:
    """Treat the spaces from 1 up to the provost's; False when the phase is over (CAY-9.1, CAY-9.4, CAY-9.5)."""
    space = board.cursor
    if board.active:
        finish(board, space)
        board.active = False
        board.cursor += 1
        return True
    while space <= board.provost and board.worker[ROAD_SPOT + space] == NONE:
        space += 1
    board.cursor = space
    if space > board.provost:
        close(board)
        return False
    board.active = True
    activate(board, board.worker[ROAD_SPOT + space], space)
    return True


def activate(board: Position, seat: i64, space: i64) -> None:
    """The user takes the production or is offered the effect, once (CAY-3.7, CAY-9.6)."""
    tile = board.road[space]
    if board.events is not None:
        board.note("activated", "CAY-9.1", seat, {"tile": TILE_NAMES[tile], "space": int(space)})
    effect = EFFECT[tile]
    if effect == PRODUCES:
        production.produce(board, seat, space)
    elif effect == TRADES:
        trade.offer(board, seat, tile)
    elif effect == BUILDS:
        construction.offer(board, seat, BUILDS_CLASS[tile] * 2, tile)
    else:
        lawyer.offer(board, seat, LAWYER_DENIERS)


def finish(board: Position, space: i64) -> None:
    """The worker goes back, and a postponed transformation takes place (CAY-9.2, CAY-9.24, CAY-9.27)."""
    board.take_back(ROAD_SPOT + space, "CAY-9.2")
    lawyer.keep_promise(board, space)


def close(board: Position) -> None:
    """Workers beyond the provost go back without effect, then what was promised there is done (CAY-9.3, CAY-9.25)."""
    space: i64
    for space in range(board.provost + 1, ROAD + 1):
        board.take_back(ROAD_SPOT + space, "CAY-9.3")
    lawyer.keep_all_promises(board)
