"""The dragon and the fairy in the picture of a table."""

from typing import cast

from bastide.games.carcassonne.drawing.of_sets import SetDrawing, Table, is_town
from bastide.games.carcassonne.drawing.scene import Piece
from bastide.games.carcassonne.expansions.princess_dragon.view import KEY, DragonView


def _own_view(table: Table) -> DragonView | None:
    return cast("DragonView | None", table.view.get(KEY))


class DragonDrawing(SetDrawing):
    """The dragon in the middle of its tile, or outside the walls; the fairy next to her follower."""

    def pieces(self, table: Table) -> list[Piece]:
        found = _own_view(table)
        if not found:
            return []
        pieces = []
        if (dragon := found["dragon"]) is not None:
            laid = table.squares[dragon[0], dragon[1]]
            pieces.append(Piece("dragon", "", laid.place("f0") if is_town(laid) else laid.at(50, 50)))
        if (fairy := found["fairy"]) is not None:
            laid = table.squares[fairy[0], fairy[1]]
            beside = found["beside"]
            pieces.append(Piece("fairy", "", laid.place(str(beside[4])) if beside else laid.at(50, 50)))
        return pieces


DRAWING = DragonDrawing
