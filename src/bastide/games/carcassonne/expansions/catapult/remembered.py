"""How the throw under way is kept: where the token lands, how far it flies, and whom it hits."""

from typing import Final

from bastide.core.errors import BadSnapshot
from bastide.core.native import i64
from bastide.core.observation import Columns
from bastide.games.carcassonne.components import FIGURE_NAMES, MAX_PLAYERS, QUARTERS, SEGMENTS_AND_TOWER
from bastide.games.carcassonne.expansions.catapult.memory import (
    CATCH,
    LANDS_X,
    LANDS_Y,
    STEP,
    TO_AIM,
    TO_CATCH,
    TOKEN,
)
from bastide.games.carcassonne.expansions.catapult.throw import in_refuge, on_land, tell
from bastide.games.carcassonne.figures import plain_figure
from bastide.games.carcassonne.grid import MIDDLE
from bastide.games.carcassonne.kept import Kept, Number, cell_under, spot_columns
from bastide.games.carcassonne.state import CarcassonneState

FAR_BASE: Final = 2000
"""The squares of distances are encoded in three digits to this base."""


class Landing(Kept):
    """The point aimed at, with the noise so far; nothing before the aim, and in catch."""

    def plain(self, state: CarcassonneState, start: i64) -> object:
        token = state.memory[start + TOKEN]
        if token == 0 or token == CATCH or state.memory[start + STEP] <= TO_CATCH:
            return None
        return [int(state.memory[start + LANDS_X]), int(state.memory[start + LANDS_Y])]

    def read(self, state: CarcassonneState, start: i64, value: object) -> None:
        if isinstance(value, list):
            state.memory[start + LANDS_X], state.memory[start + LANDS_Y] = i64(value[0]), i64(value[1])

    def columns(self) -> Columns:
        sides = [[(f"landing_{side}", "signed", MIDDLE), (f"landing_{side}_rest", "count", 999)] for side in "xy"]
        return [("landing", "flag", 1), *sides[0], *sides[1]]


class InCatch(Number):
    """A number of catch that is known once the throw has come `past` a step."""

    def __init__(self, at: i64, most: int, past: i64) -> None:
        super().__init__(at, most)
        self.past = past

    def plain(self, state: CarcassonneState, start: i64) -> object:
        known = state.memory[start + TOKEN] == CATCH and state.memory[start + STEP] > self.past
        return int(state.memory[start + self.at]) if known else None

    def read(self, state: CarcassonneState, start: i64, value: object) -> None:
        state.memory[start + self.at] = i64(value) if isinstance(value, int) else 0


class Distance(InCatch):
    """How far the token is thrown; learners observe one more, 0 for what they may not know."""

    def __init__(self, at: i64, most: int) -> None:
        super().__init__(at, most + 1, TO_AIM)


class Hand(InCatch):
    """Where the catcher's hand is."""

    def __init__(self, at: i64, most: int) -> None:
        super().__init__(at, most, TO_CATCH)


class Victim(Kept):
    """CAR-CA-7.1: who is to be replaced, on the land or in a quarter."""

    def plain(self, state: CarcassonneState, start: i64) -> object:
        return tell(state, state.memory[start + self.at])

    def read(self, state: CarcassonneState, start: i64, value: object) -> None:
        if isinstance(value, list):
            state.memory[start + self.at] = self.who(state, value)

    def who(self, state: CarcassonneState, row: list[object]) -> i64:
        """The follower that the plain data means."""
        at: i64
        for at in range(state.figures_out):
            if plain_figure(state, state.figures[at]) == row:
                return on_land(state.figures[at])
        if len(row) != 3 or row[2] not in QUARTERS or not isinstance(row[0], int):
            raise BadSnapshot(f"CAR-CA-7.1: the follower {row} is not on the land.", places=self.places(row))
        return in_refuge(QUARTERS.index(str(row[2])), FIGURE_NAMES.index(str(row[1])), row[0])

    def places(self, value: object) -> tuple[str, ...]:
        return cell_under(value)

    def columns(self) -> Columns:
        return [
            ("victim", "one of", MAX_PLAYERS),
            ("victim_figure", "one of", len(FIGURE_NAMES)),
            *spot_columns("victim")[1:],
            ("victim_segment", "one of", SEGMENTS_AND_TOWER),
            ("victim_quarter", "one of", len(QUARTERS)),
        ]


class SquareOfDistance(Kept):
    """CAR-CA-5: how far a seat's token lies from the target, squared, kept as one more; nothing before the throw."""

    def plain(self, state: CarcassonneState, start: i64) -> object:
        square = int(state.memory[start + self.at]) - 1
        return square if square >= 0 else None

    def read(self, state: CarcassonneState, start: i64, value: object) -> None:
        state.memory[start + self.at] = i64(value) + 1 if isinstance(value, int) else 0

    def columns(self) -> Columns:
        name = self.column_name()
        return [(name, "flag", 1), *((f"{name}_{digit}", "count", FAR_BASE - 1) for digit in (1, 2, 3))]
