"""CAR-CA-3: the throw: where figures stand, what can be aimed at, where a token lands."""

from typing import Final

from bastide.core.event import Event
from bastide.core.native import append, i64, vec
from bastide.games.carcassonne.components import (
    BOX,
    FIGURE_NAMES,
    FIGURE_SPAN,
    FIGURES,
    MOST_SEGMENTS,
    NODE_SHIFT,
    QUARTERS,
    SEAT_SPAN,
    TILES,
    TYPES,
)
from bastide.games.carcassonne.expansions.catapult.codes import AIM, DRIFT
from bastide.games.carcassonne.expansions.catapult.memory import LANDS_X, LANDS_Y
from bastide.games.carcassonne.figures import plain_figure
from bastide.games.carcassonne.grid import AROUND, CELLS, WIDTH, cell_at, x_of, y_of
from bastide.games.carcassonne.land import Land, lowest
from bastide.games.carcassonne.state import CarcassonneState
from bastide.games.carcassonne.turn import Reasons, Survey

WEIGHTS: Final = BOX["catapult"]["noise_weights"]
MOST_DRIFT: Final = len(WEIGHTS) // 2
ROOT_OF_3: Final = 1732
"""A thousand times the standard deviation of the ball's path through 12 pegs."""
TILE: Final[i64] = BOX["catapult"]["distance"]["tile"]
HALF_TILE: Final = TILE // 2
LATTICE: Final[i64] = BOX["catapult"]["distance"]["lattice"]
FARTHEST_AIM: Final[i64] = BOX["catapult"]["distance"]["margin"]
MARGIN: Final = BOX["catapult"]["distance"]["margin"] // BOX["catapult"]["distance"]["lattice"]
PER_TILE: Final[i64] = TILE // LATTICE
TOKEN_RADIUS: Final[i64] = BOX["catapult"]["distance"]["token"]
LATTICE_MIDDLE: Final = 256
LATTICE_WIDTH: Final = 512
KINDS: Final = len(FIGURE_NAMES)
DRIFTS: Final = vec[i64]([int(DRIFT) + i for i in range(len(WEIGHTS))])
DRIFT_WEIGHTS: Final = vec[i64](WEIGHTS)


def _anchors(axis: int) -> list[int]:
    """CAR-CA-3.2: where figures stand on each segment of each turned tile, from the tile's centre."""
    found = [0] * (TYPES * 4 * MOST_SEGMENTS)
    for number, tile in enumerate(TILES):
        for segment, feature in enumerate(tile["features"]):
            if "anchor" not in feature:
                continue
            x, y = (round(1000 * a) - 500 for a in feature["anchor"])
            for turn in range(4):
                found[(number * 4 + turn) * MOST_SEGMENTS + segment] = (x, y)[axis]
                x, y = -y, x
    return found


ANCHOR_X: Final = vec[i64](_anchors(0))
ANCHOR_Y: Final = vec[i64](_anchors(1))

# A follower that can be hit or replaced, wherever it stands, is one number: above 0 on the land, below 0 in a refuge.


def on_land(figure: i64) -> i64:
    """A follower on the land, given as the state keeps it."""
    return figure + 1


def in_refuge(refuge: i64, kind: i64, seat: i64) -> i64:
    """A follower in a refuge."""
    return -(refuge * FIGURE_SPAN + kind * SEAT_SPAN + seat + 1)


