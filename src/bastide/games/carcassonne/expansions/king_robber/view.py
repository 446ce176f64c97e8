"""What a viewer may know of King & Robber Baron."""

from typing import TypedDict


class KingView(TypedDict):
    """King & Robber Baron: who holds the markers and the size to beat."""

    king: int | None
    """The seat that holds the king."""
    largest_city: int
    robber: int | None
    """The seat that holds the robber."""
    longest_road: int
    cities: int
    """Completed cities on the land: what the king is worth at the end."""
    roads: int
    """Completed roads on the land: what the robber is worth at the end."""


KEY = "king_robber"
"""Where a view has it."""
VIEW = KingView
