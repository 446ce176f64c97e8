"""What was found out about one action: sums over all that was tried, and what they say."""

from collections.abc import Iterable
from math import sqrt

from bastide.bots.outlook import chance, chances, promise
from bastide.core import State
from bastide.core.native import vec


class Tally:
    """The sums of one action of the seat to move at the root."""

    def __init__(self, root: State, code: int) -> None:
        self.root = root
        self.code = code
        self.visits = 0
        """How often it was tried; where turns are planned, how many unfinished plans were followed at a time."""
        self.then: list[int] = []
        """How the turn goes on, as far as luck and others have no say."""
        self.end = b""
        """Where turns are planned, the position at the end of this one: the same for steps in another order."""
        self.clear()

    def clear(self) -> None:
        """Forget what was found."""
        players = int(self.root.players)
        self._ends = self._over = self._counted = 0
        self._total = self._squares = self._total_over = 0.0
        self._rewards = [0.0] * players
        self._points = [0.0] * players
        self._results = [0.0] * players

    def add(self, value: float, end: State, rewards: vec[float]) -> None:
        """One more end that was reached, worth so much from 0 to 1 to the seat to move at the root, and the rewards of
        all seats there."""
        self._ends += 1
        self._total += value
        self._squares += value * value
        _add(self._rewards, rewards)
        if end.over:
            self._over += 1
            self._total_over += value
            _add(self._results, promise(end))

    def count(self, points: vec[float]) -> None:
        """The final points of every seat, in one way that it may end."""
        self._counted += 1
        _add(self._points, points)

    @property
    def value(self) -> float:
        """What the action is worth to the seat to move, from 0 to 1; actions are compared by it."""
        return self._total / self._ends if self._ends else 0.0

    @property
    def points(self) -> list[float]:
        """The final points to expect, of every seat."""
        return [points / max(self._counted, 1) for points in self._points]

    @property
    def chances(self) -> list[float]:
        """Every seat's chance to win: of what came to an end the results, of the rest what its value means in wins."""
        going = self._ends - self._over
        found = [result / self._ends for result in self._results]
        if going:
            value = (self._total - self._total_over) / going
            rewards = [reward / self._ends for reward in self._rewards]
            likely = chances(self.root, value, rewards)
            found = [over + going / self._ends * rest for over, rest in zip(found, likely, strict=True)]
        return found

    @property
    def spread(self) -> float | None:
        """By how much the mover's chance may well be off, as far as that is the luck of what was tried; None where that
        cannot be said."""
        if self._ends < 2:
            return None
        error = sqrt(max(self._squares / self._ends - self.value**2, 0.0) / (self._ends - 1))
        high, low = (chance(self.root, min(max(self.value + off, 0.0), 1.0)) for off in (error, -error))
        return (high - low) / 2


def _add(sums: list[float], more: Iterable[float]) -> None:
    for seat, number in enumerate(more):
        sums[seat] += float(number)
