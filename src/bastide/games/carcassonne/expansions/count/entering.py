"""CAR-CO-2, CAR-CO-3: who goes into a quarter, and where the count goes."""

from typing import Final

from bastide.core.event import Event
from bastide.core.native import append, i64, vec
from bastide.games.carcassonne.codes import PASS
from bastide.games.carcassonne.components import FIGURE_NAMES, FIGURES, QUARTERS
from bastide.games.carcassonne.expansions.count.codes import COUNT, ENTER
from bastide.games.carcassonne.expansions.count.quarters import (
    ADMITS,
    COUNT_IN,
    COUNT_MAY,
    ENTRY,
    FOLLOWER_MAY,
    KINDS,
    NOT,
    NUMBER,
    SCORES,
    held_at,
)
from bastide.games.carcassonne.state import CarcassonneState
from bastide.games.carcassonne.turn import ChapterPhase, Reasons

# Why the count, or a follower, may not go to a quarter, or something else may not be done.
COUNT_WAITS: Final = 1
COUNT_IS_THERE: Final = 2
ONE_FOLLOWER: Final = 3
NOBODY_IN_HAND: Final = 4
QUARTER_CLOSED: Final = 5
ENTER_NOW: Final = 6
REASONS: Final[Reasons] = [
    ("", ""),
    ("CAR-CO-3", "count_waits"),
    ("CAR-CO-3", "count_is_there"),
    ("CAR-CO-2", "one_follower"),
    ("CAR-B-3.6", "nobody_in_hand"),
    ("CAR-CO-2.2", "quarter_closed"),
    ("CAR-T-9", "enter_now"),
]


class NoteScores(ChapterPhase):
    """CAR-CO-2.1: the points before the scoring of a part, to see who gains in it."""

    def begin(self, state: CarcassonneState) -> bool:
        seat: i64
        for seat in range(state.players):
            state.memory[self.at + SCORES + seat] = state.points[seat]
        return False


class JudgeGains(ChapterPhase):
    """CAR-CO-2: whether the active player gained nothing in this part's scoring while another did."""

    def begin(self, state: CarcassonneState) -> bool:
        memory = state.memory
        others = False
        seat: i64
        for seat in range(state.players):
            if seat != state.active and state.points[seat] > memory[self.at + SCORES + seat]:
                others = True
        own = state.points[state.active] > memory[self.at + SCORES + state.active]
        memory[self.at + ENTRY] = FOLLOWER_MAY if others and not own else NOT
        for seat in range(state.players):
            memory[self.at + SCORES + seat] = 0
        return False


class EnterQuarter(ChapterPhase):
    """CAR-CO-2, CAR-CO-3: a follower, one that has just returned too (CAR-CO-2.3), may go into a quarter, and if it
    does, the count may move."""

    def begin(self, state: CarcassonneState) -> bool:
        if state.memory[self.at + ENTRY] == NOT:
            return False
        state.to_move = state.active
        if len(self.legal(state)) > 1:
            return True
        state.memory[self.at + ENTRY] = NOT
        return False

    def legal(self, state: CarcassonneState) -> vec[i64]:
        codes = vec[i64]()
        kind: i64
        quarter: i64
        if state.memory[self.at + ENTRY] == COUNT_MAY:
            for quarter in range(NUMBER):
                if self.count_verdict(state, quarter) == 0:
                    codes = append(codes, COUNT + quarter)
            return append(codes, PASS)
        for kind in range(KINDS):
            for quarter in range(NUMBER):
                if self.follower_verdict(state, kind, quarter) == 0:
                    codes = append(codes, ENTER + kind * NUMBER + quarter)
        return append(codes, PASS)

    def count_verdict(self, state: CarcassonneState, quarter: i64) -> i64:
        """CAR-CO-3: 0 where the count may go to a quarter; else why he may not."""
        if state.memory[self.at + ENTRY] == FOLLOWER_MAY:
            return COUNT_WAITS
        if quarter == state.memory[self.at + COUNT_IN]:
            return COUNT_IS_THERE
        return 0

    def follower_verdict(self, state: CarcassonneState, kind: i64, quarter: i64) -> i64:
        """CAR-CO-2, CAR-CO-2.2: 0 where a follower of that kind may go into a quarter; else why it may not."""
        if state.memory[self.at + ENTRY] == COUNT_MAY:
            return ONE_FOLLOWER
        if state.in_supply(state.active, kind) == 0:
            return NOBODY_IN_HAND
        if ADMITS[quarter * FIGURES + kind]:
            return 0
        return QUARTER_CLOSED

    def apply(self, state: CarcassonneState, code: i64) -> bool:
        memory = state.memory
        if code == PASS:
            if state.events is not None:
                kept_out = memory[self.at + ENTRY] == FOLLOWER_MAY
                kind, clause = ("kept_out", "CAR-CO-2") if kept_out else ("count_stays", "CAR-CO-3")
                state.note(Event(kind, clause, int(state.active)))
            memory[self.at + ENTRY] = NOT
            return False
        if code >= COUNT:
            memory[self.at + COUNT_IN] = code - COUNT
            memory[self.at + ENTRY] = NOT
            if state.events is not None:
                state.note(Event(f"count_to_{QUARTERS[code - COUNT]}", "CAR-CO-3", int(state.active)))
            return False
        figure = (code - ENTER) // NUMBER
        quarter = (code - ENTER) % NUMBER
        mine = state.active * FIGURES + figure
        state.supply[mine] = state.supply[mine] - 1
        held = held_at(self.at, quarter, state.active, figure)
        memory[held] = memory[held] + 1
        memory[self.at + ENTRY] = COUNT_MAY
        if state.events is not None:
            data: dict[str, object] = {"figure": FIGURE_NAMES[figure], "quarter": QUARTERS[quarter]}
            state.note(Event(f"entered_{QUARTERS[quarter]}", "CAR-CO-2", int(state.active), data))
        return True

    def task(self, state: CarcassonneState) -> str:
        return "count" if state.memory[self.at + ENTRY] == COUNT_MAY else "enter"

    def wording(self, state: CarcassonneState, word: str) -> str:
        if word != "pass":
            return ""
        return "pass_count" if state.memory[self.at + ENTRY] == COUNT_MAY else "pass_enter"

    def verdict_on(self, state: CarcassonneState, code: i64) -> i64:
        if COUNT <= code < COUNT + NUMBER:
            return self.count_verdict(state, code - COUNT)
        if ENTER <= code < COUNT:
            return self.follower_verdict(state, (code - ENTER) // NUMBER, (code - ENTER) % NUMBER)
        return 0 if code == PASS else ENTER_NOW

    def reasons(self) -> Reasons:
        return REASONS
