"""Search in several processes at once.

Where the tree is searched, each process grows its own from the same position, and the roots are added up. Where turns
are planned, each process plans on from its part of the first steps.
"""

from collections.abc import Mapping
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context

import bastide
from bastide.bots.planner import Planner
from bastide.bots.tree import Tree
from bastide.core import Dealer, State
from bastide.core.counsel import counsel_of
from bastide.core.native import codes

Report = list[tuple[int, int, float, float]]


class Workers:
    """Processes that search together. They start with the first search and end with the program."""

    def __init__(self, jobs: int) -> None:
        self.jobs = jobs
        self._pool: ProcessPoolExecutor | None = None

    def best(self, imagined: State, seconds: float, iterations: int, seed: int) -> int:
        """The code of the action that all processes together tried most often."""
        found: dict[int, tuple[int, float]] = {}
        for report in self.reports(imagined, seconds, iterations, seed):
            for code, visits, total, _ in report:
                known = found.get(code, (0, 0.0))
                found[code] = (known[0] + visits, known[1] + total)
        return max(found, key=lambda code: found[code])

    def reports(self, imagined: State, seconds: float, iterations: int, seed: int) -> list[Report]:
        """What every process found about the actions of the root."""
        name, snapshot = imagined.game.name, imagined.snapshot()
        work = [
            self._processes().submit(search_snapshot, name, snapshot, seconds, iterations, seed + job)
            for job in range(self.jobs)
        ]
        return [job.result() for job in work]

    def plan(self, imagined: State, seconds: float, width: int, kept: list[int]) -> list[int]:
        """The codes of the best plan that any process has found."""
        name, snapshot = imagined.game.name, imagined.snapshot()
        work = [
            self._processes().submit(plan_snapshot, name, snapshot, seconds, width, kept, job, self.jobs)
            for job in range(self.jobs)
        ]
        return max(job.result() for job in work)[1]

    def _processes(self) -> ProcessPoolExecutor:
        if self._pool is None:
            self._pool = ProcessPoolExecutor(self.jobs, mp_context=get_context("spawn"))
        return self._pool

    def close(self) -> None:
        """End the processes."""
        if self._pool is not None:
            self._pool.shutdown(cancel_futures=True)
            self._pool = None


def search_snapshot(game: str, snapshot: Mapping[str, object], seconds: float, iterations: int, seed: int) -> Report:
    """Search a position that came from another process."""
    state = bastide.load(game).restore(snapshot)
    tree = Tree(counsel_of(state.game), state, Dealer(seed))
    tree.run(seconds, iterations)
    return tree.report()


def plan_snapshot(
    game: str,
    snapshot: Mapping[str, object],
    seconds: float,
    width: int,
    kept: list[int],
    part: int,
    parts: int,
) -> tuple[float, list[int]]:
    """Plan the turn of a position that came from another process: the value of the best of this part, and its codes."""
    state = bastide.load(game).restore(snapshot)
    planner = Planner(counsel_of(state.game), state, part, parts)
    plan = planner.run(seconds, width, codes(kept))
    return float(plan.value), [int(code) for code in plan.codes]
