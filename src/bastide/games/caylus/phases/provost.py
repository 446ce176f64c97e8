"""Chapter 8, phase 4: the provost; and its free move at the merchants' guild."""

from bastide.core.native import append, i64, vec
from bastide.games.caylus.board import Board
from bastide.games.caylus.codes import DECLINE, PROVOST, STEP_PROVOST
from bastide.games.caylus.components import DENIER, PROVOST_MOVES, PROVOST_PRICE, ROAD


def next_player(board: Board) -> bool:
    """Ask every player once, in passing order; False when all have spoken (CAY-8.1)."""
    if board.cursor == board.players:
        return False
    board.ask(STEP_PROVOST, board.bridge[board.cursor], 0)
    board.cursor += 1
    return True


def options(board: Board, seat: i64, price: i64) -> vec[i64]:
    """Up to 3 spaces either way, payable and on the road, or declining (CAY-7.8, CAY-8.1 to 8.3)."""
    found = vec[i64](capacity=8)
    i: i64
    for i in range(len(PROVOST_MOVES)):
        move = PROVOST_MOVES[i]
        target = board.provost + move
        if 1 <= target <= ROAD and distance(move) * price <= board.deniers(seat):
            found = append(found, PROVOST + i)
    return append(found, DECLINE)


def move_provost(board: Board, seat: i64, move: i64, price: i64) -> None:
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
