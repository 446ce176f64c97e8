"""Positions with Abbey & Mayor."""

from bastide import State
from games.carcassonne.table import no_barns, table

HOLE = [
    "FRRR 1,0 0", "FRFR 2,0 0", "CFFF 0,1 90", "CFFF 2,1 270", "FFFF-monastery 0,2 0", "FFFF-monastery 1,2 0",
]  # fmt: skip
"""A hole at (1, 1): a road leads to it from the north, cities open on it from west and east; (2, 2) is empty too."""
TWO_HOLES = [*HOLE, "FRFR 3,0 0", "FRFR 4,0 0", "FFFF-monastery 2,2 0", "FFFF-monastery 3,2 0", "CFFF 4,1 90"]
"""Another hole at (3, 1)."""
FOUR_CITIES = [
    "CFCF-split 0,1 90", "CFFF 1,1 270", "CFFF -1,1 90", "CFCF-split 0,2 90", "CFFF 1,2 270", "CFFF -1,2 90",
    "FFFF-monastery 0,3 0", "FFFF-monastery 1,3 0", "FFFF-monastery 0,4 0",
]  # fmt: skip
"""South of the start tile: a field that touches four completed cities; at (1, 4) four tiles will meet."""
BARN_FIELD = [*FOUR_CITIES, "FFFF-monastery 1,4 0"]
TO_CROSSING = ["FRRR 1,0 0"]
"""The start tile's road ends in the east at a crossing; in the west it is open."""
NO_DRAGON = {"dragon": None, "fairy": None, "beside": None, "trail": []}


def abbeys(
    *land: str, kept: dict[str, object] | None = None, players: int = 2, more: dict[str, object] | None = None,
    **position: object,
) -> State:  # fmt: skip
    """A position with Abbey & Mayor; `kept` changes what it remembers, `more` what other sets do."""
    remembered = {**no_barns(players), **(kept or {})}
    return table(*land, players=players, abbey_mayor=True, kept={"abbey_mayor": remembered, **(more or {})}, **position)


def seen(state: State) -> dict[str, object]:
    return state.view(None)["abbey_mayor"]


def phase(state: State) -> tuple[str, int]:
    """The phase, and who decides."""
    return state.view(None)["phase"], state.to_move
