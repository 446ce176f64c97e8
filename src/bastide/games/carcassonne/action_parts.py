"""What the actions of Carcassonne are made of: seats, tiles, places, figures and segments."""

from typing import Annotated

from bastide.core import Part
from bastide.games.carcassonne.components import (
    FIGURE_NAMES,
    FIGURE_ROOM,
    QUARTERS,
    SEGMENT_NAMES,
    SEGMENT_SLOTS,
    TILE_IDS,
    TILE_ROOM,
    TOWER_TOP,
)
from bastide.games.carcassonne.grid import WIDTH, cell_at, x_of, y_of


def _cell_text(cell: int) -> str:
    return f"{x_of(cell)},{y_of(cell)}"


def _cell_value(text: str) -> int:
    x, y = map(int, text.split(","))
    cell = int(cell_at(x, y))
    if not 0 <= cell < WIDTH * WIDTH or _cell_text(cell) != text:
        raise ValueError(text)
    return cell


Seat = Annotated[int, Part.number(6)]
Tile = Annotated[int, Part.of(TILE_IDS, room=TILE_ROOM)]
Cell = Annotated[int, Part(WIDTH * WIDTH, _cell_text, _cell_value)]
Turn = Annotated[int, Part.of(["0", "90", "180", "270"])]
Figure = Annotated[int, Part.of(FIGURE_NAMES, words="carcassonne.figure", room=FIGURE_ROOM)]
Segment = Annotated[int, Part.of(SEGMENT_NAMES, words="carcassonne.segment", room=SEGMENT_SLOTS)]
SPOT_NAMES = [*SEGMENT_NAMES[:TOWER_TOP], "t0", *SEGMENT_NAMES[TOWER_TOP:]]
Spot = Annotated[int, Part.of(SPOT_NAMES, words="carcassonne.segment", room=SEGMENT_SLOTS + 1)]
Quarter = Annotated[int, Part.of(QUARTERS, words="carcassonne.quarter")]
