"""What a chapter remembers, each thing declared once: by its name it is stored, checked, shown and encoded in numbers.

A chapter declares these things where it says what a viewer may know of it: at the type of each stands what keeps it.
The numbers are written by each observer itself, since that is done by the million.
"""

from typing import Final, get_type_hints

from bastide.core.errors import BadSnapshot
from bastide.core.native import i64
from bastide.core.observation import Columns
from bastide.games.carcassonne.components import MAX_PLAYERS
from bastide.games.carcassonne.figures import place
from bastide.games.carcassonne.grid import MIDDLE, cell_at
from bastide.games.carcassonne.land import BIT
from bastide.games.carcassonne.state import CarcassonneState
from bastide.games.carcassonne.turn import Chapter

UNKNOWN: Final[i64] = -1


class Kept:
    """One thing under a name, so far into the chapter's stretch of the memory.

    `wrong` is said of another `{value}`; `column` is the name of its number, where that is not the same.
    """

    def __init__(self, at: i64, wrong: str = "", column: str = "", name: str = "") -> None:
        self.name = name
        self.at = at
        self.wrong = wrong
        self.column = column

    def plain(self, state: CarcassonneState, start: i64) -> object:
        """The thing as plain data."""
        raise NotImplementedError

    def read(self, state: CarcassonneState, start: i64, value: object) -> None:
        """Remember what the plain data means; raises BadSnapshot."""
        raise NotImplementedError

    def fill(self, state: CarcassonneState, start: i64, data: dict[str, object]) -> None:
        """Remember what a snapshot has of it; raises KeyError and BadSnapshot."""
        self.read(state, start, data[self.name])

    def columns(self) -> Columns:
        """The numbers that encode it; of a thing that every seat has, those of one seat."""
        raise NotImplementedError

    def column_name(self) -> str:
        """The name of its first number."""
        return self.column or self.name

    def places(self, value: object) -> tuple[str, ...]:
        """The cells that the plain data is about, as a problem names them."""
        return ()

    def refusal(self, value: object) -> BadSnapshot:
        """Why a value cannot be."""
        why = self.wrong.format(value=value) if self.wrong else f"'{self.name}' cannot be {value}"
        return BadSnapshot(f"{why}.", places=self.places(value))


class Yes(Kept):
    """Yes or no."""

    def plain(self, state: CarcassonneState, start: i64) -> object:
        return state.memory[start + self.at] != 0

    def read(self, state: CarcassonneState, start: i64, value: object) -> None:
        state.memory[start + self.at] = 1 if value else 0

    def columns(self) -> Columns:
        return [(self.column_name(), "flag", 1)]


class Spot(Kept):
    """A place, or none; where there is something to be said about it, one with a tile."""

    def plain(self, state: CarcassonneState, start: i64) -> object:
        return place(state.memory[start + self.at])

    def read(self, state: CarcassonneState, start: i64, value: object) -> None:
        state.memory[start + self.at] = self.cell(state, value) if value is not None else 0

    def cell(self, state: CarcassonneState, value: object) -> i64:
        """The cell of a place in plain data."""
        if not isinstance(value, list) or len(value) != 2:
            raise self.refusal(value)
        cell = cell_at(value[0], value[1])
        if self.wrong and (cell < 0 or state.land.tile_at(cell) < 0):
            raise self.refusal(value)
        return cell

    def places(self, value: object) -> tuple[str, ...]:
        return cells_in(value)

    def columns(self) -> Columns:
        return spot_columns(self.column_name())


