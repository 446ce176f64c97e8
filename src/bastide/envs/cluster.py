"""Batched self-play over the machines of a Ray cluster: the interface of `Tables`, each share of them an actor.

    import ray
    from bastide.envs.cluster import RayTables

    ray.init(address="auto")
    tables = RayTables("torres", games=4096, actors=32, players=2, seed=1)
    outcome = tables.step(tables.any_actions())

The same seed gives the same games whatever the number of actors.
"""

from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from bastide._ray import ray_here
from bastide.core import BastideError
from bastide.envs.layout import Numbers, masks_of
from bastide.envs.processes import joined, shares
from bastide.envs.tables import SetUp
from bastide.envs.vector import Afterstates, Outcome, Tables


class Reply(NamedTuple):
    """How the tables of an actor stand."""

    observations: Numbers
    seats: NDArray[np.int64]
    numbers: NDArray[np.int64]
    tables: NDArray[np.int64]
    indices: NDArray[np.int64]
    outcome: Outcome | None


class Actor:
    """A share of the tables."""

    def __init__(self, games: int, share: tuple[int, int], table: dict[str, Any]) -> None:
        self.tables = Tables(games=games, share=share, **table)

    def tell(self) -> Reply:
        """How they stand at the beginning."""
        return self._reply(None)

    def step(self, actions: NDArray[np.int64]) -> Reply:
        """Take one action at every table."""
        return self._reply(self.tables.step(actions))

    def any_actions(self) -> NDArray[np.int64]:
        """An action at every table, uniformly at random."""
        return self.tables.any_actions()

    def candidates(self) -> Numbers:
        """A row for every legal action."""
        return self.tables.candidates

    def afterstates(self) -> Afterstates:
        """The positions after every legal action."""
        return self.tables.afterstates()

    def _reply(self, outcome: Outcome | None) -> Reply:
        here = self.tables
        return Reply(here.observations, here.seats, np.array(here.numbers), *here.legal, outcome)


class RayTables:
    """Games stepped together by the actors of a cluster; `Tables` explains the rest."""

    def __init__(self, game: str, games: int, players: int | None = None, *, actors: int, **table: Any) -> None:
        self._ray = ray_here()
        chosen = {name: value for name, value in table.items() if name not in ("seed", "reward", "observation")}
        self.set_up = SetUp(game, players, table.get("reward", "win"), chosen, table.get("observation", "plain"))
        self.layout = self.set_up.layout
        self.games = games
        self.players = self.set_up.players
        self.shares = shares(games, max(1, min(actors, games)))
        make = self._ray.remote(num_cpus=1)(Actor)
        given = {"game": game, "players": players, **table}
        self._actors = [make.remote(share.games, (share.first, games), given) for share in self.shares]
        self._hear(self._ray.get([actor.tell.remote() for actor in self._actors]))

    def _hear(self, replies: list[Reply]) -> None:
        self.observations: Numbers = np.concatenate([each.observations for each in replies])
        self.seats: NDArray[np.int64] = np.concatenate([each.seats for each in replies])
        self.numbers: list[int] = np.concatenate([each.numbers for each in replies]).tolist()
        firsts = [share.first for share in self.shares]
        tables = np.concatenate([each.tables + first for each, first in zip(replies, firsts, strict=True)])
        self.legal = tables, np.concatenate([each.indices for each in replies])

    @property
    def masks(self) -> NDArray[np.bool_]:
        """(games, layout.actions): what can be done, made anew whenever asked."""
        return masks_of(self.games, self.layout, self.legal)

    @property
    def candidates(self) -> Numbers:
        """(actions, len(layout.candidate)): a row for every pair of `legal`."""
        self.layout.require_candidates()
        return np.concatenate(self._ray.get([actor.candidates.remote() for actor in self._actors]))

    def afterstates(self) -> Afterstates:
        """The positions after every action of `legal`."""
        return joined(self._ray.get([actor.afterstates.remote() for actor in self._actors]), self.shares)

    def any_actions(self) -> NDArray[np.int64]:
        """An action at every table, uniformly at random."""
        return np.concatenate(self._ray.get([actor.any_actions.remote() for actor in self._actors]))

    def step(self, actions: NDArray[Any]) -> Outcome:
        """Take one action at every table."""
        if len(actions) != self.games:
            raise BastideError(f"One action for each of the {self.games} tables is needed, not {len(actions)}.")
        parts = [actions[share.first : share.first + share.games] for share in self.shares]
        waiting = [actor.step.remote(part) for actor, part in zip(self._actors, parts, strict=True)]
        replies: list[Reply] = self._ray.get(waiting)
        self._hear(replies)
        outcomes = [each.outcome for each in replies if each.outcome is not None]
        firsts = [share.first for share in self.shares]
        return Outcome(
            np.concatenate([outcome.rewards for outcome in outcomes]),
            np.concatenate([outcome.terminated for outcome in outcomes]),
            np.concatenate([outcome.truncated for outcome in outcomes]),
            np.concatenate([outcome.finished + first for outcome, first in zip(outcomes, firsts, strict=True)]),
            np.concatenate([outcome.scores for outcome in outcomes]),
        )

    def close(self) -> None:
        """End the actors."""
        for actor in self._actors:
            self._ray.kill(actor)
        self._actors = []
