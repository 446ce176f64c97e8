"""What is agreed about a table besides the rules of its game."""

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from bastide.core import BastideError, Game, Message, Settings
from bastide.server.refusals import Refused

Seconds = Annotated[int, Meta(ge=1, le=60 * 86_400)]


class NoClock(msgspec.Struct, frozen=True, tag_field="kind", tag="none", forbid_unknown_fields=True):
    """Time is shown and never runs out."""


class LiveClock(msgspec.Struct, frozen=True, tag_field="kind", tag="live", forbid_unknown_fields=True):
    """A bank of seconds for the whole game, and an increment for every turn."""

    bank: Seconds = 1_200
    increment: Annotated[int, Meta(ge=0, le=3_600)] = 20


class CorrespondenceClock(
    msgspec.Struct, frozen=True, tag_field="kind", tag="correspondence", forbid_unknown_fields=True
):
    """How many seconds for each turn."""

    per_move: Seconds = 3 * 86_400


Clock = NoClock | LiveClock | CorrespondenceClock


class TableOptions(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Agreed on before the game begins."""

    public: bool = False
    """Listed in the lobby while a seat is free; anybody may sit down."""
    clock: Clock = NoClock()
    spectators: Literal["anyone", "link", "nobody"] = "link"
    """Who may watch: anybody, so that the lobby lists the game; holders of a link to the table; or nobody."""
    spectator_delay: Annotated[int, Meta(ge=0, le=86_400)] = 0
    """Seconds by which spectators are behind."""
    chat: Literal["everyone", "players", "nobody"] = "everyone"
    undo: Literal["free", "consent", "never"] = "free"
    """Inside the information horizon: freely, only by consent of all, or never. Beyond it always by consent."""
    hints: Literal["alone", "everyone", "nobody"] = "alone"
    """Who gets hints: a person alone among bots, without rating and clock; everyone, as all agree by sitting down; or
    nobody."""
    rated: bool = False
    """Counts for the ratings of those players who have chosen to be rated."""

    @property
    def for_everybody(self) -> bool:
        """Whether everybody may know of the table."""
        return self.public or self.spectators == "anyone"


Values = dict[str, str | int | bool]
"""The number of players and the options of a game, by name."""


def read_settings(game: Game, given: Values) -> Settings:
    """The settings meant by these values. Raises Refused where the game cannot be played like that."""
    try:
        return game.read_settings(**given)
    except (BastideError, TypeError) as wrong:
        raise _not_so(game, given, str(wrong)) from None


def _not_so(game: Game, given: Values, wrong: str) -> Refused:
    """Why a game cannot be played like that: what does not go together, in the game's own words."""
    on = {name for name, value in given.items() if value is True}
    for clash in game.clashes:
        if clash.hard and on.issuperset(clash.options) and clash.allowed_by not in on:
            return Refused.saying("bad_request", Message(f"{game.name}.clash.{'.'.join(clash.options)}"))
    for players, option in game.seats_need.items():
        if given.get("players") == players and option not in on:
            return Refused.saying("bad_request", Message(f"{game.name}.seats.{players}"))
    return Refused.because("bad_request", wrong)


class Difference(msgspec.Struct, frozen=True):
    """An option that is not as usual."""

    name: str
    value: object
    usual: object
    clause: str | None = None
    """The rule it comes from, for an option of the game."""


def differences(game: Game, settings: Settings, options: TableOptions) -> list[Difference]:
    """All options of the game and the table that are not as usual."""
    found = [
        Difference(option.name, settings[option.name], option.default, option.clause)
        for option in game.options
        if settings[option.name] != option.default
    ]
    usual = TableOptions()
    for name in TableOptions.__struct_fields__:
        value, default = getattr(options, name), getattr(usual, name)
        if value != default:
            found.append(Difference(name, msgspec.to_builtins(value), msgspec.to_builtins(default)))
    return found
