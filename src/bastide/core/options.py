"""The choices made before a game begins, and their validation."""

from collections.abc import Mapping
from difflib import get_close_matches

from bastide.core.errors import BadOption

Value = str | int | bool


class Option:
    """One choice of the rulebook: its possible values, the default, and the clause it comes from."""

    __slots__ = ("clause", "default", "name", "values")

    def __init__(self, name: str, values: tuple[Value, ...], default: Value, clause: str) -> None:
        self.name = name
        self.values = values
        self.default = default
        self.clause = clause

    def read(self, given: object) -> Value:
        """The value meant by what a caller, a file or a command line gave."""
        for value in self.values:
            if given is value or (type(given) is type(value) and given == value):
                return value
        for value in self.values:
            if str(given).lower() == str(value).lower() and not isinstance(given, float):
                return value
        allowed = ", ".join(str(value).lower() if isinstance(value, bool) else str(value) for value in self.values)
        raise BadOption(f"{self.clause}: '{given}' is no value of the option '{self.name}'; choose among {allowed}.")


class Settings:
    """The number of players and the value of every option of one game; does not change."""

    __slots__ = ("players", "values")

    def __init__(self, players: int, values: Mapping[str, Value]) -> None:
        self.players = players
        self.values = dict(values)

    def __getitem__(self, name: str) -> Value:
        return self.values[name]

    def on(self, name: str) -> bool:
        """Whether a yes/no option is switched on."""
        return self.values[name] is True

    def plain(self) -> dict[str, Value]:
        """The settings as plain data: what `game.start` takes."""
        return {"players": self.players, **self.values}

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Settings) and self.plain() == other.plain()

    def __hash__(self) -> int:
        return hash((self.players, tuple(self.values.items())))

    def __repr__(self) -> str:
        return f"Settings({', '.join(f'{k}={v!r}' for k, v in self.plain().items())})"


def read_settings(
    title: str, players: object, seats: range, options: tuple[Option, ...], given: Mapping[str, object], clause: str
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
    return Settings(count, {n: o.read(given[n]) if n in given else o.default for n, o in known.items()})


def _range(seats: range) -> str:
    return f"{seats[0]} to {seats[-1]}" if len(seats) > 1 else str(seats[0])
