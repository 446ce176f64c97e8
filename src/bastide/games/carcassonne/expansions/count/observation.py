"""What a seat knows of Carcassonne and its count, as numbers."""

from typing import Final

from librt.strings import BytesWriter, write_i16_le
from mypy_extensions import i16

from bastide.core.native import i64
from bastide.core.options import Settings
from bastide.core.telling import Tables
from bastide.games.carcassonne.components import FIGURE_NAMES, QUARTERS
from bastide.games.carcassonne.expansions.count.quarters import (
    COUNT_IN,
    ENTRY,
    JOINING,
    NUMBER,
    PASSED,
    SLOT,
    held_at,
)
from bastide.games.carcassonne.grid import MIDDLE
from bastide.games.carcassonne.land import BIT
from bastide.games.carcassonne.observer import KINDS_OF_FIGURES, MOST_FIGURES, MOST_SEATS, Observer, place
from bastide.games.carcassonne.state import CarcassonneState
from bastide.games.carcassonne.turn import Rules

NOBODY_INSIDE: Final = bytes(2 * KINDS_OF_FIGURES)

TABLES: Final[Tables] = [
    (
        "count",
        1,
        [
            ("quarter", "one of", len(QUARTERS)),
            ("guests", "count", MOST_FIGURES),
            ("entry", "one of", 2),
            ("slot", "count", MOST_SEATS),
            ("joining", "flag", 1),
            ("joining_x", "signed", MIDDLE),
            ("joining_y", "signed", MIDDLE),
        ],
        "The Count of Carcassonne: the quarter he is in; how many figures at the end of `figures` stand on no "
        "particular tile; what may enter a quarter, 1 a follower, 2 the count; how many seats after the active one it "
        "is that moves followers out; the region that is joined.",
    ),
    (
        "quarters",
        len(QUARTERS) * MOST_SEATS,
        [(name, "count", 8) for name in FIGURE_NAMES],
        "The followers in each quarter of Carcassonne (castle, market, blacksmith, cathedral), the viewer's first.",
    ),
]


class CountObserver(Observer):
    """Where the count is, and who is in the quarters."""

    def __init__(self) -> None:
        super().__init__()
        self.at: i64 = 0
        self.options = [
            ("count_into_unoccupied", "flag", 1),
            ("market_at_barn", "flag", 1),
            ("count_final_any_quarter", "flag", 1),
        ]
        self.seat = [("market_passed", "flag", 1)]
        self.seat_meaning = "`market_passed`: in the market moves at the end."
        self.tables = TABLES

    def join(self, rules: Rules) -> None:
        self.at = rules.memory_of("count")

    def option_numbers(self, settings: Settings) -> list[int]:
        return [
            int(settings.on("count_into_unoccupied")),
            int(settings.on("market_at_barn")),
            int(settings["count_final"] == "any_quarter"),
        ]

    def write(self, state: CarcassonneState, viewer: i64, out: BytesWriter) -> None:
        write_i16_le(out, i16(state.memory[self.at + COUNT_IN] + 1))
        write_i16_le(out, i16(state.guests))
        write_i16_le(out, i16(state.memory[self.at + ENTRY]))
        write_i16_le(out, i16(state.memory[self.at + SLOT]))
        place(state.memory[self.at + JOINING], out)
        row: i64
        kind: i64
        for row in range(NUMBER * MOST_SEATS):
            if row % MOST_SEATS >= state.players:
                out.write(NOBODY_INSIDE)
            else:
                seat = (viewer + row % MOST_SEATS) % state.players
                for kind in range(KINDS_OF_FIGURES):
                    write_i16_le(out, i16(state.memory[held_at(self.at, row // MOST_SEATS, seat, kind)]))

    def write_seat(self, state: CarcassonneState, seat: i64, out: BytesWriter) -> None:
        write_i16_le(out, i16(1) if state.memory[self.at + PASSED] & BIT[seat] else i16(0))


OBSERVER: Final[type[Observer]] = CountObserver
