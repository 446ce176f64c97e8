"""River II in the picture of a table."""

from typing import cast

from bastide.games.carcassonne.drawing.of_sets import SetDrawing, Table
from bastide.games.carcassonne.expansions.river2.view import KEY, RiverView


def _own_view(table: Table) -> RiverView | None:
    return cast("RiverView | None", table.view.get(KEY))


class RiverDrawing(SetDrawing):
    """The pile of river tiles."""

    def piles(self, table: Table) -> dict[str, int]:
        river = _own_view(table)
        to_come = sum(river["stack"].values()) + river["lake"] if river else 0
        return {"river_pile": to_come} if to_come else {}


DRAWING = RiverDrawing
