"""What players can do with The Count of Carcassonne; the order gives the codes and never changes."""

from bastide.core import Action
from bastide.games.carcassonne.action_parts import Cell, Figure, Quarter


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


ACTIONS = (Join, Enter, MoveCount)
