"""Turns compared by how well they end once they have been answered.

Judged right after a turn, a net overlooks what can be done against it, and of many turns the one it errs about most
looks best. So the best of them are played on: to their end, where luck has a say in between, and through the answer,
which is planned and judged as they were.
"""

from typing import TYPE_CHECKING

from bastide.bots.clock import now
from bastide.bots.planner import Plan, Planner, by_value
from bastide.core import CHANCE, State

if TYPE_CHECKING:
    from bastide.bots.net.turns import Judge

ANSWERED = 20
"""This many of the turns that look best are answered."""
KEPT_IN_MIND = 20
"""How many unfinished plans of an answer are kept in mind."""
JUDGED = 12
"""This many answers that promise most are judged, and the one that the net would give itself."""
WEIGHT = 0.8
"""How much what comes after the answer counts; the rest is how well the turn looks before."""
DRAWS = 2
"""Where a turn ends with a draw, this many outcomes are looked at."""
LONGEST = 12
"""No turn and its answer have more parts: a draw begins a new one, and so do the decisions between two years."""


class Replies:
    """What two players answer to each other's turns."""

    def __init__(self, judge: "Judge") -> None:
        self.judge = judge

    def compare(self, start: State, turns: list[Plan], seconds: float, most: int) -> list[Plan]:
        """As many of these turns as can be answered in the time, no more than `most`, best first; always the first."""
        begin = now()
        seat, number = int(start.to_move), int(self.judge.counsel.turn_of(start))
        compared: list[Plan] = []
        for turn in turns[: min(most, ANSWERED)]:
            if compared and now() - begin > seconds:
                break
            turn.value += WEIGHT * (self.answered(turn.state, seat, number) - turn.value)
            compared.append(turn)
        compared.sort(key=by_value)
        return compared

    def answered(self, state: State, seat: int, number: int) -> float:
        """How well a turn with this number will end for the seat that takes it, when the other one has answered."""
        draws = DRAWS if state.to_move == CHANCE else 1
        return sum(self._after_answer(state, seat, number) for _ in range(draws)) / draws

    def _after_answer(self, state: State, seat: int, number: int) -> float:
        for _ in range(LONGEST):
            if state.over or (int(state.to_move) == seat and int(self.judge.counsel.turn_of(state)) != number):
                break
            if state.to_move == CHANCE:
                state = state.copy()
                state.apply_code(self.judge.dealer.draw_code(state))
            else:
                state = self._best_turn(state)
        return self.judge.worth(state, seat)

    def _best_turn(self, state: State) -> State:
        """Where the best turn that is quickly found leads, for who is to move."""
        plans = Planner(self.judge.counsel, state).make_plans(state, KEPT_IN_MIND)[:JUDGED]
        ends = [self.judge.own_turn(state).state, *(plan.state for plan in plans)]
        worths = self.judge.worths(ends, int(state.to_move))
        return ends[worths.index(max(worths))]
