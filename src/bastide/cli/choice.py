"""How a game, its number of players and its options are named on every command line."""

import math
from contextlib import AbstractContextManager
from typing import Annotated

from cyclopts import Parameter

import bastide
from bastide.core import BadOption, BastideError, Game, Settings, languages
from bastide.core import speaking as speaking_any

GameName = Annotated[str, Parameter(help="The game, as `bastide games` lists it.")]
Players = Annotated[int | None, Parameter(name="--players", help="How many play; the fewest allowed if left out.")]
Options = Annotated[
    list[str] | None,
    Parameter(
        name="--option",
        negative="",
        metavar="NAME=VALUE",
        help="A choice of the rulebook, as `bastide games GAME` lists them; may be repeated.",
    ),
]
Language = Annotated[str, Parameter(name="--language", help="The language of sentences, titles and drawings.")]
AsJson = Annotated[bool, Parameter(name="--json", negative="", help="Write JSON, for scripts.")]


def choose(game: str, players: int | None, options: list[str] | None) -> tuple[Game, Settings]:
    """The game and the settings meant by the words of a command line."""
    chosen = bastide.load(game)
    return chosen, chosen.read_settings(players, **_read(options or []))


def spell(settings: Settings) -> list[str]:
    """The words of a command line that mean these settings."""
    words = ["--players", str(settings.players)]
    for name, value in settings.values.items():
        words += ["--option", f"{name}={written(value)}"]
    return words


def written(value: object) -> str:
    """A value of an option as it is written on the command line."""
    return str(value).lower() if isinstance(value, bool) else str(value)


def describe(game: Game, settings: Settings) -> str:
    """The number of players and whatever else is not as the rulebook's standard game has it."""
    unusual = [option for option in game.options if settings[option.name] != option.default]
    return ", ".join(
        [f"{settings.players} players", *(f"{option.name} {written(settings[option.name])}" for option in unusual)]
    )


def speaking(language: str) -> AbstractContextManager[None]:
    """Within it, everything is said in that language; one that nobody wrote words for is refused."""
    check_language(language)
    return speaking_any(language)


def check_language(language: str) -> None:
    """Refuse a language that nobody wrote words for."""
    if language not in languages():
        raise BastideError(f"There are no words in '{language}'; there are {', '.join(languages())}.")


def check_seconds(seconds: float) -> None:
    """Refuse a time in which no search can be made, or none would end."""
    if not 0 < seconds < math.inf:
        raise BastideError("The search needs some time: --seconds must be more than 0 and not endless.")


def check_seat(seat: int, settings: Settings) -> int:
    """The seat, if there is one of that number."""
    if not 0 <= seat < settings.players:
        raise BastideError(
            f"There is no seat {seat}; with {settings.players} players, seats are 0 to {settings.players - 1}."
        )
    return seat


def _read(options: list[str]) -> dict[str, object]:
    read: dict[str, object] = {}
    for text in options:
        name, equals, value = text.partition("=")
        if not equals or not name or not value:
            raise BadOption(f"'{text}' is no option; write it as name=value.")
        if name == "players":
            raise BadOption("The number of players is no option; give it with --players.")
        if name in read:
            raise BadOption(f"The option '{name}' is given twice.")
        read[name] = value
    return read
