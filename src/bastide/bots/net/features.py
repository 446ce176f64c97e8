"""How the whole numbers of an observation become the row of numbers a net reads.

A choice is one-hot. A count is encoded twice: as a fraction, and, while it is small, one-hot as well.
"""

from hashlib import sha256

from bastide.core.action import ActionSpace
from bastide.core.observation import Tables

SMALL = 8
"""Counts below this number are encoded one-hot; all others share the last place."""
SCALE = 12
"""What a count is divided by, if it can be more than that."""
FAR = 3.0
"""No fraction is encoded as more than this."""


class Features:
    """Where each number of an observation goes: choices first, then small counts, then fractions."""

    def __init__(self, tables: Tables) -> None:
        columns = [column for _, rows, columns, _ in tables for _ in range(rows) for column in columns]
        self.numbers = len(columns)
        self.choices: list[int] = []
        """Which numbers are choices, and in `choice_first` where the places of each begin."""
        self.choice_first: list[int] = []
        self.counts: list[int] = []
        self.count_first: list[int] = []
        self.plain: list[int] = []
        """Which numbers are encoded as fractions, of `scale`, from the place `plain_first` on."""
        self.scale: list[float] = []
        place = 0
        for i, (_, kind, most) in enumerate(columns):
            if kind == "one of":
                self.choices.append(i)
                self.choice_first.append(place)
                place += most + 1
        for i, (_, kind, most) in enumerate(columns):
            if kind == "count" and most > 1:
                self.counts.append(i)
                self.count_first.append(place)
                place += SMALL
        self.plain_first = place
        for i, (_, kind, most) in enumerate(columns):
            if kind != "one of":
                self.plain.append(i)
                self.scale.append(float(min(most, SCALE)))
        self.size = place + len(self.plain)


def digest_of(tables: Tables, actions: ActionSpace) -> str:
    """A short name for what a net reads and answers: it fits only the tables and action codes it has learned with."""
    shape = [(name, rows, columns) for name, rows, columns, _ in tables]
    codes = [f"{kind.at(i).code} {kind.at(i)}" for kind in actions.kinds for i in range(kind.count)]
    return sha256(repr((shape, actions.size, codes)).encode()).hexdigest()[:16]
