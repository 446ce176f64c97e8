"""Chapter 6, phase 2: placing workers."""

from typing import Final

from bastide.core.native import append, i64, vec
from bastide.games.caylus.codes import PASS, PLACE, STEP_PLACE
from bastide.games.caylus.components import (
    BEFORE_ROAD,
    BRIDGE_PRICE,
    CASTLE,
    CASTLE_SPOTS,
    CLASS,
    DENIER,
    FIRST_CASTLE,
    FIRST_PASS,
    FIRST_STABLE,
    INN,
    INN_LEFT,
    INN_PRICE,
    INN_RIGHT,
    MAX_PLAYERS,
    OWN_PRICE,
    PLACE_NAMES,
    PLACES,
    PRESTIGIOUS,
    PURSE,
    ROAD_SPOT,
    STABLE_SPOTS,
    STABLES,
    TILE_NAMES,
)
from bastide.games.caylus.position import LEGAL, NONE, Position

NO_WORKER: Final = 60
NO_WORKER_BUT_AT_INN: Final = 61
TOO_DEAR: Final = 62
EMPTY_SPACE: Final = 63
NO_WORKPLACE: Final = 64
WORKER_THERE: Final = 65
IN_CASTLE_ALREADY: Final = 66
CASTLE_FULL: Final = 67
IN_STABLES_ALREADY: Final = 68
STABLES_FULL: Final = 69
NO_STABLES: Final = 70
INN_TAKEN: Final = 71
FORBIDDEN: Final[dict[int, tuple[tuple[str, ...], str]]] = {
    NO_WORKER: (("CAY-6.3",), "no_worker"),
    NO_WORKER_BUT_AT_INN: (("CAY-6.3", "CAY-6.15"), "no_worker"),
    TOO_DEAR: (("price", "CAY-3.3"), "price"),
    EMPTY_SPACE: (("CAY-6.9",), "empty_space"),
    NO_WORKPLACE: (("CAY-6.9",), "no_workplace"),
    WORKER_THERE: (("CAY-6.10",), "occupied"),
    IN_CASTLE_ALREADY: (("CAY-6.13",), "one_each"),
    CASTLE_FULL: (("CAY-6.13",), "full"),
    IN_STABLES_ALREADY: (("CAY-6.11",), "one_each"),
    STABLES_FULL: (("CAY-6.11",), "full"),
    NO_STABLES: (("CAY-14.2",), "no_stables"),
    INN_TAKEN: (("CAY-6.12",), "inn_taken"),
}
"""By verdict the clauses and the reason; `price` is the clause of `price_clause`."""


def next_player(board: Position) -> bool:
    """Ask the next player in turn order who has not passed; False when all have (CAY-6.1)."""
    if len(board.bridge) == board.players:
        return False
    seat = board.order[board.cursor]
    while board.has_passed(seat):
        board.cursor = (board.cursor + 1) % board.players
        seat = board.order[board.cursor]
    board.cursor = (board.cursor + 1) % board.players
    board.ask(STEP_PLACE, seat, 0)
    return True


def options(board: Position, seat: i64) -> vec[i64]:
    """Every place the seat can fill and pay, and passing (CAY-6.1, CAY-6.3)."""
    found = vec[i64](capacity=40)
    if board.hand[seat] > 0:
        place: i64
        for place in range(PLACES):
            if why_not_place(board, seat, place) == LEGAL:
                found = append(found, PLACE + place)
    return append(found, PASS)


def why_not_place(board: Position, seat: i64, place: i64) -> i64:
    """Why the seat may not place a worker there: none in hand (CAY-6.3, CAY-6.15), no spot, too dear (CAY-6.5)."""
    if board.hand[seat] == 0:
        if board.worker[INN_RIGHT] == seat:
            return NO_WORKER_BUT_AT_INN
        return NO_WORKER
    verdict = why_no_spot(board, seat, place)
    if verdict == LEGAL and price(board, seat, place) > board.deniers(seat):
        return TOO_DEAR
    return verdict


