"""Chapter 6, phase 2: placing workers."""

from bastide.core.native import append, i64, vec
from bastide.games.caylus.board import NONE, Board
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


def next_player(board: Board) -> bool:
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


def options(board: Board, seat: i64) -> vec[i64]:
    """Every place the seat can fill and pay, and passing (CAY-6.1, CAY-6.3)."""
    found = vec[i64](capacity=40)
    if board.hand[seat] > 0:
        money = board.deniers(seat)
        place: i64
        for place in range(PLACES):
            if price(board, seat, place) <= money and spot(board, seat, place) != NONE:
                found = append(found, PLACE + place)
    return append(found, PASS)


def place_worker(board: Board, seat: i64, place: i64) -> None:
    """Pay and place a worker (CAY-6.5)."""
    cost = price(board, seat, place)
    board.answered()
    if board.events is not None:
        data = {**told_place(board, place), "price": int(cost)}
        board.note("placed", price_clause(board, seat, place), seat, data)
    board.purse[seat * PURSE + DENIER] -= cost
    board.hand[seat] -= 1
    board.put_worker(seat, spot(board, seat, place))


def pass_by(board: Board, seat: i64) -> None:
    """Put the marker on the lowest free passing space; the first to pass gains 1 denier (CAY-6.2, CAY-14.4)."""
    board.answered()
    board.bridge = append(board.bridge, seat)
    if board.events is not None:
        board.note("passed", "CAY-6.2", seat, {"space": len(board.bridge)})
    if len(board.bridge) == 1:
        board.gain(seat, DENIER, FIRST_PASS, "CAY-6.2")


def told_place(board: Board, place: i64) -> dict[str, object]:
    """A place for the log: its name, and the tile on a space of the road."""
    told: dict[str, object] = {"place": PLACE_NAMES[place]}
    if place > BEFORE_ROAD:
        told["tile"] = TILE_NAMES[board.road[place - BEFORE_ROAD]]
    return told


def spot(board: Board, seat: i64, place: i64) -> i64:
    """The spot a worker of the seat would take at this place, or -1 when it may not stand there (CAY-6.9, CAY-6.10)."""
    if place > BEFORE_ROAD:
        tile = board.road[place - BEFORE_ROAD]
        on_road = ROAD_SPOT + place - BEFORE_ROAD
        return on_road if takes_workers(tile) and board.worker[on_road] == NONE else NONE
    if place == CASTLE:
        return lowest_free(board, seat, FIRST_CASTLE, CASTLE_SPOTS)
    if place == STABLES:
        return lowest_free(board, seat, FIRST_STABLE, STABLE_SPOTS) if board.players > 2 else NONE
    if place == INN:
        return INN_LEFT if board.worker[INN_LEFT] == NONE else NONE
    return place if board.worker[place] == NONE else NONE


def takes_workers(tile: i64) -> bool:
    """Whether workers go to what lies on a space of the road (CAY-6.10)."""
    return tile != NONE and CLASS[tile] < PRESTIGIOUS


def lowest_free(board: Board, seat: i64, first: i64, count: i64) -> i64:
    """The lowest free place of the stables or the castle, unless the seat has a worker there (CAY-6.11, CAY-6.13)."""
    free: i64 = NONE
    i: i64 = first + count - 1
    while i >= first:
        if board.worker[i] == seat:
            return NONE
        if board.worker[i] == NONE:
            free = i
        i -= 1
    return free


def price(board: Board, seat: i64, place: i64) -> i64:
    """What placing costs: 1 on an own building or for the holder of the inn, else the bridge price (CAY-6.5 to 6.7)."""
    if board.worker[INN_RIGHT] == seat:
        return INN_PRICE
    if place > BEFORE_ROAD and board.owner[place - BEFORE_ROAD] == seat:
        return OWN_PRICE
    return bridge_price(board)


def bridge_price(board: Board) -> i64:
    """The lowest number not covered on the bridge (CAY-6.4); with two players 3 after the first pass (CAY-14.3)."""
    return BRIDGE_PRICE[board.players * MAX_PLAYERS + len(board.bridge)]


def price_clause(board: Board, seat: i64, place: i64) -> str:
    """The clause that sets the price of a placement."""
    if board.worker[INN_RIGHT] == seat:
        return "CAY-6.7"
    if place > BEFORE_ROAD and board.owner[place - BEFORE_ROAD] == seat:
        return "CAY-6.6"
    return "CAY-6.5"
