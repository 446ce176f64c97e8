"""A game: its name, seats, options, actions and rulebook, and the way into its positions."""

from collections.abc import Mapping
from typing import ClassVar

from bastide.core.action import Action, ActionSpace
from bastide.core.errors import BadOption, BadSnapshot, Fault
from bastide.core.options import Clash, Option, Settings, read_settings
from bastide.core.rulebook import Rulebook
from bastide.core.state import NOBODY, State


class Game:
    """What is the same for all plays of a game. Each game subclasses it once."""

    name: ClassVar[str]
    title: ClassVar[str]
    seats: ClassVar[range]
    """The numbers of players the rulebook allows."""
    seats_clause: ClassVar[str]
    options: ClassVar[tuple[Option, ...]] = ()
    minutes: ClassVar[int] = 0
    """How long three players take for the usual game; 0 where nobody has said."""
    seats_need: ClassVar[Mapping[int, str]] = {}
    """Numbers of players that only a yes/no option allows."""
    clashes: ClassVar[tuple[Clash, ...]] = ()
    presets: ClassVar[Mapping[str, tuple[str, ...]]] = {}
    """Ready-made choices: a name, and the yes/no options that are on."""
    actions: ClassVar[ActionSpace]
    rules_version: ClassVar[int] = 1
    """Goes up by one whenever a change of the rules could make an old record play differently."""
    former_rules: ClassVar[tuple[int, ...]] = ()
    """The older versions of the rules that can still be played."""
    view_type: ClassVar[type]
    """The TypedDict that describes what `state.view` returns."""
    survey_type: ClassVar[type | None] = None
    """The TypedDict that describes what `state.survey` returns; None where a game surveys nothing."""
    can_pass: ClassVar[bool] = False
    """Whether the action `pass` is a whole decision of a turn, so that a player can say it ahead."""

    def new_state(self, settings: Settings) -> State:
        """The position before the first decision."""
        raise NotImplementedError

    def state_from(self, settings: Settings, data: Mapping[str, object]) -> State:
        """The position described by a snapshot, checked; raises BadSnapshot with a sentence."""
        raise NotImplementedError

    def check(self, settings: Settings) -> None:
        """Raise BadOption when options exclude each other."""

    def draw_svg(self, view: Mapping[str, object]) -> str:
        """A picture of a view."""
        raise NotImplementedError

    def draw_small(self, view: Mapping[str, object]) -> str:
        """A picture of the board alone, to be recognized at the size of a stamp."""
        return self.draw_svg(view)

    def draw_board(self, view: Mapping[str, object]) -> str:
        """A picture of the board alone, to be looked at."""
        return self.draw_small(view)

    def draw_card(self, card: str) -> str:
        """The picture by which an option or one of its values is chosen: `tower`, `variant.master`, or `base` for the
        game without any; raises KeyError for what has none."""
        raise KeyError(card)

    def count_tiles(self, settings: Settings) -> int:
        """How many tiles are laid in a game; 0 where that says nothing about it."""
        return 0

    def draw_text(self, view: Mapping[str, object]) -> str:
        """A view drawn with characters, for the terminal."""
        raise NotImplementedError

    @property
    def rulebook(self) -> Rulebook:
        """The clauses of the game."""
        return Rulebook.of(self.name)

    def plays(self, rules: object) -> bool:
        """Whether that version of the rules can be played."""
        return rules == self.rules_version or rules in self.former_rules

    def read_settings(self, players: object = None, **options: object) -> Settings:
        """The settings meant by these words, checked against the rulebook."""
        return self.read_settings_of(self.rules_version, players, **options)

    def read_settings_of(self, rules: int, players: object = None, **options: object) -> Settings:
        """The settings meant by these words in a version of the rules that can be played."""
        seats = self.seats[0] if players is None else players
        settings = read_settings(self.title, seats, self.seats, self.options, options, self.seats_clause, rules)
        self.check(settings)
        return settings

    def start(self, players: object = None, **options: object) -> State:
        """A new game for this many players, with these options."""
        return self.new_state(self.read_settings(players, **options))

    def restore(self, data: Mapping[str, object]) -> State:
        """The position of a snapshot; raises BadSnapshot, whose `problems` say what is wrong and where."""
        if not isinstance(data, Mapping):
            complaint = "A snapshot is a mapping with the keys that state.snapshot() writes."
            raise BadSnapshot(complaint, fault=Fault("unreadable"))
        if data.get("game") != self.name:
            complaint = f"The snapshot is of the game '{data.get('game')}', not of '{self.name}'."
            raise BadSnapshot(complaint, fault=Fault("other_game"))
        rules = data.get("rules")
        if not isinstance(rules, int) or not self.plays(rules):
            complaint = f"The snapshot is of rules version {rules}; this is version {self.rules_version}."
            raise BadSnapshot(complaint, fault=Fault("other_rules"))
        given = data.get("settings")
        if not isinstance(given, Mapping) or not all(isinstance(name, str) for name in given):
            complaint = "The snapshot lacks its settings: the number of players and the options."
            raise BadSnapshot(complaint, fault=Fault("missing", "settings"))
        try:
            settings = self.read_settings_of(rules, **given)
        except BadOption as wrong:
            raise BadSnapshot(f"The snapshot's settings are wrong: {wrong}", code="settings") from None
        try:
            state = self.state_from(settings, data)
            if state.to_move != NOBODY and len(state.legal_codes()) == 0:
                raise BadSnapshot(
                    "Somebody has to decide in this position, but there is nothing to choose from.",
                    code="unreachable",
                    stuck=True,
                )
            return state
        except (KeyError, TypeError, ValueError, IndexError, OverflowError, AttributeError) as wrong:
            if isinstance(wrong, BadSnapshot):
                raise
            complaint = f"The snapshot is damaged: {type(wrong).__name__}: {wrong}."
            raise BadSnapshot(complaint, fault=Fault("unreadable")) from wrong

    def parse(self, text: str) -> Action:
        """The action with that text; raises BadAction."""
        return self.actions.parse(text)

    def decode(self, code: int) -> Action:
        """The action with that code."""
        return self.actions.decode(code)

    def __repr__(self) -> str:
        return f"<{self.title}, {self.seats[0]} to {self.seats[-1]} players>"
