"""What a viewer may know of The Count of Carcassonne, and how it is kept."""

from typing import Annotated, TypedDict

from bastide.games.carcassonne.components import QUARTERS
from bastide.games.carcassonne.expansions.count.quarters import (
    COUNT_IN,
    ENTRY,
    ENTRY_NAMES,
    HELD,
    JOINING,
    PASSED,
    SLOT,
    Guests,
    InQuarters,
)
from bastide.games.carcassonne.kept import Count, OneOf, Seats, Spot, declared

NO_QUARTER = f"CAR-CO-1.2: the count cannot be in '{{value}}'; the quarters are {QUARTERS}"
NOBODY_PASSED = "CAR-CO-5: there is no seat {value} that could have passed"
NO_REGION = "CAR-CO-4.1: no region to be joined begins at {value}"


class CountView(TypedDict):
    """The Count of Carcassonne: who is in which quarter (castle, market, blacksmith, cathedral)."""

    count: Annotated[str, OneOf(COUNT_IN, [*QUARTERS], NO_QUARTER, "quarter")]
    """The quarter the count is in."""
    quarters: Annotated[list[list[int | str]], InQuarters(HELD)]
    """[quarter, seat, figure, how many]."""
    guests: Annotated[int, Guests(0)]
    """How many figures at the end of `figures` have moved out of Carcassonne and stand on no particular tile."""
    entry: Annotated[str | None, OneOf(ENTRY, ENTRY_NAMES)]
    """`follower` while the active player may put one into a quarter, `count` while he may move the count."""
    slot: Annotated[int, Count(SLOT, 0, "CAR-CO-4.1: there is no slot {value}")]
    """Whose slot it is to move followers out, counted in seats after the active player; 0 when nobody's."""
    passed: Annotated[list[int], Seats(PASSED, NOBODY_PASSED, "market_passed")]
    """The seats that have passed in the market moves at the end."""
    joining: Annotated[list[int] | None, Spot(JOINING, NO_REGION)]
    """[x, y] of the region that is joined, while it is to be chosen by whom."""


KEY = "count"
"""Where a view has it."""
VIEW = CountView
KEPT = declared(CountView)
