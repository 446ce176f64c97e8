"""What a tournament of bots and programs is to be, read from a file of TOML."""

import tomllib
from collections.abc import Mapping, Sequence
from difflib import get_close_matches
from pathlib import Path
from typing import Any, NamedTuple

import bastide
from bastide.bots.arena import contender
from bastide.cli.choice import written
from bastide.compete import BadTournament, Entrant, Rules, Tournament
from bastide.core import BastideError

RULES = ("kind", "seats", "fewest", "rounds", "points", "tie_breaks", "no_show", "absences")
WHOLE = ("name", "seed", *RULES, "steward", "games", "entrants")
GAME = ("game", "options")
ENTRANT = ("bot", "name", "count", "rating", "first", "last", "absent")
MOST_ALIKE = 500


class Contestant(NamedTuple):
    """A bot that has entered, and the rounds to which it will not come."""

    entrant: Entrant
    bot: str
    absent: frozenset[int]


class Played(NamedTuple):
    """A game that is played, and its options."""

    game: str
    options: Mapping[str, object]

    def in_words(self) -> str:
        """Its title, and the options that were chosen."""
        chosen = [f"{name} {written(value)}" for name, value in self.options.items()]
        return ", ".join([bastide.load(self.game).title, *chosen])


class Spec(NamedTuple):
    """A tournament that can be run."""

    name: str
    rules: Rules
    seed: int
    contestants: tuple[Contestant, ...]
    games: tuple[Played, ...]
    """What is played, round by round, over and over."""
    steward: str
    """The bot that plays for who does not come, where the rules say so."""

    def tournament(self) -> Tournament:
        """The tournament before its first round."""
        return Tournament(self.rules, tuple(one.entrant for one in self.contestants), self.seed)

    def played(self, number: int) -> Played:
        """What is played in a round."""
        return self.games[(number - 1) % len(self.games)]

    def contestant(self, name: str) -> Contestant:
        """The one of that name."""
        return next(one for one in self.contestants if one.entrant.name == name)


def read_spec(path: Path) -> Spec:
    """The tournament in that file; raises BastideError with what is wrong in it."""
    try:
        with path.open("rb") as file:
            found = tomllib.load(file)
    except OSError as wrong:
        raise BastideError(f"{path}: The file cannot be read: {wrong.strerror}.") from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as wrong:
        raise BastideError(f"{path}: This is no TOML: {wrong}.") from None
    try:
        return spec_from(found, path.stem)
    except BastideError as wrong:
        raise BastideError(f"{path}: {wrong}") from None


def spec_from(found: Mapping[str, Any], name: str) -> Spec:
    """The tournament meant by the tables of a file."""
    _known(found, WHOLE, "A tournament")
    rules = _rules(found)
    games = tuple(_game(each, rules) for each in _list(found, "games"))
    contestants = tuple(one for each in _list(found, "entrants") for one in _contestants(each))
    if not games:
        raise BadTournament('Name a game: [[games]] and game = "torres".')
    if len(contestants) < 2:
        raise BadTournament('A tournament needs two entrants or more: [[entrants]] and bot = "novice".')
    spec = Spec(
        _text(found.get("name", name), "name"),
        rules,
        _whole(found.get("seed", 1), "seed"),
        contestants,
        games,
        _bot(found.get("steward", "novice")),
    )
    spec.tournament()
    return spec


def _rules(found: Mapping[str, Any]) -> Rules:
    given = {name: found[name] for name in RULES if name in found}
    for name in ("points", "tie_breaks"):
        if isinstance(given.get(name), list):
            given[name] = tuple(given[name])
    try:
        return Rules(**given)
    except TypeError:
        raise BadTournament('Points are "duels", "wins" or a list of numbers; tie_breaks are a list.') from None


def _game(found: object, rules: Rules) -> Played:
    if not isinstance(found, dict):
        raise BadTournament("Every one of [[games]] is a table.")
    _known(found, GAME, "A game")
    game = bastide.load(_text(found.get("game"), "game"))
    options = found.get("options", {})
    if not isinstance(options, dict) or "players" in options:
        raise BadTournament(f"{game.title}: options are a table; how many play is said by seats.")
    for players in range(2 if rules.kind == "knockout" else rules.least, rules.seats + 1):
        game.read_settings(players, **options)
    return Played(game.name, options)


def _contestants(found: object) -> list[Contestant]:
    if not isinstance(found, dict):
        raise BadTournament("Every one of [[entrants]] is a table.")
    _known(found, ENTRANT, "An entrant")
    bot = _bot(found.get("bot"))
    name = _text(found.get("name", bot), "name")
    count = _whole(found.get("count", 1), "count")
    if not 1 <= count <= MOST_ALIKE:
        raise BadTournament(f"There can be 1 to {MOST_ALIKE} alike, not {count}.")
    rating, last = found.get("rating"), found.get("last")
    if rating is not None and (isinstance(rating, bool) or not isinstance(rating, int | float)):
        raise BadTournament(f"The rating of '{name}' is a number, not {rating!r}.")
    first = _whole(found.get("first", 1), "first")
    absent = frozenset(_whole(each, "absent") for each in _list(found, "absent"))
    names = [name] if count == 1 else [f"{name} {number}" for number in range(1, count + 1)]
    return [Contestant(Entrant(each, rating, first, last), bot, absent) for each in names]


def _bot(given: object) -> str:
    bot = _text(given, "bot")
    contender(bot)
    return bot


def _known(found: Mapping[str, object], names: Sequence[str], what: str) -> None:
    for name in found:
        if name not in names:
            near = get_close_matches(name, names, 1)
            hint = f"did you mean '{near[0]}'?" if near else f"it has {', '.join(names)}."
            raise BadTournament(f"{what} has no '{name}'; {hint}")


def _list(found: Mapping[str, Any], name: str) -> list[Any]:
    given = found.get(name, [])
    if not isinstance(given, list):
        raise BadTournament(f"'{name}' is a list, not {given!r}.")
    return given


def _text(given: object, name: str) -> str:
    if not isinstance(given, str) or not given.strip():
        raise BadTournament(f"'{name}' is a text, not {given!r}.")
    return given


def _whole(given: object, name: str) -> int:
    if type(given) is not int or given < 0:
        raise BadTournament(f"'{name}' is a whole number, not {given!r}.")
    return given
