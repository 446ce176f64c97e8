"""Chapter 9, the Lawyer: buildings become residences, some of them later."""

from bastide.core.native import append, i64, vec
from bastide.games.caylus.board import NONE, Board
from bastide.games.caylus.codes import DECLINE, STEP_LAWYER, TRANSFORM
from bastide.games.caylus.components import (
    CLASS,
    CLOTH,
    DENIER,
    LAWYER,
    LAWYER_CLOTH,
    NEUTRAL,
    PURSE,
    RESIDENCE,
    ROAD,
    ROAD_SPOT,
    STONES,
    TILE_NAMES,
    TILE_PRESTIGE,
    WOODEN,
)


def can_transform(board: Board, seat: i64, deniers: i64) -> bool:
    """Whether the seat can pay the lawyer and has a target."""
    return len(options(board, seat, deniers)) > 1


def options(board: Board, seat: i64, deniers: i64) -> vec[i64]:
    """Every legal target if the price can be paid, or declining (CAY-9.20, CAY-9.21)."""
    found = vec[i64](capacity=12)
    if board.deniers(seat) >= deniers and board.purse[seat * PURSE + CLOTH] >= LAWYER_CLOTH:
        space: i64
        for space in range(1, ROAD + 1):
            if is_target(board, seat, space):
                found = append(found, TRANSFORM + space - 1)
    return append(found, DECLINE)


def is_target(board: Board, seat: i64, space: i64) -> bool:
    """Any neutral building, any own wooden or stone building but the Lawyer, not promised yet (CAY-9.21, CAY-9.26)."""
    tile = board.road[space]
    if tile == NONE or board.promised(space):
        return False
    kind = CLASS[tile]
    return kind == NEUTRAL or (WOODEN <= kind <= STONES and tile != LAWYER and board.owner[space] == seat)


def pay_lawyer(board: Board, seat: i64, space: i64) -> None:
    """Pay now; the residence comes now, or once the worker on the building has gone (CAY-9.20, CAY-9.24, CAY-12.13)."""
    deniers = board.asked_about()
    clause = "CAY-9.20" if deniers > 0 else "CAY-12.13"
    board.answered()
    board.pay(seat, DENIER, deniers, clause)
    board.pay(seat, CLOTH, LAWYER_CLOTH, clause)
    if board.worker[ROAD_SPOT + space] == NONE:
        transform(board, seat, space)
        return
    board.promises = append(board.promises, space)
    board.promises = append(board.promises, seat)
    if board.events is not None:
        board.note("promised", "CAY-9.24", seat, {"space": int(space), "tile": TILE_NAMES[board.road[space]]})


def transform(board: Board, seat: i64, space: i64) -> None:
    """Replace the tile by a residence of the seat: own tiles go to stock, neutral ones leave (CAY-9.22, 9.23)."""
    tile = board.road[space]
    if CLASS[tile] == NEUTRAL:
        board.removed += 1
    else:
        board.stock[tile] += 1
    board.road[space] = RESIDENCE
    board.owner[space] = seat
    if board.events is not None:
        board.note("transformed", "CAY-9.22", seat, {"space": int(space), "tile": TILE_NAMES[tile]})
    board.earn(seat, TILE_PRESTIGE[RESIDENCE], "CAY-9.20")


def keep_promise(board: Board, space: i64) -> None:
    """Carry out the postponed transformation of a space whose worker has gone back (CAY-9.24)."""
    i: i64 = 0
    while i < len(board.promises):
        if board.promises[i] == space:
            seat = board.promises[i + 1]
            forget(board, i)
            transform(board, seat, space)
            return
        i += 2


def keep_all_promises(board: Board) -> None:
    """At the end of the phase, carry out what is left in the order of payment (CAY-9.25)."""
    while len(board.promises) > 0:
        keep_promise(board, board.promises[0])


def forget(board: Board, i: i64) -> None:
    """Strike the promise at this place of the list."""
    left = vec[i64](capacity=4)
    j: i64
    for j in range(len(board.promises)):
        if j != i and j != i + 1:
            left = append(left, board.promises[j])
    board.promises = left


def offer(board: Board, seat: i64, deniers: i64) -> None:
    """Offer a transformation to the user of the Lawyer, if it can be paid (CAY-3.6)."""
    if can_transform(board, seat, deniers):
        board.ask(STEP_LAWYER, seat, deniers)
    elif board.events is not None:
        board.note("useless", "CAY-3.6", seat, {"tile": TILE_NAMES[LAWYER]})
