"""The table as a picture: the land with its figures, the tile drawn, and the players' sides."""

from bastide.games.carcassonne.drawing import scene as scenes
from bastide.games.carcassonne.drawing import small
from bastide.games.carcassonne.drawing.cards import draw_card
from bastide.games.carcassonne.drawing.figures import COLOURS
from bastide.games.carcassonne.drawing.of_sets import SetDrawing, Table, is_town
from bastide.games.carcassonne.drawing.scene import Laid, Piece, Scene, draw_scene
from bastide.games.carcassonne.drawing.seats import Side
from bastide.games.carcassonne.sets import brought
from bastide.games.carcassonne.view_types import CarcassonneView, FigureView, SeatView

__all__ = ["draw", "draw_board", "draw_card", "draw_small", "scene"]

DRAWINGS: list[SetDrawing] = [drawing() for drawing in brought("drawing", "DRAWING").values()]


def draw(view: CarcassonneView) -> str:
    """A view as one SVG file with everything inside: no script, no other file; light or dark as its reader prefers."""
    return draw_scene(scene(view))


def draw_board(view: CarcassonneView) -> str:
    """The land of a view with its figures, and nothing beside it."""
    return scenes.draw_board(scene(view))


def draw_small(view: CarcassonneView) -> str:
    """The land of a view at the size of a stamp."""
    return small.draw_small(scene(view))


def scene(view: CarcassonneView) -> Scene:
    """What of a view is drawn, and where."""
    land = [Laid(tile["tile"], tile["x"], tile["y"], tile["rotation"] // 90) for tile in view["land"]]
    letters = {seat["seat"]: COLOURS[seat["colour"]] for seat in view["seats"]}
    table = Table(view, land, {(laid.x, laid.y): laid for laid in land}, letters)
    towers = [tower for drawing in DRAWINGS for tower in drawing.towers(table)]
    guarded = {tower.spot for tower in towers}
    pieces = [_piece(figure, table) for figure in view["figures"]]
    pieces += [piece for drawing in DRAWINGS for piece in drawing.pieces(table)]
    return Scene(
        land=land,
        sides=[_side(table, seat) for seat in view["seats"]],
        pieces=[piece for piece in pieces if piece.spot not in guarded],
        towers=towers,
        last=_last(land),
        drawn=view["drawn"],
        piles=_piles(table),
    )


def _last(land: list[Laid]) -> Laid | None:
    """The tile laid last; what lies on the table before the first turn was laid by nobody."""
    return None if len(land) < 2 or is_town(land[-1]) else land[-1]


def _piles(table: Table) -> dict[str, int]:
    piles = {"pile": table.view["pile"]}
    for drawing in DRAWINGS:
        piles |= drawing.piles(table)
    return piles


def _piece(figure: FigureView, table: Table) -> Piece:
    lying = figure["role"] == "farmer"
    laid = table.squares[figure["x"], figure["y"]]
    return Piece(figure["figure"], table.letters[figure["seat"]], laid.place(figure["segment"]), lying)


def _side(table: Table, seat: SeatView) -> Side:
    view = table.view
    side = Side(
        seat=table.letters[seat["seat"]],
        score=seat["score"],
        supply=seat["supply"],
        active=not view["over"] and seat["seat"] == view["active"],
        winner=view["over"] and seat["seat"] in view["winners"],
        goods=seat.get("goods", {}),
    )
    for drawing in DRAWINGS:
        side = drawing.side(table, seat["seat"], side)
    return side
