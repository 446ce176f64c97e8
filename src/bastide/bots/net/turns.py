"""Whole turns judged by a net over the squares of a board: the one it would take itself, and the best that are planned.

Plans are found by the estimate, which sees every step of a turn; what they lead to is judged by the net, which has seen
how games go on from there.
"""

from math import inf, tanh

from bastide.bots.clock import now
from bastide.bots.follies import wasteful, wastes
from bastide.bots.net import Net, board_net_of
from bastide.bots.planner import Plan, by_value
from bastide.core import CHANCE, Dealer, State
from bastide.core.counsel import Counsel, final_points, lead
from bastide.core.native import codes

PLANNED = 0.5
"""The part of the time in which plans are made; in the rest they are judged."""
DRAWS = 3
"""Where a plan ends with a draw, this many outcomes are looked at."""
JUDGED = 40
"""This many of the plans that promise most are judged; of more, more are judged too well."""
OWN = 0.02
"""By how much a plan must be better than the net's own turn."""


class Judge:
    """Judges turns of two players: what is good for the one is bad for the other."""

    def __init__(self, net: Net, counsel: Counsel, dealer: Dealer) -> None:
        self.net = net
        self.counsel = counsel
        self.dealer = dealer

    def choose(self, start: State, plans: list[Plan], seconds: float, most: int) -> list[Plan]:
        """The plans that were judged in the time, no more than `most`, and waste nothing, best first; the net's own
        turn is always among them."""
        begin = now()
        seat = int(start.to_move)
        own = self.own_turn(start)
        own.value = self.worth(own.state, seat) + OWN
        judged = [own]
        for plan in plans[: min(most, JUDGED)]:
            if now() - begin > seconds:
                break
            plan.value = self.worth(plan.state, seat)
            judged.append(plan)
        judged.sort(key=by_value)
        return [plan for plan in judged if plan is own or not wastes(start, plan.codes)]

    def own_turn(self, start: State) -> Plan:
        """What the net does by its first thoughts, wasting nothing, up to the end of the turn or up to a draw."""
        state = start.copy()
        seat, turn = state.to_move, self.counsel.turn_of(state)
        taken = []
        while state.to_move == seat and self.counsel.turn_of(state) == turn:
            waste = wasteful(state)
            legal = [int(code) for code in state.legal_codes() if int(code) not in waste]
            taken.append(self.net.first_thought(state, legal))
            state.apply_code(taken[-1])
        return Plan(state, codes(taken), 0, -inf)

    def worth(self, state: State, seat: int) -> float:
        """How well a position will end for a seat, from -1 to 1."""
        if state.over:
            return self._final(state, seat)
        if state.to_move != CHANCE:
            value = self.net.look(state, [int(state.legal_codes()[0])])[1]
            return value if int(state.to_move) == seat else -value
        drawn = []
        for _ in range(DRAWS):
            after = state.copy()
            while after.to_move == CHANCE:
                after.apply_code(self.dealer.draw_code(after))
            drawn.append(self.worth(after, seat))
        return sum(drawn) / DRAWS

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
