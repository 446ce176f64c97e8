"""Houses in the towns, trees and grass in the fields: always the same on the same tile, never in the way."""

import math
import random
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache

from bastide.games.carcassonne.drawing.curves import Point, inside, number, samples, turned
from bastide.games.carcassonne.drawing.sketch import ROOM, Sketch, tiles

HOUSES = (("house", 4.4), ("house2", 3.7), ("house2", 3.7), ("house3", 5.6))
TREES = (("tree", 4.4), ("tree", 4.4), ("pine", 5.0), ("bush", 1.6))
"""Name of the picture, and how far its foot lies below its middle."""
HOUSE_RADIUS, TREE_RADIUS = 6.1, 4.7
GRASS = (("furrow", 9.0, 24, 1), ("tuft", 2.8, 40, 6), ("tuft2", 2.0, 40, 5))
"""Name of the picture, its radius, how often a place is tried, and how many there may be."""
CELL, REACH = 12.5, 11.0
"""The cells of the grid, and how far around a disc it is entered: further than any radius asked for."""
GOLDEN = (0.7548776662466927, 0.5698402909980532)
"""Steps of the plastic number: adding them again and again fills a square evenly."""


class Room:
    """What is taken on a tile, as discs kept in a grid of cells so that a free place is found quickly."""

    def __init__(self, sketch: Sketch) -> None:
        self.sketch = sketch
        self.cells: list[list[tuple[float, float, float]]] = [[] for _ in range(64)]
        for line in sketch.lines:
            width = 4.6 if line.kind == "road" else 8.0
            for point in samples(line.curve, 5):
                self.take(point, width)
        bridges = [area.polygon for area in sketch.areas if area.over]
        for area in sketch.areas:
            for wall in area.walls:
                for point in samples(wall, 5):
                    if area.over or not any(inside(point, bridge) for bridge in bridges):
                        self.take(point, 3.4)
        for mark in sketch.marks:
            radius, above = ROOM[mark.kind]
            self.take((mark.at[0], mark.at[1] - above), radius)
        for village in sketch.villages:
            self.take(village, 10)
        self.closed = [*sketch.lakes, *([sketch.fairground] if sketch.fairground else [])]
        for shore in self.closed:
            for point in shore:
                self.take(point, 2)

    def take(self, at: Point, radius: float) -> None:
        """Marks a disc as taken."""
        x, y = at
        reach = radius + REACH
        for row in range(max(0, int((y - reach) // CELL)), min(7, int((y + reach) // CELL)) + 1):
            for column in range(max(0, int((x - reach) // CELL)), min(7, int((x + reach) // CELL)) + 1):
                self.cells[row * 8 + column].append((x, y, radius))

    def town_at(self, at: Point) -> bool:
        """Whether a point lies in a town or another walled place."""
        return any(inside(at, area.polygon) for area in self.sketch.areas)

    def is_free(self, at: Point, radius: float) -> bool:
        """Whether a disc fits between the things already there and inside the tile."""
        x, y = at
        if not (radius + 0.6 <= x <= 99.4 - radius and radius + 0.6 <= y <= 99.4 - radius):
            return False
        for ox, oy, taken in self.cells[int(y // CELL) * 8 + int(x // CELL)]:
            dx, dy, gap = x - ox, y - oy, radius + taken
            if dx * dx + dy * dy < gap * gap:
                return False
        return not any(inside(at, place) for place in self.closed)

    def is_clear_of_figures(self, at: Point, distance: float) -> bool:
        """Whether a point is far enough from every place where a figure may stand."""
        return all(math.dist(at, anchor) > distance for anchor in self.sketch.anchors)


def picture(name: str, at: Point) -> str:
    """A picture standing at a point."""
    return f'<use href="#cp-{name}" x="{number(at[0])}" y="{number(at[1])}"/>'


@dataclass(frozen=True)
class Planted:
    """A picture of the scenery on the unturned tile: the middle of its disc, its radius, its foot below the middle."""

    name: str
    at: Point
    radius: float
    foot: float


def scenery(sketch: Sketch) -> tuple[str, list[tuple[float, str]]]:
    """The grass below everything, and what stands upright with the y of its foot.

    It is planted once on the unturned tile and turns with it, so that turning a tile moves its houses along.
    """
    grass, upright = _planted(sketch.tile["id"])
    taken = [(mark.at[0], mark.at[1] - ROOM[mark.kind][1], ROOM[mark.kind][0]) for mark in sketch.marks]
    low = "".join(picture(plant.name, at) for plant, at in _turned(grass, sketch.turns, []))
    high = [
        (at[1] + plant.foot, picture(plant.name, (at[0], at[1] + plant.foot)))
        for plant, at in _turned(upright, sketch.turns, taken)
    ]
    return low, high


def _turned(
    plants: list[Planted], turns: int, taken: list[tuple[float, float, float]]
) -> Iterator[tuple[Planted, Point]]:
    """The plants in their places on the turned tile, less those an upright building has come to hide."""
    for plant in plants:
        x, y = turned((plant.at[0] / 100, plant.at[1] / 100), turns)
        if all(math.hypot(x - ox, y - oy) > radius + plant.radius - 2 for ox, oy, radius in taken):
            yield plant, (x, y)


@cache
def _planted(tile_id: str) -> tuple[list[Planted], list[Planted]]:
    """The grass and the upright scenery of a tile."""
    sketch = Sketch(tiles()[tile_id], 0)
    if "abbey" in sketch.kind.values():
        return [], []
    dice = random.Random(tile_id)
    room = Room(sketch)
    upright = _houses(room, dice) if sketch.areas else []
    upright += _trees(room, dice)
    return _grass(room, dice), upright


def _places(dice: random.Random, count: int) -> Iterator[Point]:
    """Places spread evenly over the tile."""
    u, v = dice.random(), dice.random()
    for _ in range(count):
        u, v = (u + GOLDEN[0]) % 1, (v + GOLDEN[1]) % 1
        yield (3 + 94 * u, 3 + 94 * v)


def _houses(room: Room, dice: random.Random) -> list[Planted]:
    out = []
    for at in _places(dice, 220):
        if room.is_free(at, HOUSE_RADIUS) and room.town_at(at) and room.is_clear_of_figures(at, 7):
            room.take(at, HOUSE_RADIUS)
            name, foot = dice.choice(HOUSES)
            out.append(Planted(name, at, HOUSE_RADIUS, foot))
    return out


def _trees(room: Room, dice: random.Random) -> list[Planted]:
    wanted = dice.choice((0, 1, 1, 2, 3))
    out: list[Planted] = []
    for at in _places(dice, 60):
        if len(out) == wanted:
            break
        if room.is_free(at, TREE_RADIUS + 1.6) and not room.town_at(at) and room.is_clear_of_figures(at, 9):
            room.take(at, TREE_RADIUS)
            name, foot = dice.choice(TREES)
            out.append(Planted(name, at, TREE_RADIUS, foot))
    return out


def _grass(room: Room, dice: random.Random) -> list[Planted]:
    out = []
    for x, y in _places(dice, 2):
        middle = (min(max(x, 20), 80), min(max(y, 20), 80))
        out.append(Planted(dice.choice(("patch1", "patch2")), middle, 0, 0))
    for name, radius, tries, most in GRASS:
        for at in _places(dice, tries):
            if most == 0:
                break
            if room.is_free(at, radius + 0.8) and not room.town_at(at):
                most -= 1
                room.take(at, radius + 3)
                out.append(Planted(name, at, radius, 0))
    return out
