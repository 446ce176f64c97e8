"""What a seat knows of the king and the robber, as numbers."""

from typing import Final

from librt.strings import BytesWriter, write_i16_le
from mypy_extensions import i16

from bastide.core.native import i64
from bastide.core.telling import relative_seat
from bastide.games.carcassonne.expansions.king_robber.chapter import HOLDER, NUMBER, RECORD
from bastide.games.carcassonne.observer import LAND, MOST_SEATS, Observer
from bastide.games.carcassonne.state import CarcassonneState
from bastide.games.carcassonne.turn import Rules


class MarkerObserver(Observer):
    """Who has each marker, and for what."""

    def __init__(self) -> None:
        super().__init__()
        self.king: i64 = 0
        self.robber: i64 = 0
        self.course = [
            ("king", "one of", MOST_SEATS),
            ("largest_city", "count", LAND),
            ("cities", "count", LAND),
            ("robber", "one of", MOST_SEATS),
            ("longest_road", "count", LAND),
            ("roads", "count", LAND),
        ]
        self.course_meaning = "The last six are of King & Robber Baron."

    def join(self, rules: Rules) -> None:
        self.king = rules.memory_of("king")
        self.robber = rules.memory_of("robber")

    def write_course(self, state: CarcassonneState, viewer: i64, out: BytesWriter) -> None:
        self.write_marker(state, self.king, viewer, out)
        self.write_marker(state, self.robber, viewer, out)

    def write_marker(self, state: CarcassonneState, at: i64, viewer: i64, out: BytesWriter) -> None:
        """King or Robber Baron: who has it, and for what."""
        write_i16_le(out, i16(relative_seat(state.memory[at + HOLDER] - 1, viewer, state.players)))
        write_i16_le(out, i16(state.memory[at + RECORD]))
        write_i16_le(out, i16(state.memory[at + NUMBER]))


OBSERVER: Final[type[Observer]] = MarkerObserver
