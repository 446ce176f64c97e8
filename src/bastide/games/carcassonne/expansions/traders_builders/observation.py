"""What a seat knows of the goods, as numbers."""

from typing import Final

from librt.strings import BytesWriter, write_i16_le
from mypy_extensions import i16

from bastide.core.native import i64
from bastide.games.carcassonne.expansions.traders_builders.goods import KEPT, KINDS_OF_GOODS
from bastide.games.carcassonne.kept import columns_of
from bastide.games.carcassonne.observer import Observer
from bastide.games.carcassonne.state import CarcassonneState
from bastide.games.carcassonne.turn import Rules


class GoodsObserver(Observer):
    """The tokens of every seat."""

    def __init__(self) -> None:
        super().__init__()
        self.at: i64 = 0
        self.seat = columns_of(KEPT, ["goods"])
        self.seat_meaning = "The goods are of Traders & Builders."

    def join(self, rules: Rules) -> None:
        self.at = rules.memory_of("traders_builders")

    def write_seat(self, state: CarcassonneState, seat: i64, out: BytesWriter) -> None:
        kind: i64
        for kind in range(KINDS_OF_GOODS):
            write_i16_le(out, i16(state.memory[self.at + seat * KINDS_OF_GOODS + kind]))


OBSERVER: Final[type[Observer]] = GoodsObserver
