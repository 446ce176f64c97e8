"""A position as plain data; `restoring` reads it.

    land        [tile id, x, y, rotation] of every laid tile, in the order they were laid
    figures     [seat, figure, x, y, segment id] of every figure on the land
    scores      points of every seat
    removed     ids of the tiles that could not be placed
    aside       ids of the tiles laid aside for later
    drawn       the tile to be placed now, or null
    active      the seat whose turn it is, or null
    choosing    [number of the choice, x, y] while the action needs a second decision, or null
    phase       the phase of the turn, by its clause
    part        [number of the part in this turn, its kind, kind of the part that follows]
    <set>       what an expansion remembers

Everything else follows: the supplies from the figures on the land, the draw pile from the tiles that are nowhere else.
"""

from typing import TYPE_CHECKING

from bastide.core.fields import plain_of
from bastide.games.carcassonne.components import FIGURE_NAMES, FIGURE_SPAN, SEAT_SPAN, TILE_IDS, TILES
from bastide.games.carcassonne.fields import FIELDS
from bastide.games.carcassonne.grid import x_of, y_of

if TYPE_CHECKING:
    from bastide.games.carcassonne.state import CarcassonneState

ROTATIONS = (0, 90, 180, 270)


def snapshot_of(state: "CarcassonneState") -> dict[str, object]:
    """The whole position."""
    land = state.land
    tiles = [
        [TILE_IDS[land.tile_turned[i] // 4], x_of(land.tile_cell[i]), y_of(land.tile_cell[i]),
         ROTATIONS[land.tile_turned[i] % 4]]
        for i in range(land.laid)
    ]  # fmt: skip
    data: dict[str, object] = {
        "game": state.game.name,
        "rules": state.settings.rules,
        "settings": state.settings.plain(),
        "land": tiles,
        "figures": [_figure(state, state.figures[i]) for i in range(state.figures_out)],
        "scores": state.scores,
        "removed": [TILE_IDS[tile] for tile in state.removed],
        "aside": [TILE_IDS[tile] for tile in state.aside],
        **plain_of(FIELDS, state),
    }
    for chapter in state.rules.chapters:
        kept = chapter.write(state)
        if kept:
            data[chapter.name] = kept
    return data


def _figure(state: "CarcassonneState", figure: int) -> list[object]:
    node = figure // FIGURE_SPAN
    tile = state.land.tile_of(node)
    cell = state.land.tile_cell[tile]
    feature = TILES[state.land.tile_turned[tile] // 4]["features"][state.land.segment_of(node)]
    name = FIGURE_NAMES[figure % FIGURE_SPAN // SEAT_SPAN]
    return [int(figure % SEAT_SPAN), name, int(x_of(cell)), int(y_of(cell)), feature["id"]]