class Spots(Spot):
    """As many places as the memory says at `at`, with their cells behind it."""

    def __init__(self, at: i64, most: i64, wrong: str = "", too_many: str = "", column: str = "") -> None:
        super().__init__(at, wrong, column)
        self.most = most
        self.too_many = too_many

    def plain(self, state: CarcassonneState, start: i64) -> object:
        first = start + self.at + 1
        return [place(state.memory[first + i]) for i in range(state.memory[start + self.at])]

    def read(self, state: CarcassonneState, start: i64, value: object) -> None:
        if not isinstance(value, list):
            raise self.refusal(value)
        if len(value) > self.most:
            why = self.too_many.format(value=len(value)) if self.too_many else f"'{self.name}' is too long"
            raise BadSnapshot(f"{why}.", places=self.places(value))
        state.memory[start + self.at] = len(value)
        for i, spot in enumerate(value):
            state.memory[start + self.at + 1 + i] = self.cell(state, spot)

    def columns(self) -> Columns:
        return [column for i in range(self.most) for column in spot_columns(f"{self.column_name()}_{i + 1}")]


class OneOf(Kept):
    """One of several things, by its name; the names are in the order of their numbers, None for nothing."""

    def __init__(self, at: i64, names: list[str | None], wrong: str = "", column: str = "") -> None:
        super().__init__(at, wrong, column)
        self.names = names

    def plain(self, state: CarcassonneState, start: i64) -> object:
        return self.names[int(state.memory[start + self.at])]

    def read(self, state: CarcassonneState, start: i64, value: object) -> None:
        if value not in self.names:
            raise self.refusal(value)
        number: i64
        for number in range(len(self.names)):
            if self.names[int(number)] == value:
                state.memory[start + self.at] = number

    def columns(self) -> Columns:
        return [(self.column_name(), "one of", len(self.names) - self.names.count(None))]


class Count(Kept):
    """A number up to that of the players, or to one less."""

    def __init__(self, at: i64, less: i64, wrong: str = "") -> None:
        super().__init__(at, wrong)
        self.less = less

    def plain(self, state: CarcassonneState, start: i64) -> object:
        return int(state.memory[start + self.at])

    def read(self, state: CarcassonneState, start: i64, value: object) -> None:
        if not isinstance(value, int) or not 0 <= value <= state.players - self.less:
            raise self.refusal(value)
        state.memory[start + self.at] = i64(value)

    def columns(self) -> Columns:
        return [(self.column_name(), "count", MAX_PLAYERS)]


class Number(Kept):
    """A number up to a most; the chapter says which ones can be."""

    def __init__(self, at: i64, most: int, wrong: str = "", column: str = "") -> None:
        super().__init__(at, wrong, column)
        self.most = most

    def plain(self, state: CarcassonneState, start: i64) -> object:
        return int(state.memory[start + self.at])

    def read(self, state: CarcassonneState, start: i64, value: object) -> None:
        state.memory[start + self.at] = self.number(value)

    def number(self, value: object) -> i64:
        """The number that the plain data means."""
        if not isinstance(value, int) or not 0 <= value <= self.most:
            raise self.refusal(value)
        return i64(value)

    def columns(self) -> Columns:
        return [(self.column_name(), "count", self.most)]


class Counted(Number):
    """A number that follows from the land; a snapshot has it only for who reads it."""

    def fill(self, state: CarcassonneState, start: i64, data: dict[str, object]) -> None:
        """What the land says stays."""


class Recorded(Number):
    """A number that the chapter can work out: where a snapshot leaves it out, it is `UNKNOWN` until then."""

    def fill(self, state: CarcassonneState, start: i64, data: dict[str, object]) -> None:
        if self.name in data:
            self.read(state, start, data[self.name])
        else:
            state.memory[start + self.at] = UNKNOWN


class Derived(Kept):
    """What follows from the rest of the position; a snapshot and a view have it only for who reads them."""

    def __init__(self) -> None:
        super().__init__(0)

    def fill(self, state: CarcassonneState, start: i64, data: dict[str, object]) -> None:
        """The rest of the position says it."""

    def columns(self) -> Columns:
        return []


