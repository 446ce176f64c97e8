"""A position to be recognized at the size of a stamp: plain tiles, and every figure as a spot of its seat's colour."""

import json
from functools import cache

from bastide.drawing.sheet import sheet
from bastide.drawing.signs import COLOURS, SIGNS
from bastide.games.carcassonne.drawing.art import HERE
from bastide.games.carcassonne.drawing.curves import curve_path, polygon_path
from bastide.games.carcassonne.drawing.scene import Laid, Scene
from bastide.games.carcassonne.drawing.sketch import Sketch, tiles
from bastide.games.carcassonne.drawing.tiles import symbol_id

LEAST, MOST = 4.0, 9.0
"""How many tiles are shown from top to bottom."""
RATIO = 1.6
"""How much wider than high the picture is."""
SHOWN = ("field", "town", "stone", "road", "roadedge", "water", "table", "roof")


def draw_small(scene: Scene) -> str:
    """The middle of the land, with its figures."""
    box = _middle(scene.land)
    kinds = {(laid.tile, laid.turns % 4) for laid in scene.land}
    symbols = "".join(f'<g id="{symbol_id(*kind)}">{_tile(*kind)}</g>' for kind in sorted(kinds))
    laid = "".join(
        f'<use href="#{symbol_id(tile.tile, tile.turns)}" x="{tile.x * 100}" y="{tile.y * 100}"/>'
        for tile in scene.land
    )
    spots = [(piece.spot, piece.seat) for piece in scene.pieces if piece.seat]
    spots += [(tower.spot, tower.guard[1]) for tower in scene.towers if tower.guard]
    figures = "".join(f'<circle class="{seat}" cx="{x:g}" cy="{y:g}" r="15"/>' for (x, y), seat in spots)
    ground = f'<rect class="t" x="{box[0]:g}" y="{box[1]:g}" width="{box[2]:g}" height="{box[3]:g}"/>'
    return sheet("c-small", box, "", _style(), f"<defs>{symbols}</defs>{ground}{laid}{figures}")


def _middle(land: list[Laid]) -> tuple[float, float, float, float]:
    """The middle of the land, in the shape of the picture."""
    columns, rows = [laid.x for laid in land] or [0], [laid.y for laid in land] or [0]
    across, down = max(columns) + 1 - min(columns), max(rows) + 1 - min(rows)
    high = min(max(min(across / RATIO, down), LEAST), MOST) * 100
    wide = high * RATIO
    middle = (max(columns) + 1 + min(columns)) * 50, (max(rows) + 1 + min(rows)) * 50
    return middle[0] - wide / 2, middle[1] - high / 2, wide, high


@cache
def _tile(tile: str, turns: int) -> str:
    """Fields, towns, roads and rivers, and a roof for a cloister: no house, no tree."""
    sketch = Sketch(tiles()[tile], turns)
    out = '<path class="f" d="M0 0h100v100H0z"/>'
    towns = [area for area in sketch.areas if area.kind != "abbey"]
    if towns:
        out += f'<path class="c" d="{"".join(area.fill for area in towns)}"/>'
        out += f'<path class="w" d="{"".join(curve_path(wall) for area in towns for wall in area.walls)}"/>'
    for kind, look in (("river", "r"), ("road", "s")):
        ways = "".join(curve_path(line.curve) for line in sketch.lines if line.kind == kind)
        out += f'<path class="{look}" d="{ways}"/>' if ways else ""
    out += "".join(f'<path class="r l" d="{polygon_path(lake)}"/>' for lake in sketch.lakes)
    if any(mark.kind in ("monastery", "shrine", "abbey") for mark in sketch.marks):
        out += '<path class="k" d="M30 68V46l20-18 20 18v22z"/>'
    return out


@cache
def _style() -> str:
    colours: dict[str, tuple[str, str]] = json.loads((HERE / "colours.json").read_text("utf-8"))
    light, dark = (_rules({name: colours[name][i] for name in SHOWN}, i) for i in (0, 1))
    return f"{light}@media (prefers-color-scheme:dark){{{dark}}}"


def _rules(colour: dict[str, str], dark: int) -> str:
    seats = "".join(f".{seat}{{fill:{COLOURS[seat][dark]}}}" for seat in SIGNS)
    return (
        f".t{{fill:{colour['table']}}}.f{{fill:{colour['field']}}}.c{{fill:{colour['town']}}}"
        f".w{{fill:none;stroke:{colour['stone']};stroke-width:6}}.s,.r{{fill:none;stroke-width:9;stroke:{colour['road']}}}"
        f".r{{stroke:{colour['water']};stroke-width:14}}.l{{fill:{colour['water']}}}.k{{fill:{colour['roof']}}}"
        f"circle{{stroke:#241b13;stroke-width:4}}{seats}"
    )