def tell(state: CarcassonneState, who: i64) -> list[object] | None:
    """Such a follower as plain data."""
    if who == 0:
        return None
    if who > 0:
        return plain_figure(state, who - 1)
    rest = -who - 1
    return [int(rest % SEAT_SPAN), FIGURE_NAMES[rest % FIGURE_SPAN // SEAT_SPAN], QUARTERS[rest // FIGURE_SPAN]]


def position(state: CarcassonneState, who: i64) -> tuple[i64, i64]:
    """CAR-CA-3.1, CAR-CA-3.2: how far east and how far south such a follower stands."""
    if who < 0:
        refuge = state.rules.refuges[(-who - 1) // FIGURE_SPAN]
        return refuge.x, refuge.y
    land = state.land
    node = (who - 1) >> NODE_SHIFT
    tile = i64(land.node_tile[node])
    row = land.tile_turned[tile] * MOST_SEGMENTS + node - land.tile_first[tile]
    cell = land.tile_cell[tile]
    return TILE * x_of(cell) + ANCHOR_X[row], TILE * y_of(cell) + ANCHOR_Y[row]


def everybody(state: CarcassonneState) -> vec[i64]:
    """CAR-CA-4.3: all followers on the land and in refuges; companions, neutral figures and prisoners (CAR-X-20) are
    none."""
    found = vec[i64](capacity=64)
    at: i64
    for at in range(state.figures_out):
        if state.is_follower(at):
            found = append(found, on_land(state.figures[at]))
    number: i64 = 0
    for refuge in state.rules.refuges:
        for own in refuge.inside(state):
            found = append(found, in_refuge(number, own // SEAT_SPAN, own % SEAT_SPAN))
        number += 1
    return found


def index_of(state: CarcassonneState, figure: i64, start: i64) -> i64:
    """Where the state's list holds a figure, from that place on; -1 when it does not."""
    at: i64
    for at in range(start, state.figures_out):
        if state.figures[at] == figure:
            return at
    return -1


def send_home(state: CarcassonneState, who: i64, clause: str) -> None:
    """Let a follower go home, from the land or from a refuge."""
    if who > 0:
        state.bring_home(index_of(state, who - 1, 0), clause)
        return
    rest = -who - 1
    refuge = state.rules.refuges[rest // FIGURE_SPAN]
    held = rest % SEAT_SPAN * FIGURES + rest % FIGURE_SPAN // SEAT_SPAN
    refuge.add(state, rest % SEAT_SPAN, rest % FIGURE_SPAN // SEAT_SPAN, -1)
    state.supply[held] = state.supply[held] + 1
    if state.events is not None:
        data: dict[str, object] = {"figure": FIGURE_NAMES[held % FIGURES], "quarter": QUARTERS[rest // FIGURE_SPAN]}
        state.note(Event("left_quarter", clause, int(rest % SEAT_SPAN), data))


def _nearby() -> list[tuple[int, int]]:
    """The places, in columns and rows, whose tiles share aim points with a tile; the nearest first."""
    far = 2 * MARGIN // int(PER_TILE)
    places = [(x, y) for y in range(-far, far + 1) for x in range(-far, far + 1) if x or y]
    return sorted(places, key=lambda place: max(abs(place[0]), abs(place[1])))


def _shared(x: int, y: int) -> int:
    """The aim points around a tile, a bit each, that a tile so far away has too."""
    x, y = x * int(PER_TILE), y * int(PER_TILE)
    both = [abs(i - x) <= MARGIN and abs(j - y) <= MARGIN for i, j in AROUND_TILE]
    return sum(1 << point for point, shared in enumerate(both) if shared)


AROUND_TILE: Final = [(i, j) for j in range(-MARGIN, MARGIN + 1) for i in range(-MARGIN, MARGIN + 1)]
AIM_POINTS: Final = len(AROUND_TILE)
ALL_POINTS: Final[i64] = (1 << AIM_POINTS) - 1
TO_POINT: Final = vec[i64]([j * LATTICE_WIDTH + i for i, j in AROUND_TILE])
NEARBY: Final = vec[i64]([y * WIDTH + x for x, y in _nearby()])
SHARED: Final = vec[i64]([_shared(x, y) for x, y in _nearby()])


# Why nothing is aimed at so.
AIM_NOW: Final = 1
AIM_TOO_FAR: Final = 2
AIM_REASONS: Final[Reasons] = [("CAR-CA-2.2", "aim_now"), ("CAR-CA-3.3", "aim_too_far")]


def aim_verdict(land: Land, code: i64) -> i64:
    """CAR-CA-3.3: 0 for a lattice point within one and a half tiles of the centre of a laid tile; else why it cannot be
    aimed at."""
    if not AIM <= code < DRIFT:
        return AIM_NOW
    tile: i64
    for tile in range(land.laid):
        dx = aimed_x(code) - TILE * x_of(land.tile_cell[tile])
        dy = aimed_y(code) - TILE * y_of(land.tile_cell[tile])
        if -FARTHEST_AIM <= dx <= FARTHEST_AIM and -FARTHEST_AIM <= dy <= FARTHEST_AIM:
            return 0
    return AIM_TOO_FAR


def aim_points(state: CarcassonneState, place: i64) -> vec[i64]:
    """CAR-CA-3.3: all points at which `aim_verdict` lets a thrower aim, found without asking it of each.

    Those of the tiles laid since the last throw are added to the survey of the land that the state keeps.
    """
    survey = state.surveys[place]
    if survey.tiles < state.land.laid:
        points = survey.found[:]
        tile: i64
        for tile in range(survey.tiles, state.land.laid):
            points = add_points(state.land, tile, points)
        survey = Survey(state.land.laid, points)
        state.surveys[place] = survey
    return survey.found[:]


def add_points(land: Land, tile: i64, points: vec[i64]) -> vec[i64]:
    """Add the aim points around a tile that lie around none laid before it."""
    fresh = land.alone(tile, ALL_POINTS, NEARBY, SHARED)
    centre = aim_at(land.tile_cell[tile])
    while fresh:
        points = append(points, centre + TO_POINT[lowest(fresh)])
        fresh &= fresh - 1
    return points


def aim_at(cell: i64) -> i64:
    """The code that aims at the centre of a place."""
    row = PER_TILE * y_of(cell) + LATTICE_MIDDLE
    return AIM + row * LATTICE_WIDTH + PER_TILE * x_of(cell) + LATTICE_MIDDLE


def aimed_x(code: i64) -> i64:
    """How far east the point lies that a code aims at."""
    return ((code - AIM) % LATTICE_WIDTH - LATTICE_MIDDLE) * LATTICE


def aimed_y(code: i64) -> i64:
    """How far south the point lies that a code aims at."""
    return ((code - AIM) // LATTICE_WIDTH - LATTICE_MIDDLE) * LATTICE


def drift(k: i64, sigma: i64) -> i64:
    """CAR-CA-3.3: how far the noise carries; rounded towards zero."""
    far = (k if k > 0 else -k) * sigma * 1000 // ROOT_OF_3
    return far if k > 0 else -far


def point(state: CarcassonneState, at: i64) -> dict[str, object]:
    """Where the token is, as event data."""
    return {"x": int(state.memory[at + LANDS_X]), "y": int(state.memory[at + LANDS_Y])}


def beyond(distance: i64) -> i64:
    """How far a point lies outside a tile along one axis."""
    if distance < 0:
        distance = -distance
    return distance - HALF_TILE if distance > HALF_TILE else 0


def away(state: CarcassonneState, at: i64, who: i64) -> i64:
    """CAR-CA-3.5: the square of a follower's distance from the landing point."""
    east, south = position(state, who)
    dx = east - state.memory[at + LANDS_X]
    dy = south - state.memory[at + LANDS_Y]
    return dx * dx + dy * dy


def on_map(state: CarcassonneState, at: i64) -> bool:
    """CAR-CA-3.5: whether the token lies on the map: within its radius of some laid tile."""
    x = state.memory[at + LANDS_X]
    y = state.memory[at + LANDS_Y]
    cell = cell_at((x + HALF_TILE) // TILE, (y + HALF_TILE) // TILE)
    if cell < 0:
        return False
    if state.land.tile_at(cell) >= 0:
        return True
    for step in AROUND:
        there = cell + step
        if 0 <= there < CELLS and state.land.tile_at(there) >= 0:
            dx = beyond(x - TILE * x_of(there))
            dy = beyond(y - TILE * y_of(there))
            if dx * dx + dy * dy <= TOKEN_RADIUS * TOKEN_RADIUS:
                return True
    return False
