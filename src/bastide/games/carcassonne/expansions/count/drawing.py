"""The Count of Carcassonne in the picture of a table."""

from typing import cast

from bastide.games.carcassonne.drawing.of_sets import SetDrawing, Table
from bastide.games.carcassonne.drawing.scene import Piece
from bastide.games.carcassonne.expansions.count.view import KEY, CountView


def _own_view(table: Table) -> CountView | None:
    return cast("CountView | None", table.view.get(KEY))


class TownDrawing(SetDrawing):
    """The count and the followers in the quarters of Carcassonne."""

    def pieces(self, table: Table) -> list[Piece]:
        town = _own_view(table)
        if not town:
            return []
        first = table.land[0]
        pieces = [Piece("count", "", first.quarter(town["count"]))]
        for quarter, seat, figure, number in town["quarters"]:
            pieces += [Piece(str(figure), table.letters[int(seat)], first.quarter(str(quarter)))] * int(number)
        return pieces


DRAWING = TownDrawing
