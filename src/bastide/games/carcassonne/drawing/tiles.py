"""A land tile as SVG, 100 units wide, drawn from the tile data.

The geometry of a tile turns; the pictures on it never do: every house stands upright and the light always falls from
the same side. The same tile and turn always give the same drawing.
"""

import math
import re
from functools import cache

from bastide.games.carcassonne.drawing.curves import (
    Curve,
    Point,
    beside,
    curve_path,
    inside,
    inward,
    line_path,
    number,
    polygon_path,
    samples,
    smooth,
)
from bastide.games.carcassonne.drawing.scenery import picture, scenery
from bastide.games.carcassonne.drawing.sketch import Area, Sketch, tiles

ON_TOP = ("pennant", "wine", "grain", "cloth", "dragon", "princess")
"""Marks that count in the game and are never hidden behind a house."""
FOOT = {"monastery": 4, "cathedral": 12, "house": 2, "shrine": 1}
"""How far below its mark a picture stands."""


def symbol_id(tile_id: str, turns: int) -> str:
    """The id of the symbol of a tile in a turn."""
    return "ct-" + re.sub(r"\W+", "-", tile_id) + f"-{turns % 4}"


def symbol(tile_id: str, turns: int) -> str:
    """A tile as a symbol, to be defined once and used wherever that tile lies."""
    return f'<symbol id="{symbol_id(tile_id, turns)}" viewBox="0 0 100 100">{tile(tile_id, turns)}</symbol>'


def tile(tile_id: str, turns: int = 0) -> str:
    """The drawing of a tile after quarter turns clockwise, without an outer element."""
    return _tile(tile_id, turns % 4)


@cache
def _tile(tile_id: str, turns: int) -> str:
    sketch = Sketch(tiles()[tile_id], turns)
    grass, upright = scenery(sketch)
    layers = [
        '<path class="c-fd" d="M0 0h100v100H0z"/>',
        grass,
        _towns(sketch, over=False),
        _rivers(sketch),
        _roads(sketch, over=False),
        _towns(sketch, over=True),
        _bridges(sketch),
        _roads(sketch, over=True),
        _fairground(sketch),
    ]
    upright += _turrets(sketch) + _buildings(sketch)
    return "".join(layers) + "".join(text for _, text in sorted(upright))


def _towns(sketch: Sketch, over: bool) -> str:
    """Towns and their walls, one fill for each segment; an upper town throws a shadow on what passes below."""
    areas = [area for area in sketch.areas if area.over == over and area.kind != "abbey"]
    if not areas:
        return ""
    fills: dict[str, str] = {}
    for area in areas:
        fills[area.segment] = fills.get(area.segment, "") + area.fill
    out = []
    if over:
        edges = "".join(curve_path(wall) for area in areas for wall in area.walls)
        out.append(f'<path class="c-under" d="{edges}"/>')
    for name, fill in fills.items():
        town = "c-ct c-k" if sketch.kind[name] == "carcassonne" else "c-ct"
        out.append(f'<path class="{town}" data-segment="{name}" d="{fill}"/>')
    return "".join(out) + _walls(areas, f"{symbol_id(sketch.tile['id'], sketch.turns)}w{over:d}")


def _walls(areas: list[Area], key: str) -> str:
    """Walls seen from above with their southern face, battlements on the outer side."""
    walls = [(wall, area.polygon) for area in areas for wall in area.walls]
    if not walls:
        return ""
    ways = "".join(curve_path(wall) for wall, _ in walls)
    merlons = "".join(line_path(_battlements(wall, polygon)) for wall, polygon in walls)
    return (
        f'<g class="c-wi" transform="translate(0 2.8)"><path id="{key}" d="{ways}"/></g>'
        f'<use href="#{key}" class="c-wf" y="2.8"/><use href="#{key}" class="c-wi"/><use href="#{key}" class="c-wt"/>'
        f'<path class="c-wm" d="{merlons}"/>'
    )


