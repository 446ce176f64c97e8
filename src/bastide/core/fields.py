"""The fields of a position, each declared once: by its name it is kept, stored, checked, shown and observed.

A game declares its fields at the types of what everybody may know of them, and lists those that nobody sees; its
snapshot, its view, the type of that, its key and its columns for learners read that. What a position holds besides
(boards, lists, decks) a game writes by hand; its columns are declared at the type of the view as well. The numbers of
an observation are written by hand, since they are written by the million.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, TypeAlias, get_type_hints

from bastide.core.errors import BadSnapshot, Bounds, Fault
from bastide.core.observation import Columns

Position: TypeAlias = Any
Limit: TypeAlias = int | Callable[[Position], int]
"""A number, or how it follows from the fields before it."""


class Field:
    """One number of a position, under the same name everywhere."""

    def __init__(self, default: Limit | None, wrong: str = "", name: str = "") -> None:
        self.name = name
        self.default = default
        """What it is where a snapshot leaves it out; None where none may."""
        self.wrong = wrong
        """What is said of another `{value}`, where that is more than that it is not allowed."""

    def plain(self, position: Position) -> object:
        """The value as plain data."""
        raise NotImplementedError

    def numbers(self, position: Position) -> list[int]:
        """The value as numbers, for a key."""
        return [int(getattr(position, self.name))]

    def read(self, position: Position, value: object) -> int:
        """The number that the plain data means; raises BadSnapshot."""
        raise NotImplementedError

    def columns(self, name: str) -> Columns:
        """Its number for learners, under that name."""
        raise NotImplementedError

    def fill(self, position: Position, data: Mapping[str, object]) -> None:
        """Take the value from a snapshot, or its default where it is left out."""
        if self.name in data or self.default is None:
            setattr(position, self.name, self.read(position, data.get(self.name)))
        else:
            setattr(position, self.name, limit(self.default, position))


class Whole(Field):
    """A number from `low` to `high`; where there may be none, `none` stands for it."""

    def __init__(
        self,
        low: Limit,
        high: Limit,
        default: Limit | None = None,
        none: int | None = None,
        wrong: str = "",
        name: str = "",
    ) -> None:
        super().__init__(none if none is not None else low if default is None else default, wrong, name)
        self.low, self.high, self.none = low, high, none

    def plain(self, position: Position) -> int | None:
        number = int(getattr(position, self.name))
        return None if number == self.none else number

    def read(self, position: Position, value: object) -> int:
        if value is None and self.none is not None:
            return self.none
        low, high = limit(self.low, position), limit(self.high, position)
        if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
            if self.wrong:
                raise BadSnapshot(self.wrong.format(value=value))
            wanted = f"it should be a number from {low} to {high}"
            raise BadSnapshot(
                f"The snapshot's '{self.name}' is {value!r}; {wanted}.", bounds=Bounds(self.name, low, high)
            )
        return value

    def columns(self, name: str) -> Columns:
        assert isinstance(self.high, int)
        return [(name, "count", self.high)]


class Seat(Whole):
    """A seat; where there may be nobody, `none` stands for that."""

    def __init__(self, default: Limit | None = None, none: int | None = None, wrong: str = "", name: str = "") -> None:
        super().__init__(0, lambda p: int(p.players) - 1, default, none, wrong, name)


class Flag(Field):
    """Yes or no."""

    def __init__(self, name: str = "") -> None:
        super().__init__(False, name=name)

    def plain(self, position: Position) -> bool:
        return bool(getattr(position, self.name))

    def read(self, position: Position, value: object) -> bool:
        return bool(value)

    def columns(self, name: str) -> Columns:
        return [(name, "flag", 1)]


class Named(Field):
    """One of several things, by its name; -1 is none of them."""

    def __init__(
        self,
        names: Sequence[str],
        what: str,
        default: str | None = None,
        required: bool = False,
        wrong: str = "",
        name: str = "",
    ) -> None:
        super().__init__(None if required else -1 if default is None else names.index(default), wrong, name)
        self.names, self.what = names, what

    def plain(self, position: Position) -> str | None:
        number = int(getattr(position, self.name))
        return None if number < 0 else self.names[number]

    def read(self, position: Position, value: object) -> int:
        if value is None and self.default == -1:
            return -1
        if self.wrong and value not in self.names:
            raise BadSnapshot(self.wrong.format(value=value))
        return index_of(self.names, value, self.what)

    def columns(self, name: str) -> Columns:
        return [(name, "one of", len(self.names))]


class Observed:
    """Numbers for learners of one kind and bound, where no field says them or another bound than its own holds.

    They have the name of what the view shows there, or these names.
    """

    def __init__(self, kind: str, most: int, names: Iterable[str] = ()) -> None:
        self.kind, self.most, self.names = kind, most, tuple(names)

    def columns(self, name: str) -> Columns:
        """The numbers of what stands under that name."""
        return [(each, self.kind, self.most) for each in self.names or (name,)]


def declared(view: type) -> list[Field]:
    """The fields that the type of a view declares, each under its key."""
    found: list[Field] = []
    for name, hint in get_type_hints(view, include_extras=True).items():
        for field in getattr(hint, "__metadata__", ()):
            if isinstance(field, Field):
                field.name = name
                found.append(field)
    return found


def limit(value: Limit, position: Position) -> int:
    """The number that a limit or a default is in this position."""
    return value if isinstance(value, int) else int(value(position))


def index_of(names: Sequence[str], name: object, what: str) -> int:
    """The number of a thing that a snapshot names; raises BadSnapshot."""
    if not isinstance(name, str) or name not in names:
        choices = f"{', '.join(names[:10])}{'...' if names[10:] else '.'}"
        raise BadSnapshot(f"'{name}' is no {what}; it should be one of {choices}", fault=Fault("unknown", str(name)))
    return names.index(name)


def plain_of(fields: Iterable[Field], position: Position) -> dict[str, Any]:
    """The fields as plain data, by name."""
    return {field.name: field.plain(position) for field in fields}


def in_order_of(view: type, shown: Mapping[str, Any]) -> dict[str, Any]:
    """What is shown of a position, in the order in which the type of a view lists it."""
    return {key: shown[key] for key in view.__annotations__}


def columns_of(view: type, *names: str) -> Columns:
    """The columns that the type of a view declares under these names, or under all; the last word on each counts."""
    found: Columns = []
    hints = get_type_hints(view, include_extras=True)
    for name in names or hints:
        notes = getattr(hints[name], "__metadata__", ())
        declared_here = [note for note in notes if isinstance(note, (Field, Observed))]
        found += declared_here[-1].columns(name) if declared_here else []
    return found


def numbers_of(fields: Iterable[Field], position: Position) -> list[int]:
    """The fields as numbers, in their order, for a key."""
    return [number for field in fields for number in field.numbers(position)]
