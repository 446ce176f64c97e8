"""Points, smooth curves and the path text of SVG. One tile is 100 units wide."""

import math
from collections.abc import Sequence
from typing import TypeAlias

Point: TypeAlias = tuple[float, float]
Curve: TypeAlias = list[tuple[Point, Point, Point, Point]]

BORDERS = ((0, 0.0), (0, 100.0), (1, 0.0), (1, 100.0))


def number(value: float) -> str:
    """A coordinate with one decimal at most, as short as it can be written."""
    text = f"{value:.1f}"
    text = text[:-2] if text.endswith(".0") else text
    return "0" if text == "-0" else text


def path(*points: Point) -> str:
    """Coordinates as path text."""
    return " ".join(f"{number(x)} {number(y)}" for x, y in points)


def turned(point: Sequence[float], turns: int) -> Point:
    """A point of the tile data (0..1) after quarter turns clockwise, in drawing units."""
    x, y = point
    for _ in range(turns % 4):
        x, y = 1 - y, x
    return (x * 100, y * 100)


def on_border(a: Point, b: Point) -> bool:
    """Whether the side from a to b lies on the border of the tile."""
    return any(abs(a[i] - v) < 1e-6 and abs(b[i] - v) < 1e-6 for i, v in BORDERS)


def inward(point: Point) -> Point | None:
    """The direction into the tile at a point of its border; None elsewhere."""
    x, y = point
    if y < 1e-6:
        return (0, 1)
    if x > 100 - 1e-6:
        return (-1, 0)
    if y > 100 - 1e-6:
        return (0, -1)
    return (1, 0) if x < 1e-6 else None


def inside(point: Point, polygon: Sequence[Point]) -> bool:
    """Whether a point lies in a polygon."""
    x, y = point
    hit = False
    x1, y1 = polygon[-1]
    for x2, y2 in polygon:
        if (y1 > y) != (y2 > y) and x < (x2 - x1) * (y - y1) / (y2 - y1) + x1:
            hit = not hit
        x1, y1 = x2, y2
    return hit


def smooth(points: Sequence[Point], square_ends: bool = False) -> Curve:
    """A smooth curve through the points; with square ends it leaves the border of the tile at a right angle."""
    slopes = [_slope(points, i, square_ends) for i in range(len(points))]
    return [
        (p, (p[0] + m[0] / 3, p[1] + m[1] / 3), (q[0] - w[0] / 3, q[1] - w[1] / 3), q)
        for p, q, m, w in zip(points, points[1:], slopes, slopes[1:], strict=False)
    ]


def _slope(points: Sequence[Point], i: int, square_ends: bool) -> Point:
    last = len(points) - 1
    closed = last > 2 and math.dist(points[0], points[-1]) < 1e-6
    here = points[i]
    before = points[i - 1] if i else points[-2] if closed else here
    after = points[i + 1] if i < last else points[1] if closed else here
    way = (after[0] - before[0], after[1] - before[1])
    if closed and i in (0, last):
        return (way[0] / 2, way[1] / 2)
    if i in (0, last):
        into = inward(here) if square_ends else None
        if into is None:
            return way
        size = math.hypot(*way) * (1 if i == 0 else -1)
        return (into[0] * size, into[1] * size)
    u, v = math.dist(before, here), math.dist(here, after)
    cosine = ((here[0] - before[0]) * (after[0] - here[0]) + (here[1] - before[1]) * (after[1] - here[1])) / (
        u * v or 1
    )
    if cosine < 0.2:
        return (0, 0)
    ease = min(u, v) / (u + v)
    return (way[0] * ease, way[1] * ease)


def curve_path(curve: Curve, start: bool = True) -> str:
    """A curve as path text, with or without the move to its first point."""
    return (f"M{path(curve[0][0])}" if start else "") + "".join(f"C{path(b, c, d)}" for _, b, c, d in curve)


def line_path(line: Sequence[Point]) -> str:
    """A polyline as path text."""
    return f"M{path(line[0])}L{path(*line[1:])}"


def polygon_path(polygon: Sequence[Point]) -> str:
    """A polygon as path text."""
    return line_path(polygon) + "Z"


def samples(curve: Curve, step: float = 2.0) -> list[Point]:
    """Points along a curve, about `step` apart."""
    out = [curve[0][0]]
    for (ax, ay), (bx, by), (cx, cy), (dx, dy) in curve:
        pieces = max(2, int(math.hypot(dx - ax, dy - ay) / step))
        for i in range(1, pieces + 1):
            t = i / pieces
            s = 1 - t
            a, b, c, d = s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t
            out.append((a * ax + b * bx + c * cx + d * dx, a * ay + b * by + c * cy + d * dy))
    return out


def beside(line: Sequence[Point], by: float) -> list[Point]:
    """A polyline moved sideways, to its left for a positive distance."""
    out = []
    last = len(line) - 1
    for i, (x, y) in enumerate(line):
        a, b = line[max(0, i - 1)], line[min(last, i + 1)]
        size = math.dist(a, b) or 1
        out.append((x + (b[1] - a[1]) / size * by, y - (b[0] - a[0]) / size * by))
    return out
