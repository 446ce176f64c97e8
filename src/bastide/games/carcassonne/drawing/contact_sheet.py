"""Every tile type and every figure, each on one sheet, for the docs and for looking at.

python -m bastide.games.carcassonne.drawing.contact_sheet docs/pictures
"""

import sys
from collections.abc import Iterable
from itertools import groupby
from pathlib import Path

from bastide.drawing.signs import SIGNS
from bastide.games.carcassonne.drawing.art import drawing
from bastide.games.carcassonne.drawing.figures import figure, sign, tower, tower_top
from bastide.games.carcassonne.drawing.sketch import TileData, tiles
from bastide.games.carcassonne.drawing.tiles import tile

COLUMNS = 9
STEP = 116.0
SETS = {
    "base": "The base game",
    "inns": "I Inns & Cathedrals",
    "traders": "II Traders & Builders",
    "dragon": "III The Princess & the Dragon",
    "tower": "IV The Tower",
    "abbey": "V Abbey & Mayor",
    "king": "VI King & Robber Baron",
    "shrine": "VI The Cult",
    "count": "VI The Count of Carcassonne",
    "river2": "VI River II",
    "catapult": "VII The Catapult",
}
FIGURES = {
    "small": "follower",
    "big": "big follower",
    "builder": "builder",
    "pig": "pig",
    "mayor": "mayor",
    "wagon": "wagon",
    "barn": "barn",
    "knock_out": "knock out",
    "target": "target",
    "catch": "catch",
    "seduction": "seduction",
}
MARKERS = ("dragon", "fairy", "count", "king", "robber", "catapult", "tower")


def contact_sheet(sets: Iterable[str] = SETS) -> str:
    """All tile types of some sets as one drawing, with their ids and how many there are of each."""
    chosen = set(sets)
    y = 0.0
    out = []
    for name, group in groupby((t for t in tiles().values() if t["expansion"] in chosen), key=lambda t: t["expansion"]):
        members = list(group)
        out.append(f'<text class="c-title" x="0" y="{y + 24:g}">{SETS[name].replace("&", "&amp;")}</text>')
        y += 36
        for i, member in enumerate(members):
            out.append(_entry(member, i % COLUMNS * STEP, y + i // COLUMNS * (STEP + 14)))
        y += (len(members) + COLUMNS - 1) // COLUMNS * (STEP + 14) + 8
    return _sheet("The land tiles of Carcassonne", COLUMNS * STEP - 16, y, "c-table", out)


def _entry(member: TileData, x: float, y: float) -> str:
    copies = f" ×{member['count']}" if member["count"] != 1 else ""
    return (
        f'<svg x="{x:g}" y="{y:g}" width="100" height="100" viewBox="0 0 100 100">{tile(member["id"])}</svg>'
        f'<path class="c-seam" d="M{x:g} {y:g}h100v100h-100z"/>'
        f'<text class="c-id" x="{x:g}" y="{y + 111:g}">{member["id"].split("/")[1]}{copies}</text>'
    )


def piece_sheet() -> str:
    """All figures and tokens of the six seats, a lying farmer, the markers of nobody, and towers."""
    out = [sign(seat, (120 + i * 48, 14), 1.6) for i, seat in enumerate(SIGNS)]
    y = 58.0
    for kind, name in FIGURES.items():
        out.append(_label(name, y))
        out += [figure(kind, seat, (120 + i * 48, y)) for i, seat in enumerate(SIGNS)]
        y += 46
    out.append(_label("farmer", y))
    out += [figure("small", seat, (120 + i * 48, y), lying=True) for i, seat in enumerate(SIGNS)]
    for i, marker in enumerate(MARKERS):
        out.append(_label(marker, 58 + i * 46, 420))
        out.append(figure(marker, "", (506, 58 + i * 46)))
    for floors in range(1, 5):
        out.append(tower(floors, (382 + floors * 44, y + 8)))
    out.append(figure("small", "G", tower_top(3, (514, y + 8)), 0.9))
    return _sheet("The figures of Carcassonne", 590, y + 24, "c-fd", out)


def _label(name: str, y: float, x: float = 0) -> str:
    return f'<text class="c-name" x="{x:g}" y="{y + 5:g}">{name}</text>'


def _sheet(title: str, width: float, height: float, ground: str, content: list[str]) -> str:
    paper = f'<path class="{ground}" d="M-20-12h{width + 40:g}v{height + 24:g}h{-width - 40:g}z"/>'
    return drawing((-20, -12, width + 40, height + 24), title, paper + "".join(content))


if __name__ == "__main__":
    folder = Path(sys.argv[1])
    (folder / "carcassonne-tiles.svg").write_text(contact_sheet(), "utf-8")
    (folder / "carcassonne-pieces.svg").write_text(piece_sheet(), "utf-8")
