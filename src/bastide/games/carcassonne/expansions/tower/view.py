"""What a viewer may know of The Tower."""

from typing import TypedDict


class TowerView(TypedDict):
    """The Tower: how high the towers are, and who holds what."""

    towers: list[list[int]]
    """[x, y, height] of each tower; a figure on its segment `t0` has finished it."""
    pieces: list[int]
    """The tower pieces of each seat."""
    prisoners: list[list[int | str]]
    """[holder, owner, figure, how many]."""
    ransomed: bool
    """Whether a prisoner was bought back in this turn."""
    raised: list[int] | None
    """[x, y] of the tower that was raised, while its capture is to be decided."""
    capturing: list[int] | None
    """[x, y] of the tile on which one of several followers is to be chosen."""
    captive: list[int | str] | None
    """[owner, figure] of the follower just captured, while the exchange for it is to be chosen."""


KEY = "tower"
"""Where a view has it."""
VIEW = TowerView
