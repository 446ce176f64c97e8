"""What a viewer may know of The Princess & the Dragon."""

from typing import TypedDict


class DragonView(TypedDict):
    """The Princess & the Dragon: where the dragon and the fairy are, as [x, y]; None beside the land."""

    dragon: list[int] | None
    fairy: list[int] | None
    beside: list[int | str] | None
    """The follower next to the fairy: seat, figure, x, y, segment."""
    trail: list[list[int]]
    """The tiles the dragon has been on in the movement under way."""


KEY = "princess_dragon"
"""Where a view has it."""
VIEW = DragonView
