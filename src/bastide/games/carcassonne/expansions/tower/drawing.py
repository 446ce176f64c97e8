"""The Tower in the picture of a table."""

from dataclasses import replace
from typing import cast

from bastide.games.carcassonne.drawing.of_sets import SetDrawing, Table
from bastide.games.carcassonne.drawing.scene import Tower
from bastide.games.carcassonne.drawing.seats import Side
from bastide.games.carcassonne.expansions.tower.view import KEY, TowerView


def _own_view(table: Table) -> TowerView | None:
    return cast("TowerView | None", table.view.get(KEY))


FOUNDATION = "t0"
"""The segment of a tile that a tower stands on."""


class TowerDrawing(SetDrawing):
    """Towers with who stands on top, pieces and prisoners."""

    def towers(self, table: Table) -> list[Tower]:
        """The towers with their floors, and who stands on top."""
        found = _own_view(table)
        tops = [figure for figure in table.view["figures"] if figure["segment"] == FOUNDATION]
        guards = {(top["x"], top["y"]): (top["figure"], table.letters[top["seat"]]) for top in tops}
        return [
            Tower(table.squares[x, y].place(FOUNDATION), floors, guards.get((x, y)))
            for x, y, floors in (found["towers"] if found else [])
        ]

    def side(self, table: Table, seat: int, side: Side) -> Side:
        """The followers a seat holds, the one just captured among them."""
        found = _own_view(table)
        if not found:
            return side
        held: list[tuple[str, str]] = []
        for holder, owner, figure, number in found["prisoners"]:
            if holder == seat:
                held += [(str(figure), table.letters[int(owner)])] * int(number)
        if found["captive"] and seat == table.view["active"]:
            owner, figure = found["captive"]
            held.append((str(figure), table.letters[int(owner)]))
        return replace(side, tower_pieces=found["pieces"][seat], prisoners=tuple(held))


DRAWING = TowerDrawing
