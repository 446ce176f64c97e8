"""A tile of the data turned into place: where its towns, walls, roads, rivers and pictures lie."""

import json
import math
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import NotRequired, TypedDict

from bastide.games.carcassonne.drawing.curves import (
    Curve,
    Point,
    curve_path,
    inside,
    on_border,
    path,
    polygon_path,
    smooth,
    turned,
)
from bastide.games.carcassonne.sets import with_own

HERE = Path(__file__).parent


class Segment(TypedDict):
    """A city, road, field, ... of a tile."""

    id: str
    type: str
    anchor: NotRequired[list[float]]
    edges: NotRequired[list[str]]
    half_edges: NotRequired[list[str]]
    inner_end: NotRequired[str]
    tunnel: NotRequired[bool]
    inn: NotRequired[bool]
    pennants: NotRequired[int]
    goods: NotRequired[str]
    cathedral: NotRequired[bool]
    princess: NotRequired[bool]
    pig_herd: NotRequired[bool]


class AreaData(TypedDict):
    """A piece of town in the data."""

    feature: str
    polygon: list[list[float]]
    over: NotRequired[bool]


class LineData(TypedDict):
    """A stretch of road or river in the data."""

    feature: str | None
    line: list[list[float]]
    over: NotRequired[bool]


class MarkData(TypedDict):
    """A small picture in the data."""

    kind: str
    at: list[float]
    feature: NotRequired[str]


class Plan(TypedDict):
    """The sketch of a tile in the data."""

    areas: NotRequired[list[AreaData]]
    lines: NotRequired[list[LineData]]
    lakes: NotRequired[list[list[list[float]]]]
    fairground: NotRequired[list[list[float]]]
    marks: NotRequired[list[MarkData]]


class TileData(TypedDict):
    """A tile type of the data."""

    id: str
    expansion: str
    count: int
    edges: dict[str, str]
    features: list[Segment]
    symbols: NotRequired[list[str]]
    role: NotRequired[str]
    layout: NotRequired[list[int]]


class _Tiles(TypedDict):
    tiles: list[TileData]


class _Sketches(TypedDict):
    quarters: dict[str, list[float]]
    tiles: dict[str, Plan]


@cache
def tiles() -> dict[str, TileData]:
    """Every tile type by its id."""
    found: list[_Tiles] = [
        json.loads(file.read_text("utf-8")) for file in with_own(HERE.parent / "data" / "tiles.json")
    ]
    return {tile["id"]: tile for data in found for tile in data["tiles"]}


@cache
def _sketches() -> _Sketches:
    found: _Sketches = {"quarters": {}, "tiles": {}}
    for file in with_own(HERE / "sketches.json"):
        data: _Sketches = json.loads(file.read_text("utf-8"))
        found["quarters"] |= data.get("quarters", {})
        found["tiles"] |= data["tiles"]
    return found


def quarters() -> dict[str, list[float]]:
    """Where each quarter of Carcassonne lies, in tiles from the north-west corner of the Count's block."""
    return _sketches()["quarters"]


@dataclass(frozen=True)
class Area:
    """A piece of town: its fill and the walls around it."""

    segment: str
    kind: str
    polygon: list[Point]
    over: bool
    fill: str
    walls: list[Curve]


@dataclass(frozen=True)
class Line:
    """A stretch of road or river. A lane that is no road of the game has no segment."""

    segment: str | None
    kind: str
    curve: Curve
    over: bool


@dataclass(frozen=True)
class Mark:
    """A picture and the point it stands on."""

    kind: str
    at: Point


# How much room a picture takes: the radius of a disc and how far its middle lies above the point it stands on.
ROOM = {
    "monastery": (22, 3),
    "abbey": (60, 0),
    "cathedral": (26, 0),
    "inn": (11, 2),
    "volcano": (21, 2),
    "dragon": (10.5, 0),
    "portal": (10, 0),
    "princess": (10.5, 0),
    "tower_foundation": (13, 2),
    "fair": (14, 2),
    "shrine": (15, 2),
    "pig_herd": (10, 0),
    "pennant": (10, 0),
    "wine": (10, 0),
    "grain": (10.5, 0),
    "cloth": (10, 0),
    "house": (6, 1),
    "castle": (27, 14),
    "market": (22, 6),
    "blacksmith": (21, 12),
    "cathedral_square": (27, 14),
}
BUILDINGS = ("monastery", "shrine", "abbey", "tower_foundation")
# How far a picture reaches to each side, up and down from its mark: it is moved to stand inside its tile.
REACH = {
    "monastery": (23, 31, 16),
    "volcano": (23, 26, 16),
    "fair": (13, 18, 11),
    "shrine": (16, 16, 13),
    "tower_foundation": (13, 15, 13),
    "inn": (13, 13, 9),
    "portal": (11, 10, 10),
    "pig_herd": (10, 9, 9),
    "dragon": (11, 11, 11),
    "princess": (11, 11, 11),
    "pennant": (8, 10, 10),
    "wine": (10, 10, 10),
    "grain": (11, 11, 11),
    "cloth": (10, 10, 10),
}