def _battlements(wall: Curve, polygon: list[Point]) -> list[Point]:
    line = samples(wall)
    side = -1 if inside(beside(line, 1.5)[len(line) // 2], polygon) else 1
    edge = beside(line, side * 2.1)
    return edge[::4] + ([edge[-1]] if (len(edge) - 1) % 4 else [])


def _rivers(sketch: Sketch) -> str:
    rivers = [line for line in sketch.lines if line.kind == "river"]
    if not rivers:
        return ""
    ways = {line.segment: "" for line in rivers}
    for line in rivers:
        ways[line.segment] += curve_path(line.curve)
    shores = [curve_path(smooth([*lake, lake[0]])) for lake in sketch.lakes]
    out = [f'<path class="c-rb" d="{"".join(ways.values())}"/>']
    out += [f'<path class="c-lb" d="{shore}"/>' for shore in shores]
    out += [f'<path class="c-rw" data-segment="{name}" d="{way}"/>' for name, way in ways.items()]
    out += [f'<path class="c-lw" d="{shore}"/>' for shore in shores]
    ripples = ""
    for line in rivers:
        middle = samples(line.curve)
        for by in (-2.2, 2.4):
            ripples += line_path(beside(middle, by)[::3])
    out.append(f'<path class="c-rr" d="{ripples}"/>')
    for lake in sketch.lakes:
        x, y = (sum(point[i] for point in lake) / len(lake) for i in (0, 1))
        waves = "".join(f"M{number(x + dx)} {number(y + dy)}q3-2 6 0" for dx, dy in ((-12, -6), (2, -2), (-8, 6)))
        out.append(f'<path class="c-ripple" d="{waves}"/>')
    return "".join(out)


def _roads(sketch: Sketch, over: bool) -> str:
    """Roads, one surface for each segment; edges lie below all surfaces, so that roads that meet run together."""
    roads = [line for line in sketch.lines if line.kind == "road" and line.over == over]
    if not roads:
        return ""
    ways: dict[str | None, str] = {}
    for line in roads:
        ways[line.segment] = ways.get(line.segment, "") + curve_path(line.curve)
    every = "".join(ways.values())
    surfaces = "".join(f'<path class="c-rf"{_named(name)} d="{way}"/>' for name, way in ways.items())
    return f'<path class="c-re" d="{every}"/>{surfaces}<path class="c-rd" d="{every}"/>'


def _named(segment: str | None) -> str:
    return f' data-segment="{segment}"' if segment else ""


def _bridges(sketch: Sketch) -> str:
    """The stone deck under an upper road: over another road where they cross, or over the town in the middle."""
    upper = [line for line in sketch.lines if line.over and line.kind == "road"]
    if not upper:
        return ""
    below = [point for line in sketch.lines if not line.over for point in samples(line.curve, 1)]
    out = []
    for line in upper:
        way = samples(line.curve, 1)
        crossing = next((p for p in way if any(math.dist(p, q) < 1.2 for q in below)), (50.0, 50.0))
        deck = [p for p in way if math.dist(p, crossing) < (13 if below else 34)]
        text = line_path([*deck[::3], deck[-1]])
        shadow = f'<path class="c-bsh" d="{text}" transform="translate(0 3.5)"/>'
        out.append(f'{shadow}<path class="c-bi" d="{text}"/><path class="c-bs" d="{text}"/>')
    return "".join(out)


def _fairground(sketch: Sketch) -> str:
    ground = sketch.fairground
    if not ground:
        return ""
    touches_border = any(inward(point) for point in ground)
    edge = polygon_path(ground) if touches_border else curve_path(smooth([*ground, ground[0]]))
    return f'<path class="c-fg" d="{edge}"/>'


def _turrets(sketch: Sketch) -> list[tuple[float, str]]:
    """Towers at the corners of the walls, where nothing else stands."""
    roads = [point for line in sketch.lines for point in samples(line.curve, 4)]
    out = []
    for area in sketch.areas:
        if area.over or area.kind == "abbey":
            continue
        for wall in area.walls:
            corners = [piece[3] for piece in wall[:-1]]
            if len(corners) < 2:
                continue
            for i, (x, y) in enumerate(corners):
                taken = [
                    *((mark.at, 15) for mark in sketch.marks),
                    *((p, 9) for p in roads),
                    *((p, 22) for p in corners[:i]),
                ]
                on_tile = 6 < x < 94 and 6 < y < 94
                if on_tile and all(math.dist((x, y), p) > gap for p, gap in taken):
                    name = "spire" if (i + len(corners)) % 2 else "turret"
                    out.append((y + 2, picture(name, (x, y + 2))))
    return out


def _buildings(sketch: Sketch) -> list[tuple[float, str]]:
    out = [(y + 2, picture("gate", (x, y + 2.5))) for x, y in sketch.gates]
    out += [(y, picture("spring", (x, y))) for x, y in sketch.springs]
    out += [(y - 8, picture("village", (x, y))) for x, y in sketch.villages]
    for mark in sketch.marks:
        x, y = mark.at
        depth = y + (200 if mark.kind in ON_TOP else 4)
        out.append((depth, picture(mark.kind, (x, y + FOOT.get(mark.kind, 0)))))
    return out
