"""CAR-B-0.1: the square grid the land grows on. The start tile lies at (0, 0); x grows to the east, y to the south.

A place is one number, its *cell*. The table is 256 places wide with an empty rim, so no line of fewer than 127 tiles
from the start tile ever reaches its edge. A land keeps only a window of it, see there.
"""

from typing import Final

from bastide.core.native import i64, vec

ROW_BITS: Final = 8
WIDTH: Final = 256
MIDDLE: Final = 128
CELLS: Final = WIDTH * WIDTH
START_CELL: Final[i64] = MIDDLE * WIDTH + MIDDLE

NORTH: Final = 0
EAST: Final = 1
SOUTH: Final = 2
WEST: Final = 3
STEP: Final = vec[i64]([-WIDTH, 1, WIDTH, -1])
"""From a place to the one beyond its north, east, south and west side."""
AROUND: Final = vec[i64]([-WIDTH - 1, -WIDTH, -WIDTH + 1, -1, 1, WIDTH - 1, WIDTH, WIDTH + 1])
"""From a place to the 8 places around it (CAR-B-0.7)."""


def cell_at(x: i64, y: i64) -> i64:
    """The cell of a place; -1 off the table."""
    if not -MIDDLE <= x < MIDDLE or not -MIDDLE <= y < MIDDLE:
        return -1
    return (y + MIDDLE) * WIDTH + x + MIDDLE


def x_of(cell: i64) -> i64:
    """How far east of the start tile."""
    return cell % WIDTH - MIDDLE


def y_of(cell: i64) -> i64:
    """How far south of the start tile."""
    return cell // WIDTH - MIDDLE


def cell_name(cell: i64) -> str:
    """A place as a problem names it."""
    return f"{x_of(cell)},{y_of(cell)}"


def on_table(cell: i64) -> bool:
    """Whether a tile may lie there: not on the rim."""
    return 0 < cell % WIDTH < WIDTH - 1 and 0 < cell // WIDTH < WIDTH - 1
