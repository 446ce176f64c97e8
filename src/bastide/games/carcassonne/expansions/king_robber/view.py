"""What a viewer may know of King & Robber Baron, and how it is kept."""

from typing import Annotated, TypedDict

from bastide.games.carcassonne.components import LAND
from bastide.games.carcassonne.expansions.king_robber.memory import HOLDER, KING, NUMBER, RECORD, ROBBER
from bastide.games.carcassonne.kept import Counted, Recorded, Seat, declared

NO_SEAT = "CAR-KR-2: no seat {value} can hold a marker"


class KingView(TypedDict):
    """King & Robber Baron: who holds the markers and the size to beat."""

    king: Annotated[int | None, Seat(KING + HOLDER, NO_SEAT)]
    """The seat that holds the king."""
    largest_city: Annotated[int, Recorded(KING + RECORD, LAND)]
    cities: Annotated[int, Counted(KING + NUMBER, LAND)]
    """Completed cities on the land: what the king is worth at the end."""
    robber: Annotated[int | None, Seat(ROBBER + HOLDER, NO_SEAT)]
    """The seat that holds the robber."""
    longest_road: Annotated[int, Recorded(ROBBER + RECORD, LAND)]
    roads: Annotated[int, Counted(ROBBER + NUMBER, LAND)]
    """Completed roads on the land: what the robber is worth at the end."""


KEY = "king_robber"
"""Where a view has it."""
VIEW = KingView
KEPT = declared(KingView)
