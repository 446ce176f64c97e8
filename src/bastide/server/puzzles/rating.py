"""Who tries a puzzle plays against it: both are rated as two players by OpenSkill (Plackett-Luce).

Written out for two, since the page without a server has no such library.
"""

from math import exp, sqrt
from typing import NamedTuple

MU, SIGMA = 25.0, 25.0 / 3
"""Where everybody begins."""
BETA, TAU, KAPPA = 25.0 / 6, 25.0 / 300, 0.0001
SURE = 5.0
"""How unsure one is of a puzzle that nobody has tried: less than of a person, since its level is known."""
LEVELS = {1: 20.0, 2: 25.0, 3: 30.0}
"""Where a puzzle begins, by how hard it is."""


class Strength(NamedTuple):
    """What is known of somebody, or of a puzzle."""

    mu: float = MU
    sigma: float = SIGMA


def of_level(level: int) -> Strength:
    """What is known of a puzzle that nobody has tried."""
    return Strength(LEVELS[level], SURE)


def after(winner: Strength, loser: Strength) -> tuple[Strength, Strength]:
    """What is known of both once the one has beaten the other."""
    first, second = (sqrt(one.sigma**2 + TAU**2) for one in (winner, loser))
    total = sqrt(first**2 + second**2 + 2 * BETA**2)
    expected = 1 / (1 + exp((loser.mu - winner.mu) / total))
    return (
        _changed(winner.mu, first, total, 1 - expected, expected),
        _changed(loser.mu, second, total, expected - 1, expected),
    )


def _changed(mu: float, sigma: float, total: float, surprise: float, expected: float) -> Strength:
    share = sigma**2 / total
    learned = (sigma / total) * (share / total) * expected * (1 - expected)
    return Strength(mu + share * surprise, sigma * sqrt(max(1 - learned, KAPPA)))
