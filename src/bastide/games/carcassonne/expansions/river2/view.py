"""What a viewer may know of the river."""

from typing import Annotated, TypedDict

from bastide.games.carcassonne.expansions.river2.to_come import LakeToCome, StackToCome
from bastide.games.carcassonne.kept import declared


class RiverView(TypedDict):
    """The river tiles that are still to come."""

    stack: Annotated[dict[str, int], StackToCome()]
    """The tiles that are drawn by chance, by id."""
    lake: Annotated[bool, LakeToCome()]
    """Whether the volcano lake is still to come."""


KEY = "river"
"""Where a view has it."""
VIEW = RiverView
KEPT = declared(RiverView)
