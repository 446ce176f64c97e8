"""Batched search: many trees advanced together, their leaves evaluated by one call of your own function.

>>> import numpy as np
>>> from bastide.envs.search import Search
>>> from bastide.envs.vector import Tables
>>> def evaluate(leaves):
...     "Every action equally likely, nobody ahead."
...     return np.zeros(len(leaves.seats)), np.ones(len(leaves.actions))
>>> tables = Tables("magna_carta", games=4, players=2, seed=1)
>>> found = Search(tables.set_up, evaluate, simulations=32).run(tables.positions())
>>> found.visits.sum() == 4 * 31
True
"""

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from bastide.core import BastideError, Dealer, State
from bastide.envs.forest import Forest, Marks, Tree
from bastide.envs.layout import NUMBER, Numbers
from bastide.envs.tables import SetUp


class Leaves(NamedTuple):
    """Positions that wait for an evaluation."""

    observations: Numbers
    """(leaves, layout.size): what the seat to move knows."""
    seats: NDArray[np.int64]
    """(leaves,): who is to move."""
    leaves: NDArray[np.int64]
    """(actions,): the leaf of every legal action, in order."""
    actions: NDArray[np.int64]
    """(actions,): its index."""
    positions: Callable[[], list[State]]
    """The positions themselves, for an evaluator in plain Python; what the searching seat cannot know is a guess."""


Evaluator = Callable[[Leaves], tuple[NDArray[Any], NDArray[Any]]]
"""Takes leaves; returns values and priors.

The values are what is to be expected of the game's reward, from -1 to 1: (leaves,) of the seat to move, which the
others then lose evenly, or (leaves, players) by seat. The priors are weights, (actions,), of any sum.
"""


class Searched(NamedTuple):
    """What a search found, for every action of every root in order."""

    tables: NDArray[np.int64]
    """(actions,): the position it is an action of."""
    actions: NDArray[np.int64]
    """(actions,): its index."""
    visits: NDArray[np.int64]
    priors: NDArray[np.float32]
    values: NDArray[np.float32]
    """(actions,): the mean reward of the seat to move; 0 where it was never tried."""

    def policy(self, size: int) -> NDArray[np.float32]:
        """(positions, size): the share of the visits of each index."""
        shares = np.zeros((int(self.tables[-1]) + 1, size), np.float32)
        shares[self.tables, self.actions] = self.visits
        shares /= np.maximum(shares.sum(axis=1, keepdims=True), 1)
        return shares

    def best(self) -> NDArray[np.int64]:
        """(positions,): the index visited most often."""
        order = np.lexsort((self.values, self.visits, self.tables))
        last = np.append(np.nonzero(np.diff(self.tables))[0], len(self.tables) - 1)
        chosen: NDArray[np.int64] = self.actions[order[last]]
        return chosen

    def root_values(self) -> NDArray[np.float32]:
        """(positions,): the mean reward over all that was tried."""
        count = int(self.tables[-1]) + 1
        total = np.bincount(self.tables, self.visits * self.values, count)
        return (total / np.maximum(np.bincount(self.tables, self.visits, count), 1)).astype(np.float32)


class Search:
    """A search of this many simulations for every position, by an evaluator of yours.

    With `noise`, that share of the priors of the roots is drawn from a Dirichlet distribution, so that self-play tries
    what the evaluator overlooks; `concentration` divided by the number of actions is its parameter.
    """

    def __init__(
        self,
        set_up: SetUp,
        evaluate: Evaluator,
        *,
        simulations: int = 64,
        curiosity: float = 1.25,
        seed: int = 0,
        noise: float = 0.0,
        concentration: float = 10.0,
        hidden: bool | None = None,
    ) -> None:
        self.set_up = set_up
        self.evaluate = evaluate
        self.simulations = simulations
        self.curiosity = curiosity
        self.noise = noise
        self.concentration = concentration
        self.hidden = may_hide(set_up) if hidden is None else hidden
        """Whether seats know different things, so that every simulation begins with a fresh deal."""
        self.leaves_evaluated = 0
        self._dealer = Dealer(seed)
        self._random = np.random.default_rng(seed)
        self._marks = Marks(set_up.game.actions.size)

    def run(self, positions: Sequence[State]) -> Searched:
        """Search these positions, in which a seat is to move, all together."""
        layout = self.set_up.layout
        trees = [Tree(state, self._dealer, self.hidden, self.curiosity, self._marks) for state in positions]
        forest = Forest(trees, layout.write, layout.indices)
        for simulation in range(self.simulations):
            self._advance(forest)
            if simulation == 0 and self.noise > 0:
                self._add_noise(trees)
        counts, worths = forest.roots()
        triples = np.frombuffer(counts, np.int64).reshape(-1, 3)
        pairs = np.frombuffer(worths, np.float32).reshape(-1, 2)
        return Searched(triples[:, 0], triples[:, 1], triples[:, 2], pairs[:, 0], pairs[:, 1])

    def _advance(self, forest: Forest) -> None:
        count = forest.collect()
        if count == 0:
            return
        self.leaves_evaluated += count
        seats = np.frombuffer(forest.seats, np.int64)
        legal = np.frombuffer(forest.legal, np.int64).reshape(-1, 2)
        observations = np.frombuffer(forest.observations, NUMBER).reshape(count, self.set_up.layout.size)
        values, priors = self.evaluate(Leaves(observations, seats, legal[:, 0], legal[:, 1], forest.leaves))
        if len(priors) != len(legal):
            raise BastideError(f"The evaluator gave {len(priors)} priors for {len(legal)} legal actions.")
        by_seat = values_by_seat(np.asarray(values, np.float32), seats, self.set_up.players)
        forest.settle(by_seat.tobytes(), np.ascontiguousarray(priors, np.float32).tobytes())

    def _add_noise(self, trees: list[Tree]) -> None:
        for tree in trees:
            n = tree.choices()
            tree.mix(self._random.dirichlet([self.concentration / n] * n).tolist(), self.noise)


def values_by_seat(values: NDArray[np.float32], seats: NDArray[np.int64], players: int) -> NDArray[np.float32]:
    """(leaves, players) of what an evaluator says, if it speaks of the seat to move alone."""
    if values.shape == (len(seats), players):
        return np.ascontiguousarray(values)
    if values.shape != (len(seats),):
        raise BastideError(f"The evaluator gave values of the shape {values.shape} for {len(seats)} leaves.")
    spread = np.repeat(-values[:, None] / (players - 1), players, axis=1)
    spread[np.arange(len(seats)), seats] = values
    return np.ascontiguousarray(spread, np.float32)


def may_hide(set_up: SetUp) -> bool:
    """Whether a seat may know what another does not: then the game's states say what a seat sees."""
    kinds = type(set_up.game.new_state(set_up.settings)).__mro__
    return any("sees" in vars(kind) for kind in kinds if kind is not State)


def one_by_one(evaluate: Callable[[State], tuple[Sequence[float], Callable[[int], float]]], set_up: SetUp) -> Evaluator:
    """An evaluator made of a plain function of one position: it returns the values by seat and a function that gives
    the prior of an action, by its index."""

    def all_of_them(leaves: Leaves) -> tuple[NDArray[Any], NDArray[Any]]:
        said = [evaluate(state) for state in leaves.positions()]
        values = np.array([list(values) for values, _ in said], np.float32).reshape(-1, set_up.players)
        priors = [said[leaf][1](int(action)) for leaf, action in zip(leaves.leaves, leaves.actions, strict=True)]
        return values, np.array(priors, np.float32)

    return all_of_them
