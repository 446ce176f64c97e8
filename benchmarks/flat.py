"""Does a turn of Carcassonne cost more when many tiles lie? Prints microseconds a tile and a decision, early and late.

    python benchmarks/flat.py

Random games, played on by ten tiles around each mark: legal actions, choice, rules and draws together, in CPU time, the
best of several runs over the same games. A tile brings other decisions late in a game than early, with towers raised
and quarters filled; the cost a tile is that of the whole turn, the cost a decision that of its mean step.
"""

import time
from dataclasses import dataclass

import bastide
from bastide import Dealer, State
from bastide.core.simulate import advance

QUIET = ["inns_cathedrals", "traders_builders", "king_robber", "cult", "river2"]
LOUD = ["princess_dragon", "tower", "abbey_mayor", "count", "catapult"]
SETS = {
    "base": ([], [10, 40, 65]),
    "base and the five quiet sets": (QUIET, [10, 60, 120]),
    "the same and The Tower": ([*QUIET, "tower"], [10, 75, 140]),
    "everything": (QUIET + LOUD, [20, 80, 150]),
}
"""The sets in play and the marks. The quiet sets have 136 tiles; Carcassonne's own 12 lie before the first turn."""
AROUND = 5
GAMES = 60
RUNS = 5


@dataclass
class Cost:
    """What random play costs around a mark."""

    mark: int
    tile: float
    decision: float


def flatness(sets: list[str], marks: list[int]) -> list[Cost]:
    """Microseconds a tile and a decision around each mark."""
    start = bastide.load("carcassonne").start(2, allow_discouraged=True, **dict.fromkeys(sets, True))
    games = [steps(start, seed, marks) for seed in range(1, GAMES + 1)]
    found = []
    for number, mark in enumerate(marks):
        windows = [(seed + 1, *window[number]) for seed, window in enumerate(games) if window[number] is not None]
        decisions = sum(end - begin for _, begin, end, _ in windows)
        tiles = sum(laid for _, _, _, laid in windows)
        seconds = min(played(start, windows) for _ in range(RUNS))
        found.append(Cost(mark, 1e6 * seconds / tiles, 1e6 * seconds / decisions))
    return found


def steps(start: State, seed: int, marks: list[int]) -> list[tuple[int, int, int] | None]:
    """For each mark: the decisions before and after the tiles around it, and how many tiles those are."""
    state, dealer = start.copy(), Dealer(seed)
    lying = [len(state.view(None)["land"])]  # tiles after so many decisions
    while not state.over:
        advance(state, dealer, 1)
        lying.append(int(state.land.laid))
    found: list[tuple[int, int, int] | None] = []
    for mark in marks:
        begin = next((i for i, laid in enumerate(lying) if laid >= mark - AROUND), None)
        end = next((i for i, laid in enumerate(lying) if laid >= mark + AROUND), None)
        found.append((begin, end, lying[end] - lying[begin]) if begin is not None and end is not None else None)
    return found


def played(start: State, windows: list[tuple[int, int, int, int]]) -> float:
    """The CPU seconds that the tiles around a mark take in all games."""
    spent = 0.0
    for seed, begin, end, _ in windows:
        state, dealer = start.copy(), Dealer(seed)
        advance(state, dealer, begin)
        began = time.process_time()
        advance(state, dealer, end - begin)
        spent += time.process_time() - began
    return spent


def report() -> str:
    """A table with a row for each mark of each choice of sets."""
    lines = ["| sets in play | tile | µs a tile | µs a decision |", "|---|---:|---:|---:|"]
    for title, (sets, marks) in SETS.items():
        costs = flatness(sets, marks)
        lines += [f"| {title} | {cost.mark} | {cost.tile:.2f} | {cost.decision:.2f} |" for cost in costs]
        first, last = costs[0], costs[-1]
        ratios = f"{last.tile / first.tile:.2f} | {last.decision / first.decision:.2f}"
        lines.append(f"| | last to first | {ratios} |")
    return "\n".join(lines)


if __name__ == "__main__":
    print(report())
