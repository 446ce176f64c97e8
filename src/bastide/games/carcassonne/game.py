"""Carcassonne as a game of the house."""

import json
from collections.abc import Mapping
from pathlib import Path
from typing import cast

from bastide.core import BadOption, Card, Clash, Game, Option, Settings, State
from bastide.core.rulebook import Rulebook
from bastide.core.words import add_words
from bastide.games.carcassonne import restoring, svg, terminal
from bastide.games.carcassonne.actions import ACTIONS
from bastide.games.carcassonne.rules import compose, first_position, set_up
from bastide.games.carcassonne.sets import SETS, brought, in_order, own_files
from bastide.games.carcassonne.turn import Rules
from bastide.games.carcassonne.view_types import CarcassonneSurvey, CarcassonneView, whole_view

SIX_PLAYERS = "inns_cathedrals"
DISCOURAGED = ("count", "river2")
FIRST_OPTIONS = (
    "small_city",
    "fairy_mode",
    "volcano_companions",
    "ransom_debt",
    "abbey_final_round",
    "wagon_move",
    "princess",
    "count_into_unoccupied",
    "market_at_barn",
    "count_final",
    "allow_discouraged",
    "catapult_mode",
    "catapult_sigma",
    "start_player",
    "river_room",
    "river_bends",
    "barn_bars_pig",
)
"""The order that settings have always had; the options of a later set come at the end."""


def _options() -> tuple[Option, ...]:
    """The sets, and the fine rules of the base game and of all of them."""
    minutes: dict[str, int] = brought("options", "MINUTES")
    of_sets: dict[str, tuple[Option, ...]] = brought("options", "OPTIONS")
    rules = {
        option.name: option
        for option in (
            Option("small_city", ("normal", "two"), "normal", "CAR-B-4.6"),
            Option("start_player", ("random", 0, 1, 2, 3, 4, 5), "random", "CAR-B-1.5"),
            Option("allow_discouraged", (False, True), False, "CAR-X-31", needs=dict.fromkeys(DISCOURAGED, True)),
            *(option for options in of_sets.values() for option in options),
        )
    }
    sets = (Option(name, (False, True), False, "CAR-X-30", cards=(Card(True, minutes[name]),)) for name in SETS)
    return (*sets, *(rules[name] for name in in_order(rules, FIRST_OPTIONS)))


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
    options = _options()
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
        "all": tuple(name for name in SETS if name != "river2"),
    }
    actions = ACTIONS
    view_type = whole_view()
    survey_type = CarcassonneSurvey

    def __init__(self) -> None:
        self._rules: dict[Settings, Rules] = {}
        self._rulebook: Rulebook | None = None
        for file in own_files("words.en.ftl").values():
            for language in ("en", "de", "fr", "hu", "it", "ro"):
                own = Path(str(file)).with_name(f"words.{language}.ftl")
                if own.exists():
                    add_words(self.name, language, own.read_text("utf-8"))

    @property
    def rulebook(self) -> Rulebook:
        """The clauses, and behind them those that sets have in files of their own."""
        if self._rulebook is None:
            books = [super().rulebook]
            for file in own_files("clauses.json").values():
                books.append(Rulebook.from_plain(json.loads(file.read_text("utf-8"))))
            clauses = (clause for book in books for clause in book)
            sections = (section for book in books for section in book.sections)
            self._rulebook = Rulebook(self.name, self.title, clauses, sections)
        return self._rulebook

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
        state = set_up(self, settings, self.rules(settings))
        restoring.fill(state, data)
        return state

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
