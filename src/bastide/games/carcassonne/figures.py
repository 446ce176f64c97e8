"""Figures on the land: where they stand, as plain data, and how one of several is chosen."""

from typing import Final

from bastide.core.native import append, i64, vec
from bastide.games.carcassonne import sentences
from bastide.games.carcassonne.codes import CHOOSE
from bastide.games.carcassonne.components import (
    FIGURE_NAMES,
    FIGURE_ROOM,
    FIGURE_SPAN,
    MOST_SEGMENTS,
    NODE_SHIFT,
    NOTHING,
    SEAT_SPAN,
    SEGMENT_SLOTS,
    SLOT_OF,
    TOWER_TOP,
)
from bastide.games.carcassonne.grid import x_of, y_of
from bastide.games.carcassonne.state import CarcassonneState

SPOTS: Final = SEGMENT_SLOTS + 1
"""The segments and the top of a tower."""


def place(cell: i64) -> list[int] | None:
    """A cell as plain data; None for no place."""
    return [int(x_of(cell)), int(y_of(cell))] if cell else None


def plain_figure(state: CarcassonneState, figure: i64) -> list[object]:
    """A figure on the land as plain data."""
    where = sentences.place_of(state, figure // FIGURE_SPAN)
    name = FIGURE_NAMES[figure % FIGURE_SPAN // SEAT_SPAN]
    return [int(figure % SEAT_SPAN), name, where["x"], where["y"], where["segment"]]


def spot_of(state: CarcassonneState, figure: i64) -> i64:
    """The segment a figure stands on, as `choose` names it."""
    node = figure // FIGURE_SPAN
    tile = state.land.tile_turned[state.land.tile_of(node)] // 4
    slot = SLOT_OF[tile * MOST_SEGMENTS + state.land.segment_of(node)]
    if slot == NOTHING:
        return TOWER_TOP
    return slot if slot < TOWER_TOP else slot + 1


def choose_code(state: CarcassonneState, figure: i64) -> i64:
    """The code that chooses a figure on the land."""
    kind = figure % FIGURE_SPAN // SEAT_SPAN
    return CHOOSE + (figure % SEAT_SPAN * FIGURE_ROOM + kind) * SPOTS + spot_of(state, figure)


def cell_of(state: CarcassonneState, figure: i64) -> i64:
    """The place of a figure on the land."""
    tile = state.land.tile_of(figure >> NODE_SHIFT)
    return state.land.tile_cell[tile]


def add_new(codes: vec[i64], code: i64) -> vec[i64]:
    """Add a code that may be there already."""
    return codes if code in codes else append(codes, code)
