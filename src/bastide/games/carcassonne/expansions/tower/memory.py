"""What is remembered of towers and prisoners, by its place in the chapter's stretch of the memory."""

from typing import Final

from bastide.core.native import i64, vec
from bastide.games.carcassonne.components import FIGURE_NAMES, FIGURES, KIND, MOST_SEGMENTS, NOTHING, SEGMENTS, TYPES
from bastide.games.carcassonne.components import TOWER as FOUNDATION
from bastide.games.carcassonne.kept import Kept, Spot, Yes
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
KEPT: Final[list[Kept]] = [Yes("ransomed", RANSOMED), Spot("raised", RAISED), Spot("capturing", CAPTURED_ON)]


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
