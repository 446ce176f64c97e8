"""Measures the doors for nets and search and writes the figures to RESULTS.md beside this file.

    python benchmarks/nets.py             everything
    python benchmarks/nets.py search      only the parts that begin like that are measured and printed; nothing is
                                          written

Needs Linux, the extra `research` and the compiled engine, on a machine that has little else to do.
"""

import re
import sys
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
from librt.strings import BytesWriter
from numpy.typing import NDArray

import bastide
from bastide.core import CHANCE, Dealer, State
from bastide.core.native import COMPILED
from bastide.envs.layout import Layout, observations_of
from bastide.envs.processes import ProcessTables
from bastide.envs.search import Leaves, Search
from bastide.envs.tables import SetUp
from bastide.envs.vector import Tables
from envs import RESULTS, SEEDS, cost

TITLE = "Doors for nets and search"
TREES = 256
SIMULATIONS = 32
TABLES = 512
STEPS = 25
TURNS = 5
SHORT_TURNS = 40
MORE = (4, 8, 16, 32)
EVERYTHING = {option.name: True for option in bastide.load("carcassonne").options if option.values == (False, True)}
OBSERVED: list[tuple[str, str, dict[str, object]]] = [
    *((name, observation, {}) for name in bastide.game_names() for observation in observations_of(bastide.load(name))),
    ("carcassonne", "plain", EVERYTHING),
    ("carcassonne", "regions", EVERYTHING),
]

HEAD = """Written by `python benchmarks/nets.py`. Two players; no options unless it says so.
"""


def random_game(set_up: SetUp, seed: int) -> list[int]:
    """The codes of a random game."""
    state, dealer, codes = set_up.game.new_state(set_up.settings), Dealer(seed), []
    while not state.over:
        legal = state.legal_codes()
        code = dealer.draw_code(state) if state.to_move == CHANCE else legal[int(dealer.below(len(legal)))]
        codes.append(int(code))
        state.apply_code(code)
    return codes


def walk(set_up: SetUp, games: list[list[int]], tell: Callable[[State, int, Any], object]) -> int:
    """Play games again, telling of every decision right when it comes up; returns how many there were."""
    decisions = 0
    for codes in games:
        state = set_up.game.new_state(set_up.settings)
        for code in codes:
            seat = int(state.to_move)
            if seat != CHANCE:
                decisions += 1
                tell(state, seat, state.legal_codes())
            state.apply_code(code)
    return decisions


def tellers(layout: Layout) -> dict[str, Callable[[State, int, Any], object]]:
    """What can be written of a decision: nothing, the observation, and where there are any the candidates, alone and
    with it."""
    out, rows = BytesWriter(), BytesWriter()

    def nothing(state: State, seat: int, legal: Any) -> None:
        out.truncate(0)

    def observation(state: State, seat: int, legal: Any) -> None:
        out.truncate(0)
        layout.write(state, seat, out)

    writers: dict[str, Callable[[State, int, Any], object]] = {"nothing": nothing, "observation": observation}
    describe, write_both = layout.describe_actions, layout.write_both
    if describe is not None and write_both is not None:

        def candidates(state: State, seat: int, legal: Any) -> None:
            rows.truncate(0)
            describe(state, seat, legal, rows)

        def both(state: State, seat: int, legal: Any) -> None:
            out.truncate(0)
            rows.truncate(0)
            write_both(state, seat, legal, out, rows)

        writers |= {"candidates": candidates, "both": both}
    return writers


def observations() -> str:
    """µs of CPU time that writing takes, by the difference to games in which nothing is written."""
    lines = ["| µs a decision | numbers | observation | candidates | both from one look |", "|---|---:|---:|---:|---:|"]
    for name, observation, options in OBSERVED:
        set_up = SetUp(name, 2, "win", options, observation)
        games = [random_game(set_up, seed) for seed in SEEDS[: 5 if options else None]]
        writers = tellers(set_up.layout)
        found = cost(
            {what: partial(walk, set_up, games, tell) for what, tell in writers.items()},
            walk(set_up, games, writers["nothing"]),
        )
        cells = [
            f"{found[what] - found['nothing']:.2f}" if what in found else ""
            for what in ("observation", "candidates", "both")
        ]
        title = f"{bastide.load(name).title}, `{observation}`{', all sets' if options else ''}"
        lines.append(f"| {title} | {set_up.layout.size:,} | " + " | ".join(cells) + " |")
    return "\n".join(["What writing an observation takes, CPU time, right after the step before it.\n", *lines, ""])


