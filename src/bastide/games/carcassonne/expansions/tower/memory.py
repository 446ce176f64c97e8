"""What is remembered of towers and prisoners, by its place in the chapter's stretch of the memory."""

from typing import Final

from bastide.core.errors import BadSnapshot, at_seats
from bastide.core.native import i64, vec
from bastide.core.observation import Columns
from bastide.games.carcassonne.components import (
    FIGURE_NAMES,
    FIGURES,
    KIND,
    MAX_PLAYERS,
    MOST_SEGMENTS,
    NOTHING,
    SEGMENTS,
    TYPES,
)
from bastide.games.carcassonne.components import TOWER as FOUNDATION
from bastide.games.carcassonne.figures import place
from bastide.games.carcassonne.grid import MIDDLE, cell_at
from bastide.games.carcassonne.kept import Kept, cells_in
from bastide.games.carcassonne.state import CarcassonneState

KINDS: Final = len(FIGURE_NAMES)


def _foundation(tile: i64) -> i64:
    """The segment that is the foundation of a tile type, or NOTHING."""
    segment: i64
    for segment in range(SEGMENTS[tile]):
        if KIND[tile * MOST_SEGMENTS + segment] == FOUNDATION:
            return segment
    return NOTHING


FOUNDATION_OF: Final = vec[i64]([int(_foundation(i64(number))) for number in range(TYPES)])
MOST_TOWERS: Final = 18

RANSOMED: Final = 0  # 1 when a prisoner was bought back in this turn
RAISED: Final = 1  # the cell of the tower raised in this part until the capture is decided, or 0
CAPTURED_ON: Final = 2  # the cell of the tile on which one of several followers is to be chosen, or 0
CAPTIVE: Final = 3  # the follower just captured that is exchanged, as seat * FIGURES + kind + 1, or 0
TOWERS: Final = 4  # for each tower that has been begun: its cell and its height
PIECES: Final = TOWERS + 2 * MOST_TOWERS  # the pieces of each seat
PRISONERS: Final = PIECES + 6  # [(holder * 6 + owner) * FIGURES + kind]
FOUNDATIONS: Final = PRISONERS + 36 * FIGURES  # how many laid tiles have a foundation
FOUNDED: Final = FOUNDATIONS + 1  # and which
MEMORY: Final = FOUNDED + MOST_TOWERS
MOST_PIECES: Final = 30
"""Of all seats together."""


def prison(at: i64, holder: i64, owner: i64, kind: i64) -> i64:
    """Where the number of prisoners of a kind is remembered."""
    return at + PRISONERS + (holder * 6 + owner) * FIGURES + kind


def tower_at(state: CarcassonneState, at: i64, cell: i64) -> i64:
    """Where the tower in a place is remembered, or where a new one will be."""
    tower = at + TOWERS
    while state.memory[tower] != 0 and state.memory[tower] != cell:
        tower += 2
    return tower


def top_of(state: CarcassonneState, tile: i64) -> i64:
    """The node of the foundation of a laid tile, or -1."""
    segment = FOUNDATION_OF[state.land.tile_turned[tile] // 4]
    if segment == NOTHING:  # as one expression, the number would pass through an object
        return -1
    return state.land.tile_first[tile] + segment


def is_finished(state: CarcassonneState, tile: i64) -> bool:
    """CAR-TW-4: whether a follower stands on top of the tower."""
    top = top_of(state, tile)
    return state.land.followers[top] != 0


def note_foundation(state: CarcassonneState, at: i64, tile: i64) -> None:
    """Remember a laid tile that has a foundation."""
    if FOUNDATION_OF[state.land.tile_turned[tile] // 4] != NOTHING:
        number = state.memory[at + FOUNDATIONS]
        state.memory[at + FOUNDED + number] = tile
        state.memory[at + FOUNDATIONS] = number + 1


class Towers(Kept):
    """The towers that have been begun: where, and how high."""

    def plain(self, state: CarcassonneState, start: i64) -> object:
        rows: list[list[int]] = []
        i: i64
        for i in range(MOST_TOWERS):
            spot = place(state.memory[start + TOWERS + 2 * i])
            if spot is not None:
                rows.append([*spot, int(state.memory[start + TOWERS + 2 * i + 1])])
        return rows

    def read(self, state: CarcassonneState, start: i64, value: object) -> None:
        if not isinstance(value, list):
            raise self.refusal(value)
        for i, (x, y, height) in enumerate(value):
            cell = cell_at(x, y)
            tile = state.land.tile_at(cell) if cell >= 0 else -1
            if tile < 0 or FOUNDATION_OF[state.land.tile_turned[tile] // 4] == NOTHING or height < 1:
                raise BadSnapshot(
                    f"CAR-TW-2: no tower of height {height} can stand at ({x}, {y}).", places=(f"{x},{y}",)
                )
            state.memory[start + TOWERS + 2 * i] = cell
            state.memory[start + TOWERS + 2 * i + 1] = i64(height)

    def places(self, value: object) -> tuple[str, ...]:
        return cells_in([row[:2] for row in value if isinstance(row, list)]) if isinstance(value, list) else ()

    def columns(self) -> Columns:
        return [("height", "count", MOST_PIECES), ("x", "signed", MIDDLE), ("y", "signed", MIDDLE)]


class Prisoners(Kept):
    """Who holds how many of whose figures."""

    def plain(self, state: CarcassonneState, start: i64) -> object:
        seats = range(int(state.players))
        return [
            [holder, owner, FIGURE_NAMES[kind], int(state.memory[prison(start, holder, owner, kind)])]
            for holder in seats
            for owner in seats
            for kind in range(KINDS)
            if state.memory[prison(start, holder, owner, kind)]
        ]

    def read(self, state: CarcassonneState, start: i64, value: object) -> None:
        if not isinstance(value, list):
            raise self.refusal(value)
        for holder, owner, name, count in value:
            kind = FIGURE_NAMES.index(name)
            two_seats = 0 <= holder < state.players and 0 <= owner < state.players and holder != owner
            if not two_seats or not 0 < count <= state.in_supply(owner, kind):
                raise BadSnapshot(
                    f"CAR-TW-3.2: seat {holder} cannot hold {count} {name} of seat {owner}.",
                    places=at_seats(holder, owner),
                )
            state.memory[prison(start, holder, owner, kind)] += i64(count)
            state.supply[owner * FIGURES + kind] -= i64(count)

    def columns(self) -> Columns:
        return [(name, "count", 8) for name in FIGURE_NAMES]


class Captive(Kept):
    """The follower just captured, while the exchange for it is to be chosen."""

    def plain(self, state: CarcassonneState, start: i64) -> object:
        captive = int(state.memory[start + CAPTIVE]) - 1
        return [captive // FIGURES, FIGURE_NAMES[captive % FIGURES]] if captive >= 0 else None

    def read(self, state: CarcassonneState, start: i64, value: object) -> None:
        if value is None:
            return
        if not isinstance(value, list) or len(value) != 2 or not 0 <= value[0] < state.players:
            raise self.refusal(value)
        taken = i64(value[0]) * FIGURES + FIGURE_NAMES.index(value[1])
        state.memory[start + CAPTIVE] = taken + 1
        state.supply[taken] -= 1

    def columns(self) -> Columns:
        return [("captive", "one of", MAX_PLAYERS), ("figure", "one of", KINDS)]
