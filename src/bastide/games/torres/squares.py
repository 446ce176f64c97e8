"""Sets of squares as numbers of 64 bits, a bit for each square.

Square 63 is the sign of the number, the same for a machine number as for Python's own. So sets are joined with `|`, cut
with `&` and turned round with `~` as usual, but never counted up or down, and only `beside` moves them over the board.
"""

from typing import Final

from bastide.core.native import append, i64, vec
from bastide.games.torres.components import CORNER, NEAR, NO_SQUARE, SIDE, SQUARES


def _set_of(squares: list[int]) -> int:
    """A set as a number with sign."""
    bits = sum(1 << square for square in squares)
    return bits - (1 << SQUARES) if bits >= 1 << (SQUARES - 1) else bits


def _from(table: vec[i64], square: int) -> int:
    """The set of the four entries of a square."""
    return _set_of([int(table[4 * square + d]) for d in range(4) if table[4 * square + d] != NO_SQUARE])


NONE: Final[i64] = 0
ALL: Final[i64] = -1
BIT: Final = vec[i64]([_set_of([square]) for square in range(SQUARES)])
BESIDE: Final = vec[i64]([_from(NEAR, square) for square in range(SQUARES)])
DIAGONAL_TO: Final = vec[i64]([_from(CORNER, square) for square in range(SQUARES)])
LAST: Final[i64] = _set_of([SQUARES - 1])
BESIDE_LAST: Final[i64] = _set_of([SQUARES - 2, SQUARES - 1 - SIDE])
# The squares that have one to that side of them; without those beside the last square where a set moves towards it.
NORTHERN: Final[i64] = _set_of(list(range(SQUARES - SIDE)))
NOT_EAST: Final[i64] = _set_of([square for square in range(SQUARES) if square % SIDE < SIDE - 1])
TO_SOUTH: Final[i64] = _set_of(list(range(SQUARES - SIDE - 1)))
TO_EAST: Final[i64] = _set_of([square for square in range(SQUARES - 2) if square % SIDE < SIDE - 1])
ROW: Final = (1 << SIDE) - 1
FIRST_OF_ROW: Final = vec[i64]([(row & -row).bit_length() - 1 for row in range(ROW + 1)])


def beside(squares: i64) -> i64:
    """All squares next to one of the set."""
    found = ((squares >> SIDE) & NORTHERN) | ((squares >> 1) & NOT_EAST)
    found |= ((squares & TO_SOUTH) << SIDE) | ((squares & TO_EAST) << 1)
    if squares & BESIDE_LAST:
        found |= LAST
    return found


def connected(squares: i64, among: i64) -> i64:
    """The squares of `among` that can be reached from the set by steps inside it, the set included."""
    reached = squares
    grown = reached | (beside(reached) & among)
    while grown != reached:
        reached = grown
        grown = reached | (beside(reached) & among)
    return reached


def listed(out: vec[i64], squares: i64, first: i64) -> vec[i64]:
    """The list with the codes of the squares added in ascending order; `first` is the code of square 0."""
    if squares == NONE:
        return out
    end = first + SQUARES
    while first < end:
        line = squares & ROW
        while line:
            out = append(out, first + FIRST_OF_ROW[line])
            line &= line - 1
        squares >>= SIDE
        first += SIDE
    return out
