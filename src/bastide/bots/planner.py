"""Search over whole turns, for games in which a turn is many small steps.

A *plan* is a sequence of the seat's own decisions up to the end of its turn, or up to a draw. A beam keeps the best
unfinished plans; plans that take the same steps in another order are one plan, since steps of a turn hardly ever
depend on their order. The best finished plans are then tried against the best replies of the others.
"""

from typing import Final

from bastide.bots.clock import now
from bastide.core.counsel import Counsel
from bastide.core.dealer import Dealer
from bastide.core.native import append, i64, vec
from bastide.core.state import CHANCE, NOBODY, State

PRIME: Final = 2147483647
MOST_STEPS: Final = 16
PATIENCE: Final = 0.35
"""The part of the time for making plans; the rest is for the others' replies."""


class Plan:
    """Steps of one turn, the position they lead to, and what it is worth to who planned it."""

    def __init__(self, state: State, codes: vec[i64], sign: i64, value: float) -> None:
        self.state = state
        self.codes = codes
        self.sign = sign  # the same for the same steps in any order
        self.value = value
        self.replied: float = 0.0  # its value after the others' best replies
        self.answered: bool = False


def by_value(plan: Plan) -> float:
    """The order of plans, best first."""
    return -plan.value


def sign_of(code: i64) -> i64:
    """A number for a step, such that sums of them tell sets of steps apart."""
    x = (code + 1) % PRIME
    return (x * x % PRIME) * x % PRIME


class Planner:
    """Plans for the seat to move."""

    def __init__(self, counsel: Counsel, state: State, dealer: Dealer, part: i64 = 0, parts: i64 = 1) -> None:
        self.counsel = counsel
        self.part = part
        self.parts = parts
        """Of so many planners that share the plans among them, which one this is."""
        self.state = state
        self.seat = state.to_move
        self.dealer = dealer
        self.plans: list[Plan] = []
        self.considered: i64 = 0

    def run(self, seconds: float, most: i64, kept: vec[i64]) -> Plan:
        """The best plan that can be found in so much time, with beams no wider than `most`.

        `kept` is the rest of a plan made before, or nothing; it is one of the candidates.
        """
        begin = now()
        width: i64 = min(most, 6)
        self.plans = self.make_plans(self.state, width)
        while width < most and (now() - begin) * 4.0 < PATIENCE * seconds:
            width = width * 3
            if width > most:
                width = most
            self.plans = self.make_plans(self.state, width)
        if len(kept) > 0:
            self._add_kept(kept)
        if most > 6 and len(self.plans) > 1:
            self._ask_replies(begin + seconds, 2 + width // 10)
        return self.best()

    def _add_kept(self, kept: vec[i64]) -> None:
        """Put an earlier plan among the new ones, at its place by value."""
        state = self.state.copy()
        sign: i64 = 0
        for code in kept:
            state.apply_code(code)
            sign += sign_of(code)
        for plan in self.plans:
            if plan.sign == sign:
                return
        self.plans.append(Plan(state, kept, sign, self._value(state, self.seat, self.counsel.turn_of(self.state))))
        self.plans.sort(key=by_value)

    def _value(self, state: State, seat: i64, turn: i64) -> float:
        """The lead of a seat, and what the rest of its turn is worth while that goes on."""
        value = self.counsel.margin(state, seat)
        if state.to_move != NOBODY and self.counsel.turn_of(state) == turn:
            value += self.counsel.step_value(state, seat)
        return value

    def best(self) -> Plan:
        """The plan that is best after the replies, as far as they are known."""
        found = self.plans[0]
        for plan in self.plans:
            if plan.answered and (not found.answered or plan.replied > found.replied):
                found = plan
        return found

    def make_plans(self, start: State, width: i64) -> list[Plan]:
        """The finished plans of the seat to move, best first."""
        counsel = self.counsel
        seat = start.to_move
        turn = counsel.turn_of(start)
        finished: list[Plan] = []
        beam: list[Plan] = [Plan(start, vec[i64](), 0, 0.0)]
        step: i64 = 0
        while len(beam) > 0 and step < MOST_STEPS:
            following: list[Plan] = []
            seen: set[int] = set()
            for plan in beam:
                for code in plan.state.legal_codes():
                    sign = plan.sign + sign_of(code)
                    if sign in seen:
                        continue
                    seen.add(sign)
                    twin = plan.state.copy()
                    twin.apply_code(code)
                    self.considered += 1
                    same_turn = twin.to_move != NOBODY and counsel.turn_of(twin) == turn
                    made = Plan(twin, append(plan.codes[:], code), sign, self._value(twin, seat, turn))
                    if same_turn and twin.to_move == seat:
                        following.append(made)
                    else:
                        finished.append(made)
            following.sort(key=by_value)
            beam = following[: int(width)]
            step += 1
        finished.extend(beam)
        finished.sort(key=by_value)
        return finished

    def _ask_replies(self, end: float, width: i64) -> None:
        """Value the best plans by the best replies to them, one after the other while there is time."""
        tried: i64 = 0
        place: i64 = -1
        for plan in self.plans:
            place += 1
            if place % self.parts != self.part:
                continue
            if tried >= 24 or (tried > 0 and now() >= end):
                return
            plan.replied = self.after_replies(plan.state, width)
            plan.answered = True
            tried += 1

    def after_replies(self, state: State, width: i64) -> float:
        """The lead of the seat once every other seat has had a turn, each playing what seems best to it."""
        counsel = self.counsel
        seat = self.seat
        after = state.determinize(int(seat), self.dealer) if counsel.hidden else state.copy()
        back = counsel.turn_of(self.state) + state.players
        while after.to_move != NOBODY and counsel.turn_of(after) < back:
            if after.to_move == CHANCE:
                after.apply_code(self.dealer.draw_code(after))
            else:
                after = self.make_plans(after, width)[0].state.copy()
        return counsel.margin(after, seat)
