"""What the eight master cards are worth to a player (TOR-17.8 to 17.17)."""

from bastide.core.native import i64
from bastide.games.torres.components import (
    ALL_CONNECTED,
    ALL_IN_LINE,
    ALL_LEVELS_DIFFER,
    ALL_SAME_LEVEL,
    BOARD_EDGE,
    EXACT_CASTLES,
    EXACT_CASTLES_WANTED,
    FOUR_SQUARE,
    KNIGHTS,
    MASTER_POINTS,
    SIDE,
)
from bastide.games.torres.position import Position


def points_of(p: Position, card: i64, seat: i64) -> i64:
    """The points a seat gets for the master card in the scoring of this year."""
    points = i64(MASTER_POINTS[card][p.year - 1])
    squares = p.knights_of(seat)
    if card == EXACT_CASTLES:
        return points if _exact_castles(p, squares) else 0
    if card == FOUR_SQUARE:
        return points if _four_square(squares) else 0
    if card >= FOUR_SQUARE:
        return points * _places_held(p, card, seat)
    if len(squares) < KNIGHTS:
        return 0  # TOR-17.8
    if card == ALL_LEVELS_DIFFER:
        return points if len(_levels(p, squares)) == KNIGHTS else 0
    if card == ALL_SAME_LEVEL:
        return points if len(_levels(p, squares)) == 1 else 0
    if card == ALL_CONNECTED:
        return points if _connected(squares) else 0
    assert card == ALL_IN_LINE
    return points if _in_line(squares) else 0


def _exact_castles(p: Position, squares: list[int]) -> bool:
    """TOR-17.9"""
    castles = {int(p.castle_at[square]) for square in squares}
    return 0 not in castles and len(castles) == EXACT_CASTLES_WANTED[p.year - 1]


def _levels(p: Position, squares: list[int]) -> set[int]:
    """TOR-17.10, TOR-17.11"""
    return {int(p.heights[square]) for square in squares}


def _connected(squares: list[int]) -> bool:
    """TOR-17.12"""
    group = [squares[0]]
    for square in group:
        for other in squares:
            apart = abs(square % SIDE - other % SIDE) + abs(square // SIDE - other // SIDE)
            if apart == 1 and other not in group:
                group.append(other)
    return len(group) == len(squares)


def _in_line(squares: list[int]) -> bool:
    """TOR-17.13"""
    columns = {square % SIDE for square in squares}
    rows = {square // SIDE for square in squares}
    falling = {square % SIDE - square // SIDE for square in squares}
    rising = {square % SIDE + square // SIDE for square in squares}
    return 1 in (len(columns), len(rows), len(falling), len(rising))


def _four_square(squares: list[int]) -> bool:
    """TOR-17.14"""
    held = set(squares)
    for corner in squares:
        for side in range(1, SIDE - max(corner % SIDE, corner // SIDE)):
            if {corner + side, corner + SIDE * side, corner + (SIDE + 1) * side} <= held:
                return True
    return False


def _places_held(p: Position, card: i64, seat: i64) -> i64:
    """The knights on the places in question, and one more for strictly most of them (TOR-17.15, TOR-17.16), if there
    are any (TOR-17.17)."""
    held = [_count(p, card, s) for s in range(int(p.players))]
    own = held[seat]
    most = own > 0 and all(own > count for s, count in enumerate(held) if s != seat)
    return own + 1 if most else own


def _count(p: Position, card: i64, seat: i64) -> int:
    if card == BOARD_EDGE:
        return sum(1 for s in p.knights_of(seat) if s % SIDE in (0, SIDE - 1) or s // SIDE in (0, SIDE - 1))
    return sum(1 for s in p.knights_of(seat) if s % SIDE in (s // SIDE, SIDE - 1 - s // SIDE))