def afterstates() -> str:
    """Afterstates a second of CPU time."""
    lines = ["| | afterstates a second | µs each |", "|---|---:|---:|"]
    for name in bastide.game_names():
        tables = Tables(name, 64, 2)
        for _ in range(40):
            tables.step(tables.any_actions())
        count = len(tables.legal[0])
        micros = cost({"all": lambda tables=tables: [tables.afterstates() for _ in range(20)]}, 20 * count)["all"]
        lines.append(f"| {bastide.load(name).title} | {1e6 / micros:,.0f} | {micros:.2f} |")
    return "\n".join(["All afterstates of 64 positions as one array: copy, act, write.\n", *lines, ""])


class Dummy:
    """An evaluator that knows nothing, and how long it took."""

    def __init__(self) -> None:
        self.seconds = 0.0

    def __call__(self, leaves: Leaves) -> tuple[NDArray[Any], NDArray[Any]]:
        began = time.process_time()
        answer = np.zeros(len(leaves.seats), np.float32), np.ones(len(leaves.actions), np.float32)
        self.seconds += time.process_time() - began
        return answer


def search() -> str:
    """Leaves a second of CPU time of a batched search with an evaluator that knows nothing."""
    lines = [
        "| | leaves a second | µs a leaf | of it ours | engine and numbers alone, µs |",
        "|---|---:|---:|---:|---:|",
    ]
    for name in bastide.game_names():
        set_up = SetUp(name, 2, "win", {})
        tables = Tables(name, TREES, 2)
        for _ in range(30):
            tables.step(tables.any_actions())
        positions = tables.positions()
        best, share = float("inf"), 0.0
        for _ in range(TURNS):
            dummy = Dummy()
            looking = Search(set_up, dummy, simulations=SIMULATIONS, seed=1)
            began = time.process_time()
            looking.run(positions)
            spent = time.process_time() - began
            if spent / looking.leaves_evaluated < best:
                best, share = spent / looking.leaves_evaluated, 1 - dummy.seconds / spent
        lines.append(
            f"| {bastide.load(name).title} | {1 / best:,.0f} | {1e6 * best:.2f} | {share:.0%} | {alone(name):.2f} |"
        )
    text = (
        f"Batched search: {TREES} trees advanced together, {SIMULATIONS} simulations each, with an evaluator that\n"
        "answers zeros and ones. *Ours*: all but that evaluator. *Engine and numbers alone*: a copy, a step, the\n"
        "legal actions and the observation of such a position, which any search pays for a leaf one step deep.\n"
    )
    return "\n".join([text, *lines, ""])


def alone(name: str) -> float:
    """µs of an afterstate with its legal actions: what a leaf takes without a tree."""
    set_up = SetUp(name, 2, "win", {})
    layout, out = set_up.layout, BytesWriter()
    tables = Tables(name, TREES, 2)
    for _ in range(30):
        tables.step(tables.any_actions())
    pairs = [(state, state.legal_codes()[0]) for state in tables.positions()]

    def leaves() -> None:
        out.truncate(0)
        for state, code in pairs:
            after = state.copy()
            after.apply_code(code)
            after.legal_codes()
            layout.write(after, 0, out)

    return cost({"leaves": leaves}, len(pairs))["leaves"]


def choose(tables: Any, luck: np.random.Generator) -> NDArray[np.int64]:
    """An action at random at every table, chosen here as a learner would."""
    table, index = tables.legal
    counts = np.bincount(table, minlength=tables.games)
    first = np.cumsum(counts) - counts
    chosen: NDArray[np.int64] = index[first + (luck.random(tables.games) * counts).astype(np.int64)]
    return chosen


