"""A position of Carcassonne as a board of planes for convolutional nets, centred on the land."""

from typing import TYPE_CHECKING, Final

from librt.strings import BytesWriter, write_i16_le
from mypy_extensions import i16

from bastide.core.native import i64, u8, vec
from bastide.core.observation import Tables, empty_rows, relative_seat
from bastide.games.carcassonne.action_space import REACH as REACH
from bastide.games.carcassonne.action_space import action_codes as action_codes
from bastide.games.carcassonne.action_space import kinds_in_play as kinds_in_play
from bastide.games.carcassonne.components import BUILDING, FIGURE_SPAN, KIND, MOST_SEGMENTS, NOTHING, SEAT_SPAN, SIDES
from bastide.games.carcassonne.grid import MIDDLE, x_of, y_of
from bastide.games.carcassonne.land import WANTED_BITS
from bastide.games.carcassonne.observation import write_course, write_seats
from bastide.games.carcassonne.observation_regions import KIND_NUMBER, KINDS_OF_REGIONS, SIDE_NAMES, TILE_PENNANTS
from bastide.games.carcassonne.observation_regions import TABLES as REGION_TABLES
from bastide.games.carcassonne.observation_regions import write_drawn as write_drawn
from bastide.games.carcassonne.observation_tables import MAX_PLAYERS
from bastide.games.carcassonne.state import CarcassonneState

if TYPE_CHECKING:
    from bastide.core import State

VERSION: Final = 1
WIDE: Final = 25
"""How many places the board is wide and high."""
HALF: Final = 12

TABLES: Final[Tables] = [
    (
        "board",
        WIDE * WIDE,
        [
            *((name, "one of", 4) for name in SIDE_NAMES),
            ("building", "one of", len(KINDS_OF_REGIONS)),
            ("pennants", "count", 9),
            ("open", "flag", 1),
            ("turns", "count", 4),
            *((f"figures_{k + 1}", "count", 72) for k in range(MAX_PLAYERS)),
        ],
        f"{WIDE} rows of {WIDE} places, north-west first, with the middle of the land in the centre; what lies farther "
        "out is left out. A laid tile by its sides as it lies (field, road, city, river) and its building; `open`: a "
        "place beside the land; `turns`: in how many turns the drawn tile fits there; the figures of each seat, the "
        "viewer's first.",
    ),
    ("centre", 1, [("x", "signed", MIDDLE), ("y", "signed", MIDDLE)], "The place in the centre of the board."),
    next(table for table in REGION_TABLES if table[0] == "drawn"),
    next(table for table in REGION_TABLES if table[0] == "course"),
    next(table for table in REGION_TABLES if table[0] == "seats"),
]
PLANES: Final = len(TABLES[0][2])
BUILDING_PLANE: Final = 4
PENNANT_PLANE: Final = 5
OPEN_PLANE: Final = 6
TURNS_PLANE: Final = 7
FIGURES_PLANE: Final = 8
EMPTY_BOARD: Final = empty_rows(TABLES, "board", WIDE * WIDE)
EMPTY_SEAT: Final = empty_rows(TABLES, "seats", 1)
BITS: Final = vec[i64]([bin(turns).count("1") for turns in range(16)])


def write(state: "State", seat: int, out: BytesWriter) -> None:
    """Write the board, and of the rest what a net needs beside it."""
    assert isinstance(state, CarcassonneState)
    viewer = i64(seat)
    centre_x, centre_y = centre(state)
    board = Board(out, centre_x - HALF, centre_y - HALF)
    _tiles(state, board)
    _places(state, board)
    _figures(state, viewer, board)
    write_i16_le(out, i16(centre_x))
    write_i16_le(out, i16(centre_y))
    write_drawn(state.drawn, out)
    write_course(state, viewer, out)
    write_seats(state, viewer, out)


class Board:
    """The planes, place by place, in a writer that holds zeros for all of them."""

    def __init__(self, out: BytesWriter, west: i64, north: i64) -> None:
        self.out = out
        self.first: i64 = len(out)
        self.west = west
        self.north = north
        out.write(EMPTY_BOARD)

    def at(self, cell: i64) -> i64:
        """Where the planes of a place begin; -1 beyond the board."""
        x = x_of(cell) - self.west
        y = y_of(cell) - self.north
        if x < 0 or x >= WIDE or y < 0 or y >= WIDE:
            return -1
        return self.first + 2 * PLANES * (y * WIDE + x)


def centre(state: CarcassonneState) -> tuple[i64, i64]:
    """The middle of the rectangle of the land."""
    land = state.land
    west: i64 = 0
    east: i64 = 0
    north: i64 = 0
    south: i64 = 0
    tile: i64
    for tile in range(land.laid):
        x = x_of(land.tile_cell[tile])
        y = y_of(land.tile_cell[tile])
        west = min(west, x)
        east = max(east, x)
        north = min(north, y)
        south = max(south, y)
    return (west + east) // 2, (north + south) // 2


def _tiles(state: CarcassonneState, board: Board) -> None:
    land = state.land
    out = board.out
    tile: i64
    side: i64
    for tile in range(land.laid):
        at = board.at(land.tile_cell[tile])
        if at < 0:
            continue
        turned = land.tile_turned[tile]
        for side in range(4):
            out[at + 2 * side] = u8(SIDES[turned * 4 + side])
        number = turned // 4
        building = BUILDING[number]
        if building != NOTHING:
            out[at + 2 * BUILDING_PLANE] = u8(KIND_NUMBER[KIND[number * MOST_SEGMENTS + building]])
        if TILE_PENNANTS[number]:
            out[at + 2 * PENNANT_PLANE] = u8(TILE_PENNANTS[number])


def _places(state: CarcassonneState, board: Board) -> None:
    land = state.land
    place: i64
    for place in range(land.open_places):
        entry = land.frontier[place]
        at = board.at(entry >> WANTED_BITS)
        if at >= 0:
            board.out[at + 2 * OPEN_PLANE] = u8(1)
            if state.drawn >= 0:
                board.out[at + 2 * TURNS_PLANE] = u8(BITS[land.turns(state.drawn, entry)])


def _figures(state: CarcassonneState, viewer: i64, board: Board) -> None:
    land = state.land
    figure: i64
    for figure in range(state.figures_out):
        packed = state.figures[figure]
        at = board.at(land.tile_cell[land.tile_of(packed // FIGURE_SPAN)])
        if at >= 0:
            at += 2 * (FIGURES_PLANE + relative_seat(packed % SEAT_SPAN, viewer, state.players) - 1)
            board.out[at] = u8(i64(board.out[at]) + 1)
