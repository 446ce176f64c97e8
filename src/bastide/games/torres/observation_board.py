"""A position of Torres as planes over its squares, for convolutional nets; which map of squares each action is on."""

from typing import TYPE_CHECKING, Final

from librt.strings import BytesWriter, write_i16_le
from mypy_extensions import i16

from bastide.core.native import i64
from bastide.core.observation import Tables, relative_seat
from bastide.games.torres.actions import ACTIONS
from bastide.games.torres.components import BLOCKS, SQUARES, THE_KING
from bastide.games.torres.observation import TABLES as PLAIN
from bastide.games.torres.observation import levels_of, write_rest
from bastide.games.torres.position import Position
from bastide.games.torres.view_types import MAX_PLAYERS

if TYPE_CHECKING:
    from bastide.core import State

VERSION: Final = 1
MOST_WORTH: Final = 999

TABLES: Final[Tables] = [
    (
        "board",
        SQUARES,
        [
            ("height", "count", BLOCKS),
            ("base", "count", SQUARES),
            *((f"knight_{k + 1}", "flag", 1) for k in range(MAX_PLAYERS)),
            ("king", "flag", 1),
            ("with_king", "flag", 1),
            *((f"level_{k + 1}", "count", BLOCKS) for k in range(MAX_PLAYERS)),
            *((f"worth_{k + 1}", "count", MOST_WORTH) for k in range(MAX_PLAYERS)),
            ("lifted", "flag", 1),
            ("raised", "flag", 1),
        ],
        "8 rows of 8 squares, row 8 first, column a first. Of the castle the square belongs to: `base`, its size; "
        "`with_king`, whether he is in it; for each seat the `level` of its highest knight there and what that is "
        "`worth`, base times level; the viewer first.",
    ),
    *(table for table in PLAIN if table[0] != "squares"),
]
WIDE: Final = 8


def write(state: "State", seat: int, out: BytesWriter) -> None:
    """Write what the seat knows: the board, then the other tables of the plain observation."""
    assert isinstance(state, Position)
    viewer = i64(seat)
    _board(state, viewer, out)
    write_rest(state, viewer, out)


def _board(p: Position, viewer: i64, out: BytesWriter) -> None:
    levels = levels_of(p, viewer)
    home: i64 = i64(p.castle_at[p.king]) if p.king >= 0 else 0
    square: i64
    k: i64
    for square in range(SQUARES):
        castle = i64(p.castle_at[square])
        base: i64 = p.bases[castle] if castle else 0
        figure = i64(p.figures[square])
        owner: i64 = relative_seat(figure - 1, viewer, p.players) if figure and figure != THE_KING else 0
        write_i16_le(out, i16(p.heights[square]))
        write_i16_le(out, i16(base))
        for k in range(MAX_PLAYERS):
            write_i16_le(out, i16(1 if owner == k + 1 else 0))
        write_i16_le(out, i16(1 if figure == THE_KING else 0))
        write_i16_le(out, i16(1 if castle and castle == home else 0))
        for k in range(MAX_PLAYERS):
            write_i16_le(out, i16(levels[MAX_PLAYERS * castle + k]) if castle else i16(0))
        for k in range(MAX_PLAYERS):
            write_i16_le(out, i16(base * levels[MAX_PLAYERS * castle + k]) if castle else i16(0))
        write_i16_le(out, i16(1 if square == p.lifted else 0))
        write_i16_le(out, i16(1 if square == p.raised else 0))


def action_map() -> tuple[list[str], list[int], list[int]]:
    """The maps of squares that actions are on, and for every action the number of its map and its square.

    An action that names one square is on the map of its kind; `move` has a map for every square the knight leaves, with
    the target on it. All others have a map of their own, -1, and in place of a square their number among those.
    """
    names: list[str] = []
    maps: list[int] = []
    squares: list[int] = []
    flat = 0
    for kind in ACTIONS.kinds:
        on_board = kind.names[-1:] in (("square",), ("target",))
        if on_board:
            first = len(names)
            starts = kind.count // SQUARES
            names += [kind.word] if starts == 1 else [f"{kind.word} {kind.parts[0].text(i)}" for i in range(starts)]
            maps += [first + i // SQUARES for i in range(kind.count)]
            squares += [i % SQUARES for i in range(kind.count)]
        else:
            maps += [-1] * kind.count
            squares += range(flat, flat + kind.count)
            flat += kind.count
    return names, maps, squares
