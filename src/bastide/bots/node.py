"""A node of the search tree: the actions known there, and what came of each."""

from typing import Final

from bastide.core.native import append, i64, vec
from bastide.core.tried import Tried

SHARP: Final = 12.0
"""How much more often an action is considered that promises more."""
TRUST: Final = 2.0
"""How many visits the promise of an action counts for."""


class Node(Tried):
    """What is known of the choices after some sequence of actions and draws."""

    def __init__(self, mover: i64) -> None:
        super().__init__()
        self.mover = mover
        self.expanded: bool = False
        self.points: vec[float] = vec[float]()  # estimated final points of the mover
        self.promise: vec[float] = vec[float]()
        self.prior: vec[float] = vec[float]()
        self.children: list[Node | None] = []

    def add(self, code: i64, promise: float) -> i64:
        """One more action and what it promises the mover; returns its place."""
        self.points = append(self.points, 0.0)
        self.promise = append(self.promise, promise)
        self.prior = append(self.prior, 0.0)
        self.children.append(None)
        return self.enter(code)

    def set_priors(self) -> None:
        """Turn promises into shares of attention: most goes to what promises most, some to everything."""
        n: i64 = len(self.codes)
        best: float = 0.0
        i: i64
        for i in range(n):
            if self.promise[i] > best:
                best = self.promise[i]
        total: float = 0.0
        for i in range(n):
            # A power series is enough here and cheaper than exp: 1 / (1 + x)^2 falls off the same way.
            x: float = (best - self.promise[i]) * SHARP
            share: float = 1.0 / ((1.0 + x) * (1.0 + x))
            self.prior[i] = share
            total += share
        for i in range(n):
            self.prior[i] = 0.9 * self.prior[i] / total + 0.1 / float(n)

    def value(self, i: i64) -> float:
        """The mean reward of an action, its promise counted in."""
        return (self.total[i] + TRUST * self.promise[i]) / (float(self.visits[i]) + TRUST)
