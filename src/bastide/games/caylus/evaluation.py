"""What a position is worth to a seat, in points at the end: made for bots."""

from bastide.core.native import i64
from bastide.games.caylus.board import Board
from bastide.games.caylus.scoring import end_bonus


def estimate(board: Board, seat: i64) -> float:
    """The prestige a seat can expect at the end."""
    return float(board.prestige[seat] + end_bonus(board, seat))
