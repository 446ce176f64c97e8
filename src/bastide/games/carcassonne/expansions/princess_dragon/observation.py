"""What a seat knows of the dragon and the fairy, as numbers."""

from typing import Final

from librt.strings import BytesWriter, write_i16_le
from mypy_extensions import i16

from bastide.core.native import i64
from bastide.core.observation import Tables, relative_seat
from bastide.core.options import Settings
from bastide.games.carcassonne.components import FIGURE_SPAN, SEAT_SPAN
from bastide.games.carcassonne.expansions.princess_dragon.memory import (
    DRAGON_AT,
    FAIRY_AT,
    FAIRY_WITH,
    MOST_STEPS,
    TRAIL,
    VISITED,
)
from bastide.games.carcassonne.expansions.princess_dragon.view import KEPT
from bastide.games.carcassonne.grid import MIDDLE
from bastide.games.carcassonne.kept import columns_of
from bastide.games.carcassonne.observer import Observer, nobody, place, segment
from bastide.games.carcassonne.state import CarcassonneState
from bastide.games.carcassonne.turn import Rules

STEPS: Final[int] = int(MOST_STEPS) + 1

TABLES: Final[Tables] = [
    (
        "dragon",
        2 + STEPS,
        [
            ("there", "flag", 1),
            ("x", "signed", MIDDLE),
            ("y", "signed", MIDDLE),
            *columns_of(KEPT, ["beside"]),
        ],
        "The dragon; the fairy, with the follower she stands beside; the tiles the dragon was on in this movement.",
    ),
]


class DragonObserver(Observer):
    """The dragon, the fairy and the trail of a movement under way."""

    def __init__(self) -> None:
        super().__init__()
        self.at: i64 = 0
        self.options = [
            ("fairy_by_tile", "flag", 1),
            ("volcano_companions", "flag", 1),
            ("princess_must", "flag", 1),
        ]
        self.tables = TABLES

    def join(self, rules: Rules) -> None:
        self.at = rules.memory_of("princess_dragon")

    def option_numbers(self, settings: Settings) -> list[int]:
        return [
            int(settings["fairy_mode"] == "tile"),
            int(settings.on("volcano_companions")),
            int(settings["princess"] == "must"),
        ]

    def write(self, state: CarcassonneState, viewer: i64, out: BytesWriter) -> None:
        at = self.at
        place(state.memory[at + DRAGON_AT], out)
        nobody(out)
        place(state.memory[at + FAIRY_AT], out)
        beside = state.memory[at + FAIRY_WITH] - 1
        if beside >= 0:
            write_i16_le(out, i16(relative_seat(beside % SEAT_SPAN, viewer, state.players)))
            write_i16_le(out, i16(beside % FIGURE_SPAN // SEAT_SPAN + 1))
            write_i16_le(out, i16(segment(state, beside // FIGURE_SPAN)))
        else:
            nobody(out)
        step: i64
        for step in range(STEPS):
            place(state.memory[at + TRAIL + step] if step < state.memory[at + VISITED] else 0, out)
            nobody(out)


OBSERVER: Final[type[Observer]] = DragonObserver
