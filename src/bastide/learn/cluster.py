"""Learning over the machines of a Ray cluster: the same games as in processes of one machine."""

from collections import deque
from collections.abc import Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from multiprocessing import get_context
from typing import Any, Protocol

import numpy as np
from numpy.typing import NDArray

from bastide._ray import Place, connected
from bastide.learn.workers import GROUPS, Arrays, Desk, Plan, Processes, Workers, memory_for


class Pool(Protocol):
    """Processes that are handed work."""

    def map(self, function: Any, work: Iterable[Any], *, chunksize: int = 1) -> Iterable[Any]:
        """What the function makes of each piece of work, in its order."""


class Actor:
    """A worker on some machine of the cluster, with arrays of its own."""

    def __init__(self, plan: Plan, worker: int) -> None:
        self.arrays = [Arrays(plan.game, plan.tables, memory_for(plan.game, plan.tables)) for _ in range(GROUPS)]
        self.desks = [Desk(plan, worker, group, arrays) for group, arrays in enumerate(self.arrays)]
        for desk in self.desks:
            desk.publish()

    def tell(self, group: int) -> NDArray[np.uint8]:
        """How the tables of a group stand."""
        return self.arrays[group].memory

    def step(self, group: int, actions: NDArray[np.int64]) -> NDArray[np.uint8]:
        """Take one action at every table of a group."""
        self.arrays[group].actions[:] = actions
        self.desks[group].step()
        return self.arrays[group].memory


class Actors:
    """The workers of a cluster, seen from the one that learns."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.groups = [Arrays(plan.game, plan.rows, memory_for(plan.game, plan.rows)) for _ in range(GROUPS)]
        self.ray = connected(plan.workers)
        make = self.ray.remote(num_cpus=1)(Actor)
        self.actors = [make.remote(plan, worker) for worker in range(plan.workers)]
        self.awaited = deque((group, [actor.tell.remote(group) for actor in self.actors]) for group in range(GROUPS))

    def wait(self) -> None:
        """Until all workers have finished what was asked first."""
        group, answers = self.awaited.popleft()
        for worker, memory in enumerate(self.ray.get(answers)):
            part = Arrays(self.plan.game, self.plan.tables, memory)
            self.groups[group].take(part, worker * self.plan.tables)

    def step(self, group: int) -> None:
        """Let the workers take the actions of a group."""
        parts = np.split(self.groups[group].actions, self.plan.workers)
        asked = zip(self.actors, parts, strict=True)
        self.awaited.append((group, [actor.step.remote(group, part) for actor, part in asked]))

    def close(self) -> None:
        """End the actors."""
        for actor in self.actors:
            self.ray.kill(actor)


def workers_on(place: Place, plan: Plan) -> Workers:
    """The workers of a plan: processes of this machine, or actors of a cluster."""
    return Actors(plan) if place == "ray" else Processes(plan)


@contextmanager
def pool_on(place: Place, workers: int) -> Iterator[Pool]:
    """So many processes of this machine, or of a cluster."""
    if place == "ray":
        connected(workers)
        from ray.util.multiprocessing import Pool as RayPool

        with RayPool(workers) as pool:
            yield pool
    else:
        with ProcessPoolExecutor(workers, mp_context=get_context("spawn")) as pool:
            yield pool
