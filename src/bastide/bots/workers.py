"""Search in several processes at once: each grows its own tree from the same position, and the roots are added up."""

from collections.abc import Mapping
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context

import bastide
from bastide.bots.tree import Tree
from bastide.core import Dealer, State
from bastide.core.counsel import counsel_of

Report = list[tuple[int, int, float, float]]


class Workers:
    """Processes that search together. They start with the first search and end with the program."""

    def __init__(self, jobs: int) -> None:
        self.jobs = jobs
        self._pool: ProcessPoolExecutor | None = None

    def best(self, imagined: State, seconds: float, iterations: int, seed: int) -> int:
        """The code of the action that all processes together tried most often."""
        visits: dict[int, tuple[int, float]] = {}
        for report in self.reports(imagined, seconds, iterations, seed):
            for code, count, total, _ in report:
                known = visits.get(code, (0, 0.0))
                visits[code] = (known[0] + count, known[1] + total)
        return max(visits, key=lambda code: visits[code])

    def reports(self, imagined: State, seconds: float, iterations: int, seed: int) -> list[Report]:
        """What every process found about the actions of the root."""
        if self._pool is None:
            self._pool = ProcessPoolExecutor(self.jobs, mp_context=get_context("spawn"))
        snapshot = imagined.snapshot()
        work = [
            self._pool.submit(search_snapshot, imagined.game.name, snapshot, seconds, iterations, seed + job)
            for job in range(self.jobs)
        ]
        return [job.result() for job in work]

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
