"""What players can do with The Tower; the order gives the codes and never changes."""

from typing import Annotated

from bastide.core import Action, Part
from bastide.games.carcassonne.action_parts import Cell, Figure, Seat
from bastide.games.carcassonne.components import TOPPERS

TopFigure = Annotated[int, Part.of(["small", "big"], words="carcassonne.figure", room=TOPPERS)]


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


ACTIONS = (Tower, Top, Capture, Exchange, Ransom)
