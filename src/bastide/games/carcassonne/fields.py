"""Where in the game and in the turn we are, field by field: for the snapshot, the view and the key."""

from collections.abc import Mapping
from typing import Final, cast

from bastide.core.errors import BadSnapshot
from bastide.core.fields import Field, Named, Position, Seat
from bastide.games.carcassonne.components import TILE_IDS
from bastide.games.carcassonne.grid import cell_at, x_of, y_of

PARTS: Final = 3
"""Parts that a turn can have, and kinds of them."""


class Slot(Field):
    """The phase of the turn, by its clause."""

    def plain(self, position: Position) -> str:
        return str(position.rules.phases[position.phase].slot)

    def read(self, position: Position, value: object) -> int:
        slots = [str(phase.slot) for phase in position.rules.phases]
        if value not in slots:
            raise BadSnapshot(f"CAR-T: '{value}' is no phase of this game; they are {', '.join(slots)}.")
        return slots.index(str(value))


class Part(Field):
    """The part of the turn: a row of its number, its kind, and the kind of the part that follows."""

    names = ("part", "part_kind", "again")

    def plain(self, position: Position) -> list[int]:
        return self.numbers(position)

    def numbers(self, position: Position) -> list[int]:
        return [int(getattr(position, name)) for name in self.names]

    def fill(self, position: Position, data: Mapping[str, object]) -> None:
        row = data[self.name]
        if not isinstance(row, list) or len(row) != len(self.names):
            raise BadSnapshot(f"CAR-T-10: {row} is no part of a turn.")
        for name, number in zip(self.names, row, strict=True):
            if type(number) is not int or not 0 <= number < PARTS:
                raise BadSnapshot(f"CAR-T-10: {row} is no part of a turn.")
            setattr(position, name, number)


class Choosing(Field):
    """The second decision of an action: a row of the number of the choice and the place it is about, or nothing."""

    def plain(self, position: Position) -> list[int] | None:
        cell = position.chosen
        return [int(position.choosing), int(x_of(cell)), int(y_of(cell))] if cell else None

    def numbers(self, position: Position) -> list[int]:
        return [int(position.choosing), int(position.chosen)]

    def fill(self, position: Position, data: Mapping[str, object]) -> None:
        row = cast("list[int] | None", data.get(self.name))
        if row is None:
            return
        position.choosing, position.chosen = row[0], int(cell_at(row[1], row[2]))
        choices = len(position.rules.choices)
        if not 0 <= position.choosing < choices or position.chosen < 0 or position.land.tile_at(position.chosen) < 0:
            raise BadSnapshot("CAR-T-5: the second decision of an action is about a choice and a laid tile.")
        if data["phase"] != "CAR-T-5":
            raise BadSnapshot(f"CAR-T-5: no second decision of an action can be due in phase {data['phase']}.")


FIELDS: Final[list[Field]] = [
    Named(TILE_IDS, "tile", wrong="CAR-B-0.13: there is no tile '{value}'.", name="drawn"),
    Seat(none=-1, wrong="CAR-B-0.11: there is no seat {value}.", name="active"),
    Slot(None, name="phase"),
    Choosing(None, name="choosing"),
    Part(None, name="part"),
]
