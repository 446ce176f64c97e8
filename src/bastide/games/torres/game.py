"""Torres, for two to four players, with its variants."""

from collections.abc import Mapping

from bastide.core import BadOption, Card, Game, Option, Settings, State
from bastide.games.torres.actions import ACTIONS
from bastide.games.torres.common_deck import CommonDeckState
from bastide.games.torres.components import MASTER_NAMES
from bastide.games.torres.master import MasterState
from bastide.games.torres.snapshot import fill
from bastide.games.torres.state import TorresState
from bastide.games.torres.svg import draw as draw_svg
from bastide.games.torres.svg import draw_card, draw_small
from bastide.games.torres.terminal import draw as draw_text
from bastide.games.torres.view_types import TorresSurvey, TorresView

STATES: dict[str, type[TorresState]] = {"base": TorresState, "common_deck": CommonDeckState, "master": MasterState}

VARIANTS = (Card("base"), Card("common_deck"), Card("master", 15))


class Torres(Game):
    """Build castles, keep your knights high in large ones, and mind the king."""

    name = "torres"
    title = "Torres"
    seats = range(2, 5)
    seats_clause = "TOR-3.3"
    minutes = 60
    options = (
        Option("variant", tuple(STATES), "base", "TOR-16.3", cards=VARIANTS),
        Option("first_player", ("random", 0, 1, 2, 3), "random", "TOR-2.1"),
        Option("master_card", ("random", *MASTER_NAMES), "random", "TOR-17.4", needs={"variant": "master"}),
    )
    actions = ACTIONS
    view_type = TorresView
    survey_type = TorresSurvey

    def check(self, settings: Settings) -> None:
        first = settings["first_player"]
        if isinstance(first, int) and first >= settings.players:
            raise BadOption(f"TOR-2.1: seat {first} cannot begin a game of {settings.players} players.")
        if settings["master_card"] != "random" and settings["variant"] != "master":
            raise BadOption("TOR-17.4: a master card can only be chosen in the variant 'master'.")

    def new_state(self, settings: Settings) -> State:
        state = STATES[str(settings["variant"])](self, settings)
        state.set_up()
        return state

    def state_from(self, settings: Settings, data: Mapping[str, object]) -> State:
        state = STATES[str(settings["variant"])](self, settings)
        state.lay_out()
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
