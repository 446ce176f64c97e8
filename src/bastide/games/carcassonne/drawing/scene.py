"""A table to be drawn: the land with its figures, and each player's side. Knows no rules."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from itertools import groupby

from bastide.games.carcassonne.drawing.art import drawing
from bastide.games.carcassonne.drawing.curves import Point, turned
from bastide.games.carcassonne.drawing.figures import figure, tower, tower_top
from bastide.games.carcassonne.drawing.seats import Side, panel
from bastide.games.carcassonne.drawing.sketch import quarters, tiles
from bastide.games.carcassonne.drawing.tiles import symbol, symbol_id

MARGIN = 60.0
LEAST = 500.0
CROSSES = (
    '<pattern id="c-crosses" x="-50" y="-50" width="100" height="100" patternUnits="userSpaceOnUse">'
    '<path class="c-cross" d="M45 50h10M50 45v10"/></pattern>'
)


@dataclass(frozen=True)
class Laid:
    """A tile on the land: its id, column, row and quarter turns clockwise."""

    tile: str
    x: int
    y: int
    turns: int

    def place(self, segment: str) -> Point:
        """Where a figure stands on a segment of this tile."""
        anchor = next(s["anchor"] for s in tiles()[self.tile]["features"] if s["id"] == segment)
        x, y = turned(anchor, self.turns)
        return self.at(min(max(x, 15), 85), min(max(y, 15), 84))

    def at(self, x: float, y: float) -> Point:
        """A point of this tile on the land; 0 to 100 across the tile."""
        return (self.x * 100 + x, self.y * 100 + y)

    def quarter(self, name: str) -> Point:
        """Where figures stand in a quarter of Carcassonne, if this is the north-west tile of the Count's block."""
        x, y = quarters()[name]
        return self.at(x * 100, y * 100)


@dataclass(frozen=True)
class Piece:
    """A figure somewhere on the land; pieces of one spot are drawn side by side. Seat "" for what belongs to nobody."""

    kind: str
    seat: str
    spot: Point
    lying: bool = False


@dataclass(frozen=True)
class Tower:
    """A tower on its foundation, and the figures on top of it as kind and seat."""

    spot: Point
    floors: int
    guard: tuple[str, str] | None = None


@dataclass(frozen=True)
class Scene:
    """Everything on the table."""

    land: list[Laid]
    sides: list[Side]
    pieces: list[Piece] = field(default_factory=list)
    towers: list[Tower] = field(default_factory=list)
    last: Laid | None = None
    drawn: str | None = None
    piles: Mapping[str, int] = field(default_factory=dict)
    """How many tiles are left, by the name of the pile's picture."""


def draw_scene(scene: Scene) -> str:
    """The whole table as one SVG file."""
    side, side_width, side_height = panel(scene.sides, scene.drawn, scene.piles)
    left, top, width, height = _bounds(scene.land)
    scale = min(max(max(width, height) / 900, 1.0), max(height / (side_height + 40), 0.9), 2.6)
    total = max(height, (side_height + 40) * scale)
    top -= (total - height) / 2
    box = (left, top, width + (side_width + 20) * scale, total)
    body = (
        f"<defs>{_symbols(scene)}{CROSSES}</defs>"
        f'<path class="c-table" d="{_rectangle(*box)}"/>'
        f'<path fill="url(#c-crosses)" d="{_rectangle(left, top, width, total)}"/>'
        f"{_tiles(scene.land)}{_brackets(scene.last)}{_standing(scene)}"
        f'<g transform="translate({left + width:g} {top + 20 * scale:g}) scale({scale:.3g})">{side}</g>'
    )
    return drawing(box, "Carcassonne", body)


def draw_board(scene: Scene) -> str:
    """The land with its figures as one SVG file, and nothing beside it."""
    box = _bounds(scene.land)
    return drawing(box, "Carcassonne", f'<path class="c-table" d="{_rectangle(*box)}"/>{draw_land(scene)}')


def draw_land(scene: Scene) -> str:
    """The land alone with all that stands on it, to be put into a picture."""
    return f"<defs>{_symbols(scene)}</defs>{_tiles(scene.land)}{_standing(scene)}"


def _symbols(scene: Scene) -> str:
    used = {(laid.tile, laid.turns % 4) for laid in scene.land} | ({(scene.drawn, 0)} if scene.drawn else set())
    return "".join(symbol(tile, turns) for tile, turns in sorted(used))


def _bounds(land: list[Laid]) -> tuple[float, float, float, float]:
    columns, rows = [laid.x for laid in land] or [0], [laid.y for laid in land] or [0]
    left, top = min(columns) * 100 - MARGIN, min(rows) * 100 - MARGIN
    width = (max(columns) + 1 - min(columns)) * 100 + 2 * MARGIN
    height = (max(rows) + 1 - min(rows)) * 100 + 2 * MARGIN
    more_width, more_height = max(0.0, LEAST - width), max(0.0, LEAST - height)
    return left - more_width / 2, top - more_height / 2, width + more_width, height + more_height


def _rectangle(x: float, y: float, width: float, height: float) -> str:
    return f"M{x:g} {y:g}h{width:g}v{height:g}h{-width:g}z"


def _tiles(land: list[Laid]) -> str:
    squares = "".join(f"M{laid.x * 100} {laid.y * 100}h100v100h-100z" for laid in land)
    shadow = f'<path class="c-shadow" d="{squares}" transform="translate(3 5)"/>'
    return shadow + "".join(_tile(laid) for laid in land) + f'<path class="c-seam" d="{squares}"/>'


def _tile(laid: Laid) -> str:
    name = symbol_id(laid.tile, laid.turns)
    return f'<use href="#{name}" x="{laid.x * 100}" y="{laid.y * 100}" width="100" height="100"/>'


def _brackets(last: Laid | None) -> str:
    """The mark of the tile laid last: four corners, a shape and not a colour."""
    if last is None:
        return ""
    corners = "M3 20v-17h17M80 3h17v17M97 80v17h-17M20 97h-17v-17"
    place = f'transform="translate({last.x * 100} {last.y * 100})"'
    return f'<g {place}><path class="c-last-edge" d="{corners}"/><path class="c-last" d="{corners}"/></g>'


def _standing(scene: Scene) -> str:
    """Towers and figures from north to south, so that nobody hides behind a neighbour."""
    out = []
    for stack in scene.towers:
        text = tower(stack.floors, stack.spot)
        if stack.guard:
            text += figure(*stack.guard, tower_top(stack.floors, stack.spot), 0.9)
        out.append((stack.spot[1] + 3, text))
    for spot, group in groupby(sorted(scene.pieces, key=lambda piece: piece.spot), key=lambda piece: piece.spot):
        out += _row(spot, list(group))
    return "".join(text for _, text in sorted(out))


def _row(spot: Point, pieces: list[Piece]) -> Iterable[tuple[float, str]]:
    step = min(27.0, 72 / max(1, len(pieces) - 1))
    for i, piece in enumerate(pieces):
        at = (spot[0] + (i - (len(pieces) - 1) / 2) * step, spot[1])
        yield (at[1] + i / 100, figure(piece.kind, piece.seat, at, lying=piece.lying))
