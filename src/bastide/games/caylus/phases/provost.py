"""Chapter 8, phase 4: the provost; and its free move at the merchants' guild."""

from typing import Final

from bastide.core.native import append, i64, vec
from bastide.games.caylus.codes import DECLINE, PROVOST, STEP_PROVOST
from bastide.games.caylus.components import DENIER, PROVOST_MOVES, PROVOST_PRICE, ROAD
from bastide.games.caylus.position import LEGAL, Position

OFF_ROAD: Final = 80
OFF_ROAD_AT_GUILD: Final = 81
MOVE_TOO_DEAR: Final = 82
FORBIDDEN: Final[dict[int, tuple[tuple[str, ...], str]]] = {
    OFF_ROAD: (("CAY-8.2",), "off_road"),
    OFF_ROAD_AT_GUILD: (("CAY-7.8", "CAY-8.2"), "off_road"),
    MOVE_TOO_DEAR: (("CAY-8.1", "CAY-3.3"), "provost_price"),
}
"""By verdict the clauses and the reason."""


def next_player(board: Position) -> bool:
    """Ask every player once, in passing order; False when all have spoken (CAY-8.1)."""
    if board.cursor == board.players:
        return False
    board.ask(STEP_PROVOST, board.bridge[board.cursor], 0)
    board.cursor += 1
    return True


def options(board: Position, seat: i64, price: i64) -> vec[i64]:
    """Up to 3 spaces either way, payable and on the road, or declining (CAY-7.8, CAY-8.1 to CAY-8.3)."""
    found = vec[i64](capacity=8)
    i: i64
    for i in range(len(PROVOST_MOVES)):
        if why_not_move(board, seat, PROVOST_MOVES[i], price) == LEGAL:
            found = append(found, PROVOST + i)
    return append(found, DECLINE)


def why_not_move(board: Position, seat: i64, move: i64, price: i64) -> i64:
    """Why the seat may not move the provost so: it stays on the road (CAY-8.2), every space is paid for (CAY-8.1)."""
    if not 1 <= board.provost + move <= ROAD:
        return OFF_ROAD if price > 0 else OFF_ROAD_AT_GUILD
    if distance(move) * price <= board.deniers(seat):
        return LEGAL
    return MOVE_TOO_DEAR


def move_provost(board: Position, seat: i64, move: i64, price: i64) -> None:
    """Pay for the spaces and move the provost (CAY-7.8, CAY-8.1)."""
    board.answered()
    clause = "CAY-8.1" if price > 0 else "CAY-7.8"
    board.pay(seat, DENIER, distance(move) * price, clause)
    board.provost += move
    if board.events is not None:
        board.note("provost", clause, seat, {"steps": int(move), "space": int(board.provost)})


def distance(move: i64) -> i64:
    """How many spaces a move covers."""
    return move if move > 0 else -move


def phase_price() -> i64:
    """What a space costs in phase 4."""
    return PROVOST_PRICE
