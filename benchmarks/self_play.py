"""Measures what self-play at scale is made of, and prints it.

    python benchmarks/self_play.py                 all games
    python benchmarks/self_play.py torres

- observations: µs to write each observation a game offers, and its candidates, at the decisions of random games; of
  seven writes the fastest.
- search: leaves a second with an evaluator that does nothing, 256 trees, and the share of the time spent outside of it.
- tables: decisions a second of `Tables`, and of `ProcessTables` with 1 and 2 processes, actions at random.

Needs the extra `research` and the compiled engine, on a machine that has little else to do.
"""

import sys
import time

import numpy as np
from librt.strings import BytesWriter

import bastide
from bastide.core import CHANCE, Dealer
from bastide.envs.layout import layout_of, observations_of
from bastide.envs.processes import ProcessTables
from bastide.envs.search import Leaves, Search
from bastide.envs.vector import Tables

GAMES, REPEATS = 10, 7


def fastest(write) -> int:  # type: ignore[no-untyped-def]
    best = 1 << 60
    for _ in range(REPEATS):
        began = time.perf_counter_ns()
        write()
        best = min(best, time.perf_counter_ns() - began)
    return best


def observation(name: str, kind: str) -> tuple[float, float]:
    """µs a decision of the observation, and of its candidates."""
    layout, out = layout_of(name, None, kind), BytesWriter()
    spent = of_actions = decisions = 0

    def write() -> None:
        out.truncate(0)
        layout.write(state, seat, out)

    def describe() -> None:
        out.truncate(0)
        layout.describe_actions(state, seat, legal, out)  # type: ignore[misc]

    for seed in range(GAMES):
        state, dealer = bastide.load(name).start(2), Dealer(seed)
        while not state.over:
            if state.to_move == CHANCE:
                state.apply_code(dealer.draw_code(state))
                continue
            legal, seat = state.legal_codes(), int(state.to_move)
            spent += fastest(write)
            of_actions += fastest(describe) if layout.describe_actions else 0
            decisions += 1
            state.apply_code(legal[int(dealer.below(len(legal)))])
    return spent / decisions / 1000, of_actions / decisions / 1000


def search(name: str) -> tuple[float, float]:
    """Leaves a second, and the share of the time that is ours."""
    outside = 0.0

    def evaluate(leaves: Leaves) -> tuple[np.ndarray, np.ndarray]:
        nonlocal outside
        began = time.perf_counter()
        said = np.zeros(len(leaves.seats), np.float32), np.ones(len(leaves.actions), np.float32)
        outside += time.perf_counter() - began
        return said

    tables = Tables(name, 256, players=2, seed=1)
    for _ in range(20):
        tables.step(tables.any_actions())
    searcher = Search(tables.set_up, evaluate, simulations=32)
    began = time.perf_counter()
    searcher.run(tables.positions())
    spent = time.perf_counter() - began
    return searcher.leaves_evaluated / spent, 1 - outside / spent


def decisions_a_second(tables, steps: int = 300) -> float:  # type: ignore[no-untyped-def]
    began = time.perf_counter()
    for _ in range(steps):
        tables.step(tables.any_actions())
    return tables.games * steps / (time.perf_counter() - began)


def main() -> None:
    for name in sys.argv[1:] or bastide.game_names():
        for kind in observations_of(bastide.load(name)):
            own, of_actions = observation(name, kind)
            print(f"{name}: observation {kind} {own:.2f} µs, candidates {of_actions:.2f} µs", flush=True)
        leaves, ours = search(name)
        print(f"{name}: {leaves:,.0f} leaves a second, {ours:.1%} of the time ours", flush=True)
        rates = [decisions_a_second(Tables(name, 512, players=2))]
        for processes in (1, 2):
            with ProcessTables(name, 512, players=2, processes=processes) as tables:
                rates.append(decisions_a_second(tables))
        print(f"{name}: decisions a second, here and with 1 and 2 processes: {', '.join(f'{r:,.0f}' for r in rates)}")


if __name__ == "__main__":
    main()
