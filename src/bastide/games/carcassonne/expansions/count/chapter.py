"""CAR-CO-1: what The Count of Carcassonne adds to a game, and what it remembers."""

from typing import Final

from bastide.core.native import append, i64
from bastide.games.carcassonne.components import BOX, FIELD, FIGURE_NAMES, QUARTERS, TILES, tiles_of
from bastide.games.carcassonne.expansions.count.entering import EnterQuarter, JudgeGains, NoteScores
from bastide.games.carcassonne.expansions.count.leaving import LeaveMarket, MoveOut
from bastide.games.carcassonne.expansions.count.quarters import (
    COUNT_IN,
    KINDS,
    MEMORY,
    NUMBER,
    QUARTER_FOR,
    Quarter,
    held_at,
)
from bastide.games.carcassonne.expansions.count.view import KEPT
from bastide.games.carcassonne.grid import cell_at
from bastide.games.carcassonne.kept import Remembering
from bastide.games.carcassonne.standing import misplaced
from bastide.games.carcassonne.state import CarcassonneState
from bastide.games.carcassonne.turn import Chapter, Rules


class TheCount(Remembering):
    """CAR-CO-1.1, CAR-CO-1.2: the block of 12 tiles is the starting map (CAR-CO-1.3), its town a completed city for
    every field (CAR-CO-1.4); the count is in the castle."""

    def __init__(self, name: str) -> None:
        super().__init__(name, KEPT)

    def join(self, rules: Rules) -> None:
        """Put the chapter's parts into the turn."""
        block = tiles_of("count")
        rules.add_tiles(block, mixed_in=False)
        rules.replace_start(block, [int(cell_at(*TILES[number]["layout"])) for number in block])
        self.at = rules.reserve(self.name, MEMORY)
        for quarter, name in enumerate(QUARTERS):
            x, y = BOX["quarters"][name]["at"]
            rules.refuges = append(rules.refuges, Quarter(x, y, self.at, quarter))
        rules.add_phase(MoveOut("CAR-T-7b", self.at, rules.settings))
        rules.add_phase(NoteScores("CAR-T-7b", self.at))
        rules.add_phase(JudgeGains("CAR-T-7e", self.at), first=True)
        rules.add_phase(EnterQuarter("CAR-T-9", self.at))
        rules.add_phase(LeaveMarket("CAR-B-6.5a", self.at, rules.settings))

    def check_standing(self, state: CarcassonneState, phase: str) -> None:
        """CAR-CO-4.3: who came out of Carcassonne stands on no particular tile until he is scored."""
        if state.guests and phase not in ("CAR-T-7b", "CAR-B-6.5a", "CAR-B-6.6"):
            first = state.figures_out - state.guests
            raise misplaced(state, first, "CAR-CO-4.3", "nobody has just come from Carcassonne")

    def passing(self) -> dict[str, tuple[str, ...]]:
        return {
            "joining": ("CAR-T-7b", "CAR-B-6.5a"),
            "slot": ("CAR-T-7b", "CAR-B-6.5a"),
            "passed": ("CAR-B-6.5a",),
            "entry": ("CAR-T-8", "CAR-T-9"),
        }

    def inventory(self, state: CarcassonneState) -> dict[str, int]:
        counts: dict[str, int] = {}
        for seat in range(int(state.players)):
            for kind, name in enumerate(FIGURE_NAMES):
                inside = sum(int(state.memory[held_at(self.at, quarter, seat, kind)]) for quarter in range(NUMBER))
                if inside:
                    counts[f"{name} of {BOX['colours'][seat]}"] = inside
        return counts

    def prospects(self, state: CarcassonneState, seat: i64) -> float:
        """A follower in a quarter may still decide a region; the count's own quarter is worth less."""
        expected = 0.0
        later = float(state.pile_left) / (float(state.pile_left) + 20.0)
        quarter: i64
        kind: i64
        for quarter in range(NUMBER):
            each = 1.0 if quarter == state.memory[self.at + COUNT_IN] else 2.0
            if QUARTER_FOR[FIELD] != quarter:
                each *= later
            for kind in range(KINDS):
                expected += each * float(state.memory[held_at(self.at, quarter, seat, kind)])
        return expected


CHAPTER: Final[type[Chapter]] = TheCount
