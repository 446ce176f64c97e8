"""Caylus Magna Carta: its name, seats, options and the way into its positions."""

from collections.abc import Mapping

from bastide.core import Card, Game, Option, Settings, State
from bastide.games.magna_carta import svg, terminal
from bastide.games.magna_carta.actions import ACTIONS
from bastide.games.magna_carta.beginner import BeginnerState
from bastide.games.magna_carta.snapshot import fill
from bastide.games.magna_carta.state import MagnaCartaState
from bastide.games.magna_carta.view_types import MagnaCartaSurvey, MagnaCartaView


class MagnaCarta(Game):
    """Caylus Magna Carta, the card game."""

    name = "magna_carta"
    title = "Caylus Magna Carta"
    seats = range(2, 5)
    seats_clause = "MAG-15.1"
    can_pass = True
    minutes = 60
    options = (
        Option(
            "variant",
            ("standard", "beginner"),
            "standard",
            "MAG-13.9",
            cards=(Card("standard"), Card("beginner", -15)),
        ),
    )
    actions = ACTIONS
    rules_version = 1
    view_type = MagnaCartaView
    survey_type = MagnaCartaSurvey

    def new_state(self, settings: Settings) -> State:
        state = self._empty(settings)
        state.lay_out()
        return state

    def state_from(self, settings: Settings, data: Mapping[str, object]) -> State:
        state = self._empty(settings)
        fill(state, data)
        return state

    def draw_svg(self, view: Mapping[str, object]) -> str:
        return svg.draw(view)

    def draw_small(self, view: Mapping[str, object]) -> str:
        return svg.draw_small(view)

    def draw_card(self, card: str) -> str:
        return svg.draw_card(card)

    def draw_text(self, view: Mapping[str, object]) -> str:
        return terminal.draw(view)

    def _empty(self, settings: Settings) -> MagnaCartaState:
        kind = BeginnerState if settings["variant"] == "beginner" else MagnaCartaState
        return kind(self, settings)


GAME = MagnaCarta()
