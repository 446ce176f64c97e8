"""Does a decision of Carcassonne cost more when many tiles lie? Prints microseconds a decision, early and late.

    python benchmarks/flat.py

Random games, timed over the ten tiles around each mark: listing what is legal and carrying out what the lot chose, with
the draw that follows. Figures are medians. Followers run out early in random play: late turns consist of other
decisions, and laying a tile ends the turn more often. Whole turns are therefore reported beside each kind of decision,
and how many decisions a turn has.
"""

import time
from collections import defaultdict
from statistics import mean, median

import bastide
from bastide import CHANCE, Dealer, State
from bastide.core.simulate import advance

QUIET = ["inns_cathedrals", "traders_builders", "king_robber", "cult", "river2"]
LOUD = ["princess_dragon", "tower", "abbey_mayor", "count", "catapult"]
SETS = {
    "base": ([], [10, 40, 65]),
    "base and the five quiet sets": (QUIET, [10, 60, 120]),
    "the same and The Tower": ([*QUIET, "tower"], [10, 75, 145]),
    "everything": (QUIET + LOUD, [20, 80, 150]),
}
"""The sets in play and the marks. The quiet sets have 136 tiles; Carcassonne's own 12 lie before the first turn."""
AROUND = 5
GAMES = 300
ENOUGH = 25
"""This many decisions of a kind at a mark are needed for a figure."""

CARCASSONNE = bastide.load("carcassonne")


class Costs:
    """What random play costs around a mark, in seconds."""

    def __init__(self) -> None:
        self.kinds: dict[str, list[float]] = defaultdict(list)
        self.turns: list[float] = []
        self.decisions: list[int] = []

    def turn(self, taken: list[tuple[str, float]]) -> None:
        """Count the decisions from one tile to the next."""
        for kind, seconds in taken:
            self.kinds[kind].append(seconds)
        self.turns.append(sum(seconds for _, seconds in taken))
        self.decisions.append(len(taken))


def costs(start: State, mark: int) -> Costs:
    """What the tiles around a mark cost in all games."""
    found = Costs()
    for seed in range(GAMES):
        state, dealer = start.copy(), Dealer(seed)
        while not state.over and int(state.land.laid) < mark - AROUND:
            advance(state, dealer, 1)
        taken: list[tuple[str, float]] = []
        while not state.over and int(state.land.laid) < mark + AROUND:
            lying = int(state.land.laid)
            decision = decide(state, dealer)
            if int(state.land.laid) > lying and taken:
                found.turn(taken)
                taken = []
            taken.append(decision)
    return found


def decide(state: State, dealer: Dealer) -> tuple[str, float]:
    """Take one decision at random; says of what kind it was and how long it took."""
    began = time.perf_counter()
    codes = state.legal_codes()
    listed = time.perf_counter()
    code = codes[dealer.below(len(codes))]
    kind = CARCASSONNE.decode(code).word
    chosen = time.perf_counter()
    state.apply_code(code)
    while state.to_move == CHANCE:
        state.apply_code(dealer.draw_code(state))
    return kind, time.perf_counter() - chosen + listed - began


def report() -> str:
    """A table with a row for each kind of decision of each choice of sets."""
    lines = ["| sets in play | µs | at tile | | | last to first |", "|---|---|---:|---:|---:|---:|"]
    for title, (sets, marks) in SETS.items():
        start = CARCASSONNE.start(2, allow_discouraged=True, **dict.fromkeys(sets, True))
        lines += rows(title, marks, [costs(start, mark) for mark in marks])
    return "\n".join(lines)


def rows(title: str, marks: list[int], found: list[Costs]) -> list[str]:
    kinds = [kind for kind, times in found[0].kinds.items() if len(times) >= ENOUGH <= len(found[-1].kinds[kind])]
    return [
        f"| **{title}** | | {' | '.join(f'**{mark}**' for mark in marks)} | |",
        row("a turn", [1e6 * median(costs.turns) for costs in found]),
        row("decisions in it", [mean(costs.decisions) for costs in found]),
        *(row(kind, [1e6 * median(costs.kinds[kind]) for costs in found]) for kind in kinds),
    ]


def row(kind: str, figures: list[float]) -> str:
    return f"| | {kind} | {' | '.join(f'{cost:.2f}' for cost in figures)} | {figures[-1] / figures[0]:.2f} |"


if __name__ == "__main__":
    print(report())