class Seat(Kept):
    """One of the seats, kept as its number and one more, or nobody."""

    def plain(self, state: CarcassonneState, start: i64) -> object:
        seat = int(state.memory[start + self.at]) - 1
        return None if seat < 0 else seat

    def read(self, state: CarcassonneState, start: i64, value: object) -> None:
        if value is not None and not (isinstance(value, int) and 0 <= value < state.players):
            raise self.refusal(value)
        state.memory[start + self.at] = i64(value) + 1 if isinstance(value, int) else 0

    def columns(self) -> Columns:
        return [(self.column_name(), "one of", MAX_PLAYERS)]


class Seats(Kept):
    """Some of the seats, a bit each."""

    def plain(self, state: CarcassonneState, start: i64) -> object:
        return [seat for seat in range(int(state.players)) if state.memory[start + self.at] & BIT[seat]]

    def read(self, state: CarcassonneState, start: i64, value: object) -> None:
        if not isinstance(value, list):
            raise self.refusal(value)
        for seat in value:
            if seat not in range(int(state.players)):
                raise self.refusal(seat)
            state.memory[start + self.at] = state.memory[start + self.at] | BIT[i64(seat)]

    def columns(self) -> Columns:
        return [(self.column_name(), "flag", 1)]


class BySeat(Kept):
    """Something that every seat has, kept seat by seat; `wrong` is said of a list that has not one for each."""

    def __init__(self, each: Kept, wrong: str, column: str) -> None:
        super().__init__(each.at, wrong, column)
        self.each = each

    def plain(self, state: CarcassonneState, start: i64) -> object:
        return [self.each.plain(state, start + seat) for seat in range(int(state.players))]

    def read(self, state: CarcassonneState, start: i64, value: object) -> None:
        if not isinstance(value, list) or len(value) != state.players:
            raise self.refusal(value)
        for seat, own in enumerate(value):
            self.each.read(state, start + seat, own)

    def columns(self) -> Columns:
        self.each.column = self.column
        return self.each.columns()


class Remembering(Chapter):
    """A chapter that remembers something in a stretch of the memory, which begins at `at`."""

    def __init__(self, name: str, kept: list[Kept]) -> None:
        super().__init__(name)
        self.at: i64 = 0
        self.kept = kept

    def write(self, state: CarcassonneState) -> dict[str, object]:
        return {thing.name: thing.plain(state, self.at) for thing in self.kept}

    def read(self, state: CarcassonneState, data: dict[str, object]) -> None:
        for thing in self.kept:
            thing.fill(state, self.at, data)
        self.check(state, data)

    def places(self, key: str, value: object) -> tuple[str, ...]:
        return next((thing.places(value) for thing in self.kept if thing.name == key), ())

    def check(self, state: CarcassonneState, data: dict[str, object]) -> None:
        """Whether what is remembered goes together, and with the land; raises BadSnapshot."""


def cells_in(value: object) -> tuple[str, ...]:
    """The cells that a row of two numbers is, or several such rows, as a problem names them."""
    if not isinstance(value, list):
        return ()
    if len(value) == 2 and all(isinstance(number, int) for number in value):
        return (f"{value[0]},{value[1]}",)
    return tuple(cell for row in value for cell in cells_in(row))


def cell_under(figure: object) -> tuple[str, ...]:
    """The cell on which a figure in plain data stands, as a problem names it."""
    return cells_in(figure[2:4]) if isinstance(figure, list) else ()


def declared(view: type) -> list[Kept]:
    """What the type of a view declares, each thing under its key."""
    found: list[Kept] = []
    for name, hint in get_type_hints(view, include_extras=True).items():
        for kept in getattr(hint, "__metadata__", ()):
            if isinstance(kept, Kept):
                kept.name = name
                found.append(kept)
    return found


def columns_of(kept: list[Kept], names: list[str]) -> Columns:
    """The columns of the things of these names, one after the other."""
    by_name = {thing.name: thing for thing in kept}
    return [column for name in names for column in by_name[name].columns()]


def spot_columns(name: str) -> Columns:
    """Whether there is a place, and where."""
    return [(name, "flag", 1), (f"{name}_x", "signed", MIDDLE), (f"{name}_y", "signed", MIDDLE)]
