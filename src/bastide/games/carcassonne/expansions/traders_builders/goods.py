"""CAR-TB-5: the tokens of goods that every seat has, and how they are kept."""

from typing import Final

from bastide.core.errors import BadSnapshot, at_seats
from bastide.core.native import i64
from bastide.core.observation import Columns
from bastide.games.carcassonne.components import BOX, GOODS
from bastide.games.carcassonne.kept import Kept
from bastide.games.carcassonne.state import CarcassonneState

KINDS_OF_GOODS: Final = len(GOODS)


def held(state: CarcassonneState, start: i64, seat: int) -> dict[str, int]:
    """The tokens of a seat."""
    at = start + seat * KINDS_OF_GOODS
    return {good: int(state.memory[at + kind]) for kind, good in enumerate(GOODS)}


class Goods(Kept):
    """How many tokens of each kind, seat by seat."""

    def plain(self, state: CarcassonneState, start: i64) -> object:
        return [held(state, start, seat) for seat in range(int(state.players))]

    def read(self, state: CarcassonneState, start: i64, value: object) -> None:
        if not isinstance(value, list) or len(value) != state.players:
            raise self.refusal(value)
        for seat, row in enumerate(value):
            for kind, good in enumerate(GOODS):
                if not 0 <= row[good] <= BOX["goods"][good]:
                    raise BadSnapshot(
                        f"CAR-TB-1: seat {seat} cannot hold {row[good]} tokens of {good}.", places=at_seats(seat)
                    )
                state.memory[start + seat * KINDS_OF_GOODS + kind] = i64(row[good])

    def columns(self) -> Columns:
        most = max(BOX["goods"].values())
        return [(good, "count", most) for good in GOODS]


KEPT: Final[list[Kept]] = [Goods(0, "CAR-TB-5: the goods are one entry per seat", name="goods")]
