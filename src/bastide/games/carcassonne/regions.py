"""The regions that still matter, each with a row in an observation: on the last tile, able to grow, or occupied."""

from typing import Final

from bastide.core.native import i64, vec
from bastide.core.observation import relative_seat
from bastide.games.carcassonne.components import (
    CITY,
    FIELD,
    FIGURE_SPAN,
    MAX_PLAYERS,
    MOST_SEGMENTS,
    REGION,
    SEAT_SPAN,
    SLOTS,
    TILES,
)
from bastide.games.carcassonne.grid import STEP
from bastide.games.carcassonne.land import WANTED, WANTED_BITS, WORD, Land, lowest
from bastide.games.carcassonne.state import CarcassonneState

MOST_REGIONS: Final = 128
MOST_LINKS: Final = 192
SIDES_AND_HALVES: Final = 12
"""Three slots a side: its left half, its centre, its right half, seen from within a place."""
LAID: Final[int] = sum(tile["count"] for tile in TILES)
NO_ROWS: Final = vec[i64]([0] * (LAID * MOST_SEGMENTS))
NO_FIGURES: Final = vec[i64]([0] * (MAX_PLAYERS * MOST_REGIONS))


class Regions:
    """The regions of a position by row, what lies around its open places, and which fields touch which cities."""

    def __init__(self, state: CarcassonneState) -> None:
        self.state = state
        self.land = state.land
        self.root_of: vec[i64] = roots_of(state.land)
        self.row_of: vec[i64] = NO_ROWS[: state.land.nodes]  # root -> row + 1
        self.roots: vec[i64] = NO_ROWS[:MOST_REGIONS]  # by row
        self.count: i64 = 0
        if state.land.laid:
            self._on_tile(state.land.laid - 1)
        self.fresh: i64 = self.count  # how many are on the tile laid last
        self._beside_open_places()
        self._with_figures()
        self._buildings()

    def row(self, node: i64) -> i64:
        """The row, counted from 1, of the region a segment belongs to; it gets one if there is room. 0 for none."""
        root = self.root_of[node]
        known = self.row_of[root]
        if known or not REGION[i64(self.land.node_kind[root])] or self.count == MOST_REGIONS:
            return known
        self.roots[self.count] = root
        self.count += 1
        self.row_of[root] = self.count
        return self.count

    def _on_tile(self, tile: i64) -> None:
        node = self.land.tile_first[tile]
        while node < self.land.tile_end(tile):
            self.row(node)
            node += 1

    def _beside_open_places(self) -> None:
        land = self.land
        window = land.window
        frontier = land.frontier
        root_of = self.root_of
        row_of = self.row_of
        slots = SLOTS
        place: i64
        side: i64
        for place in range(land.open_places):
            entry = frontier[place]
            wanted = entry & WANTED
            for side in range(4):
                kind = wanted % 5  # the kind that a laid neighbour shows; an abbey, without regions there, shows none
                wanted //= 5
                if kind == 0:
                    continue
                spot = land.spot((entry >> WANTED_BITS) + STEP[side])
                tile = i64(window[spot]) - 1
                first = land.tile_first[tile]
                at = land.tile_turned[tile] * SIDES_AND_HALVES + (side ^ 2) * 3
                if kind > FIELD:
                    node = first + i64(slots[at + 1])
                    if row_of[root_of[node]] == 0:
                        self.row(node)
                if kind != CITY:
                    node = first + i64(slots[at])
                    if row_of[root_of[node]] == 0:
                        self.row(node)
                    node = first + i64(slots[at + 2])
                    if row_of[root_of[node]] == 0:
                        self.row(node)

    def _with_figures(self) -> None:
        state = self.state
        at: i64
        for at in range(state.figures_out):
            self.row(state.figures[at] // FIGURE_SPAN)

    def _buildings(self) -> None:
        """Cloisters, shrines and abbeys with empty places around them."""
        land = self.land
        tile: i64
        buildings = land.tile_building
        for tile in range(land.laid):
            building = buildings[tile]
            if building >= 0 and land.ends[building] > 0:
                self.row(building)

    def write_across(self, cell: i64, rows: vec[i64]) -> None:
        """The rows of the regions on the other side of the slots of an empty place; 0 for none."""
        land = self.land
        root_of = self.root_of
        row_of = self.row_of
        wanted = land.frontier[land.place_of(cell)] & WANTED
        side: i64
        slot: i64
        for side in range(4):
            kind = wanted % 5
            wanted //= 5
            at = side * 3
            if kind == 0:
                rows[at] = 0
                rows[at + 1] = 0
                rows[at + 2] = 0
                continue
            spot = land.spot(cell + STEP[side])
            tile = i64(land.window[spot]) - 1
            first = land.tile_first[tile]
            theirs = land.tile_turned[tile] * SIDES_AND_HALVES + (side ^ 2) * 3 + 2
            for slot in range(3):
                segment = i64(SLOTS[theirs - slot])
                if segment < MOST_SEGMENTS:
                    rows[at + slot] = row_of[root_of[first + segment]]
                else:
                    rows[at + slot] = 0

    def figures(self, viewer: i64) -> vec[i64]:
        """[row * MAX_PLAYERS + seat as the viewer counts, from 0]: how many figures stand there."""
        state = self.state
        counts = NO_FIGURES[: MAX_PLAYERS * self.count]
        at: i64
        for at in range(state.figures_out):
            row = self.row_of[self.root_of[state.figures[at] // FIGURE_SPAN]]
            if row:
                seat = relative_seat(state.figures[at] % SEAT_SPAN, viewer, state.players)
                place = (row - 1) * MAX_PLAYERS + seat - 1
                counts[place] = counts[place] + 1
        return counts


def roots_of(land: Land) -> vec[i64]:
    """The root of every node. An older root stays when regions are joined, so that no node hangs on a later one, and
    one pass finds them all."""
    roots = NO_ROWS[: land.nodes]
    parents = land.parent
    node: i64
    for node in range(land.nodes):
        above = parents[node]
        roots[node] = node if above == node else roots[above]
    return roots


class Cities:
    """The cities that the fields touch: field by field, each city once."""

    def __init__(self, regions: Regions) -> None:
        self.land = regions.land
        self.root_of = regions.root_of
        self.row_of = regions.row_of
        self.met: vec[i64] = NO_ROWS[: regions.land.nodes]  # root of a city -> the row of the field that met it last
        self.links: i64 = 0
        self.linked: vec[i64] = NO_ROWS[: 2 * MOST_LINKS]  # of every link the field, then the city
        self.complete: i64 = 0  # of the field looked at last
        self.incomplete: i64 = 0

    def look(self, row: i64, field: i64) -> None:
        """Count the cities that a field touches, and link it with those that are not complete."""
        land = self.land
        members = land.members
        city_node = land.city_node
        self.complete = 0
        self.incomplete = 0
        word: i64
        for word in range(land.words):
            touched = members[field * land.words + word]
            while touched:
                city = city_node[WORD * word + lowest(touched)]
                self._touch(row, self.root_of[city])
                touched &= touched - 1

    def _touch(self, row: i64, root: i64) -> None:
        if self.met[root] == row:
            return
        self.met[root] = row
        if self.land.ends[root] == 0:
            self.complete += 1
            return
        self.incomplete += 1
        other = self.row_of[root]
        if other and self.links < MOST_LINKS:
            self.linked[2 * self.links] = row
            self.linked[2 * self.links + 1] = other
            self.links += 1
