"""King & Robber Baron in the picture of a table."""

from dataclasses import replace
from typing import cast

from bastide.games.carcassonne.drawing.of_sets import SetDrawing, Table
from bastide.games.carcassonne.drawing.seats import Side
from bastide.games.carcassonne.expansions.king_robber.view import KEY, KingView


def _own_view(table: Table) -> KingView | None:
    return cast("KingView | None", table.view.get(KEY))


class MarkerDrawing(SetDrawing):
    """The markers before their holders."""

    def side(self, table: Table, seat: int, side: Side) -> Side:
        found = _own_view(table)
        held = (("king", found["king"]), ("robber", found["robber"])) if found else ()
        return replace(side, markers=tuple(marker for marker, holder in held if holder == seat))


DRAWING = MarkerDrawing
