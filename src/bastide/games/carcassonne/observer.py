"""What a set tells learners in numbers, and how its parts are written.

Seats are counted from the viewer: 1 is the viewer, 2 the next seat, and so on; 0 is nobody. Places are given by
how far east (x) and south (y) of the start tile they lie.
"""

from typing import Final

from librt.strings import BytesWriter, write_i16_le
from mypy_extensions import i16

from bastide.core.native import i64
from bastide.core.observation import Columns, Tables
from bastide.core.options import Settings
from bastide.games.carcassonne.components import FIGURE_NAMES, MOST_SEGMENTS, NOTHING, SLOT_OF, TOWER_TOP
from bastide.games.carcassonne.grid import x_of, y_of
from bastide.games.carcassonne.state import CarcassonneState
from bastide.games.carcassonne.turn import Rules

KINDS_OF_FIGURES: Final = len(FIGURE_NAMES)


class Observer:
    """The numbers of one set: tables of its own, and columns among those of the base game."""

    def __init__(self) -> None:
        self.tables: Tables = []
        self.options: Columns = []
        """In `course`: how the set's options are chosen, whether it is in play or not."""
        self.course: Columns = []
        self.course_meaning = ""
        self.seat: Columns = []
        """In every row of `seats`."""
        self.seat_meaning = ""

    def join(self, rules: Rules) -> None:
        """Find where the set keeps its numbers in these rules, in which it is in play."""

    def option_numbers(self, settings: Settings) -> list[int]:
        """A number for every column of `options`."""
        return []

    def write(self, state: CarcassonneState, viewer: i64, out: BytesWriter) -> None:
        """Write the set's tables."""

    def write_course(self, state: CarcassonneState, viewer: i64, out: BytesWriter) -> None:
        """Write the set's columns of `course`."""

    def write_seat(self, state: CarcassonneState, seat: i64, out: BytesWriter) -> None:
        """Write the set's columns in a seat's row of `seats`."""


class Absent(Observer):
    """The numbers of a set that is not in play: zeros."""

    def __init__(self, of: Observer) -> None:
        super().__init__()
        self.tables = of.tables
        self.course = of.course
        self.seat = of.seat
        self.no_tables: bytes = bytes(2 * sum(rows * len(columns) for _, rows, columns, _ in of.tables))
        self.no_course: bytes = bytes(2 * len(of.course))
        self.no_seat: bytes = bytes(2 * len(of.seat))

    def write(self, state: CarcassonneState, viewer: i64, out: BytesWriter) -> None:
        out.write(self.no_tables)

    def write_course(self, state: CarcassonneState, viewer: i64, out: BytesWriter) -> None:
        out.write(self.no_course)

    def write_seat(self, state: CarcassonneState, seat: i64, out: BytesWriter) -> None:
        out.write(self.no_seat)


def place(cell: i64, out: BytesWriter) -> None:
    """Whether there is a place, and where; a cell of 0 is none."""
    write_i16_le(out, i16(1 if cell else 0))
    write_i16_le(out, i16(x_of(cell)) if cell else i16(0))
    write_i16_le(out, i16(y_of(cell)) if cell else i16(0))


def segment(state: CarcassonneState, node: i64) -> i64:
    """A segment of a tile by its number from 1 on; the last one is the top of a tower."""
    land = state.land
    slot = SLOT_OF[land.tile_turned[land.tile_of(node)] // 4 * MOST_SEGMENTS + land.segment_of(node)]
    return slot + 1 if slot != NOTHING else TOWER_TOP + 1


def nobody(out: BytesWriter) -> None:
    """Three zeros."""
    write_i16_le(out, i16(0))
    write_i16_le(out, i16(0))
    write_i16_le(out, i16(0))
