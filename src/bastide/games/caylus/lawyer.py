"""Chapter 9, the Lawyer: buildings become residences, some of them later."""

from typing import Final

from bastide.core.native import append, i64, vec
from bastide.games.caylus.codes import DECLINE, STEP_LAWYER, TRANSFORM
from bastide.games.caylus.components import (
    CLASS,
    CLOTH,
    DENIER,
    FIXED,
    LAWYER,
    LAWYER_CLOTH,
    NEUTRAL,
    PRESTIGIOUS,
    PURSE,
    RESIDENCE,
    ROAD,
    ROAD_SPOT,
    TILE_NAMES,
    TILE_PRESTIGE,
)
from bastide.games.caylus.position import LEGAL, NONE, Position

NOTHING_THERE: Final = 130
PROMISED: Final = 131
NOT_LAWYER: Final = 132
STAYS: Final = 133
PRINTED: Final = 134
NOT_YOURS: Final = 135
FORBIDDEN: Final[dict[int, tuple[tuple[str, ...], str]]] = {
    NOTHING_THERE: (("CAY-9.21",), "nothing_there"),
    PROMISED: (("CAY-9.26",), "promised"),
    NOT_LAWYER: (("CAY-9.21",), "not_lawyer"),
    STAYS: (("CAY-9.21",), "stays"),
    PRINTED: (("CAY-9.21",), "fixed"),
    NOT_YOURS: (("CAY-9.21",), "not_yours"),
}
"""By verdict the clauses and the reason."""


def can_transform(board: Position, seat: i64, deniers: i64) -> bool:
    """Whether the seat can pay the lawyer and has a target."""
    return len(options(board, seat, deniers)) > 1


def options(board: Position, seat: i64, deniers: i64) -> vec[i64]:
    """Every legal target if the price can be paid, or declining (CAY-9.20, CAY-9.21)."""
    found = vec[i64](capacity=12)
    if board.deniers(seat) >= deniers and board.purse[seat * PURSE + CLOTH] >= LAWYER_CLOTH:
        space: i64
        for space in range(1, ROAD + 1):
            if why_not_transform(board, seat, space) == LEGAL:
                found = append(found, TRANSFORM + space - 1)
    return append(found, DECLINE)


def why_not_transform(board: Position, seat: i64, space: i64) -> i64:
    """Why the seat may not make a residence there: targets are any neutral building and any own wooden or stone
    building but the Lawyer (CAY-9.21), unless one is promised already (CAY-9.26)."""
    tile = board.road[space]
    if tile == NONE:
        return NOTHING_THERE
    if board.promised(space):
        return PROMISED
    kind = CLASS[tile]
    if kind == NEUTRAL:
        return LEGAL
    if tile == LAWYER:
        return NOT_LAWYER
    if kind >= PRESTIGIOUS:
        return STAYS
    if kind == FIXED:
        return PRINTED
    if board.owner[space] == seat:
        return LEGAL
    return NOT_YOURS


def pay_lawyer(board: Position, seat: i64, space: i64) -> None:
    """Pay now (CAY-9.20, CAY-12.13); the residence comes now where no worker stands (CAY-9.28), else once the worker on
    the building has gone (CAY-9.24, CAY-12.15)."""
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


def transform(board: Position, seat: i64, space: i64) -> None:
    """Replace the tile by a residence of the seat, of which there is always one (CAY-9.23): own tiles go to stock,
    neutral ones leave (CAY-9.22)."""
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


def keep_promise(board: Position, space: i64) -> None:
    """Carry out the postponed transformation of a space whose worker has gone back (CAY-9.24)."""
    i: i64 = 0
    while i < len(board.promises):
        if board.promises[i] == space:
            seat = board.promises[i + 1]
            forget(board, i)
            transform(board, seat, space)
            return
        i += 2


def keep_all_promises(board: Position) -> None:
    """At the end of the phase, carry out what is left in the order of payment (CAY-9.25)."""
    while len(board.promises) > 0:
        keep_promise(board, board.promises[0])


def forget(board: Position, i: i64) -> None:
    """Strike the promise at this place of the list."""
    left = vec[i64](capacity=4)
    j: i64
    for j in range(len(board.promises)):
        if j != i and j != i + 1:
            left = append(left, board.promises[j])
    board.promises = left


def offer(board: Position, seat: i64, deniers: i64) -> None:
    """Offer a transformation to the user of the Lawyer, if it can be paid (CAY-3.6)."""
    if can_transform(board, seat, deniers):
        board.ask(STEP_LAWYER, seat, deniers)
    elif board.events is not None:
        board.note("useless", "CAY-3.6", seat, {"tile": TILE_NAMES[LAWYER]})
