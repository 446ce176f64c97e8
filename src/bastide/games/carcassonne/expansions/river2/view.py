"""What a viewer may know of the river."""

from typing import TypedDict


class RiverView(TypedDict):
    """The river tiles that are still to come."""

    stack: dict[str, int]
    """The tiles that are drawn by chance, by id."""
    lake: bool
    """Whether the volcano lake is still to come."""


KEY = "river"
"""Where a view has it."""
VIEW = RiverView
