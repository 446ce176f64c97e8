"""What nobody does who has understood Caylus: paying for nothing, and leaving what is there for the taking."""

from typing import TYPE_CHECKING, Final, cast

from bastide.core.state import State
from bastide.games.caylus.codes import (
    DECLINE,
    GIVE,
    JOUST,
    PASS,
    PLACE,
    PROVOST,
    STEP_CASTLE,
    STEP_CONSTRUCT,
    STEP_JOUST,
    STEP_PLACE,
    STEP_PROVOST,
    STOP,
)
from bastide.games.caylus.components import (
    ALTERNATIVES,
    BEFORE_ROAD,
    BUILDS,
    CASTLE,
    CLOTH,
    CUBES,
    EFFECT,
    PRODUCES,
    PRODUCTION,
    PROVOST_MOVES,
    PURSE,
    ROAD,
    ROAD_SPOT,
    TRADING_POST,
    TRADING_POST_DENIERS,
    TRANSFORMS,
)
from bastide.games.caylus.components import JOUST as JOUST_FIELD
from bastide.games.caylus.phases.placement import price
from bastide.games.caylus.position import NONE, Position

if TYPE_CHECKING:
    from bastide.games.caylus.state import CaylusState

FARTHEST: Final = 3
"""How many spaces one player can move the provost (CAY-8.1)."""
DEAR: Final = 3
"""A price at which one may well pass (CAY-14.3)."""
BATCH: Final = 3
"""Cubes for a house in the castle (CAY-10.2)."""


def follies(state: State) -> set[int]:
    """The legal actions of which nobody could say what they are for."""
    board = cast("CaylusState", state)
    seat, kind = int(board.asked_seat()), board.asked()
    legal = {int(code) for code in board.legal_codes()}
    if kind == STEP_PLACE:
        found = {PLACE + place for place in _idle_places(board, seat)}
        if any(_pays(board, seat, code - PLACE) for code in legal if code != PASS):
            found.add(PASS)
        return found & legal
    if kind == STEP_PROVOST:
        useless = {PROVOST + i for i, move in enumerate(PROVOST_MOVES) if not _serves(board, seat, int(move))}
        return useless & legal
    if kind == STEP_CASTLE and board.batches[seat] == 0 and any(GIVE <= code < STOP for code in legal):
        return {STOP}
    if (kind == STEP_CONSTRUCT and legal != {DECLINE}) or (kind == STEP_JOUST and JOUST in legal):
        return {DECLINE} & legal
    return set()


def reasoned(state: State) -> set[int]:
    """Being the first to pass, with workers at work: it brings a denier and makes the places dearer for all others
    (CAY-6.2, CAY-6.4, CAY-14.3). And moving the provost past the bailiff, who then goes farther or less far
    (CAY-11.1)."""
    board = cast("CaylusState", state)
    seat, kind = int(board.asked_seat()), board.asked()
    if kind == STEP_PLACE:
        return {PASS} if not len(board.bridge) and seat in board.worker else set()
    if kind == STEP_PROVOST:
        ahead = board.provost > board.bailiff
        moves = enumerate(PROVOST_MOVES)
        return {PROVOST + i for i, move in moves if (board.provost + int(move) > board.bailiff) != ahead}
    return set()


def _pays(board: Position, seat: int, place: int) -> bool:
    """Whether a worker there brings more than it costs, with money to spare and out of the provost's way."""
    cost = price(board, seat, place)
    if board.deniers(seat) <= cost:
        return False
    if place == TRADING_POST:
        return cost < TRADING_POST_DENIERS
    return place > BEFORE_ROAD and cost < DEAR and _produces(board, place - BEFORE_ROAD) > 0


def _produces(board: Position, space: int) -> int:
    """How many cubes a worker on this space of the road takes, as the provost stands."""
    tile = board.road[space]
    if tile == NONE or space > board.provost or EFFECT[tile] != PRODUCES:
        return 0
    return max(
        sum(int(PRODUCTION[(tile * 2 + i) * CUBES + kind]) for kind in range(CUBES)) for i in range(ALTERNATIVES[tile])
    )


def _idle_places(board: Position, seat: int) -> set[int]:
    """Places where a worker would stand for nothing."""
    coming = sum(_produces(board, space) for space in _own_spaces(board, seat))
    cubes = sum(int(board.purse[seat * PURSE + kind]) for kind in range(CUBES)) + coming
    idle = {BEFORE_ROAD + space for space in range(1, ROAD + 1) if space > board.provost + FARTHEST}
    if cubes < BATCH:
        idle.add(CASTLE)
    if not coming and board.purse[seat * PURSE + CLOTH] == 0:
        idle.add(JOUST_FIELD)
    if not cubes:
        for space in range(1, ROAD + 1):
            if board.road[space] != NONE and EFFECT[board.road[space]] in (BUILDS, TRANSFORMS):
                idle.add(BEFORE_ROAD + space)
    return idle


def _own_spaces(board: Position, seat: int) -> list[int]:
    return [space for space in range(1, ROAD + 1) if board.worker[ROAD_SPOT + space] == seat]


def _serves(board: Position, seat: int, move: int) -> bool:
    """Whether moving the provost lets something of one's own be used, or keeps others from something (CAY-8.4)."""
    first, last = sorted((int(board.provost), int(board.provost) + move))
    for space in range(first + 1, last + 1):
        worker = board.worker[ROAD_SPOT + space] if space <= ROAD else NONE
        if worker == NONE:
            continue
        if move > 0 and (worker == seat or board.owner[space] == seat):
            return True
        if move < 0 and worker != seat:
            return True
    return False
