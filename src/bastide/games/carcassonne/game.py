"""Carcassonne as a game of the house."""

from collections.abc import Mapping
from typing import cast

from bastide.core import BadOption, Card, Clash, Game, Option, Settings, State
from bastide.games.carcassonne import snapshot, svg, terminal
from bastide.games.carcassonne.actions import ACTIONS
from bastide.games.carcassonne.rules import CHAPTERS, compose, first_position
from bastide.games.carcassonne.turn import Rules
from bastide.games.carcassonne.view_types import CarcassonneSurvey, CarcassonneView

SIX_PLAYERS = "inns_cathedrals"
DISCOURAGED = ("count", "river2")
MINUTES = {
    "inns_cathedrals": 11,
    "traders_builders": 15,
    "princess_dragon": 25,
    "tower": 16,
    "abbey_mayor": 12,
    "king_robber": 3,
    "cult": 4,
    "count": 14,
    "river2": 6,
    "catapult": 14,
}
"""How much longer a game takes with each set."""


def _with(*sets: str) -> dict[str, bool]:
    return dict.fromkeys(sets, True)


class Carcassonne(Game):
    """The base game and its expansions."""

    name = "carcassonne"
    title = "Carcassonne"
    seats = range(2, 7)
    seats_clause = "CAR-B-1.2"
    rules_version = 2
    former_rules = (1,)
    minutes = 45
    seats_need = {6: SIX_PLAYERS}
    options = (
        *(Option(name, (False, True), False, "CAR-X-30", cards=(Card(True, MINUTES[name]),)) for name in CHAPTERS),
        Option("small_city", ("normal", "two"), "normal", "CAR-B-4.6"),
        Option("fairy_mode", ("follower", "tile"), "follower", "CAR-PD-2.6", needs=_with("princess_dragon")),
        Option(
            "volcano_companions",
            (True, False),
            True,
            "CAR-PD-3.2",
            needs=_with("princess_dragon", "traders_builders"),
        ),
        Option("ransom_debt", (False, True), False, "CAR-TW-6.1", needs=_with("tower")),
        Option("abbey_final_round", (True, False), True, "CAR-AM-1.7", needs=_with("abbey_mayor")),
        Option("wagon_move", ("connected", "adjacent_tile"), "connected", "CAR-AM-4.4", needs=_with("abbey_mayor")),
        Option("princess", ("may", "must"), "may", "CAR-PD-5.1", needs=_with("princess_dragon")),
        Option("count_into_unoccupied", (False, True), False, "CAR-CO-4.2", needs=_with("count")),
        Option("market_at_barn", (False, True), False, "CAR-CO-5.1", needs=_with("count", "abbey_mayor")),
        Option("count_final", ("market_only", "any_quarter"), "market_only", "CAR-CO-5.2", needs=_with("count")),
        Option("allow_discouraged", (False, True), False, "CAR-X-31", needs=_with(*DISCOURAGED)),
        Option("catapult_mode", ("aimed", "blind", "off"), "aimed", "CAR-CA-3.4", needs=_with("catapult")),
        Option(
            "catapult_sigma",
            range(3001),
            600,
            "CAR-CA-3.3",
            offered=range(0, 3001, 300),
            needs=_with("catapult"),
        ),
        Option("start_player", ("random", 0, 1, 2, 3, 4, 5), "random", "CAR-B-1.5"),
        Option("river_room", ("reserve", "lake"), "reserve", "CAR-RI-3.1", before=(1, "lake"), needs=_with("river2")),
        Option(
            "river_bends",
            ("alternate", "straight_between"),
            "alternate",
            "CAR-RI-3",
            before=(1, "alternate"),
            needs=_with("river2"),
        ),
        Option(
            "barn_bars_pig",
            (False, True),
            False,
            "CAR-AM-3.4",
            before=(1, True),
            needs=_with("abbey_mayor", "traders_builders"),
        ),
    )
    clashes = (
        Clash(DISCOURAGED, allowed_by="allow_discouraged"),
        Clash(("princess_dragon", "tower")),
        Clash(("princess_dragon", "catapult")),
        Clash(("cult", "abbey_mayor")),
    )
    presets = {
        "classic": (),
        "first": ("river2",),
        "big": ("inns_cathedrals", "traders_builders", "abbey_mayor", "king_robber"),
        "all": tuple(name for name in CHAPTERS if name != "river2"),
    }
    actions = ACTIONS
    view_type = CarcassonneView
    survey_type = CarcassonneSurvey

    def __init__(self) -> None:
        self._rules: dict[Settings, Rules] = {}

    def check(self, settings: Settings) -> None:
        """CAR-B-1.2, CAR-B-1.5, CAR-X-31: six players, who begins, and two sets at odds."""
        if settings.players == 6 and not settings.on(SIX_PLAYERS):
            raise BadOption("CAR-B-1.2: six can play only with Inns & Cathedrals, which brings the sixth colour.")
        if all(map(settings.on, DISCOURAGED)) and not settings.on("allow_discouraged"):
            raise BadOption(
                "CAR-X-31: The Count of Carcassonne and River II together are advised against, because tiles may"
                " find no place; choose one of them, or allow_discouraged=true."
            )
        start = settings["start_player"]
        if isinstance(start, int) and start >= settings.players:
            raise BadOption(f"CAR-B-1.5: seat {start} cannot begin; the seats are 0 to {settings.players - 1}.")

    def rules(self, settings: Settings) -> Rules:
        """The rules under these settings, put together once."""
        if settings not in self._rules:
            self._rules[settings] = compose(settings)
        return self._rules[settings]

    def new_state(self, settings: Settings) -> State:
        return first_position(self, settings, self.rules(settings))

    def state_from(self, settings: Settings, data: Mapping[str, object]) -> State:
        return snapshot.read(self, settings, self.rules(settings), data)

    def draw_svg(self, view: Mapping[str, object]) -> str:
        return svg.draw(cast(CarcassonneView, view))

    def draw_small(self, view: Mapping[str, object]) -> str:
        return svg.draw_small(cast(CarcassonneView, view))

    def draw_board(self, view: Mapping[str, object]) -> str:
        return svg.draw_board(cast(CarcassonneView, view))

    def draw_card(self, card: str) -> str:
        return svg.draw_card(card)

    def count_tiles(self, settings: Settings) -> int:
        return sum(int(copies) for copies in self.rules(settings).tiles)

    def draw_text(self, view: Mapping[str, object]) -> str:
        return terminal.draw(cast(CarcassonneView, view))
