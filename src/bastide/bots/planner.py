"""Search over whole turns, for games in which a turn is many small steps.

A *plan* is a sequence of the seat's own decisions up to the end of its turn, or up to a draw. A beam keeps the best
unfinished plans; plans that take the same steps in another order are one plan, since steps of a turn hardly ever
depend on their order. All the time there is goes into a wider beam: looking at the replies of the others to the best
plans costs more than it brings.
"""

from math import inf
from typing import Final

from bastide.bots.clock import now
from bastide.core.counsel import Counsel
from bastide.core.native import append, i64, vec
from bastide.core.state import NOBODY, State

PRIME: Final = 2147483647
MOST_STEPS: Final = 16
NARROW: Final = 6
"""How many unfinished plans are enough for a first look."""
WIDEN: Final = 6.0
"""A beam is at most this many times as wide as the one before."""
WORTH_WIDENING: Final = 1.2
"""With time for less than this many times the width, the plans there are will do."""
JUDGED: Final = 256
"""A net judges this many of the finished plans that promise most."""
LONGER: Final = 1.1
"""A plan of a wider beam takes up to this many times as long as one of the beam before."""


class Plan:
    """Steps of one turn, the position they lead to, and what it is worth to who planned it."""

    def __init__(self, state: State, codes: vec[i64], sign: i64, value: float) -> None:
        self.state = state
        self.codes = codes
        self.sign = sign  # the same for the same steps in any order
        self.value = value


def by_value(plan: Plan) -> float:
    """The order of plans, best first."""
    return -plan.value


def sign_of(code: i64) -> i64:
    """A number for a step, such that sums of them tell sets of steps apart."""
    x = (code + 1) % PRIME
    return (x * x % PRIME) * x % PRIME


class Planner:
    """Plans for the seat to move."""

    def __init__(self, counsel: Counsel, state: State, part: i64 = 0, parts: i64 = 1) -> None:
        self.counsel = counsel
        self.part = part
        self.parts = parts
        """Of this many planners that share the first steps among them, which one this is."""
        self.state = state
        self.seat = state.to_move
        self.plans: list[Plan] = []
        self.considered: i64 = 0

    def run(self, seconds: float, most: i64, kept: vec[i64]) -> Plan:
        """The best plan that can be found in so much time, with beams no wider than `most`.

        `kept` is the rest of a plan made before, or nothing; it is one of the candidates.
        """
        begin = now()
        width = min(most, NARROW)
        self.plans = self.make_plans(self.state, width)
        spent = now() - begin
        while width < most:
            factor = min((seconds - (now() - begin)) / (LONGER * spent + 1e-6), WIDEN)
            if factor < WORTH_WIDENING:
                break
            width = min(i64(int(float(width) * factor)), most)
            start = now()
            self.plans = self.make_plans(self.state, width)
            spent = now() - start
        if len(kept) > 0:
            self._add_kept(kept)
        return self.plans[0]

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
        self.plans.append(Plan(state, kept, sign, self._worth(state)))
        self.plans.sort(key=by_value)

    def _value(self, state: State, seat: i64, turn: i64) -> float:
        """The lead of a seat, and what the rest of its turn is worth while that goes on."""
        value = self.counsel.margin(state, seat)
        if state.to_move != NOBODY and self.counsel.turn_of(state) == turn:
            value += self.counsel.step_value(state, seat)
        return value

    def _worth(self, state: State) -> float:
        """What the end of a plan is worth: as a net judges it, if there is one."""
        if self.counsel.net is not None:
            return self.counsel.judged(state, self.seat)
        return self._value(state, self.seat, self.counsel.turn_of(self.state))

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
            floor = -inf  # what is worth no more cannot be among the best
            seen: set[int] = set()
            for plan in beam:
                for code in self._own_part(plan.state.legal_codes()) if step == 0 else plan.state.legal_codes():
                    sign = plan.sign + sign_of(code)
                    if sign in seen:
                        continue
                    seen.add(sign)
                    twin = plan.state.copy()
                    twin.apply_code(code)
                    self.considered += 1
                    value = self._value(twin, seat, turn)
                    goes_on = twin.to_move == seat and counsel.turn_of(twin) == turn
                    if goes_on and value <= floor:
                        continue
                    made = Plan(twin, append(plan.codes[:], code), sign, value)
                    if not goes_on:
                        finished.append(made)
                        continue
                    following.append(made)
                    if len(following) >= 3 * width:
                        following.sort(key=by_value)
                        del following[int(width) :]
                        floor = following[int(width) - 1].value
            following.sort(key=by_value)
            beam = following[: int(width)]
            step += 1
        finished.extend(beam)
        finished.sort(key=by_value)
        if counsel.net is not None:
            del finished[JUDGED:]
            for plan in finished:
                plan.value = counsel.judged(plan.state, seat)
            finished.sort(key=by_value)
        return finished

    def _own_part(self, codes: vec[i64]) -> vec[i64]:
        """Of the first steps, those that this planner looks at."""
        if len(codes) < self.parts:
            return codes
        own = vec[i64]()
        i: i64
        for i in range(self.part, len(codes), self.parts):
            own = append(own, codes[i])
        return own
