"""Chapter 13: the end of the game."""

from bastide.core.native import i64
from bastide.games.caylus.components import CUBES_AT_END, DENIERS_AT_END, GOLD, GOLD_AT_END, PURSE
from bastide.games.caylus.position import Position


def count_up(board: Position) -> None:
    """Prestige for gold, for every 3 other cubes and for every 4 deniers (CAY-13.2)."""
    seat: i64
    for seat in range(board.players):
        board.earn(seat, end_bonus(board, seat), "CAY-13.2")


def end_bonus(board: Position, seat: i64) -> i64:
    """The prestige a seat would gain if the game ended now; only full groups count (CAY-13.2)."""
    cubes: i64 = 0
    kind: i64
    for kind in range(GOLD):
        cubes += board.purse[seat * PURSE + kind]
    gold = board.purse[seat * PURSE + GOLD]
    return gold * GOLD_AT_END + cubes // CUBES_AT_END + board.deniers(seat) // DENIERS_AT_END
