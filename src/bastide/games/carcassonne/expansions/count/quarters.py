"""CAR-CO-1: the quarters of Carcassonne, who is in them, and where that is remembered."""

from typing import Final

from bastide.core.errors import BadSnapshot, at_seats
from bastide.core.native import append, i64, vec
from bastide.core.observation import Columns
from bastide.games.carcassonne.components import (
    BOX,
    FIGURE_NAMES,
    FIGURES,
    KIND_NAMES,
    MOST_FIGURES,
    QUARTERS,
    SEAT_SPAN,
)
from bastide.games.carcassonne.kept import Kept
from bastide.games.carcassonne.state import CarcassonneState
from bastide.games.carcassonne.turn import Refuge

CASTLE: Final = 0
NO_QUARTER: Final = -1
NUMBER: Final = len(QUARTERS)
KINDS: Final = len(FIGURE_NAMES)


def _quarter_for(kind: str) -> int:
    return next((i for i, name in enumerate(QUARTERS) if kind in BOX["quarters"][name]["moves_to"]), NO_QUARTER)


def _may_enter(figure: int, quarter: str) -> int:
    names = FIGURE_NAMES[figure : figure + 1]
    return int(any(quarter in BOX["figures"][name].get("quarters", []) for name in names))


QUARTER_FOR: Final = vec[i64]([_quarter_for(kind) for kind in KIND_NAMES])
"""[kind of region]: the quarter whose followers move there, or NO_QUARTER."""
ADMITS: Final = vec[i64]([_may_enter(figure, quarter) for quarter in QUARTERS for figure in range(FIGURES)])
"""[quarter * FIGURES + figure]: 1 where CAR-CO-2.2 lets a figure in."""

# What is remembered, by its place in the chapter's stretch of the memory.
COUNT_IN: Final = 0  # the quarter the count is in
ENTRY: Final = 1  # what the active player may do at the end of this part
SLOT: Final = 2  # whose slot it is to move followers out, counted in seats after the active player; 0 when none is
PASSED: Final = 3  # at the end of the game: a bit per seat that has passed
JOINING: Final = 4  # the cell of the region that one of several followers joins, or 0
SCORES: Final = 5  # the points of each seat before the scoring of this part
HELD: Final = SCORES + 6  # the followers in each quarter, see `held_at`
MEMORY: Final = HELD + NUMBER * 6 * FIGURES

# Entries.
NOT: Final = 0
FOLLOWER_MAY: Final = 1
COUNT_MAY: Final = 2
ENTRY_NAMES: Final[list[str | None]] = [None, "follower", "count"]


def held_at(at: i64, quarter: i64, seat: i64, figure: i64) -> i64:
    """Where the memory holds how many figures of a kind of a seat are in a quarter."""
    return at + HELD + (quarter * 6 + seat) * FIGURES + figure


class Quarter(Refuge):
    """CAR-CO-1.2, CAR-CO-6: a quarter, where followers stand outside every region until they move out."""

    def __init__(self, x: i64, y: i64, at: i64, quarter: i64) -> None:
        super().__init__(x, y)
        self.at = at
        self.quarter = quarter

    def inside(self, state: CarcassonneState) -> vec[i64]:
        found = vec[i64]()
        memory = state.memory
        seat: i64
        kind: i64
        for seat in range(state.players):
            first = held_at(self.at, self.quarter, seat, 0)
            for kind in range(KINDS):
                held = memory[first + kind]
                while held > 0:
                    found = append(found, kind * SEAT_SPAN + seat)
                    held -= 1
        return found

    def admits(self, figure: i64) -> bool:
        return ADMITS[self.quarter * FIGURES + figure] == 1

    def add(self, state: CarcassonneState, seat: i64, figure: i64, number: i64) -> None:
        held = held_at(self.at, self.quarter, seat, figure)
        state.memory[held] = state.memory[held] + number


class InQuarters(Kept):
    """CAR-CO-2.2: how many figures of each kind and seat are in each quarter."""

    def plain(self, state: CarcassonneState, start: i64) -> object:
        return [
            [QUARTERS[quarter], seat, FIGURE_NAMES[kind], int(state.memory[held_at(start, quarter, seat, kind)])]
            for quarter in range(NUMBER)
            for seat in range(int(state.players))
            for kind in range(KINDS)
            if state.memory[held_at(start, quarter, seat, kind)]
        ]

    def read(self, state: CarcassonneState, start: i64, value: object) -> None:
        if not isinstance(value, list):
            raise self.refusal(value)
        for name, seat, figure, count in value:
            quarter, kind = QUARTERS.index(name), FIGURE_NAMES.index(figure)
            if not ADMITS[quarter * FIGURES + kind]:
                raise BadSnapshot(f"CAR-CO-2.2: '{figure}' cannot be in the quarter '{name}'.")
            if not 0 <= seat < state.players or not 0 < count <= state.in_supply(seat, kind):
                raise BadSnapshot(
                    f"CAR-B-1.3: seat {seat} has no {count} of '{figure}' for the quarter '{name}'.",
                    places=at_seats(seat),
                )
            state.memory[held_at(start, quarter, seat, kind)] = i64(count)
            state.supply[seat * FIGURES + kind] -= i64(count)

    def columns(self) -> Columns:
        return [(name, "count", 8) for name in FIGURE_NAMES]


class Guests(Kept):
    """CAR-CO-4.3: how many figures have come out of Carcassonne; the state keeps it."""

    def plain(self, state: CarcassonneState, start: i64) -> object:
        return int(state.guests)

    def read(self, state: CarcassonneState, start: i64, value: object) -> None:
        if not isinstance(value, int) or not 0 <= value <= state.figures_out:
            raise BadSnapshot(f"CAR-CO-4.3: {value} of {state.figures_out} figures cannot have come from Carcassonne.")
        state.guests = i64(value)

    def columns(self) -> Columns:
        return [(self.name, "count", MOST_FIGURES)]
