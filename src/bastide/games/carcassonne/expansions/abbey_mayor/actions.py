"""What players can do with Abbey & Mayor; the order gives the codes and never changes."""

from typing import Annotated

from bastide.core import Action, Part
from bastide.games.carcassonne.action_parts import Cell, Segment

Corner = Annotated[int, Part.of(["northeast", "southeast", "southwest", "northwest"], words="carcassonne.corner")]


class Abbey(Action, word="abbey"):
    """The own abbey will be placed instead of a tile drawn."""


class Barn(Action, word="barn"):
    """The barn goes on a corner of the tile just placed."""

    corner: Corner


class Drive(Action, word="drive"):
    """The wagon drives on to a segment of the tile there."""

    cell: Cell
    segment: Segment


ACTIONS = (Abbey, Barn, Drive)
