"""The table as a picture: the land with its figures, the tile drawn, and the players' sides."""

from bastide.games.carcassonne.drawing import scene as scenes
from bastide.games.carcassonne.drawing import small
from bastide.games.carcassonne.drawing.cards import draw_card
from bastide.games.carcassonne.drawing.figures import COLOURS
from bastide.games.carcassonne.drawing.scene import Laid, Piece, Scene, Tower, draw_scene
from bastide.games.carcassonne.drawing.seats import Side
from bastide.games.carcassonne.view_types import CarcassonneView, FigureView, SeatView

__all__ = ["draw", "draw_board", "draw_card", "draw_small", "scene"]

FOUNDATION = "t0"
"""The segment of a tile that a tower stands on."""
CATAPULT_ROUND = "CAR-T-11"
UNITS = 10
"""A tile is 1000 wide where the catapult throws, and 100 in the picture."""


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
    by_square = {(laid.x, laid.y): laid for laid in land}
    letters = {seat["seat"]: COLOURS[seat["colour"]] for seat in view["seats"]}
    towers = _towers(view, by_square, letters)
    guarded = {tower.spot for tower in towers}
    pieces = [_piece(figure, by_square[figure["x"], figure["y"]], letters) for figure in view["figures"]]
    pieces += [*_barns(view, letters), *_wagons(view, by_square, letters), *_town(view, land, letters)]
    pieces += [*_dragon_and_fairy(view, by_square), *_throw(view, by_square, letters)]
    return Scene(
        land=land,
        sides=[_side(view, seat, letters) for seat in view["seats"]],
        pieces=[piece for piece in pieces if piece.spot not in guarded],
        towers=towers,
        last=_last(land),
        drawn=view["drawn"],
        piles=_piles(view),
    )


def _last(land: list[Laid]) -> Laid | None:
    """The tile laid last; what lies on the table before the first turn was laid by nobody."""
    return None if len(land) < 2 or _is_town(land[-1]) else land[-1]


def _is_town(laid: Laid) -> bool:
    """Whether a tile is part of Carcassonne."""
    return laid.tile.startswith("count/")


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


def _wagons(view: CarcassonneView, land: dict[tuple[int, int], Laid], letters: dict[int, str]) -> list[Piece]:
    """The wagons that may drive on, where they were scored."""
    found = view.get("abbey_mayor")
    rows = found["waiting"] if found else []
    return [
        Piece(str(figure), letters[int(seat)], land[int(x), int(y)].place(str(segment)))
        for seat, figure, x, y, segment in rows
    ]


def _towers(view: CarcassonneView, land: dict[tuple[int, int], Laid], letters: dict[int, str]) -> list[Tower]:
    """The towers with their floors, and who stands on top."""
    found = view.get("tower")
    tops = [figure for figure in view["figures"] if figure["segment"] == FOUNDATION]
    guards = {(top["x"], top["y"]): (top["figure"], letters[top["seat"]]) for top in tops}
    return [
        Tower(land[x, y].place(FOUNDATION), floors, guards.get((x, y)))
        for x, y, floors in (found["towers"] if found else [])
    ]


def _dragon_and_fairy(view: CarcassonneView, land: dict[tuple[int, int], Laid]) -> list[Piece]:
    """The dragon in the middle of its tile, or outside the walls; the fairy next to her follower."""
    found = view.get("princess_dragon")
    if not found:
        return []
    pieces = []
    if (dragon := found["dragon"]) is not None:
        laid = land[dragon[0], dragon[1]]
        pieces.append(Piece("dragon", "", laid.place("f0") if _is_town(laid) else laid.at(50, 50)))
    if (fairy := found["fairy"]) is not None:
        laid = land[fairy[0], fairy[1]]
        beside = found["beside"]
        pieces.append(Piece("fairy", "", laid.place(str(beside[4])) if beside else laid.at(50, 50)))
    return pieces


def _throw(view: CarcassonneView, land: dict[tuple[int, int], Laid], letters: dict[int, str]) -> list[Piece]:
    """In a catapult round: the catapult on its fair, and the token where it was aimed or landed."""
    found = view.get("catapult")
    if not found or not found["fairs"] or view["phase"] != CATAPULT_ROUND:
        return []
    x, y = found["fairs"][0]
    pieces = [Piece("catapult", "", land[x, y].at(50, 50))]
    if found["landing"] and view["active"] is not None:
        thrower = (view["active"] + found["thrown"]) % view["players"]
        spot = (found["landing"][0] / UNITS + 50, found["landing"][1] / UNITS + 50)
        pieces.append(Piece(str(found["token"]), letters[thrower], spot))
    return pieces


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


def _side(view: CarcassonneView, seat: SeatView, letters: dict[int, str]) -> Side:
    holders = view.get("king_robber")
    held = (("king", holders["king"]), ("robber", holders["robber"])) if holders else ()
    found = view.get("abbey_mayor")
    towers = view.get("tower")
    return Side(
        seat=letters[seat["seat"]],
        score=seat["score"],
        supply=seat["supply"],
        active=not view["over"] and seat["seat"] == view["active"],
        winner=view["over"] and seat["seat"] in view["winners"],
        goods=seat.get("goods", {}),
        abbey=found["abbeys"][seat["seat"]] if found else None,
        markers=tuple(marker for marker, holder in held if holder == seat["seat"]),
        tower_pieces=towers["pieces"][seat["seat"]] if towers else None,
        prisoners=_prisoners(view, seat["seat"], letters),
        tokens=_tokens(view, seat["seat"]),
    )


def _prisoners(view: CarcassonneView, seat: int, letters: dict[int, str]) -> tuple[tuple[str, str], ...]:
    """The followers a seat holds, the one just captured among them."""
    towers = view.get("tower")
    if not towers:
        return ()
    held: list[tuple[str, str]] = []
    for holder, owner, figure, number in towers["prisoners"]:
        if holder == seat:
            held += [(str(figure), letters[int(owner)])] * int(number)
    if towers["captive"] and seat == view["active"]:
        owner, figure = towers["captive"]
        held.append((str(figure), letters[int(owner)]))
    return tuple(held)


def _tokens(view: CarcassonneView, seat: int) -> tuple[str, ...]:
    """The catapult tokens in front of a player: all four, or in a round the one still to be thrown."""
    catapult = view.get("catapult")
    if not catapult or view["active"] is None:
        return ()
    if catapult["token"] is None:
        return ("knock_out", "seduction", "target", "catch")
    place = (seat - view["active"]) % view["players"]
    return (catapult["token"],) if place >= catapult["thrown"] else ()
