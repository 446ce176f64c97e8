"""The Catapult in the picture of a table."""

from dataclasses import replace
from typing import cast

from bastide.games.carcassonne.drawing.of_sets import SetDrawing, Table
from bastide.games.carcassonne.drawing.scene import Piece
from bastide.games.carcassonne.drawing.seats import Side
from bastide.games.carcassonne.expansions.catapult.view import KEY, CatapultView


def _own_view(table: Table) -> CatapultView | None:
    return cast("CatapultView | None", table.view.get(KEY))


CATAPULT_ROUND = "CAR-T-11"
UNITS = 10
"""A tile is 1000 wide where the catapult throws, and 100 in the picture."""


class CatapultDrawing(SetDrawing):
    """In a round the catapult and the token in the air; the tokens before the players."""

    def pieces(self, table: Table) -> list[Piece]:
        """In a catapult round: the catapult on its fair, and the token where it was aimed or landed."""
        found = _own_view(table)
        view = table.view
        if not found or not found["fairs"] or view["phase"] != CATAPULT_ROUND:
            return []
        x, y = found["fairs"][0]
        pieces = [Piece("catapult", "", table.squares[x, y].at(50, 50))]
        if found["landing"] and view["active"] is not None:
            thrower = (view["active"] + found["thrown"]) % view["players"]
            spot = (found["landing"][0] / UNITS + 50, found["landing"][1] / UNITS + 50)
            pieces.append(Piece(str(found["token"]), table.letters[thrower], spot))
        return pieces

    def side(self, table: Table, seat: int, side: Side) -> Side:
        """The tokens in front of a player: all four, or in a round the one still to be thrown."""
        found = _own_view(table)
        active = table.view["active"]
        if not found or active is None:
            return side
        if found["token"] is None:
            return replace(side, tokens=("knock_out", "seduction", "target", "catch"))
        place = (seat - active) % table.view["players"]
        return replace(side, tokens=(found["token"],)) if place >= found["thrown"] else side


DRAWING = CatapultDrawing
