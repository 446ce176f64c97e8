"""What a seat knows of Carcassonne and its count, as numbers."""

from typing import Final

from librt.strings import BytesWriter, write_i16_le
from mypy_extensions import i16

from bastide.core.native import i64
from bastide.core.observation import Tables
from bastide.core.options import Settings
from bastide.games.carcassonne.components import MAX_PLAYERS, QUARTERS
from bastide.games.carcassonne.expansions.count.quarters import (
    COUNT_IN,
    ENTRY,
    JOINING,
    NUMBER,
    PASSED,
    SLOT,
    held_at,
)
from bastide.games.carcassonne.expansions.count.view import KEPT
from bastide.games.carcassonne.kept import columns_of
from bastide.games.carcassonne.land import BIT
from bastide.games.carcassonne.observer import KINDS_OF_FIGURES, Observer, place
from bastide.games.carcassonne.state import CarcassonneState
from bastide.games.carcassonne.turn import Rules

NOBODY_INSIDE: Final = bytes(2 * KINDS_OF_FIGURES)

TABLES: Final[Tables] = [
    (
        "count",
        1,
        columns_of(KEPT, ["count", "guests", "entry", "slot", "joining"]),
        "The Count of Carcassonne: the quarter he is in; how many figures at the end of `figures` stand on no "
        "particular tile; what may enter a quarter, 1 a follower, 2 the count; how many seats after the active one it "
        "is that moves followers out; the region that is joined.",
    ),
    (
        "quarters",
        len(QUARTERS) * MAX_PLAYERS,
        columns_of(KEPT, ["quarters"]),
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
        self.seat = columns_of(KEPT, ["passed"])
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
        for row in range(NUMBER * MAX_PLAYERS):
            if row % MAX_PLAYERS >= state.players:
                out.write(NOBODY_INSIDE)
            else:
                seat = (viewer + row % MAX_PLAYERS) % state.players
                for kind in range(KINDS_OF_FIGURES):
                    write_i16_le(out, i16(state.memory[held_at(self.at, row // MAX_PLAYERS, seat, kind)]))

    def write_seat(self, state: CarcassonneState, seat: i64, out: BytesWriter) -> None:
        write_i16_le(out, i16(1) if state.memory[self.at + PASSED] & BIT[seat] else i16(0))


OBSERVER: Final[type[Observer]] = CountObserver
