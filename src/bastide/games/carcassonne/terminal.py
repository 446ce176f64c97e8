"""The land drawn with characters, five by three for a tile.

#  city      = |  road      ~  river      .  field      M  cloister      S  shrine
0 to 5       a figure of that seat; the list below the land tells which
%  Carcassonne
D  dragon    F  fairy         T  tower
"""

from bastide.games.carcassonne.components import TILES, FeatureData
from bastide.games.carcassonne.set_text import SetText
from bastide.games.carcassonne.sets import brought
from bastide.games.carcassonne.view_types import CarcassonneView, FigureView, SeatView, TileView

TEXTS: list[SetText] = [text() for text in brought("text", "TEXT").values()]
BY_ID = {tile["id"]: tile for tile in TILES}
WIDE, HIGH = 5, 3
SIDES = "NESW"
BORDER = {"N": (2, 0), "E": (4, 1), "S": (2, 2), "W": (0, 1)}
WALL = {"N": [(1, 0), (2, 0), (3, 0)], "E": [(4, 1), (3, 1)], "S": [(1, 2), (2, 2), (3, 2)], "W": [(0, 1), (1, 1)]}
HALF = {
    "NL": [(0, 0), (1, 0), (2, 0), (1, 1)], "NR": [(2, 0), (3, 0), (4, 0), (3, 1)],
    "EL": [(4, 0), (4, 1)], "ER": [(4, 1), (4, 2)],
    "SL": [(2, 2), (3, 2), (4, 2), (3, 1)], "SR": [(0, 2), (1, 2), (2, 2), (1, 1)], "WL": [(0, 1), (0, 2)],
    "WR": [(0, 0), (0, 1)],
}  # fmt: skip
"""The characters on each half of a tile's sides, as the town of Carcassonne fills them."""
STRAIGHT = {"EW": "=", "NS": "|"}
BUILDINGS = {"monastery": "M", "shrine": "S", "abbey": "A"}


def draw(view: CarcassonneView) -> str:
    """The table as text."""
    lines = [*_figures(view), *(line for text in TEXTS for line in text.lines(view)), _pile(view)]
    return "\n".join([_land(view), "", *lines, *(_seat(view, seat) for seat in view["seats"])])


def _land(view: CarcassonneView) -> str:
    xs = [tile["x"] for tile in view["land"]]
    ys = [tile["y"] for tile in view["land"]]
    west, north = min(xs), min(ys)
    columns = range(west, max(xs) + 1)
    canvas = [[" "] * (WIDE * len(columns)) for _ in range(HIGH * (max(ys) - north + 1))]
    for tile in view["land"]:
        for (x, y), character in _tile(tile).items():
            canvas[(tile["y"] - north) * HIGH + y][(tile["x"] - west) * WIDE + x] = character
    for figure in view["figures"]:
        x, y = _standing(figure, view)
        canvas[(figure["y"] - north) * HIGH + y][(figure["x"] - west) * WIDE + x] = str(figure["seat"])
    for letter, spot in _neutral(view):
        canvas[(spot[1] - north) * HIGH + 1][(spot[0] - west) * WIDE + 2] = letter
    head = "     " + "".join(f"{x:^{WIDE}}" for x in columns)
    rows = [
        (f"{north + i // HIGH:4} " if i % HIGH == 1 else "     ") + "".join(row).rstrip()
        for i, row in enumerate(canvas)
    ]
    return "\n".join([head.rstrip(), *rows])


def _neutral(view: CarcassonneView) -> list[tuple[str, list[int]]]:
    """What belongs to nobody and where it is; what an earlier set brings hides what a later one does."""
    return [mark for text in reversed(TEXTS) for mark in text.marks(view)]


Painted = dict[tuple[int, int], str]


def _tile(tile: TileView) -> Painted:
    """The characters of one tile."""
    painted = {(x, y): "." for x in range(WIDE) for y in range(HIGH)}
    features = BY_ID[tile["tile"]]["features"]
    for feature in features:
        _paint_town(feature, _sides(feature, tile["rotation"]), painted)
    for feature in features:
        _paint_way(feature, _sides(feature, tile["rotation"]), painted)
    for feature in features:
        if feature["type"] in BUILDINGS:
            painted[2, 1] = BUILDINGS[feature["type"]]
    return painted


def _paint_town(feature: FeatureData, sides: list[str], painted: Painted) -> None:
    """A city, or a piece of Carcassonne."""
    if feature["type"] == "city":
        for side in sides:
            painted.update(dict.fromkeys(WALL[side], "#"))
        if len(sides) > 1:
            painted[2, 1] = "#"
    elif feature["type"] == "carcassonne":
        painted[2, 1] = "%"
        for half in feature["half_edges"]:
            painted.update(dict.fromkeys(HALF[half], "%"))


def _paint_way(feature: FeatureData, sides: list[str], painted: Painted) -> None:
    """A road or a river."""
    if feature["type"] not in ("road", "river"):
        return
    flow = feature["type"] == "river"
    for side in sides:
        painted[BORDER[side]] = "~" if flow else "=" if side in "EW" else "|"
        if side in "EW":
            painted[1 if side == "W" else 3, 1] = "~" if flow else "="
    if len(sides) > 1:
        painted[2, 1] = "~" if flow else STRAIGHT.get("".join(sorted(sides)), "+")
    elif feature.get("inner_end") == "crossing":
        painted[2, 1] = "x"


def _sides(feature: FeatureData, rotation: int) -> list[str]:
    return [SIDES[(SIDES.index(side) + rotation // 90) % 4] for side in feature.get("edges", [])]


def _standing(figure: FigureView, view: CarcassonneView) -> tuple[int, int]:
    """The character of its tile on which a figure stands."""
    tile = next(t for t in view["land"] if (t["x"], t["y"]) == (figure["x"], figure["y"]))
    feature = next(f for f in BY_ID[tile["tile"]]["features"] if f["id"] == figure["segment"])
    x, y = feature["anchor"]
    for _ in range(tile["rotation"] // 90):
        x, y = 1 - y, x
    return min(int(x * WIDE), WIDE - 1), min(int(y * HIGH), HIGH - 1)


def _figures(view: CarcassonneView) -> list[str]:
    lines = [f"{f['seat']} {f['figure']} {f['x']},{f['y']} {f['segment']} ({f['role']})" for f in view["figures"]]
    return lines + [line for text in TEXTS for line in text.standing(view)]


def _pile(view: CarcassonneView) -> str:
    drawn = f"  drawn {view['drawn']}" if view["drawn"] else ""
    piles = "".join(text.pile(view) for text in TEXTS)
    return f"pile {view['pile']}{piles}{drawn}"


def _seat(view: CarcassonneView, side: SeatView) -> str:
    supply = " ".join(f"{name} {count}" for name, count in side["supply"].items())
    goods = "".join(f" {name} {count}" for name, count in side["goods"].items() if count)
    seat = side["seat"]
    held = "".join(text.held(view, seat) for text in TEXTS)
    return f"{seat} {side['colour']:6} {side['score']:4}  {supply}{goods}{held}"
