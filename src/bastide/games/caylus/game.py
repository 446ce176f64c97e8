"""Caylus, for two to five players, with its variants."""

from collections.abc import Mapping

from bastide.core import Card, Game, Option, Settings, State
from bastide.games.caylus.actions import ACTIONS
from bastide.games.caylus.setup import lay_out
from bastide.games.caylus.snapshot import fill
from bastide.games.caylus.state import CaylusState
from bastide.games.caylus.svg import draw as draw_svg
from bastide.games.caylus.svg import draw_card, draw_small
from bastide.games.caylus.terminal import draw as draw_text
from bastide.games.caylus.view_types import CaylusSurvey, CaylusView


class Caylus(Game):
    """Build a town along the road and a castle for the king, and mind the provost."""

    name = "caylus"
    title = "Caylus"
    seats = range(2, 6)
    seats_clause = "CAY-2.4"
    can_pass = True
    minutes = 90
    options = (
        Option("simplified_favours", (False, True), False, "CAY-15.1", cards=(Card(True, -10),)),
        Option("jeweller", (False, True), False, "CAY-15.3", cards=(Card(True, 3),)),
        Option("lawyer_prestige", (4, 3), 4, "CAY-15.4"),
    )
    actions = ACTIONS
    view_type = CaylusView
    survey_type = CaylusSurvey

    def new_state(self, settings: Settings) -> State:
        state = CaylusState(self, settings)
        lay_out(state, settings)
        return state

    def state_from(self, settings: Settings, data: Mapping[str, object]) -> State:
        state = CaylusState(self, settings)
        lay_out(state, settings)
        fill(state, data)
        return state

    def draw_svg(self, view: Mapping[str, object]) -> str:
        return draw_svg(view)

    def draw_small(self, view: Mapping[str, object]) -> str:
        return draw_small(view)

    def draw_card(self, card: str) -> str:
        return draw_card(card)

    def draw_text(self, view: Mapping[str, object]) -> str:
        return draw_text(view)
