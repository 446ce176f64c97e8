"""Majorities and values of regions: CAR-B-4 and CAR-B-6."""

from typing import Final

from bastide.core.event import Event
from bastide.core.native import i64
from bastide.games.carcassonne import sentences
from bastide.games.carcassonne.components import points
from bastide.games.carcassonne.land import FULL_CIRCLE, PENNANTS, SEAT_BITS, power
from bastide.games.carcassonne.state import CarcassonneState
from bastide.games.carcassonne.turn import Worth

ROAD_COMPLETE: Final[i64] = points("road", "complete")
ROAD_INCOMPLETE: Final[i64] = points("road", "incomplete")
CITY_COMPLETE: Final[i64] = points("city", "complete")
CITY_INCOMPLETE: Final[i64] = points("city", "incomplete")
CITY_SMALL: Final[i64] = points("city", "small")
CLOISTER_ITSELF: Final[i64] = points("cloister", "itself")
FIELD_CITY: Final[i64] = points("field", "city")
SMALL_CITY: Final = 2


class RoadWorth(Worth):
    """CAR-B-4.3: a road is worth a point per tile."""

    def points(self, state: CarcassonneState, root: i64, seat: i64, complete: bool) -> i64:
        each = ROAD_COMPLETE if complete else ROAD_INCOMPLETE
        return each * state.land.size(root)

    def clause(self, state: CarcassonneState, root: i64, seat: i64) -> str:
        return "CAR-B-4.3" if state.land.ends[root] == 0 else "CAR-B-6.2"


class CityWorth(Worth):
    """CAR-B-4.5: a city is worth 2 points per tile and per pennant, half of that when incomplete."""

    def __init__(self, small_city_exception: bool) -> None:
        super().__init__()
        self.small_city_exception = small_city_exception

    def points(self, state: CarcassonneState, root: i64, seat: i64, complete: bool) -> i64:
        land = state.land
        size = land.size(root)
        each = CITY_COMPLETE
        if not complete:
            each = CITY_INCOMPLETE
        elif self.small_city_exception and size == SMALL_CITY:
            each = CITY_SMALL
        return each * (size + (land.symbols[root] & PENNANTS))

    def clause(self, state: CarcassonneState, root: i64, seat: i64) -> str:
        if state.land.ends[root] != 0:
            return "CAR-B-6.2"
        return "CAR-B-4.6" if state.land.size(root) == SMALL_CITY else "CAR-B-4.5"


class CloisterWorth(Worth):
    """CAR-B-4.7: a cloister is worth a point for itself and each tile around it."""

    def points(self, state: CarcassonneState, root: i64, seat: i64, complete: bool) -> i64:
        return CLOISTER_ITSELF + FULL_CIRCLE - (0 if complete else state.land.ends[root])

    def clause(self, state: CarcassonneState, root: i64, seat: i64) -> str:
        return "CAR-B-4.7" if state.land.ends[root] == 0 else "CAR-B-6.2"


class FieldWorth(Worth):
    """CAR-B-6.3: a field is worth 3 points for each completed city that touches it."""

    def points(self, state: CarcassonneState, root: i64, seat: i64, complete: bool) -> i64:
        return self.each(state, root, seat) * state.land.completed_cities(root)

    def each(self, state: CarcassonneState, root: i64, seat: i64) -> i64:
        return FIELD_CITY

    def clause(self, state: CarcassonneState, root: i64, seat: i64) -> str:
        return "CAR-B-6.3"


def award(state: CarcassonneState, root: i64) -> None:
    """CAR-B-4.8: all players with the most power in a region get its full points."""
    worth = state.rules.worth[i64(state.land.node_kind[root])]
    most = state.land.highest_power(root)
    rest = state.land.followers[root]
    seat: i64
    for seat in range(state.players):
        if most > 0 and power(rest, state.land.symbols[root]) == most:
            gained = worth.points(state, root, seat, state.land.ends[root] == 0)
            gain(state, seat, gained)
            if state.events is not None:
                state.note(sentences.scored(state, root, seat, gained, worth.clause(state, root, seat)))
        rest >>= SEAT_BITS
    for bonus in state.rules.bonuses:
        bonus.pay(state, root)


def gain(state: CarcassonneState, seat: i64, gained: i64) -> None:
    """CAR-B-4.12: points count at once."""
    state.points[seat] = state.points[seat] + gained


def reward(state: CarcassonneState, seat: i64, gained: i64, kind: str, clause: str, data: dict[str, object]) -> None:
    """Points that do not come from a region's majority."""
    gain(state, seat, gained)
    if state.events is not None:
        state.note(Event(kind, clause, int(seat), {"points": int(gained), **data}))
