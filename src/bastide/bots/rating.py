"""What the results of a match say: win rates with their intervals, points, and Elo."""

import math
import random
from collections.abc import Sequence
from statistics import fmean
from typing import TypedDict

from bastide.bots.arena import Result

CERTAIN = 1.959964
"""Standard deviations either way that hold 95 % of a normal distribution."""
RESAMPLED = 300
"""How many times the seeds are drawn anew for the interval of the Elo."""


class Standing(TypedDict):
    """One bot's part in a match."""

    bot: str
    games: int
    wins: float
    win_rate: float
    low: float
    high: float
    mean: float
    elo: float
    elo_low: float
    elo_high: float
    milliseconds: float
    slowest: float


def interval(wins: float, games: int) -> tuple[float, float]:
    """The 95 % interval of a win rate (Wilson); a shared win counts in parts."""
    if games == 0:
        return 0.0, 1.0
    rate = wins / games
    wide = CERTAIN * CERTAIN / games
    middle = (rate + wide / 2) / (1 + wide)
    spread = CERTAIN * math.sqrt(rate * (1 - rate) / games + wide / (4 * games)) / (1 + wide)
    return max(0.0, middle - spread), min(1.0, middle + spread)


def standings(bots: Sequence[str], results: Sequence[Result]) -> list[Standing]:
    """How every bot did."""
    elos = elo(len(bots), results)
    spread = elo_intervals(len(bots), results)
    out: list[Standing] = []
    for bot, name in enumerate(bots):
        games = 0
        wins = spent = slowest = 0.0
        decisions = 0
        scores: list[int] = []
        for result in results:
            for seat, sitting in enumerate(result["seats"]):
                if sitting != bot:
                    continue
                games += 1
                scores.append(result["scores"][seat])
                spent += result["seconds"][seat]
                decisions += result["decisions"][seat]
                slowest = max(slowest, result["slowest"][seat])
                if result["ranks"][seat] == 1:
                    wins += 1 / result["ranks"].count(1)
        low, high = interval(wins, games)
        out.append(
            {
                "bot": name,
                "games": games,
                "wins": round(wins, 3),
                "win_rate": round(wins / games, 4) if games else 0.0,
                "low": round(low, 4),
                "high": round(high, 4),
                "mean": round(fmean(scores), 2) if scores else 0.0,
                "elo": round(elos[bot], 1),
                "elo_low": round(spread[bot][0], 1),
                "elo_high": round(spread[bot][1], 1),
                "milliseconds": round(1000 * spent / decisions, 3) if decisions else 0.0,
                "slowest": round(slowest, 3),
            }
        )
    return out


def elo(bots: int, results: Sequence[Result]) -> list[float]:
    """Ratings around a mean of 0 by which the results are likeliest (Bradley and Terry).

    A game of several seats counts as a duel between every two; one virtual draw between every two bots keeps a bot that
    won everything finite.
    """
    wins = [[0.5 if a != b else 0.0 for b in range(bots)] for a in range(bots)]
    for result in results:
        seats = result["seats"]
        for i, a in enumerate(seats):
            for j, b in enumerate(seats):
                if a != b and i != j:
                    ours, theirs = result["ranks"][i], result["ranks"][j]
                    wins[a][b] += 1.0 if ours < theirs else 0.5 if ours == theirs else 0.0
    strength = [1.0] * bots
    for _ in range(500):
        for a in range(bots):
            met = sum((wins[a][b] + wins[b][a]) / (strength[a] + strength[b]) for b in range(bots) if b != a)
            strength[a] = sum(wins[a]) / met if met else 1.0
        scale = math.exp(fmean(math.log(s) for s in strength))
        strength = [s / scale for s in strength]
    return [400 * math.log10(s) for s in strength]


def elo_intervals(bots: int, results: Sequence[Result]) -> list[tuple[float, float]]:
    """The 95 % intervals of the Elo: the seeds, with all their games, drawn anew many times."""
    by_seed: dict[int, list[Result]] = {}
    for result in results:
        by_seed.setdefault(result["seed"], []).append(result)
    lottery = random.Random(1)
    samples: list[list[float]] = []
    groups = list(by_seed.values())
    for _ in range(RESAMPLED if len(groups) > 1 else 0):
        drawn = [result for group in lottery.choices(groups, k=len(groups)) for result in group]
        samples.append(elo(bots, drawn))
    if not samples:
        return [(-math.inf, math.inf)] * bots
    out = []
    for bot in range(bots):
        values = sorted(sample[bot] for sample in samples)
        out.append((values[int(0.025 * len(values))], values[int(0.975 * len(values))]))
    return out
