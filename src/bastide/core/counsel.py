"""What a game tells bots about its positions: estimates in points, and which moves are sensible.

A game gives its counsel as `COUNSEL` in its module `evaluation`; a game without one gets this plain one.
"""

from importlib import import_module
from importlib.util import find_spec
from math import exp
from typing import TYPE_CHECKING

from bastide.core.native import i64, mypyc_attr, vec
from bastide.core.pooled import Parts, Pooled
from bastide.core.state import NOBODY, State

if TYPE_CHECKING:
    from bastide.core.game import Game


@mypyc_attr(allow_interpreted_subclasses=True)
class Counsel:
    """A game's advice to bots, its evaluator and its heuristics. It looks at public facts and, of secrets, only at what
    the state at hand holds."""

    def __init__(self) -> None:
        self.hidden: bool = True
        """Whether seats know different things, so that a search must imagine many deals."""
        self.plans: bool = False
        """Whether a turn is many small steps whose order hardly matters, so that whole turns are searched."""
        self.scale: float = 12.0
        """A lead of this many points at the end of the estimate is worth about 73 % of a win."""
        self.curiosity: float = 0.6
        """The exploration constant of PUCT: how much actions that were tried little draw a search."""
        self.finalists: i64 = 0
        """How many of the best actions one step ahead a strong bot compares on the same luck; 0: it grows a tree."""
        self.weights: vec[float] = vec[float]()
        """The numbers that self-play has tuned."""
        self.worths: vec[float] = vec[float]()
        """What each of the `facts` is worth in points, fitted to the final leads of self-play; none: not fitted."""
        self.net: Pooled | None = None
        """A net that has learned what positions bring besides the estimate, for a counsel that can tell them to one."""

    def decisions(self, state: State) -> i64:
        """About how many decisions a long move takes at this table; a bot shares its time among them."""
        return 4

    def left(self, state: State) -> float:
        """The part of the game still to come, from 1 to 0, where that is known; leads weigh more the less it is."""
        return 0.0

    def horizon(self, state: State) -> i64:
        """After how many turns a playout from this position ends, all taking what promises most; 0 for no playouts."""
        return 0

    def candidates(self, state: State) -> vec[i64]:
        """The legal actions worth a thought: all of them, where a game does not know better."""
        return state.legal_codes()

    def same_as(self, state: State, code: i64) -> i64:
        """An action that does the same as this legal one, and that all which do so share: itself, where a game does not
        know better."""
        return code

    def estimates(self, state: State) -> vec[float]:
        """The final points every seat can expect: the present ones, where a game does not know better."""
        return final_points(state)

    def tell(self, state: State, parts: Parts) -> None:
        """Tell a net the parts of a position and the seats; a game that does not has no learned estimate."""

    def ended_now(self, state: State) -> vec[float]:
        """The final points of every seat if the game were counted up at once."""
        return final_points(state)

    def facts(self, state: State, seat: i64) -> vec[float]:
        """What a seat has between two turns, as numbers to be weighed with `worths`."""
        return vec[float]()

    def settled(self, state: State) -> vec[float]:
        """The final points every seat can expect between two turns, where playouts end: by the facts, once fitted."""
        if len(self.worths) == 0:
            return self.estimates(state)
        out = vec[float]([0.0] * int(state.players))
        seat: i64
        for seat in range(state.players):
            total: float = 0.0
            i: i64 = 0
            for fact in self.facts(state, seat):
                total += self.worths[i] * fact
                i += 1
            out[seat] = total
        return out

    def step_value(self, state: State, seat: i64) -> float:
        """What the rest of an unfinished turn is worth, on top of the estimate; asked when turns are planned."""
        return 0.0

    def turn_of(self, state: State) -> i64:
        """The number of the turn under way, as the game counts it; asked when turns are planned and by playouts."""
        return state.turn_number()

    # What follows

    def margin(self, state: State, seat: i64) -> float:
        """By how much the seat leads the best other one: in points at the end, before it by the estimate."""
        return lead(final_points(state) if state.to_move == NOBODY else self.estimates(state), seat)

    def judged(self, state: State, seat: i64) -> float:
        """The same between two turns, where plans end."""
        return lead(final_points(state) if state.to_move == NOBODY else self.settled(state), seat)

    def rewards(self, state: State) -> vec[float]:
        """For every seat a number from 0 to 1: its lead by the estimate, squashed."""
        return self.rewarded(state, self.estimates(state))

    def rewarded(self, state: State, expected: vec[float]) -> vec[float]:
        """The rewards for points that are expected; at the end for those there are, and half of it is victory."""
        final = state.to_move == NOBODY
        points = final_points(state) if final else expected
        out = vec[float]([0.0] * len(points))
        seat: i64
        for seat in range(len(points)):
            ahead = lead(points, seat)
            out[seat] = squash(ahead / self.scale)
            if final:
                won: float = 0.5 if ahead == 0.0 else (1.0 if ahead > 0.0 else 0.0)
                out[seat] = 0.5 * out[seat] + 0.5 * won
        return out


def final_points(state: State) -> vec[float]:
    """The scores of all seats as they stand."""
    out = vec[float]([0.0] * int(state.players))
    seat: i64
    for seat in range(state.players):
        out[seat] = float(state.score(seat))
    return out


def lead(points: vec[float], seat: i64) -> float:
    """By how much a seat leads the best other one."""
    best: float = -1000000.0
    other: i64
    for other in range(len(points)):
        if other != seat and points[other] > best:
            best = points[other]
    return points[seat] - best


def squash(x: float) -> float:
    """From 0 for far behind over 0.5 for level to 1 for far ahead."""
    if x > 30.0:
        return 1.0
    if x < -30.0:
        return 0.0
    return 1.0 / (1.0 + exp(-x))


def counsel_of(game: "Game") -> Counsel:
    """The counsel of a game."""
    room = type(game).__module__.rpartition(".")[0]
    if room and find_spec(f"{room}.evaluation") is not None:
        found = getattr(import_module(f"{room}.evaluation"), "COUNSEL", None)
        if isinstance(found, Counsel):
            return found
    return Counsel()
