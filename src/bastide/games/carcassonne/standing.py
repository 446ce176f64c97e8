"""Where figures can stand in a position that play can reach: what a snapshot must keep to."""

from typing import Final

from bastide.core.errors import BadSnapshot
from bastide.core.native import append, i64, vec
from bastide.games.carcassonne.components import (
    CLOISTER,
    FIELD,
    FIGURE_NAMES,
    FIGURE_SPAN,
    FOLLOWER,
    KIND_NAMES,
    REGION,
    SEAT_SPAN,
    STANDS_ON,
)
from bastide.games.carcassonne.components import TOWER as FOUNDATION
from bastide.games.carcassonne.grid import cell_name, x_of, y_of
from bastide.games.carcassonne.state import CarcassonneState

BEFORE_SCORING: Final = ("CAR-T-5a", "CAR-T-5", "CAR-T-5b", "CAR-T-6", "CAR-T-7b")
"""Where something is decided while what the tile has completed waits for its scoring."""


def rewarded(state: CarcassonneState, kind: i64) -> vec[i64]:
    """CAR-T-7e: the completed regions of a kind whose rewards were taken; those of this part may still wait for it."""
    land = state.land
    waiting = state.rules.phases[state.phase].slot in BEFORE_SCORING
    found = vec[i64]()
    node: i64
    for node in range(land.nodes):
        if i64(land.node_kind[node]) == kind and land.root(node) == node and land.ends[node] == 0:
            if not waiting or node not in land.completed:
                found = append(found, node)
    return found


def check_standing(state: CarcassonneState, phase: str) -> None:
    """CAR-B-4.10, CAR-T-21: nobody stands in a scored region, nor where nobody can have come."""
    pending = phase in BEFORE_SCORING
    at: i64
    for at in range(state.figures_out):
        figure = state.figures[at] % FIGURE_SPAN // SEAT_SPAN
        node = state.figures[at] // FIGURE_SPAN
        root = state.land.root(node)
        kind = i64(state.land.node_kind[root])
        guest = at >= state.figures_out - state.guests
        if FOLLOWER[figure]:
            _check_follower(state, at, figure, kind, guest)
        elif not state.land.has_follower(root, state.figures[at] % SEAT_SPAN):
            raise misplaced(state, at, "CAR-T-21", "its owner has no follower there")
        elif STANDS_ON[figure * len(KIND_NAMES) + kind] == 0:
            raise misplaced(state, at, "CAR-X-1", "it cannot stand there")
        if REGION[kind] and kind != FIELD and state.land.ends[root] == 0:
            if not pending or root not in state.land.completed:
                raise misplaced(state, at, "CAR-B-4.10", "the region is complete and was scored")


def _check_follower(state: CarcassonneState, at: i64, figure: i64, kind: i64, guest: bool) -> None:
    if STANDS_ON[figure * len(KIND_NAMES) + kind] == 0:
        raise misplaced(state, at, "CAR-X-1", "it cannot stand there")
    if guest:
        return
    node = state.figures[at] // FIGURE_SPAN
    if kind == FOUNDATION or kind >= CLOISTER:
        other: i64
        for other in range(at):
            if state.figures[other] // FIGURE_SPAN == node:
                raise misplaced(state, at, "CAR-B-3.3", "another stands there")


def misplaced(state: CarcassonneState, at: i64, clause: str, why: str) -> BadSnapshot:
    """The complaint about a figure on the land, by its place of the list."""
    figure = state.figures[at]
    cell = state.land.tile_cell[state.land.tile_of(figure // FIGURE_SPAN)]
    name = FIGURE_NAMES[figure % FIGURE_SPAN // SEAT_SPAN]
    who = f"'{name}' of seat {figure % SEAT_SPAN} on the tile at ({x_of(cell)}, {y_of(cell)})"
    return BadSnapshot(f"{clause}: {who}: {why}.", places=(cell_name(cell),))
