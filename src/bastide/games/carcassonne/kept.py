"""What a chapter remembers, each thing declared once: by its name it is stored, checked and shown.

A chapter lists these things where it says what of the state's memory is which; what it keeps in another form, such as
towers or prisoners, it writes and reads itself.
"""

from bastide.core.native import i64
from bastide.games.carcassonne.figures import place
from bastide.games.carcassonne.grid import cell_at
from bastide.games.carcassonne.land import BIT
from bastide.games.carcassonne.state import CarcassonneState


class Kept:
    """One thing under a name, so far into the chapter's stretch of the memory; `wrong` is said of another `{value}`."""

    def __init__(self, name: str, at: i64, wrong: str = "") -> None:
        self.name = name
        self.at = at
        self.wrong = wrong

    def plain(self, state: CarcassonneState, start: i64) -> object:
        """The thing as plain data."""
        raise NotImplementedError

    def read(self, state: CarcassonneState, start: i64, value: object) -> None:
        """Remember what the plain data means; raises ValueError."""
        raise NotImplementedError

    def refusal(self, value: object) -> ValueError:
        """Why a value cannot be."""
        return ValueError(self.wrong.format(value=value) if self.wrong else f"'{self.name}' cannot be {value}")


class Yes(Kept):
    """Yes or no."""

    def plain(self, state: CarcassonneState, start: i64) -> object:
        return state.memory[start + self.at] != 0

    def read(self, state: CarcassonneState, start: i64, value: object) -> None:
        state.memory[start + self.at] = 1 if value else 0


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


class OneOf(Kept):
    """One of several things, by its name; the names are in the order of their numbers, None for nothing."""

    def __init__(self, name: str, at: i64, names: list[str | None], wrong: str = "") -> None:
        super().__init__(name, at, wrong)
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


class Count(Kept):
    """A number up to that of the players, or to one less."""

    def __init__(self, name: str, at: i64, less: i64, wrong: str = "") -> None:
        super().__init__(name, at, wrong)
        self.less = less

    def plain(self, state: CarcassonneState, start: i64) -> object:
        return int(state.memory[start + self.at])

    def read(self, state: CarcassonneState, start: i64, value: object) -> None:
        if not isinstance(value, int) or not 0 <= value <= state.players - self.less:
            raise self.refusal(value)
        state.memory[start + self.at] = i64(value)


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


def plain_of(kept: list[Kept], state: CarcassonneState, start: i64) -> dict[str, object]:
    """The things as plain data, by name."""
    return {thing.name: thing.plain(state, start) for thing in kept}


def fill(kept: list[Kept], state: CarcassonneState, start: i64, data: dict[str, object]) -> None:
    """Remember what a snapshot has of them; raises KeyError and ValueError."""
    for thing in kept:
        thing.read(state, start, data[thing.name])
