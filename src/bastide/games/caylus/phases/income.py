"""Chapter 5, phase 1: income."""

from bastide.core.native import i64
from bastide.games.caylus.components import DENIER, INCOME, ROAD, TILE_INCOME
from bastide.games.caylus.position import NONE, Position


def pay_income(board: Position) -> None:
    """Everybody gains 2 deniers, and more for residences, Library and Hotel (CAY-5.1, CAY-5.2)."""
    seat: i64
    for seat in range(board.players):
        board.gain(seat, DENIER, income(board, seat), "CAY-5.1")


def income(board: Position, seat: i64) -> i64:
    """The deniers the seat gains in phase 1."""
    total = INCOME
    space: i64
    for space in range(1, ROAD + 1):
        if board.owner[space] == seat and board.road[space] != NONE:
            total += TILE_INCOME[board.road[space]]
    return total
