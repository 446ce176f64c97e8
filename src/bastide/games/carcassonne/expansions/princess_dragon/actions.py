"""What players can do with The Princess & the Dragon; the order gives the codes and never changes."""

from typing import Annotated

from bastide.core import Action, Part
from bastide.games.carcassonne.action_parts import Cell

Side = Annotated[int, Part.of(["north", "east", "south", "west"], words="carcassonne.side")]


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


ACTIONS = (Portal, Fairy, Princess, Dragon)
