"""Expectimax in the manner of Star2.5 (Ballard's Star2 with a probing factor; Heyden 2009 for Carcassonne).

A turn of the seat, a draw, the best reply: every outcome of the draw is weighed exactly. Before an outcome is searched
in full, the most promising replies to it are probed; when the probes of all outcomes already show that the action
cannot be better than the best one known, the rest is cut off. Positions are valued as if the game ended now.
"""

from typing import Final

from bastide.bots.clock import now
from bastide.core.counsel import Counsel, lead
from bastide.core.dealer import Dealer
from bastide.core.native import append, i64, vec
from bastide.core.state import CHANCE, State

MOST_STEPS: Final = 2
"""Decisions of a turn that are looked at together: the tile and the follower."""
PROBES: Final = 5
"""The probing factor: how many replies are tried before the whole list."""


class Expectimax:
    """One search from one position."""

    def __init__(self, counsel: Counsel, root: State, dealer: Dealer) -> None:
        self.counsel = counsel
        self.state = root
        self.seat = root.to_move
        self.dealer = dealer
        self.end: float = 0.0

    def run(self, seconds: float) -> i64:
        """The code of the best action found in that time; the best by itself, if there is time for nothing else."""
        self.end = now() + seconds
        turns = self.turns(self.state, self.seat)
        best: float = -1000000.0
        chosen = turns[0].first
        for turn in turns:
            value = self.after_chance(turn.state, best)
            if value > best:
                best = value
                chosen = turn.first
            if now() >= self.end:
                break
        return chosen

    def turns(self, state: State, seat: i64) -> list["Turn"]:
        """All ways to finish the turn under way, the best by themselves first."""
        found: list[Turn] = []
        for code in state.legal_codes():
            self._finish(state, code, code, seat, found, MOST_STEPS - 1)
        found.sort(key=by_value)
        return found

    def _finish(self, state: State, code: i64, first: i64, seat: i64, found: list["Turn"], steps: i64) -> None:
        twin = state.copy()
        twin.apply_code(code)
        if twin.to_move == seat and steps > 0:
            for following in twin.legal_codes():
                self._finish(twin, following, first, seat, found, steps - 1)
        else:
            found.append(Turn(twin, first, self.lead(twin)))

    def lead(self, state: State) -> float:
        """The lead of the seat if the game ended now."""
        return lead(self.counsel.ended_now(state), self.seat)

    def after_chance(self, state: State, alpha: float) -> float:
        """The expected lead after the draw and the best reply; anything not above `alpha` when it cannot be more."""
        if state.to_move != CHANCE:
            return self.lead(state)
        codes = state.legal_codes()
        weights = state.chance_weights()
        total: float = 0.0
        for weight in weights:
            total += float(weight)
        bound: float = 0.0  # from probes: no outcome can be worth more than its best probed reply leaves
        probed = vec[float](capacity=32)
        i: i64
        for i in range(len(codes)):
            value = self.after_reply(state, codes[i], PROBES)
            probed = append(probed, value)
            bound += value * float(weights[i])
        if bound <= alpha * total or now() >= self.end:
            return bound / total
        for i in range(len(codes)):
            value = self.after_reply(state, codes[i], 0)
            bound += (value - probed[i]) * float(weights[i])
            if bound <= alpha * total or now() >= self.end:
                return bound / total
        return bound / total

    def after_reply(self, state: State, code: i64, probes: i64) -> float:
        """The lowest lead that a reply to this draw leaves; with `probes`, only this many first replies are tried."""
        twin = state.copy()
        twin.apply_code(code)
        if twin.to_move < 0:
            return self.lead(twin)
        mover = twin.to_move
        worst: float = 1000000.0
        tried: i64 = 0
        for answer in twin.legal_codes():
            after = twin.copy()
            after.apply_code(answer)
            if after.to_move == mover:
                for second in after.legal_codes():
                    last = after.copy()
                    last.apply_code(second)
                    worst = min(worst, self.lead(last))
            else:
                worst = min(worst, self.lead(after))
            tried += 1
            if probes > 0 and tried >= probes:
                break
        return worst


class Turn:
    """A finished turn: where it leads, how it begins, and the lead it gives by itself."""

    def __init__(self, state: State, first: i64, value: float) -> None:
        self.state = state
        self.first = first
        self.value = value


def by_value(turn: Turn) -> float:
    """The order of turns, best first."""
    return -turn.value
