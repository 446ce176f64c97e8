"""The choices made before a game begins, and their validation."""

from collections.abc import Mapping, Sequence
from difflib import get_close_matches

from bastide.core.errors import BadOption

Value = str | int | bool


class Card:
    """A value of an option that players choose by its picture, and by how many minutes it makes a game longer."""

    __slots__ = ("minutes", "value")

    def __init__(self, value: Value, minutes: int = 0) -> None:
        self.value = value
        self.minutes = minutes


class Clash:
    """Yes/no options that get in each other's way: `hard` where they are refused unless `allowed_by` is on as well."""

    __slots__ = ("allowed_by", "options")

    def __init__(self, options: tuple[str, ...], allowed_by: str = "") -> None:
        self.options = options
        self.allowed_by = allowed_by

    @property
    def hard(self) -> bool:
        """Whether they cannot be chosen together just so."""
        return bool(self.allowed_by)


class Option:
    """One choice of the rulebook: its possible values, the default, and the clause it comes from.

    Numbers that are many are a range; `offered` are then those that a list of values shows. An option that came with a
    later version of the rules says what was played `before`: up to which version, and with which value. What is chosen
    by pictures, a set or a way to play, has `cards`; a fine rule has none, and says of which other choices it `needs`
    one value each to matter.
    """

    __slots__ = ("before", "cards", "clause", "default", "name", "needs", "offered", "values")

    def __init__(
        self,
        name: str,
        values: Sequence[Value],
        default: Value,
        clause: str,
        offered: Sequence[Value] | None = None,
        before: tuple[int, Value] | None = None,
        cards: tuple[Card, ...] = (),
        needs: Mapping[str, Value] | None = None,
    ) -> None:
        self.name = name
        self.values = values
        self.default = default
        self.clause = clause
        self.offered = values if offered is None else offered
        self.before = before
        self.cards = cards
        self.needs = dict(needs or {})

    def usual(self, rules: int) -> Value:
        """The value when none is given, in that version of the rules."""
        return self.before[1] if self.before is not None and rules <= self.before[0] else self.default

    def read(self, given: object) -> Value:
        """The value meant by what a caller, a file or a command line gave."""
        for value in self.values:
            if given is value or (type(given) is type(value) and given == value):
                return value
        for value in self.values:
            if str(given).lower() == str(value).lower() and not isinstance(given, float):
                return value
        raise BadOption(f"{self.clause}: '{given}' is no value of the option '{self.name}'; {self._allowed()}.")

    def _allowed(self) -> str:
        if isinstance(self.values, range):
            return f"choose a whole number from {self.values[0]} to {self.values[-1]}"
        return "choose among " + ", ".join(str(v).lower() if isinstance(v, bool) else str(v) for v in self.values)


class Settings:
    """The number of players, the value of every option and the version of the rules of one game; does not change."""

    __slots__ = ("players", "rules", "values")

    def __init__(self, players: int, values: Mapping[str, Value], rules: int = 1) -> None:
        self.players = players
        self.values = dict(values)
        self.rules = rules

    def __getitem__(self, name: str) -> Value:
        return self.values[name]

    def on(self, name: str) -> bool:
        """Whether a yes/no option is switched on."""
        return self.values[name] is True

    def plain(self) -> dict[str, Value]:
        """The settings as plain data: what `game.start` takes."""
        return {"players": self.players, **self.values}

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Settings) and self.rules == other.rules and self.plain() == other.plain()

    def __hash__(self) -> int:
        return hash((self.rules, self.players, tuple(self.values.items())))

    def __repr__(self) -> str:
        return f"Settings({', '.join(f'{k}={v!r}' for k, v in self.plain().items())})"


def read_settings(
    title: str,
    players: object,
    seats: range,
    options: tuple[Option, ...],
    given: Mapping[str, object],
    clause: str,
    rules: int = 1,
) -> Settings:
    """Settings with every option filled in, or BadOption with what is wrong."""
    try:
        count = int(str(players))
    except ValueError:
        raise BadOption(f"{clause}: '{players}' is no number of players; {title} is for {_range(seats)}.") from None
    if count not in seats:
        raise BadOption(f"{clause}: {title} is for {_range(seats)} players, not {count}.")
    known = {option.name: option for option in options}
    for name in given:
        if name not in known:
            near = get_close_matches(name, known, n=1)
            hint = f"did you mean '{near[0]}'?" if near else f"it has {', '.join(known) or 'none'}."
            raise BadOption(f"{title} has no option '{name}'; {hint}")
    return Settings(count, {n: o.read(given[n]) if n in given else o.usual(rules) for n, o in known.items()}, rules)


def _range(seats: range) -> str:
    return f"{seats[0]} to {seats[-1]}" if len(seats) > 1 else str(seats[0])
