"""What a set adds to the picture of a table."""

from dataclasses import dataclass

from bastide.games.carcassonne.drawing.scene import Laid, Piece, Tower
from bastide.games.carcassonne.drawing.seats import Side
from bastide.games.carcassonne.view_types import CarcassonneView


@dataclass(frozen=True)
class Table:
    """A view that is drawn: its tiles, in their order and by column and row, and the letters of its seats."""

    view: CarcassonneView
    land: list[Laid]
    squares: dict[tuple[int, int], Laid]
    letters: dict[int, str]


class SetDrawing:
    """All of it is read from a view; nothing is added to one in which the set is not in play."""

    def pieces(self, table: Table) -> list[Piece]:
        """Figures that do not stand on segments, and what belongs to nobody."""
        return []

    def towers(self, table: Table) -> list[Tower]:
        """Towers; figures where one stands are drawn on top of it."""
        return []

    def piles(self, table: Table) -> dict[str, int]:
        """Piles beside the draw pile: the name of the picture, and how many tiles are left."""
        return {}

    def side(self, table: Table, seat: int, side: Side) -> Side:
        """A player's side of the table with what lies there of the set."""
        return side


def is_town(laid: Laid) -> bool:
    """Whether a tile is part of Carcassonne."""
    return laid.tile.startswith("count/")
