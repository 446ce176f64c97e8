"""What a seat knows of the king and the robber, as numbers."""

from typing import Final

from librt.strings import BytesWriter, write_i16_le
from mypy_extensions import i16

from bastide.core.native import i64
from bastide.core.observation import relative_seat
from bastide.games.carcassonne.expansions.king_robber.memory import HOLDER, KING, NUMBER, RECORD, ROBBER
from bastide.games.carcassonne.expansions.king_robber.view import KEPT
from bastide.games.carcassonne.kept import columns_of
from bastide.games.carcassonne.observer import Observer
from bastide.games.carcassonne.state import CarcassonneState
from bastide.games.carcassonne.turn import Rules


class MarkerObserver(Observer):
    """Who has each marker, and for what."""

    def __init__(self) -> None:
        super().__init__()
        self.at: i64 = 0
        self.course = columns_of(KEPT, [kept.name for kept in KEPT])
        self.course_meaning = "The last six are of King & Robber Baron."

    def join(self, rules: Rules) -> None:
        self.at = rules.memory_of("king_robber")

    def write_course(self, state: CarcassonneState, viewer: i64, out: BytesWriter) -> None:
        self.write_marker(state, self.at + KING, viewer, out)
        self.write_marker(state, self.at + ROBBER, viewer, out)

    def write_marker(self, state: CarcassonneState, at: i64, viewer: i64, out: BytesWriter) -> None:
        """King or Robber Baron: who has it, and for what."""
        write_i16_le(out, i16(relative_seat(state.memory[at + HOLDER] - 1, viewer, state.players)))
        write_i16_le(out, i16(state.memory[at + RECORD]))
        write_i16_le(out, i16(state.memory[at + NUMBER]))


OBSERVER: Final[type[Observer]] = MarkerObserver
