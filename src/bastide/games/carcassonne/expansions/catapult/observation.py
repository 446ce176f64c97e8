"""What a seat knows of a catapult round, as numbers."""

from typing import Final

from librt.strings import BytesWriter, write_i16_le
from mypy_extensions import i16

from bastide.core.native import i64
from bastide.core.observation import Tables, relative_seat
from bastide.core.options import Settings
from bastide.games.carcassonne.components import FIGURE_SPAN, SEAT_SPAN
from bastide.games.carcassonne.expansions.catapult.memory import (
    CATCH,
    CATCHER,
    DISTANCE,
    FAIR_AT,
    FAIRS,
    FAR,
    LANDS_X,
    LANDS_Y,
    MOST_FAIRS,
    ON,
    STEP,
    THROWN,
    TO_AIM,
    TO_CATCH,
    TOKEN,
    VICTIM,
)
from bastide.games.carcassonne.expansions.catapult.remembered import FAR_BASE
from bastide.games.carcassonne.expansions.catapult.view import KEPT
from bastide.games.carcassonne.figures import cell_of
from bastide.games.carcassonne.grid import x_of, y_of
from bastide.games.carcassonne.kept import columns_of
from bastide.games.carcassonne.observer import Observer, nobody, place, segment
from bastide.games.carcassonne.state import CarcassonneState
from bastide.games.carcassonne.turn import Rules

MODES: Final[list[str]] = ["aimed", "blind", "off"]
OBSERVED: Final = ["token", "thrown", "step", "landing", "distance", "hand", "victim", "on", "fairs"]
TABLES: Final[Tables] = [
    (
        "catapult",
        1,
        columns_of(KEPT, OBSERVED),
        "The Catapult: the round under way, as the view tells it. A point is encoded in whole tiles and thousandths. "
        "`distance` is one more than how far a token of catch is thrown, where the viewer may know it.",
    ),
]


class CatapultObserver(Observer):
    """The round under way."""

    def __init__(self) -> None:
        super().__init__()
        self.at: i64 = 0
        self.options = [("catapult_mode", "one of", len(MODES)), ("catapult_sigma", "count", 3000)]
        self.seat = columns_of(KEPT, ["far"])
        self.seat_meaning = (
            f"`target`: the square of a throw's distance in thousandths of a tile, three digits to base {FAR_BASE}."
        )
        self.tables = TABLES

    def join(self, rules: Rules) -> None:
        self.at = rules.memory_of("catapult")

    def option_numbers(self, settings: Settings) -> list[int]:
        return [MODES.index(str(settings["catapult_mode"])) + 1, int(settings["catapult_sigma"])]

    def write(self, state: CarcassonneState, viewer: i64, out: BytesWriter) -> None:
        """CAR-CA-6.3: the distance is the thrower's secret until the hand is known."""
        at = self.at
        memory = state.memory
        token = memory[at + TOKEN]
        step = memory[at + STEP]
        catch = token == CATCH
        thrower = (state.active + memory[at + THROWN]) % state.players
        write_i16_le(out, i16(token))
        write_i16_le(out, i16(memory[at + THROWN]))
        write_i16_le(out, i16(step + 1))
        landing = token != 0 and not catch and step > TO_CATCH
        write_i16_le(out, i16(1 if landing else 0))
        point(memory[at + LANDS_X] if landing else 0, out)
        point(memory[at + LANDS_Y] if landing else 0, out)
        known = catch and step > TO_AIM and (step != TO_CATCH or viewer == thrower)
        write_i16_le(out, i16(memory[at + DISTANCE] + 1) if known else i16(0))
        write_i16_le(out, i16(memory[at + CATCHER]) if catch and step > TO_CATCH else i16(0))
        victim(state, memory[at + VICTIM], viewer, out)
        place(memory[at + ON], out)
        fair: i64
        for fair in range(MOST_FAIRS):
            place(memory[at + FAIR_AT + fair] if fair < memory[at + FAIRS] else 0, out)

    def write_seat(self, state: CarcassonneState, seat: i64, out: BytesWriter) -> None:
        far: i64 = 0
        if state.memory[self.at + FAR + seat]:
            far = state.memory[self.at + FAR + seat] - 1
            write_i16_le(out, i16(1))
        else:
            write_i16_le(out, i16(0))
        write_i16_le(out, i16(far // (FAR_BASE * FAR_BASE)))
        write_i16_le(out, i16(far // FAR_BASE % FAR_BASE))
        write_i16_le(out, i16(far % FAR_BASE))


def point(thousandths: i64, out: BytesWriter) -> None:
    """One side of a point, in whole tiles and thousandths."""
    write_i16_le(out, i16(thousandths // 1000))
    write_i16_le(out, i16(thousandths % 1000))


def victim(state: CarcassonneState, who: i64, viewer: i64, out: BytesWriter) -> None:
    """A follower on the land, or, below 0, in a quarter."""
    if who == 0:
        nobody(out)
        nobody(out)
        return
    figure = who - 1 if who > 0 else -who - 1
    cell = cell_of(state, figure) if who > 0 else 0
    write_i16_le(out, i16(relative_seat(figure % SEAT_SPAN, viewer, state.players)))
    write_i16_le(out, i16(figure % FIGURE_SPAN // SEAT_SPAN + 1))
    write_i16_le(out, i16(x_of(cell)) if who > 0 else i16(0))
    write_i16_le(out, i16(y_of(cell)) if who > 0 else i16(0))
    write_i16_le(out, i16(segment(state, figure // FIGURE_SPAN)) if who > 0 else i16(0))
    write_i16_le(out, i16(figure // FIGURE_SPAN + 1) if who < 0 else i16(0))


OBSERVER: Final[type[Observer]] = CatapultObserver
