"""What a viewer may know of The Count of Carcassonne."""

from typing import TypedDict


class CountView(TypedDict):
    """The Count of Carcassonne: who is in which quarter (castle, market, blacksmith, cathedral)."""

    count: str
    """The quarter the count is in."""
    quarters: list[list[int | str]]
    """[quarter, seat, figure, how many]."""
    guests: int
    """How many figures at the end of `figures` have moved out of Carcassonne and stand on no particular tile."""
    entry: str | None
    """`follower` while the active player may put one into a quarter, `count` while he may move the count."""
    slot: int
    """Whose slot it is to move followers out, counted in seats after the active player; 0 when nobody's."""
    passed: list[int]
    """The seats that have passed in the market moves at the end."""
    joining: list[int] | None
    """[x, y] of the region that is joined, while it is to be chosen by whom."""


KEY = "count"
"""Where a view has it."""
VIEW = CountView
