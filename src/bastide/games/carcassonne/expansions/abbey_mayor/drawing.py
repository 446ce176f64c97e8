"""Abbey & Mayor in the picture of a table."""

from dataclasses import replace
from typing import cast

from bastide.games.carcassonne.drawing.of_sets import SetDrawing, Table
from bastide.games.carcassonne.drawing.scene import Piece
from bastide.games.carcassonne.drawing.seats import Side
from bastide.games.carcassonne.expansions.abbey_mayor.view import KEY, AbbeyView


def _own_view(table: Table) -> AbbeyView | None:
    return cast("AbbeyView | None", table.view.get(KEY))


class AbbeyDrawing(SetDrawing):
    """Barns, wagons that wait, and abbeys in hand."""

    def pieces(self, table: Table) -> list[Piece]:
        """The barns, each on the corner where four tiles meet; the wagons that may drive on, where they were scored."""
        found = _own_view(table)
        if not found:
            return []
        pieces = [
            Piece("barn", table.letters[seat], (spot[0] * 100, spot[1] * 100))
            for seat, spot in enumerate(found["barns"])
            if spot
        ]
        for seat, figure, x, y, segment in found["waiting"]:
            spot = table.squares[int(x), int(y)].place(str(segment))
            pieces.append(Piece(str(figure), table.letters[int(seat)], spot))
        return pieces

    def side(self, table: Table, seat: int, side: Side) -> Side:
        found = _own_view(table)
        return replace(side, abbey=found["abbeys"][seat]) if found else side


DRAWING = AbbeyDrawing
