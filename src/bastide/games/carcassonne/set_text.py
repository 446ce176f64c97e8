"""What a set adds to a table drawn with characters."""

from collections.abc import Mapping

Mark = tuple[str, list[int]]
"""A letter, and the place [x, y] of the tile it is drawn on."""


class SetText:
    """All of it is read from a view; nothing is added to one in which the set is not in play."""

    def marks(self, view: Mapping[str, object]) -> list[Mark]:
        """What belongs to nobody, and where it is."""
        return []

    def standing(self, view: Mapping[str, object]) -> list[str]:
        """Lines about figures that stand elsewhere than on segments; they follow those about figures."""
        return []

    def lines(self, view: Mapping[str, object]) -> list[str]:
        """Further lines."""
        return []

    def pile(self, view: Mapping[str, object]) -> str:
        """What follows the number of tiles in the draw pile."""
        return ""

    def held(self, view: Mapping[str, object], seat: int) -> str:
        """What a seat has before it."""
        return ""
