"""What a seat knows of towers and prisoners, as numbers."""

from typing import Final

from librt.strings import BytesWriter, write_i16_le
from mypy_extensions import i16

from bastide.core.native import i64
from bastide.core.observation import Tables, relative_seat
from bastide.core.options import Settings
from bastide.games.carcassonne.components import FIGURES, MAX_PLAYERS
from bastide.games.carcassonne.expansions.tower.memory import (
    CAPTIVE,
    CAPTURED_ON,
    MOST_TOWERS,
    PIECES,
    RAISED,
    RANSOMED,
    TOWERS,
    prison,
)
from bastide.games.carcassonne.expansions.tower.view import KEPT
from bastide.games.carcassonne.grid import x_of, y_of
from bastide.games.carcassonne.kept import columns_of
from bastide.games.carcassonne.observer import KINDS_OF_FIGURES, Observer, place
from bastide.games.carcassonne.state import CarcassonneState
from bastide.games.carcassonne.turn import Rules

NO_PRISONERS: Final = bytes(2 * KINDS_OF_FIGURES)

TABLES: Final[Tables] = [
    (
        "capture",
        1,
        columns_of(KEPT, ["ransomed", "raised", "capturing", "captive"]),
        "The Tower: whether a prisoner was bought back in this turn; the tower raised while a capture is decided; the "
        "tile on which a follower is chosen; the follower just captured while the exchange is chosen, and whose it is.",
    ),
    (
        "towers",
        MOST_TOWERS,
        columns_of(KEPT, ["towers"]),
        "The towers that have been begun.",
    ),
    (
        "prisoners",
        MAX_PLAYERS * MAX_PLAYERS,
        columns_of(KEPT, ["prisoners"]),
        "The viewer's prisoners first: of the viewer, of the next seat, and so on; then those of the next seat.",
    ),
]


class TowerObserver(Observer):
    """A capture under way, the towers, the prisoners and the pieces."""

    def __init__(self) -> None:
        super().__init__()
        self.at: i64 = 0
        self.options = [("ransom_debt", "flag", 1)]
        self.seat = columns_of(KEPT, ["pieces"])
        self.tables = TABLES

    def join(self, rules: Rules) -> None:
        self.at = rules.memory_of("tower")

    def option_numbers(self, settings: Settings) -> list[int]:
        return [int(settings.on("ransom_debt"))]

    def write(self, state: CarcassonneState, viewer: i64, out: BytesWriter) -> None:
        at = self.at
        captive = state.memory[at + CAPTIVE] - 1
        write_i16_le(out, i16(state.memory[at + RANSOMED]))
        place(state.memory[at + RAISED], out)
        place(state.memory[at + CAPTURED_ON], out)
        write_i16_le(out, i16(relative_seat(captive // FIGURES, viewer, state.players)) if captive >= 0 else i16(0))
        write_i16_le(out, i16(captive % FIGURES + 1) if captive >= 0 else i16(0))
        i: i64
        for i in range(MOST_TOWERS):
            cell = state.memory[at + TOWERS + 2 * i]
            write_i16_le(out, i16(state.memory[at + TOWERS + 2 * i + 1]))
            write_i16_le(out, i16(x_of(cell)) if cell else i16(0))
            write_i16_le(out, i16(y_of(cell)) if cell else i16(0))
        k: i64
        for k in range(MAX_PLAYERS * MAX_PLAYERS):
            holder = k // MAX_PLAYERS
            owner = k % MAX_PLAYERS
            if holder >= state.players or owner >= state.players:
                out.write(NO_PRISONERS)
            else:
                self.write_prisoners(state, (viewer + holder) % state.players, (viewer + owner) % state.players, out)

    def write_prisoners(self, state: CarcassonneState, holder: i64, owner: i64, out: BytesWriter) -> None:
        """A row of `prisoners`."""
        kind: i64
        for kind in range(KINDS_OF_FIGURES):
            write_i16_le(out, i16(state.memory[prison(self.at, holder, owner, kind)]))

    def write_seat(self, state: CarcassonneState, seat: i64, out: BytesWriter) -> None:
        write_i16_le(out, i16(state.memory[self.at + PIECES + seat]))


OBSERVER: Final[type[Observer]] = TowerObserver
