"""CAR-PD-5: princesses."""

from typing import Final

from bastide.core.event import Event
from bastide.core.native import i64, vec
from bastide.core.refusal import Refusal
from bastide.games.carcassonne import sentences
from bastide.games.carcassonne.components import FIGURE_SPAN, FOLLOWS, NODE_SHIFT, NOTHING, OWN_PART, TILES
from bastide.games.carcassonne.expansions.princess_dragon.codes import DRAGON, PRINCESS
from bastide.games.carcassonne.expansions.princess_dragon.follower_choice import FollowerChoice
from bastide.games.carcassonne.state import CarcassonneState
from bastide.games.carcassonne.turn import Reasons, refused

PRINCESS_CITY: Final = vec[i64]([
    next((i for i, feature in enumerate(tile["features"]) if feature.get("princess")), NOTHING) for tile in TILES
])  # fmt: skip
"""[type]: the city segment with the princess, or NOTHING."""

# Why nobody is sent home, or nothing else may be done.
NO_PRINCESS: Final = 1
NO_KNIGHT: Final = 2
PRINCESS_MUST: Final = 3
REASONS: Final[Reasons] = [
    ("", ""),
    ("CAR-PD-5.1", "no_princess"),
    ("CAR-PD-5.2", "no_knight"),
    ("CAR-PD-5.1", "princess_must"),
]


class PrincessChoice(FollowerChoice):
    """CAR-PD-5: a princess that joins an occupied city may send one of its followers home, instead of any figure
    (CAR-PD-5.3), before the city is scored (CAR-PD-5.4)."""

    def __init__(self, must: bool) -> None:
        super().__init__(PRINCESS, DRAGON)
        self.must = must

    def city(self, state: CarcassonneState) -> i64:
        """The city of the princess on the tile just placed, or -1."""
        last = state.land.laid - 1
        segment = PRINCESS_CITY[state.land.tile_turned[last] // 4]
        if segment == NOTHING:
            return -1
        return state.land.root(state.land.tile_first[last] + segment)

    def seek(self, state: CarcassonneState, at: i64) -> i64:
        """CAR-PD-5.2: a follower in the city of the princess."""
        city = self.city(state)
        if city < 0:
            return state.figures_out
        while at < state.figures_out:
            figure = state.figures[at]
            if FOLLOWS[figure & OWN_PART] and state.land.root(figure >> NODE_SHIFT) == city:
                return at
            at += 1
        return at

    def nobody(self, state: CarcassonneState) -> i64:
        return NO_PRINCESS if self.city(state) < 0 else NO_KNIGHT

    def reasons(self) -> Reasons:
        return REASONS

    def demand(self) -> Refusal:
        return refused(REASONS, PRINCESS_MUST)

    def insists(self, state: CarcassonneState) -> bool:
        city = self.city(state)
        return self.must and city >= 0 and state.land.followers[city] != 0

    def reach(self, state: CarcassonneState, at: i64) -> None:
        """The follower goes home."""
        if state.events is not None:
            where = sentences.place_of(state, state.figures[at] // FIGURE_SPAN)
            state.note(Event("sent_home", "CAR-PD-5.1", int(state.active), where))
        state.bring_home(at, "CAR-PD-5.1")
