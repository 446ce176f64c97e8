"""The table as a picture: the land with its figures, the tile drawn, and the players' sides."""

from bastide.games.carcassonne.drawing.figures import COLOURS
from bastide.games.carcassonne.drawing.scene import Laid, Piece, Scene, draw_scene
from bastide.games.carcassonne.drawing.seats import Side
from bastide.games.carcassonne.view import CarcassonneView, FigureView, SeatView


def draw(view: CarcassonneView) -> str:
    """A view as one SVG file with everything inside: no script, no other file; light or dark as its reader prefers."""
    return draw_scene(scene(view))


def scene(view: CarcassonneView) -> Scene:
    """What of a view is drawn, and where."""
    land = [Laid(tile["tile"], tile["x"], tile["y"], tile["rotation"] // 90) for tile in view["land"]]
    by_square = {(laid.x, laid.y): laid for laid in land}
    letters = {seat["seat"]: COLOURS[seat["colour"]] for seat in view["seats"]}
    piles = {"pile": view["pile"]}
    return Scene(
        land=land,
        sides=[_side(view, seat, letters[seat["seat"]]) for seat in view["seats"]],
        pieces=[_piece(figure, by_square[figure["x"], figure["y"]], letters) for figure in view["figures"]],
        last=land[-1] if len(land) > 1 else None,
        drawn=view["drawn"],
        piles=piles,
    )


def _piece(figure: FigureView, laid: Laid, letters: dict[int, str]) -> Piece:
    lying = figure["role"] == "farmer"
    return Piece(figure["figure"], letters[figure["seat"]], laid.place(figure["segment"]), lying)


def _side(view: CarcassonneView, seat: SeatView, letter: str) -> Side:
    holders = view.get("king_robber")
    held = (("king", holders["king"]), ("robber", holders["robber"])) if holders else ()
    return Side(
        seat=letter,
        score=seat["score"],
        supply=seat["supply"],
        active=not view["over"] and seat["seat"] == view["active"],
        winner=view["over"] and seat["seat"] in view["winners"],
        goods=seat.get("goods", {}),
        markers=tuple(marker for marker, holder in held if holder == seat["seat"]),
    )
