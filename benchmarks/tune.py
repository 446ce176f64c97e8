"""Tunes the weights of a game's estimate by self-play, and prints them.

    python benchmarks/tune.py carcassonne --generations 30 --games 40 --jobs 2

An evolution strategy: every generation plays variations of the weights against the weights so far, each on the same
luck and from every seat, and moves towards the ones that won by most. The bots look one step ahead (`estimate`), or
plan whole turns with a narrow beam where the game's counsel asks for that. At the end the weights found play the ones
the game came with, on luck of its own, and the result of that match is printed with its interval.
"""

import argparse
import math
import random
import time
from concurrent.futures import ProcessPoolExecutor
from statistics import fmean

import bastide
from bastide.bots import Bot, EstimateBot, Searcher, decide
from bastide.bots.rating import interval
from bastide.core import CHANCE, Dealer
from bastide.core.counsel import Counsel, counsel_of
from bastide.core.native import vec

Weights = list[float]


def advised(game: str, weights: Weights) -> Counsel:
    """The game's counsel with other weights."""
    counsel = type(counsel_of(bastide.load(game)))()
    counsel.weights = vec[float](weights)
    return counsel


def player(game: str, weights: Weights, seed: int, think: float) -> Bot:
    counsel = advised(game, weights)
    if think > 0 or counsel.plans:
        return Searcher("tuned", seed, think or 0.001, width=6 if think == 0 else 100, counsel=counsel)
    return EstimateBot(seed, counsel)


def play(work: tuple[str, dict[str, object], Weights, Weights, int, float]) -> tuple[float, float, float]:
    """Both seatings of one luck: the mean lead of the first weights, its wins, and its points."""
    game, options, ours, theirs, seed, think = work
    leads, wins, points = [], 0.0, []
    for seat in (0, 1):
        state = bastide.load(game).start(**options)
        draws, imagination = Dealer(seed), Dealer(seed + 1)
        bots = [player(game, ours if i == seat else theirs, seed + i, think) for i in range(int(state.players))]
        while not state.over:
            if state.to_move == CHANCE:
                state.apply_code(draws.draw_code(state))
            else:
                state.apply(decide(bots[int(state.to_move)], state, imagination))
        others = max(score for i, score in enumerate(state.scores) if i != seat)
        leads.append(state.scores[seat] - others)
        points.append(state.scores[seat])
        wins += 1 / len(state.winners) if seat in state.winners else 0
    return fmean(leads), wins / 2, fmean(points)


def main() -> None:
    chosen = arguments()
    options: dict[str, object] = {"players": 2, **dict(text.split("=", 1) for text in chosen.option)}
    came_with = list(counsel_of(bastide.load(chosen.game)).weights)
    middle = came_with[:]
    lottery = random.Random(5)
    spread = chosen.spread
    began = time.perf_counter()
    with ProcessPoolExecutor(chosen.jobs) as pool:
        for generation in range(chosen.generations):
            noise = [[lottery.gauss(0, 1) for _ in middle] for _ in range(chosen.variations // 2)]
            noise += [[-x for x in row] for row in noise]
            variations = [varied(middle, row, spread) for row in noise]
            luck = [1000 * generation + i for i in range(chosen.games // 2)]
            work = [(chosen.game, options, v, middle, seed, chosen.think) for v in variations for seed in luck]
            results = list(pool.map(play, work, chunksize=4))
            middle = varied(middle, step(noise, results), 0.8 * spread)
            spread *= 0.97
            points = fmean(mean for _, _, mean in results)
            shown = ", ".join(f"{w:.3g}" for w in middle)
            print(
                f"{generation + 1:3} {time.perf_counter() - began:5.0f} s  points {points:.1f}  [{shown}]", flush=True
            )
        luck = [10_000_000 + i for i in range(chosen.check // 2)]
        results = list(pool.map(play, [(chosen.game, options, middle, came_with, s, chosen.think) for s in luck]))
    wins = sum(won for _, won, _ in results) * 2
    low, high = interval(wins, chosen.check)
    print(
        f"tuned against before: {wins / chosen.check:.1%} of {chosen.check} games ({low:.1%} to {high:.1%}), "
        f"lead {fmean(lead for lead, _, _ in results):.1f}, points {fmean(mean for _, _, mean in results):.1f}"
    )


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    parser.add_argument("--generations", type=int, default=20)
    parser.add_argument("--variations", type=int, default=10)
    parser.add_argument("--games", type=int, default=40, help="games of each variation, both seatings of half as many")
    parser.add_argument("--spread", type=float, default=0.35)
    parser.add_argument("--think", type=float, default=0.0, help="seconds a decision; 0: one step or a narrow plan")
    parser.add_argument("--check", type=int, default=200, help="games of the match at the end")
    parser.add_argument("--jobs", type=int, default=1)
    return parser.parse_args()


def varied(weights: list[float], noise: list[float], spread: float) -> list[float]:
    """Every weight multiplied by some noise."""
    return [w * math.exp(spread * x) for w, x in zip(weights, noise, strict=True)]


def step(noise: list[list[float]], results: list[tuple[float, float, float]]) -> list[float]:
    """The mean noise of the best quarter of the variations; each has played equally many of the games."""
    each = len(results) // len(noise)
    fitness = [
        fmean(math.tanh(lead / 30) for lead, _, _ in results[i * each : (i + 1) * each]) for i in range(len(noise))
    ]
    best = sorted(range(len(noise)), key=lambda i: -fitness[i])[: max(2, len(noise) // 4)]
    return [fmean(row) for row in zip(*(noise[i] for i in best), strict=True)]


if __name__ == "__main__":
    main()