class Sketch:
    """A tile after quarter turns clockwise. What stands on it is upright again after every turn."""

    def __init__(self, tile: TileData, turns: int) -> None:
        plan = _sketches()["tiles"][tile["id"]]
        self.tile = tile
        self.turns = turns % 4
        self.kind = {segment["id"]: segment["type"] for segment in tile["features"]}
        self.areas = self._areas(plan.get("areas", []))
        self.lines = [
            Line(
                line["feature"],
                self.kind[line["feature"]] if line["feature"] else "road",
                smooth(self._points(line["line"]), square_ends=True),
                line.get("over", False),
            )
            for line in plan.get("lines", [])
        ]
        self.lakes = [self._points(lake) for lake in plan.get("lakes", [])]
        self.fairground = self._points(plan.get("fairground", []))
        self.anchors = [self._turn(s["anchor"]) for s in tile["features"] if "anchor" in s]
        self.marks = self._marks(plan.get("marks", []))
        self.gates, self.villages, self.springs = self._ends()

    def _turn(self, point: Sequence[float]) -> Point:
        return turned(point, self.turns)

    def _points(self, points: Sequence[Sequence[float]]) -> list[Point]:
        return [self._turn(point) for point in points]

    def _areas(self, areas: list[AreaData]) -> list[Area]:
        polygons = [self._points(area["polygon"]) for area in areas]
        out = []
        for i, area in enumerate(areas):
            rest = [p for j, p in enumerate(polygons) if j != i and areas[j]["feature"] == area["feature"]]
            fill, walls = _outline(polygons[i], rest)
            name = area["feature"]
            out.append(Area(name, self.kind[name], polygons[i], area.get("over", False), fill, walls))
        return out

    def _marks(self, marks: list[MarkData]) -> list[Mark]:
        found = [(mark["kind"], self._turn(mark["at"])) for mark in marks]
        found += [(s["type"], self._turn(s["anchor"])) for s in self.tile["features"] if s["type"] in BUILDINGS]
        if "layout" in self.tile:
            column, row = self.tile["layout"]
            found += [
                ("cathedral_square" if name == "cathedral" else name, self._turn((x - column, y - row)))
                for name, (x, y) in quarters().items()
                if -0.3 < x - column < 1.3 and -0.3 < y - row < 1.3
            ]
        return [Mark(kind, _kept_inside(kind, at)) for kind, at in found]

    def _ends(self) -> tuple[list[Point], list[Point], list[Point]]:
        gates: list[Point] = []
        villages: list[Point] = []
        springs: list[Point] = []
        segments = {segment["id"]: segment for segment in self.tile["features"]}
        for line in self.lines:
            end = line.curve[-1][3]
            if line.segment is None:
                gates.append(line.curve[0][0])
                continue
            segment = segments[line.segment]
            if segment.get("inner_end") in ("city", "carcassonne") or segment.get("tunnel"):
                gates.append(end)
            if segment.get("inner_end") == "crossing":
                if not any(math.dist(end, p) < 12 for p in [*villages, *(mark.at for mark in self.marks)]):
                    villages.append(end)
            if line.kind == "river" and not self.lakes and len(segment["edges"]) == 1:
                springs.append(end)
        return gates, villages, springs


def _kept_inside(kind: str, at: Point) -> Point:
    if kind not in REACH:
        return at
    side, up, down = REACH[kind]
    return (min(max(at[0], side), 100 - side), min(max(at[1], up), 100 - down))


def _outline(polygon: list[Point], rest: list[list[Point]]) -> tuple[str, list[Curve]]:
    """The fill of an area and its walls: every side that is neither on the border nor inside the same town."""
    count = len(polygon)
    sides = list(zip(polygon, polygon[1:] + polygon[:1], strict=True))

    def is_open(a: Point, b: Point) -> bool:
        middle = ((a[0] + b[0]) / 2, (a[1] + b[1]) / 2)
        return on_border(a, b) or any(inside(middle, other) for other in rest)

    opens = [is_open(a, b) for a, b in sides]
    if all(opens):
        return polygon_path(polygon), []
    first = next((i for i in range(count) if opens[i - 1] and not opens[i]), 0)
    text = f"M{path(sides[first][0])}"
    walls: list[Curve] = []
    chain: list[Point] = []
    for i in range(first, first + count):
        a, b = sides[i % count]
        if not opens[i % count]:
            chain += [a, b] if not chain else [b]
            continue
        if chain:
            walls.append(smooth(chain))
            text += curve_path(walls[-1], start=False)
            chain = []
        text += f"L{path(b)}"
    if chain:
        walls.append(smooth(chain))
        text += curve_path(walls[-1], start=False)
    return text + "Z", walls
