"""What a seat knows of a position of Caylus, as numbers: the tables below one after the other, row by row.

Seats are counted from the viewer: 1 is the viewer, 2 the next seat, and so on; 0 is nobody.
"""

from typing import TYPE_CHECKING, Final

from librt.strings import BytesWriter, write_i16_le
from mypy_extensions import i16

from bastide.core.fields import columns_of
from bastide.core.native import i64
from bastide.core.observation import Tables, empty_rows, relative_seat
from bastide.games.caylus.codes import MAX_STEPS, PLACEMENT
from bastide.games.caylus.components import (
    CUBES,
    DENIER,
    FIRST_WOODEN,
    LINE_BIT,
    LINES,
    MAX_PLAYERS,
    PURSE,
    ROAD,
    ROAD_SPOT,
    SECTIONS,
    TILES,
)
from bastide.games.caylus.phases.income import income
from bastide.games.caylus.phases.placement import bridge_price
from bastide.games.caylus.position import Position
from bastide.games.caylus.view_types import CaylusView, PlayerView, SectionView, SpaceView, StepView

if TYPE_CHECKING:
    from bastide.core import State

SPECIAL_SPOTS: Final = 14
"""Those before the road."""

TABLES: Final[Tables] = [
    (
        "road",
        ROAD,
        columns_of(SpaceView),
        "Spaces 1 to 28.",
    ),
    (
        "special",
        SPECIAL_SPOTS,
        columns_of(SpaceView, "worker"),
        "Gate, trading post, guild, joust field, stables 1 to 3, inn left and right, castle places 1 to 5.",
    ),
    (
        "stock",
        TILES - FIRST_WOODEN,
        [("left", "count", 2)],
        "Tiles beside the board, from the first wooden one on.",
    ),
    (
        "castle",
        SECTIONS,
        columns_of(SectionView, "scored", "houses"),
        "Dungeon, walls, towers; the viewer's houses first.",
    ),
    (
        "course",
        1,
        [
            *columns_of(CaylusView, "phase", "turn", "to_move", "price", "bailiff", "provost", "simplified_favours"),
            ("lawyer_prestige", "count", 4),
        ],
        "`to_move` is 0 while chance decides and when it is over. `price` is the bridge price, 0 when none is paid.",
    ),
    (
        "seats",
        MAX_PLAYERS,
        [
            ("present", "flag", 1),
            *columns_of(PlayerView),
            ("order", "count", MAX_PLAYERS),
            ("passed", "count", MAX_PLAYERS),
        ],
        "The viewer first. `order` is the place in the turn order, `passed` the place on the bridge; 0 is none yet.",
    ),
    (
        "steps",
        MAX_STEPS,
        columns_of(StepView),
        "Pending decisions, the one to be taken now first. `about` is the number that `caylus/codes.py` explains.",
    ),
]

EMPTY_SEAT: Final = empty_rows(TABLES, "seats", 1)
EMPTY_STEPS: Final = empty_rows(TABLES, "steps", MAX_STEPS)


def write(state: "State", seat: int, out: BytesWriter) -> None:
    """Write what the seat knows, which is everything (CAY-3.1)."""
    assert isinstance(state, Position)
    viewer = i64(seat)
    _road(state, viewer, out)
    i: i64
    for i in range(SPECIAL_SPOTS):
        write_i16_le(out, i16(relative_seat(state.worker[i], viewer, state.players)))
    for i in range(FIRST_WOODEN, TILES):
        write_i16_le(out, i16(state.stock[i]))
    _castle(state, viewer, out)
    _course(state, viewer, out)
    for i in range(MAX_PLAYERS):
        if i < state.players:
            _seat(state, (viewer + i) % state.players, out)
        else:
            out.write(EMPTY_SEAT)
    _steps(state, viewer, out)


def _road(board: Position, viewer: i64, out: BytesWriter) -> None:
    space: i64
    for space in range(1, ROAD + 1):
        write_i16_le(out, i16(board.road[space] + 1))
        write_i16_le(out, i16(relative_seat(board.owner[space], viewer, board.players)))
        write_i16_le(out, i16(relative_seat(board.worker[ROAD_SPOT + space], viewer, board.players)))
        promised: i64 = 0
        i: i64
        for i in range(0, len(board.promises), 2):
            if board.promises[i] == space:
                promised = relative_seat(board.promises[i + 1], viewer, board.players)
        write_i16_le(out, i16(promised))


def _castle(board: Position, viewer: i64, out: BytesWriter) -> None:
    section: i64
    k: i64
    for section in range(SECTIONS):
        write_i16_le(out, i16(1 if section < board.scored else 0))
        for k in range(MAX_PLAYERS):
            houses: i64 = 0
            if k < board.players:
                houses = board.houses[(viewer + k) % board.players * SECTIONS + section]
            write_i16_le(out, i16(houses))


def _course(board: Position, viewer: i64, out: BytesWriter) -> None:
    placing = board.phase == PLACEMENT and len(board.bridge) < board.players
    write_i16_le(out, i16(board.phase + 1))
    write_i16_le(out, i16(board.turn))
    write_i16_le(out, i16(relative_seat(board.to_move, viewer, board.players)))
    write_i16_le(out, i16(bridge_price(board)) if placing else i16(0))
    write_i16_le(out, i16(board.bailiff))
    write_i16_le(out, i16(board.provost))
    write_i16_le(out, i16(1 if board.simplified_favours else 0))
    write_i16_le(out, i16(board.lawyer_prestige))


def _seat(board: Position, seat: i64, out: BytesWriter) -> None:
    write_i16_le(out, i16(1))
    write_i16_le(out, i16(board.prestige[seat]))
    write_i16_le(out, i16(board.purse[seat * PURSE + DENIER]))
    write_i16_le(out, i16(income(board, seat)))
    i: i64
    for i in range(CUBES):
        write_i16_le(out, i16(board.purse[seat * PURSE + i]))
    write_i16_le(out, i16(board.hand[seat]))
    for i in range(LINES):
        write_i16_le(out, i16(board.markers[seat * LINES + i]))
    for i in range(LINES):
        write_i16_le(out, i16(1 if board.lines_used[seat] & LINE_BIT[i] else 0))
    write_i16_le(out, i16(board.batches[seat]))
    order: i64 = 0
    for i in range(len(board.order)):
        if board.order[i] == seat:
            order = i + 1
    write_i16_le(out, i16(order))
    passed: i64 = 0
    for i in range(len(board.bridge)):
        if board.bridge[i] == seat:
            passed = i + 1
    write_i16_le(out, i16(passed))


def _steps(board: Position, viewer: i64, out: BytesWriter) -> None:
    at = board.depth - 1
    while at >= 0:
        write_i16_le(out, i16(board.steps[3 * at] + 1))
        write_i16_le(out, i16(relative_seat(board.steps[3 * at + 1], viewer, board.players)))
        write_i16_le(out, i16(board.steps[3 * at + 2]))
        at -= 1
    out.write(EMPTY_STEPS[2 * 3 * board.depth :])
