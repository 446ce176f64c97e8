"""Everything a player or chance can do in Carcassonne.

The order of the kinds gives the codes and never changes; later sets add theirs at the end.
"""

from typing import Annotated

from bastide.core import Action, ActionSpace, Part
from bastide.games.carcassonne.components import FIGURE_NAMES, SEGMENT_NAMES, TILE_IDS
from bastide.games.carcassonne.grid import WIDTH, cell_at, x_of, y_of


def _cell_text(cell: int) -> str:
    return f"{x_of(cell)},{y_of(cell)}"


def _cell_value(text: str) -> int:
    x, y = map(int, text.split(","))
    cell = int(cell_at(x, y))
    if not 0 <= cell < WIDTH * WIDTH or _cell_text(cell) != text:
        raise ValueError(text)
    return cell


Seat = Annotated[int, Part.number(6)]
Tile = Annotated[int, Part.of(TILE_IDS)]
Cell = Annotated[int, Part(WIDTH * WIDTH, _cell_text, _cell_value)]
Turn = Annotated[int, Part.of(["0", "90", "180", "270"])]
Figure = Annotated[int, Part.of(FIGURE_NAMES, words="carcassonne.figure")]
Segment = Annotated[int, Part.of(SEGMENT_NAMES, words="carcassonne.segment")]


Spot = Annotated[int, Part.of([*SEGMENT_NAMES, "t0"], words="carcassonne.segment")]
Side = Annotated[int, Part.of(["north", "east", "south", "west"], words="carcassonne.side")]
Corner = Annotated[int, Part.of(["northeast", "southeast", "southwest", "northwest"], words="carcassonne.corner")]
TopFigure = Annotated[int, Part.of(["small", "big"], words="carcassonne.figure")]


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


ACTIONS = ActionSpace(
    Begin, Draw, Pass, Deploy, Place, Choose, Portal, Fairy, Princess, Dragon, Tower, Top, Capture, Exchange, Ransom,
    Abbey, Barn, Drive,
)  # fmt: skip
