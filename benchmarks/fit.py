"""Fits what the facts of a position between two turns are worth to the final leads of self-play, and prints it.

    python benchmarks/fit.py magna_carta --games 2000 --iterations 30 --jobs 2

Bots that search with that many iterations play against themselves, with a few moves at random so that all kinds of
positions are met. Between any two turns the counsel's `facts` of both seats are noted, and at the end the lead. A ridge
regression then finds the worths with which the facts foretell the lead best; the first fact, points as they stand,
keeps its worth of 1. Every fifth game is kept apart: on these the error of the worths the game came with and of the new
ones is printed. Needs numpy.
"""

import argparse
import random
from concurrent.futures import ProcessPoolExecutor
from typing import Any

import numpy as np

import bastide
from bastide.bots import Searcher, decide
from bastide.core import CHANCE, Dealer
from bastide.core.counsel import Counsel, counsel_of

BY_LOT = 0.05
"""The share of moves made at random."""
RIDGE = 100.0

Noted = tuple[list[float], float]
"""The facts of the first seat less those of the second, and the first one's lead at the end."""


def play(work: tuple[str, int, int]) -> list[Noted]:
    """One game of two players, noted between turns."""
    name, seed, iterations = work
    game = bastide.load(name)
    counsel = counsel_of(game)
    state = game.start(players=2)
    draws, imagination, lottery = Dealer(seed), Dealer(seed + 1), random.Random(seed)
    bots = [Searcher("self", seed + seat, iterations=iterations) for seat in (0, 1)]
    turn = 0
    rows: list[list[float]] = []
    while not state.over:
        if state.to_move == CHANCE:
            state.apply_code(draws.draw_code(state))
            continue
        if int(counsel.turn_of(state)) > turn:
            turn = int(counsel.turn_of(state))
            rows.append(
                [ours - theirs for ours, theirs in zip(*(facts(counsel, state, s) for s in (0, 1)), strict=True)]
            )
        codes = state.legal_codes()
        if lottery.random() < BY_LOT:
            state.apply_code(codes[lottery.randrange(len(codes))])
        else:
            state.apply(decide(bots[int(state.to_move)], state, imagination))
    lead = float(state.scores[0] - state.scores[1])
    return [(row, lead) for row in rows]


def facts(counsel: Counsel, state: bastide.State, seat: int) -> list[float]:
    return [float(fact) for fact in counsel.facts(state, seat)]


def fitted(rows: Any, leads: Any) -> Any:
    """The worths that foretell the leads best."""
    x, y = rows[:, 1:], leads - rows[:, 0]
    found = np.linalg.solve(x.T @ x + RIDGE * np.eye(x.shape[1]), x.T @ y)
    return np.concatenate([[1.0], found])


def error(worths: Any, rows: Any, leads: Any) -> str:
    predicted = rows @ worths
    correlation = np.corrcoef(predicted, leads)[0, 1]
    return f"{np.sqrt(np.mean((predicted - leads) ** 2)):.3f} points, correlation {correlation:.3f}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--iterations", type=int, default=30)
    parser.add_argument("--seed", type=int, default=100_000)
    parser.add_argument("--jobs", type=int, default=1)
    chosen = parser.parse_args()
    seeds = range(chosen.seed, chosen.seed + chosen.games)
    with ProcessPoolExecutor(chosen.jobs) as pool:
        games = list(pool.map(play, [(chosen.game, seed, chosen.iterations) for seed in seeds], chunksize=8))
    kept = [noted for game in games[::5] for noted in game]
    used = [noted for i, game in enumerate(games) if i % 5 for noted in game]
    rows, leads = (np.array([noted[i] for noted in used]) for i in (0, 1))
    kept_rows, kept_leads = (np.array([noted[i] for noted in kept]) for i in (0, 1))
    worths = fitted(rows, leads)
    print(f"{len(used)} positions of {chosen.games} games; on {len(kept)} others the error is")
    print("  before:", error(np.array(list(counsel_of(bastide.load(chosen.game)).worths)), kept_rows, kept_leads))
    print("  after: ", error(worths, kept_rows, kept_leads))
    print("[" + ", ".join(f"{worth:.3g}" for worth in worths) + "]")


if __name__ == "__main__":
    main()
