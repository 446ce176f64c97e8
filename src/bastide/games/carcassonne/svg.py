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
    pieces = [_piece(figure, by_square[figure["x"], figure["y"]], letters) for figure in view["figures"]]
    return Scene(
        land=land,
        sides=[_side(view, seat, letters[seat["seat"]]) for seat in view["seats"]],
        pieces=[*pieces, *_barns(view, letters), *_town(view, land, letters)],
        last=_last(land),
        drawn=view["drawn"],
        piles=_piles(view),
    )


def _last(land: list[Laid]) -> Laid | None:
    """The tile laid last; what lies on the table before the first turn was laid by nobody."""
    if len(land) < 2 or land[-1].tile.startswith("count/"):
        return None
    return land[-1]


def _piles(view: CarcassonneView) -> dict[str, int]:
    piles = {"pile": view["pile"]}
    river = view.get("river")
    if river and (to_come := sum(river["stack"].values()) + river["lake"]):
        piles["river_pile"] = to_come
    return piles


def _piece(figure: FigureView, laid: Laid, letters: dict[int, str]) -> Piece:
    lying = figure["role"] == "farmer"
    return Piece(figure["figure"], letters[figure["seat"]], laid.place(figure["segment"]), lying)


def _barns(view: CarcassonneView, letters: dict[int, str]) -> list[Piece]:
    """The barns, each on the corner where four tiles meet."""
    found = view.get("abbey_mayor")
    spots = enumerate(found["barns"]) if found else ()
    return [Piece("barn", letters[seat], (spot[0] * 100, spot[1] * 100)) for seat, spot in spots if spot]


def _town(view: CarcassonneView, land: list[Laid], letters: dict[int, str]) -> list[Piece]:
    """The count and the followers in the quarters of Carcassonne."""
    town = view.get("count")
    if not town:
        return []
    first = land[0]
    pieces = [Piece("count", "", first.quarter(town["count"]))]
    for quarter, seat, figure, number in town["quarters"]:
        pieces += [Piece(str(figure), letters[int(seat)], first.quarter(str(quarter)))] * int(number)
    return pieces


def _side(view: CarcassonneView, seat: SeatView, letter: str) -> Side:
    holders = view.get("king_robber")
    held = (("king", holders["king"]), ("robber", holders["robber"])) if holders else ()
    found = view.get("abbey_mayor")
    return Side(
        seat=letter,
        score=seat["score"],
        supply=seat["supply"],
        active=not view["over"] and seat["seat"] == view["active"],
        winner=view["over"] and seat["seat"] in view["winners"],
        goods=seat.get("goods", {}),
        abbey=found["abbeys"][seat["seat"]] if found else None,
        markers=tuple(marker for marker, holder in held if holder == seat["seat"]),
        tokens=_tokens(view, seat["seat"]),
    )


def _tokens(view: CarcassonneView, seat: int) -> tuple[str, ...]:
    """The catapult tokens in front of a player: all four, or in a round the one still to be thrown."""
    catapult = view.get("catapult")
    if not catapult or view["active"] is None:
        return ()
    if catapult["token"] is None:
        return ("knock_out", "seduction", "target", "catch")
    place = (seat - view["active"]) % view["players"]
    return (catapult["token"],) if place >= catapult["thrown"] else ()
