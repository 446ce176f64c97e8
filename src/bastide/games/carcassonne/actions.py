"""Everything a player or chance can do in Carcassonne.

The order of the kinds gives the codes and never changes; later sets add theirs at the end.
"""

from typing import Annotated

from bastide.core import Action, ActionSpace, Part
from bastide.games.carcassonne.components import (
    BOX,
    FIGURE_NAMES,
    FIGURE_ROOM,
    QUARTERS,
    SEGMENT_NAMES,
    SEGMENT_SLOTS,
    TILE_IDS,
    TILE_ROOM,
    TOPPERS,
    TOWER_TOP,
)
from bastide.games.carcassonne.grid import WIDTH, cell_at, x_of, y_of


def _cell_text(cell: int) -> str:
    return f"{x_of(cell)},{y_of(cell)}"


def _cell_value(text: str) -> int:
    x, y = map(int, text.split(","))
    cell = int(cell_at(x, y))
    if not 0 <= cell < WIDTH * WIDTH or _cell_text(cell) != text:
        raise ValueError(text)
    return cell


LATTICE_WIDTH = 2 * WIDTH
"""Aim points lie half a tile apart."""


def _point_text(point: int) -> str:
    return f"{500 * (point % LATTICE_WIDTH - WIDTH)},{500 * (point // LATTICE_WIDTH - WIDTH)}"


def _point_value(text: str) -> int:
    x, y = map(int, text.split(","))
    point = (y // 500 + WIDTH) * LATTICE_WIDTH + x // 500 + WIDTH
    if not 0 <= point < LATTICE_WIDTH * LATTICE_WIDTH or _point_text(point) != text:
        raise ValueError(text)
    return point


Seat = Annotated[int, Part.number(6)]
Tile = Annotated[int, Part.of(TILE_IDS, room=TILE_ROOM)]
Cell = Annotated[int, Part(WIDTH * WIDTH, _cell_text, _cell_value)]
Turn = Annotated[int, Part.of(["0", "90", "180", "270"])]
Figure = Annotated[int, Part.of(FIGURE_NAMES, words="carcassonne.figure", room=FIGURE_ROOM)]
Segment = Annotated[int, Part.of(SEGMENT_NAMES, words="carcassonne.segment", room=SEGMENT_SLOTS)]
SPOT_NAMES = [*SEGMENT_NAMES[:TOWER_TOP], "t0", *SEGMENT_NAMES[TOWER_TOP:]]
Spot = Annotated[int, Part.of(SPOT_NAMES, words="carcassonne.segment", room=SEGMENT_SLOTS + 1)]
Side = Annotated[int, Part.of(["north", "east", "south", "west"], words="carcassonne.side")]
Corner = Annotated[int, Part.of(["northeast", "southeast", "southwest", "northwest"], words="carcassonne.corner")]
Quarter = Annotated[int, Part.of(QUARTERS, words="carcassonne.quarter")]
Token = Annotated[int, Part.of(BOX["catapult"]["tokens"], words="carcassonne.token", room=8)]
Point = Annotated[int, Part(LATTICE_WIDTH * LATTICE_WIDTH, _point_text, _point_value)]
Distance = Annotated[int, Part.of([str(100 * i) for i in range(21)])]
HandAt = Annotated[int, Part.of([str(1000 + 100 * i) for i in range(11)])]
TopFigure = Annotated[int, Part.of(["small", "big"], words="carcassonne.figure", room=TOPPERS)]


class Begin(Action, word="begin", chance=True):
    """Which seat begins."""

    seat: Seat


class Draw(Action, word="draw", chance=True):
    """The tile that comes off the pile."""

    tile: Tile


class Pass(Action, word="pass"):
    """No figure is deployed."""


class Deploy(Action, word="deploy"):
    """A figure from the supply goes on a segment of the tile just placed."""

    figure: Figure
    segment: Segment


class Place(Action, word="place"):
    """The drawn tile goes to a place of the land, turned clockwise by so many degrees."""

    cell: Cell
    turn: Turn


class Choose(Action, word="choose"):
    """One of several figures on the tile named before."""

    seat: Seat
    figure: Figure
    segment: Spot


class Portal(Action, word="portal"):
    """The follower will go through the magic portal to the tile there."""

    cell: Cell


class Fairy(Action, word="fairy"):
    """The fairy goes beside an own follower on the tile there."""

    cell: Cell


class Princess(Action, word="princess"):
    """The princess sends a knight on the tile there home."""

    cell: Cell


class Dragon(Action, word="dragon"):
    """The dragon steps to the neighbouring tile on that side."""

    side: Side


class Tower(Action, word="tower"):
    """A tower piece goes on the foundation or the unfinished tower there."""

    cell: Cell


class Top(Action, word="top"):
    """A follower goes on top of the tower there and finishes it."""

    cell: Cell
    figure: TopFigure


class Capture(Action, word="capture"):
    """The tower just raised takes a follower on the tile there prisoner."""

    cell: Cell


class Exchange(Action, word="exchange"):
    """The own prisoner that comes back for the follower just captured."""

    figure: Figure


class Ransom(Action, word="ransom"):
    """An own prisoner is bought back from the seat that holds it."""

    holder: Seat
    figure: Figure


class Abbey(Action, word="abbey"):
    """The own abbey will be placed instead of a tile drawn."""


class Barn(Action, word="barn"):
    """The barn goes on a corner of the tile just placed."""

    corner: Corner


class Drive(Action, word="drive"):
    """The wagon drives on to a segment of the tile there."""

    cell: Cell
    segment: Segment


class Join(Action, word="join"):
    """A follower leaves Carcassonne for a region that begins on the tile there."""

    cell: Cell


class Enter(Action, word="enter"):
    """A follower goes into a quarter of Carcassonne."""

    figure: Figure
    quarter: Quarter


class MoveCount(Action, word="count"):
    """The count goes to another quarter."""

    quarter: Quarter


class Fair(Action, word="fair"):
    """The kind of token that all throw in this catapult round."""

    token: Token


class Aim(Action, word="aim"):
    """The point a throw is aimed at, in thousandths of a tile from the centre of the start tile."""

    point: Point


class Drift(Action, word="drift", chance=True):
    """How far noise carries the token along one axis, in steps of the scatter."""

    steps: Annotated[int, Part.number(13, -6)]


class Range(Action, word="range"):
    """Catch: how far the thrower means to throw, in secret."""

    distance: Distance


class Hand(Action, word="hand"):
    """Catch: where the catcher holds out a hand."""

    distance: HandAt


class Seduce(Action, word="seduce"):
    """One of the nearest followers, on the tile there, is to be replaced."""

    cell: Cell


class Tempt(Action, word="tempt"):
    """One of the nearest followers, in a quarter of Carcassonne, is to be replaced."""

    quarter: Quarter
    seat: Seat
    figure: Figure


class Send(Action, word="send"):
    """A follower from the supply replaces the one seduced."""

    figure: Figure


class Summon(Action, word="summon"):
    """A follower on the tile there replaces the one seduced."""

    cell: Cell


ACTIONS = ActionSpace(
    Begin, Draw, Pass, Deploy, Place, Choose, Portal, Fairy, Princess, Dragon, Tower, Top, Capture, Exchange, Ransom,
    Abbey, Barn, Drive, Join, Enter, MoveCount, Fair, Aim, Drift, Range, Hand, Seduce, Tempt, Send, Summon,
    version=2,
)  # fmt: skip