def steps(tables: Any, luck: np.random.Generator) -> tuple[float, float]:
    """Seconds by the clock and of CPU time here that some steps of all tables take."""
    clock, here = time.perf_counter(), time.process_time()
    for _ in range(STEPS):
        _ = tables.observations
        tables.step(choose(tables, luck))
    return time.perf_counter() - clock, time.process_time() - here


def cpu_times(tables: ProcessTables) -> list[float]:
    """Seconds of CPU time that each of the processes has taken."""
    pids = (process.pid for process in tables._processes)
    return [int(Path(f"/proc/{pid}/schedstat").read_text().split()[0]) / 1e9 for pid in pids]


class Spent(NamedTuple):
    """µs of a decision: by the clock, of the process that chooses, and of the busiest of those that play."""

    clock: float
    steered: float
    stepped: float


def spend(name: str, count: int) -> Spent:
    """The best of several turns."""
    best = Spent(float("inf"), float("inf"), float("inf"))
    each = 1e6 / (STEPS * TABLES)
    with ProcessTables(name, TABLES, 2, processes=count, seed=1) as tables:
        steps(tables, np.random.default_rng(1))
        for turn in range(SHORT_TURNS):
            before = cpu_times(tables)
            clock, here = steps(tables, np.random.default_rng(2 + turn))
            there = max(after - first for after, first in zip(cpu_times(tables), before, strict=True))
            best = Spent(*map(min, best, (each * clock, each * here, each * there)))
    return best


def processes() -> str:
    """Decisions a second over one and two processes, and what more would make."""
    lines = [
        "| | one, µs: steered | stepped | two: steered | stepped | gain | gain by the clock | "
        + " | ".join(f"on paper {n}" for n in MORE)
        + " |",
        "|---|" + "---:|" * (6 + len(MORE)),
    ]
    for name in bastide.game_names():
        one, two = spend(name, 1), spend(name, 2)
        steered = min(one.steered, two.steered)
        gain = (one.steered + one.stepped) / (two.steered + two.stepped)
        paper = [f"{1e6 / (steered + one.stepped / n):,.0f}" for n in MORE]
        lines.append(
            f"| {bastide.load(name).title} | {one.steered:.2f} | {one.stepped:.2f} | {two.steered:.2f} | "
            f"{two.stepped:.2f} | {gain:.2f} | {one.clock / two.clock:.2f} | " + " | ".join(paper) + " |"
        )
    text = (
        f"`ProcessTables` of {TABLES} tables over one and two processes; at every step an action is chosen at every\n"
        "table by numpy, where a learner would ask its net. µs of CPU time a decision, *steered* by the process that\n"
        "chooses, *stepped* by the busiest of those that play: they take turns, so that on free cores a decision\n"
        "takes the sum of both, and the *gain* is what two make of one. The clock sees what else the machine does. On\n"
        "paper n processes on this many cores make 1 / (steered + stepped / n) decisions a second. What is steered is\n"
        "the bound; several learners, each with its own tables, share it out.\n"
    )
    return "\n".join([text, *lines, ""])


PARTS: dict[str, Callable[[], str]] = {
    "observations": observations,
    "afterstates": afterstates,
    "search": search,
    "processes": processes,
}


def main() -> None:
    if not COMPILED:
        sys.exit("The engine here is not compiled; install Bastide with a C compiler first.")
    asked = tuple(sys.argv[1:])
    parts = []
    for name, measure in PARTS.items():
        if not asked or name.startswith(asked):
            parts.append(measure())
            print(parts[-1], flush=True)
    if asked:
        return
    section = f"## {TITLE}\n\n{HEAD}\n" + "\n".join(parts)
    kept = re.sub(rf"^## {TITLE}\n.*?(?=^## |\Z)", "", RESULTS.read_text("utf-8"), flags=re.MULTILINE | re.DOTALL)
    RESULTS.write_text(kept.rstrip() + "\n\n" + section.rstrip() + "\n", "utf-8")
    print(f"{RESULTS.name} is written.")


if __name__ == "__main__":
    main()
