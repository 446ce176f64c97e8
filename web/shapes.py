"""The outline of every region on a Carcassonne tile, so that the page can show which land belongs together.

Cities and roads are drawn lines of the sketch. Fields are what is left of the tile: they are flooded from the borders
where they begin, on a grid, and their coasts are traced.
"""

from collections import deque

from bastide.games.carcassonne.drawing.curves import curve_path, inside, samples
from bastide.games.carcassonne.drawing.sketch import Segment, Sketch, TileData

STEP = 2
CELLS = 100 // STEP
WIDE = {"road": 4.0, "river": 6.5}
HALVES = {"N": ((25, 0), (75, 0)), "E": ((99, 25), (99, 75)), "S": ((75, 99), (25, 99)), "W": ((0, 75), (0, 25))}
"""A point on the left and on the right half of each side, seen from the middle of the tile."""
Cell = tuple[int, int]


def shapes(tile: TileData) -> dict[str, dict[str, str]]:
    """For each segment of the tile, unturned: `area` to be tinted and `edge` to be drawn, both path text."""
    sketch = Sketch(tile, 0)
    out: dict[str, dict[str, str]] = {}
    for area in sketch.areas:
        shape = out.setdefault(area.segment, {"area": "", "edge": ""})
        shape["area"] += area.fill
        shape["edge"] += "".join(curve_path(wall) for wall in area.walls)
    for line in sketch.lines:
        if line.segment is not None:
            out.setdefault(line.segment, {"edge": ""})["edge"] += curve_path(line.curve)
    return out | _fields(sketch, [segment for segment in tile["features"] if segment["type"] == "field"])


def _fields(sketch: Sketch, fields: list[Segment]) -> dict[str, dict[str, str]]:
    barred = _barred(sketch)
    owner: dict[Cell, str] = {}
    queue: deque[Cell] = deque()
    for field in fields:
        seeds = [HALVES[half[0]][half[1] == "R"] for half in field.get("half_edges", [])]
        if "anchor" in field:
            seeds.append((int(field["anchor"][0] * 99), int(field["anchor"][1] * 99)))
        for x, y in seeds:
            cell = (x // STEP, y // STEP)
            if cell not in barred and cell not in owner:
                owner[cell] = field["id"]
                queue.append(cell)
    while queue:
        x, y = queue.popleft()
        for near in ((x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)):
            if 0 <= near[0] < CELLS and 0 <= near[1] < CELLS and near not in barred and near not in owner:
                owner[near] = owner[x, y]
                queue.append(near)
    out = {}
    for field in fields:
        loops = _coasts({cell for cell, name in owner.items() if name == field["id"]})
        area = "".join(f"M{' '.join(f'{x} {y}' for x, y in loop)}Z" for loop in loops)
        out[field["id"]] = {"area": area, "edge": "".join(_inland(loop) for loop in loops)}
    return out


def _barred(sketch: Sketch) -> set[Cell]:
    """The cells under cities, roads and water."""
    middles = {(i, j): ((i + 0.5) * STEP, (j + 0.5) * STEP) for i in range(CELLS) for j in range(CELLS)}
    lines = [(point, WIDE[line.kind]) for line in sketch.lines for point in samples(line.curve, 2)]
    towns = [area.polygon for area in sketch.areas] + sketch.lakes
    barred = {cell for cell, middle in middles.items() if any(inside(middle, town) for town in towns)}
    for (x, y), wide in lines:
        reach = int(wide / STEP) + 1
        i, j = int(x / STEP), int(y / STEP)
        for a in range(i - reach, i + reach + 1):
            for b in range(j - reach, j + reach + 1):
                px, py = (a + 0.5) * STEP, (b + 0.5) * STEP
                if (px - x) ** 2 + (py - y) ** 2 < wide * wide:
                    barred.add((a, b))
    return barred


def _coasts(cells: set[Cell]) -> list[list[tuple[int, int]]]:
    """The closed lines around a set of cells, corners only."""
    after: dict[Cell, list[Cell]] = {}
    for x, y in cells:
        sides = (
            ((x, y - 1), (x, y), (x + 1, y)),
            ((x + 1, y), (x + 1, y), (x + 1, y + 1)),
            ((x, y + 1), (x + 1, y + 1), (x, y + 1)),
            ((x - 1, y), (x, y + 1), (x, y)),
        )
        for neighbour, start, end in sides:
            if neighbour not in cells:
                after.setdefault(start, []).append(end)
    loops = []
    while after:
        start = here = next(iter(after))
        loop = []
        while True:
            loop.append(here)
            following = after[here]
            here = following.pop()
            if not following:
                del after[loop[-1]]
            if here == start:
                break
        if len(loop) > 8:
            loops.append([(x * STEP, y * STEP) for x, y in _simpler(loop)])
    return loops


def _simpler(loop: list[Cell]) -> list[Cell]:
    """A closed line on the grid without its stairs: points less than a cell from the straight way are left out."""
    far = max(range(len(loop)), key=lambda i: abs(loop[i][0] - loop[0][0]) + abs(loop[i][1] - loop[0][1]))
    return _thinned(loop[: far + 1])[:-1] + _thinned([*loop[far:], loop[0]])[:-1]


def _thinned(line: list[Cell]) -> list[Cell]:
    if len(line) < 3:
        return line
    (ax, ay), (bx, by) = line[0], line[-1]
    length = ((bx - ax) ** 2 + (by - ay) ** 2) ** 0.5 or 1.0
    away = [abs((bx - ax) * (y - ay) - (by - ay) * (x - ax)) / length for x, y in line]
    most = max(range(len(line)), key=lambda i: away[i])
    if away[most] < 1.1:
        return [line[0], line[-1]]
    return _thinned(line[: most + 1])[:-1] + _thinned(line[most:])


def _inland(loop: list[tuple[int, int]]) -> str:
    """The parts of a closed line that do not run along the border of the tile."""
    out = ""
    drawn = False
    for a, b in zip(loop, loop[1:] + loop[:1], strict=True):
        if any(a[i] == b[i] and a[i] in (0, 100) for i in (0, 1)):
            drawn = False
            continue
        out += (f"L{b[0]} {b[1]}") if drawn else f"M{a[0]} {a[1]}L{b[0]} {b[1]}"
        drawn = True
    return out
