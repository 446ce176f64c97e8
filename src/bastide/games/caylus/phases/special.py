"""Chapter 7, phase 3: special buildings."""

from typing import Final

from bastide.core.native import append, i64, vec
from bastide.games.caylus.codes import (
    DECLINE,
    MOVE,
    STAY,
    STEP_GATE,
    STEP_GUILD,
    STEP_INN,
    STEP_JOUST,
    WITHDRAW,
)
from bastide.games.caylus.codes import JOUST as BUY_FAVOUR
from bastide.games.caylus.components import (
    CLOTH,
    DENIER,
    FIRST_STABLE,
    GATE,
    GUILD,
    INN,
    INN_LEFT,
    INN_RIGHT,
    JOUST_CLOTH,
    JOUST_DENIERS,
    JOUST_FAVOURS,
    PLACE_NAMES,
    PLACES,
    PURSE,
    SPECIALS,
    STABLE_SPOTS,
    STABLES,
    TRADING_POST,
    TRADING_POST_DENIERS,
)
from bastide.games.caylus.favours import gain_favours
from bastide.games.caylus.phases.placement import place_data, spot, why_no_spot
from bastide.games.caylus.position import LEGAL, NONE, Position

GATE_AGAIN: Final = 75
FORBIDDEN: Final[dict[int, tuple[tuple[str, ...], str]]] = {GATE_AGAIN: (("CAY-7.3",), "gate_again")}


def next_building(board: Position) -> bool:
    """Activate the special buildings one after the other, from the gate on (CAY-1.6); False when all are done
    (CAY-7.1)."""
    if board.cursor == SPECIALS:
        return False
    if board.active:
        finish(board, board.cursor)
        board.active = False
        board.cursor += 1
    elif occupied(board, board.cursor):
        board.active = True
        activate(board, board.cursor)
    else:
        board.cursor += 1
    return True


def occupied(board: Position, building: i64) -> bool:
    """Whether a worker stands there; at the inn on either circle."""
    if building == STABLES:
        return board.worker[FIRST_STABLE] != NONE
    if building == INN:
        return board.worker[INN_LEFT] != NONE or board.worker[INN_RIGHT] != NONE
    return board.worker[building] != NONE


def activate(board: Position, building: i64) -> None:
    """Do what the building does, or ask its user."""
    if building == STABLES:
        new_order(board)
        return
    if building == INN:
        activate_inn(board)
        return
    seat = board.worker[building]
    if building == GATE:
        if len(gate_options(board, seat)) > 1:
            board.ask(STEP_GATE, seat, 0)
    elif building == TRADING_POST:
        board.gain(seat, DENIER, TRADING_POST_DENIERS, "CAY-7.7")
    elif building == GUILD:
        board.ask(STEP_GUILD, seat, 0)
    elif can_joust(board, seat):
        board.ask(STEP_JOUST, seat, 0)
    elif board.events is not None:
        board.note("unused", "CAY-3.6", seat, {"place": PLACE_NAMES[building]})


def finish(board: Position, building: i64) -> None:
    """The worker goes back to hand, except one moved from the gate, and at the inn (CAY-7.2)."""
    if building == STABLES:
        i: i64
        for i in range(FIRST_STABLE, FIRST_STABLE + STABLE_SPOTS):
            board.take_back(i, "CAY-7.2")
    elif building == GATE:
        board.take_back(GATE, "CAY-7.6")
    elif building != INN:
        board.take_back(building, "CAY-7.2")


def gate_options(board: Position, seat: i64) -> vec[i64]:
    """Any place that could take a worker of the seat now, except the gate, or declining (CAY-7.3, CAY-7.4, CAY-7.6)."""
    found = vec[i64](capacity=40)
    place: i64
    for place in range(PLACES):
        if why_not_move(board, seat, place) == LEGAL:
            found = append(found, MOVE + place)
    return append(found, DECLINE)


def why_not_move(board: Position, seat: i64, place: i64) -> i64:
    """Why the worker at the gate does not go there (CAY-7.3, CAY-7.4)."""
    if place == GATE:
        return GATE_AGAIN
    return why_no_spot(board, seat, place)


def move_from_gate(board: Position, seat: i64, place: i64) -> None:
    """Move the worker at no cost; another player's building gives its owner 1 prestige (CAY-7.3, CAY-7.5)."""
    board.answered()
    board.worker[GATE] = NONE
    if board.events is not None:
        board.note("moved", "CAY-7.3", seat, place_data(board, place))
    board.put_worker(seat, spot(board, seat, place))


def can_joust(board: Position, seat: i64) -> bool:
    """Whether the seat can pay for a favour (CAY-7.9)."""
    return board.deniers(seat) >= JOUST_DENIERS and board.purse[seat * PURSE + CLOTH] >= JOUST_CLOTH


def joust_options(board: Position, seat: i64) -> vec[i64]:
    """Pay for a favour, or not (CAY-7.9)."""
    found = vec[i64](capacity=2)
    if can_joust(board, seat):
        found = append(found, BUY_FAVOUR)
    return append(found, DECLINE)


def joust(board: Position, seat: i64) -> None:
    """Pay 1 denier and 1 cloth for 1 royal favour (CAY-7.9, CAY-7.10)."""
    board.answered()
    board.pay(seat, DENIER, JOUST_DENIERS, "CAY-7.9")
    board.pay(seat, CLOTH, JOUST_CLOTH, "CAY-7.9")
    gain_favours(board, seat, JOUST_FAVOURS, "CAY-7.9")


def new_order(board: Position) -> None:
    """The players in the stables come first, in the order of their places; the others follow (CAY-7.11, CAY-7.12)."""
    order = vec[i64](capacity=5)
    i: i64
    for i in range(STABLE_SPOTS):
        seat = board.worker[FIRST_STABLE + i]
        if seat != NONE:
            order = append(order, seat)
    ahead: i64 = len(order)
    for i in range(board.players):
        seat = board.order[i]
        first = True
        j: i64
        for j in range(ahead):
            if order[j] == seat:
                first = False
        if first:
            order = append(order, seat)
    board.order = order
    if board.events is not None:
        board.note("reordered", "CAY-7.11", NONE, {"order": [int(seat) for seat in order]})


def activate_inn(board: Position) -> None:
    """The left circle moves to the right and drives out who is there; else the holder is asked (CAY-7.13, 7.14)."""
    seat = board.worker[INN_LEFT]
    if seat == NONE:
        board.ask(STEP_INN, board.worker[INN_RIGHT], 0)
        return
    board.take_back(INN_RIGHT, "CAY-7.13")
    board.worker[INN_LEFT] = NONE
    board.worker[INN_RIGHT] = seat
    if board.events is not None:
        board.note("settled", "CAY-7.13", seat, {})


def inn_options() -> vec[i64]:
    """Take the worker back into hand, or leave it (CAY-7.14)."""
    return vec[i64]([WITHDRAW, STAY])


def leave_inn(board: Position, code: i64) -> None:
    """The holder of the right circle takes the worker back or leaves it there (CAY-7.14)."""
    board.answered()
    if code == WITHDRAW:
        board.take_back(INN_RIGHT, "CAY-7.14")
