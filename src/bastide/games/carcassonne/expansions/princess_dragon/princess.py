"""CAR-PD-5: princesses."""

from typing import Final

from bastide.core.event import Event
from bastide.core.native import i64, vec
from bastide.core.refusal import Refusal
from bastide.games.carcassonne import sentences
from bastide.games.carcassonne.codes import DRAGON, PRINCESS
from bastide.games.carcassonne.components import FIGURE_SPAN, FOLLOWER, NOTHING, SEATS, TILES
from bastide.games.carcassonne.figures import add_new, cell_of, choose_code
from bastide.games.carcassonne.state import CarcassonneState
from bastide.games.carcassonne.turn import Choice

PRINCESS_CITY: Final = vec[i64]([
    next((i for i, feature in enumerate(tile["features"]) if feature.get("princess")), NOTHING) for tile in TILES
])  # fmt: skip
"""[type]: the city segment with the princess, or NOTHING."""


class PrincessChoice(Choice):
    """CAR-PD-5: a princess that joins an occupied city may send one of its followers home, instead of any figure."""

    def __init__(self, must: bool) -> None:
        self.must = must

    def city(self, state: CarcassonneState) -> i64:
        """The city of the princess on the tile just placed, or -1."""
        last = state.land.laid - 1
        segment = PRINCESS_CITY[state.land.tile_turned[last] // 4]
        return -1 if segment == NOTHING else state.land.root(state.land.tile_first[last] + segment)

    def is_victim(self, state: CarcassonneState, figure: i64, city: i64) -> bool:
        """CAR-PD-5.2: whether a figure is a follower in that city."""
        return FOLLOWER[figure % FIGURE_SPAN // SEATS] == 1 and state.land.root(figure // FIGURE_SPAN) == city

    def refuse(self, state: CarcassonneState, code: i64) -> Refusal | None:
        if not PRINCESS <= code < DRAGON:
            return None
        if self.city(state) < 0:
            return Refusal("CAR-PD-5.1", "carcassonne.refusal.no_princess")
        return Refusal("CAR-PD-5.2", "carcassonne.refusal.no_knight")

    def demand(self) -> Refusal:
        return Refusal("CAR-PD-5.1", "carcassonne.refusal.princess_must")

    def insists(self, state: CarcassonneState) -> bool:
        city = self.city(state)
        return self.must and city >= 0 and state.land.followers[city] != 0

    def offer(self, state: CarcassonneState, codes: vec[i64]) -> vec[i64]:
        city = self.city(state)
        at: i64
        for at in range(state.figures_out):
            if city >= 0 and self.is_victim(state, state.figures[at], city):
                codes = add_new(codes, PRINCESS + cell_of(state, state.figures[at]))
        return codes

    def follow_up(self, state: CarcassonneState) -> vec[i64]:
        codes = vec[i64]()
        city = self.city(state)
        at: i64
        for at in range(state.figures_out):
            if self.is_victim(state, state.figures[at], city) and cell_of(state, state.figures[at]) == state.chosen:
                codes = add_new(codes, choose_code(state, state.figures[at]))
        return codes

    def take(self, state: CarcassonneState, code: i64) -> bool:
        if state.chosen == 0:
            if not PRINCESS <= code < DRAGON:
                return False
            state.chosen = code - PRINCESS
            several = self.follow_up(state)
            if len(several) > 1:
                return True
            code = several[0]
        at = state.figures_out - 1
        while at >= 0:
            figure = state.figures[at]
            if cell_of(state, figure) == state.chosen and choose_code(state, figure) == code:
                if state.events is not None:
                    state.note(
                        Event(
                            "sent_home",
                            "CAR-PD-5.1",
                            int(state.active),
                            sentences.place_of(state, figure // FIGURE_SPAN),
                        )
                    )
                state.bring_home(at, "CAR-PD-5.1")
                break
            at -= 1
        state.chosen = 0
        return True
