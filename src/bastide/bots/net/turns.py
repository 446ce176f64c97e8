"""Whole turns judged by a net over the squares of a board: the one it would take itself, and the best that are planned.

Plans are found by the estimate, which sees every step of a turn; what they lead to is judged by the net, which has seen
how games go on from there, and again once the best of them have been answered.
"""

from collections.abc import Callable
from math import inf, tanh

from bastide.bots.clock import now
from bastide.bots.follies import wasteful, wastes
from bastide.bots.net import Net, board_net_of
from bastide.bots.net.replies import Replies
from bastide.bots.planner import Plan, by_value
from bastide.core import CHANCE, Dealer, State
from bastide.core.counsel import Counsel, final_points, lead
from bastide.core.native import codes

PLANNED = 0.15
"""The part of the time in which plans are made; in the rest they are judged and answered."""
DRAWS = 3
"""Where a plan ends with a draw, this many outcomes are looked at."""
JUDGED = 40
"""This many of the plans that promise most are judged; of more, more are judged too well."""
TOGETHER = 8
"""This many are judged before the clock is looked at again."""
OWN = 0.02
"""By how much a plan must be better than the net's own turn."""
BUILT = 0.007
"""How much a point of one's own counts besides: of turns that end nearly alike, the one that builds is taken rather
than the one that only blocks."""


class Judge:
    """Judges turns of two players: what is good for the one is bad for the other."""

    def __init__(self, net: Net, counsel: Counsel, dealer: Dealer) -> None:
        self.net = net
        self.counsel = counsel
        self.dealer = dealer

    def choose(self, start: State, plans: list[Plan], seconds: float, most: int) -> list[Plan]:
        """The plans that look best in the time, as they look when they have been answered, best first; their values are
        for comparing them alone."""
        begin = now()
        judged = self.judged(start, plans[: min(most, JUDGED)], seconds)
        turns = Replies(self).compare(start, judged, begin + seconds - now(), most)
        seat = int(start.to_move)
        for turn in turns:
            turn.value += self.built(turn, seat)
        turns.sort(key=by_value)
        return turns

    def built(self, turn: Plan, seat: int) -> float:
        """What a seat's own points after a turn count besides."""
        return BUILT * float(self.counsel.estimates(turn.state)[seat])

    def judged(self, start: State, plans: list[Plan], seconds: float) -> list[Plan]:
        """The plans that could be judged in the time and waste nothing, best first; the net's own turn is always among
        them."""
        begin = now()
        seat = int(start.to_move)
        own = self.own_turn(start, self.net.best_thought)
        own.value = self.worth(own.state, seat) + OWN
        judged = [own]
        for first in range(0, len(plans), TOGETHER):
            if now() - begin > seconds:
                break
            some = plans[first : first + TOGETHER]
            for plan, value in zip(some, self.worths([plan.state for plan in some], seat), strict=True):
                plan.value = value
            judged += some
        judged.sort(key=by_value)
        return [plan for plan in judged if plan is own or not wastes(start, plan.codes)]

    def own_turn(self, start: State, thought: Callable[[State, list[int]], int] | None = None) -> Plan:
        """What the net does by its thoughts, at a glance unless told otherwise, wasting nothing, up to the end of the
        turn or up to a draw."""
        thought = thought or self.net.first_thought
        state = start.copy()
        seat, turn = state.to_move, self.counsel.turn_of(state)
        taken = []
        while state.to_move == seat and self.counsel.turn_of(state) == turn:
            waste = wasteful(state)
            legal = [int(code) for code in state.legal_codes() if int(code) not in waste]
            taken.append(thought(state, legal))
            state.apply_code(taken[-1])
        return Plan(state, codes(taken), 0, -inf)

    def worth(self, state: State, seat: int) -> float:
        """How well a position will end for a seat, from -1 to 1."""
        return self.worths([state], seat)[0]

    def worths(self, states: list[State], seat: int) -> list[float]:
        """The same of several: looked at together each costs half."""
        luck = [self._drawn(state) for state in states]
        values = iter(self._values([end for drawn in luck for end in drawn], seat))
        return [sum(next(values) for _ in drawn) / len(drawn) for drawn in luck]

    def _drawn(self, state: State) -> list[State]:
        """The position, or some of those that luck makes of it."""
        if state.to_move != CHANCE:
            return [state]
        found = [state.copy() for _ in range(DRAWS)]
        for after in found:
            while after.to_move == CHANCE:
                after.apply_code(self.dealer.draw_code(after))
        return found

    def _values(self, states: list[State], seat: int) -> list[float]:
        """How well positions will end for a seat in which nothing is to be drawn."""
        said = iter(self.net.values([state for state in states if not state.over]))
        found = []
        for state in states:
            value = self._final(state, seat) if state.over else next(said)
            found.append(value if state.over or int(state.to_move) == seat else -value)
        return found

    def _final(self, state: State, seat: int) -> float:
        """By the measure the net learned with: mostly the win, a bit the lead."""
        winners = state.winners
        won = 0.0 if len(winners) == 2 else 1.0 if seat in winners else -1.0
        squashed = tanh(lead(final_points(state), seat) / self.net.lead)
        return self.net.win * won + (1 - self.net.win) * squashed


def judge_of(state: State, counsel: Counsel, dealer: Dealer) -> Judge | None:
    """Who judges turns here, if anybody: with more than two players what the net says of the next seat says little of
    the others."""
    net = board_net_of(state.game) if counsel.plans and state.players == 2 else None
    return Judge(net, counsel, dealer) if net is not None else None
