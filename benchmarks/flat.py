"""Does a move of Carcassonne cost more when many tiles lie? Prints microseconds a tile, early and late in the game.

    python benchmarks/flat.py

Random play from positions with so many tiles laid: legal actions, choice, rules and draws together, in CPU time, the
best of four runs.
"""

import time

import bastide
from bastide import Dealer, State
from bastide.core.simulate import advance

QUIET = ["inns_cathedrals", "traders_builders", "king_robber", "cult"]
LOUD = ["princess_dragon", "tower", "abbey_mayor", "count", "catapult"]
SETS = {
    "base, Inns, Traders, King, Cult, River II": ([*QUIET, "river2"], [10, 20, 60, 120]),
    "all sets but River II": (QUIET + LOUD, [15, 50, 100, 150]),
}
GAMES = 40
COPIES = 10
DECISIONS = 16


def tiles(state: State) -> int:
    return len(state.snapshot()["land"])  # type: ignore[arg-type]


def positions(start: State, laid: int) -> list[State]:
    """A position with so many tiles from each of some random games."""
    found = []
    for seed in range(GAMES):
        state, dealer = start.copy(), Dealer(seed)
        while not state.over and tiles(state) < laid:
            advance(state, dealer, 1)
        if not state.over:
            found.append(state)
    return found


def microseconds_a_tile(states: list[State], laid: int) -> float:
    best = float("inf")
    for _ in range(4):
        work = [(state.copy(), Dealer(number)) for number in range(COPIES) for state in states]
        begun = time.process_time()
        for state, dealer in work:
            advance(state, dealer, DECISIONS)
        spent = time.process_time() - begun
        best = min(best, 1e6 * spent / sum(tiles(state) - laid for state, _ in work))
    return best


def main() -> None:
    game = bastide.load("carcassonne")
    for title, (sets, marks) in SETS.items():
        start = game.start(2, **dict.fromkeys(sets, True))
        costs = [microseconds_a_tile(positions(start, laid), laid) for laid in marks]
        told = ", ".join(f"{cost:.2f} at tile {laid}" for cost, laid in zip(costs, marks, strict=True))
        print(f"{title}: {told}; last to first {costs[-1] / costs[0]:.2f}")


if __name__ == "__main__":
    main()