def why_no_spot(board: Position, seat: i64, place: i64) -> i64:
    """Why no worker of the seat may stand at this place, paid or moved; beyond the provost too (CAY-6.14)."""
    if place > BEFORE_ROAD:
        tile = board.road[place - BEFORE_ROAD]
        if not takes_workers(tile):
            if tile == NONE:
                return EMPTY_SPACE  # CAY-6.9
            return NO_WORKPLACE
        if board.worker[ROAD_SPOT + place - BEFORE_ROAD] == NONE:
            return LEGAL
        return WORKER_THERE  # CAY-6.10
    if place == CASTLE:
        return why_not_beside(board, seat, FIRST_CASTLE, CASTLE_SPOTS, IN_CASTLE_ALREADY, CASTLE_FULL)  # CAY-6.13
    if place == STABLES:
        if board.players == 2:
            return NO_STABLES  # CAY-14.2
        return why_not_beside(board, seat, FIRST_STABLE, STABLE_SPOTS, IN_STABLES_ALREADY, STABLES_FULL)  # CAY-6.11
    if place == INN:
        if board.worker[INN_LEFT] == NONE:
            return LEGAL
        return INN_TAKEN  # CAY-6.12
    if board.worker[place] == NONE:
        return LEGAL
    return WORKER_THERE  # CAY-6.10


def why_not_beside(board: Position, seat: i64, first: i64, count: i64, already: i64, full: i64) -> i64:
    """Why the seat may not join those in the stables or the castle: one worker each, while there is a place."""
    verdict = full
    i: i64
    for i in range(first, first + count):
        if board.worker[i] == seat:
            return already
        if board.worker[i] == NONE:
            verdict = LEGAL
    return verdict


def place_worker(board: Position, seat: i64, place: i64) -> None:
    """Pay and place a worker (CAY-6.5)."""
    cost = price(board, seat, place)
    board.answered()
    if board.events is not None:
        data = {**place_data(board, place), "price": int(cost)}
        board.note("placed", price_clause(board, seat, place), seat, data)
    board.purse[seat * PURSE + DENIER] -= cost
    board.hand[seat] -= 1
    board.put_worker(seat, spot(board, seat, place))


def pass_by(board: Position, seat: i64) -> None:
    """Put the marker on the lowest free passing space; the first to pass gains 1 denier (CAY-6.2, CAY-14.4)."""
    board.answered()
    board.bridge = append(board.bridge, seat)
    if board.events is not None:
        board.note("passed", "CAY-6.2", seat, {"space": len(board.bridge)})
    if len(board.bridge) == 1:
        board.gain(seat, DENIER, FIRST_PASS, "CAY-6.2")


def place_data(board: Position, place: i64) -> dict[str, object]:
    """A place for the log: its name, and the tile on a space of the road."""
    params: dict[str, object] = {"place": PLACE_NAMES[place]}
    if place > BEFORE_ROAD:
        params["tile"] = TILE_NAMES[board.road[place - BEFORE_ROAD]]
    return params


def spot(board: Position, seat: i64, place: i64) -> i64:
    """The spot a worker of the seat would take at this place, or -1 when it may not stand there."""
    if why_no_spot(board, seat, place) != LEGAL:
        return NONE
    if place > BEFORE_ROAD:
        return ROAD_SPOT + place - BEFORE_ROAD
    if place == CASTLE:
        return lowest_free(board, FIRST_CASTLE)
    if place == STABLES:
        return lowest_free(board, FIRST_STABLE)
    return INN_LEFT if place == INN else place


def takes_workers(tile: i64) -> bool:
    """Whether workers go to what lies on a space of the road (CAY-6.10)."""
    return tile != NONE and CLASS[tile] < PRESTIGIOUS


def lowest_free(board: Position, first: i64) -> i64:
    """The lowest free place of the stables or the castle, of which there is one (CAY-6.11, CAY-6.13)."""
    while board.worker[first] != NONE:
        first += 1
    return first


def price(board: Position, seat: i64, place: i64) -> i64:
    """What placing costs: 1 for who holds the right circle of the inn now (CAY-6.7, CAY-7.15) or on an own building
    (CAY-6.6), else the bridge price (CAY-6.5)."""
    if board.worker[INN_RIGHT] == seat:
        return INN_PRICE
    if place > BEFORE_ROAD and board.owner[place - BEFORE_ROAD] == seat:
        return OWN_PRICE
    return bridge_price(board)


def bridge_price(board: Position) -> i64:
    """The lowest number not covered on the bridge (CAY-6.4); with two players 3 after the first pass (CAY-14.3)."""
    return BRIDGE_PRICE[board.players * MAX_PLAYERS + len(board.bridge)]


def price_clause(board: Position, seat: i64, place: i64) -> str:
    """The clause that sets the price of a placement."""
    if board.worker[INN_RIGHT] == seat:
        return "CAY-6.7"
    if place > BEFORE_ROAD and board.owner[place - BEFORE_ROAD] == seat:
        return "CAY-6.6"
    return "CAY-6.5"
