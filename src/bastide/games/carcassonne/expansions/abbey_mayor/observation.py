"""What a seat knows of abbeys, barns and wagons, as numbers."""

from typing import Final

from librt.strings import BytesWriter, write_i16_le
from mypy_extensions import i16

from bastide.core.native import i64
from bastide.core.observation import Tables
from bastide.core.options import Settings
from bastide.games.carcassonne.components import FIGURE_SPAN, MAX_PLAYERS
from bastide.games.carcassonne.expansions.abbey_mayor.memory import BARNS, FRESH, HANDS, LAST, ROUND, WAITING
from bastide.games.carcassonne.expansions.abbey_mayor.view import KEPT
from bastide.games.carcassonne.figures import cell_of
from bastide.games.carcassonne.kept import columns_of
from bastide.games.carcassonne.observer import Observer, place, segment
from bastide.games.carcassonne.state import CarcassonneState
from bastide.games.carcassonne.turn import Rules

TABLES: Final[Tables] = [
    (
        "abbeys",
        MAX_PLAYERS,
        columns_of(KEPT, [kept.name for kept in KEPT]),
        "Abbey & Mayor, the viewer first: whether the seat has its abbey; its barn, on the north-west corner of that "
        "tile; its wagon that may drive on. In the active seat's row, whether its barn is `fresh`. In the row of the "
        "seat that played the last tile, how many seats were asked in the final round.",
    ),
]


class AbbeyObserver(Observer):
    """A row for every seat."""

    def __init__(self) -> None:
        super().__init__()
        self.at: i64 = 0
        self.options = [
            ("abbey_final_round", "flag", 1),
            ("wagon_to_neighbour", "flag", 1),
            ("barn_bars_pig", "flag", 1),
        ]
        self.tables = TABLES
        self.no_row: bytes = bytes(2 * len(TABLES[0][2]))

    def join(self, rules: Rules) -> None:
        self.at = rules.memory_of("abbey_mayor")

    def option_numbers(self, settings: Settings) -> list[int]:
        return [
            int(settings.on("abbey_final_round")),
            int(settings["wagon_move"] == "adjacent_tile"),
            int(settings.on("barn_bars_pig")),
        ]

    def write(self, state: CarcassonneState, viewer: i64, out: BytesWriter) -> None:
        k: i64
        for k in range(MAX_PLAYERS):
            if k < state.players:
                self.write_row(state, (viewer + k) % state.players, out)
            else:
                out.write(self.no_row)

    def write_row(self, state: CarcassonneState, seat: i64, out: BytesWriter) -> None:
        """A row of `abbeys`."""
        memory = state.memory
        wagon = memory[self.at + WAITING + seat] - 1
        last = memory[self.at + ROUND] > 0 and memory[self.at + LAST] == seat
        write_i16_le(out, i16(memory[self.at + HANDS + seat]))
        place(memory[self.at + BARNS + seat], out)
        place(cell_of(state, wagon) if wagon >= 0 else 0, out)
        write_i16_le(out, i16(segment(state, wagon // FIGURE_SPAN)) if wagon >= 0 else i16(0))
        write_i16_le(out, i16(memory[self.at + FRESH]) if seat == state.active else i16(0))
        write_i16_le(out, i16(1 if last else 0))
        write_i16_le(out, i16(memory[self.at + ROUND]) if last else i16(0))


OBSERVER: Final[type[Observer]] = AbbeyObserver
