"""The picture of a set: a small land that it changes, and large before it the figures it brings.

Each set has its own in `card.json`. box: what is shown of the land, 100 to a tile. land: tile, column, row and quarter
turns clockwise. pieces: figure, seat, place, and 1 for one that lies. towers: place, floors and who stands on top.
emblem: what the set brings, figures with their seat, pictures with their size and how far they stand below the middle.
"""

import json
from functools import cache
from typing import Any

from bastide.drawing.sheet import sheet, used
from bastide.games.carcassonne.drawing.art import HERE, figures, pictures, style
from bastide.games.carcassonne.drawing.curves import Point
from bastide.games.carcassonne.drawing.figures import figure
from bastide.games.carcassonne.drawing.scene import Laid, Piece, Scene, Tower, draw_land
from bastide.games.carcassonne.sets import own_files

EMBLEM = 58.0
"""How wide and high each figure of the emblem is."""


@cache
def draw_card(name: str) -> str:
    """The picture of a set, or of the `base` game; raises KeyError for what is none."""
    files = {"base": HERE / "card.json", **own_files("card.json")}
    found: dict[str, Any] = json.loads(files[name].read_text("utf-8"))
    scene = Scene(
        land=[Laid(*row) for row in found["land"]],
        sides=[],
        pieces=[Piece(kind, seat, (x, y), bool(lying)) for kind, seat, x, y, lying in found["pieces"]],
        towers=[Tower((x, y), floors, tuple(guard) if guard else None) for floors, x, y, guard in found["towers"]],
    )
    left, top, width, height = found["box"]
    ground = f'<rect class="c-table" x="{left}" y="{top}" width="{width}" height="{height}"/>'
    drawn = ground + draw_land(scene) + _emblem(found["emblem"], (left + 8, top + height - 8))
    shown = f'preserveAspectRatio="xMinYMax slice" width="{width}" height="{height}"'
    everything = used(pictures() + figures(), drawn)
    return sheet("c-art", (left, top, width, height), "", style(), f"<defs>{everything}</defs>{drawn}", shown)


def _emblem(figures: list[list[Any]], corner: Point) -> str:
    """What the set brings, side by side on a label in the corner."""
    left, foot = corner
    wide = EMBLEM * len(figures) + 6
    high = EMBLEM + 6
    look = 'fill="#fffaf0" fill-opacity=".94" stroke="#3d3023" stroke-width="1.5"'
    label = f'<rect {look} x="{left:g}" y="{foot - high:g}" width="{wide:g}" height="{high:g}" rx="9"/>'
    middles = [(left + 3 + EMBLEM * (i + 0.5), foot - 3 - EMBLEM / 2) for i in range(len(figures))]
    return label + "".join(
        figure(kind, more[0], at, 1.55, plain=True) if not kind.startswith("cp-") else _picture(kind, at, *more)
        for (kind, *more), at in zip(figures, middles, strict=True)
    )


def _picture(kind: str, at: Point, size: float, drop: float) -> str:
    """A picture of the land; it stands so far below its middle."""
    return f'<use href="#{kind}" transform="translate({at[0]:g} {at[1] + drop:g}) scale({size:g})"/>'
