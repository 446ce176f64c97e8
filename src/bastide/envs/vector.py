"""Batched self-play: many games of one kind stepped together, their observations in one array.

>>> from bastide.envs.vector import Tables
>>> tables = Tables("torres", games=8, players=2, seed=1)
>>> tables.observations.shape == (8, tables.layout.size), tables.masks.shape == (8, tables.layout.actions)
(True, True)
>>> ended = 0
>>> while ended == 0:
...     ended = len(tables.step(tables.any_actions()).finished)
>>> tables.layout.text_of(tables.any_actions()[0])                           # doctest: +SKIP
'block d7'
"""

from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from bastide.core import BastideError, State
from bastide.envs.batch import Episodes
from bastide.envs.forest import write_afterstates
from bastide.envs.layout import NUMBER, Numbers, masks_of
from bastide.envs.tables import SetUp


class Outcome(NamedTuple):
    """What one step of all games brought."""

    rewards: NDArray[np.float32]
    """(games, players): earned by this step, by seat."""
    terminated: NDArray[np.bool_]
    """(games,): the game was over, and the next one has begun at its table."""
    truncated: NDArray[np.bool_]
    """(games,): the game left the bounds of the action space, and the next one has begun."""
    finished: NDArray[np.int64]
    """The tables whose game ended, either way."""
    scores: NDArray[np.int32]
    """(finished, players): the scores of those games."""


class Afterstates(NamedTuple):
    """The positions after every legal action of some others, before chance goes on."""

    tables: NDArray[np.int64]
    """(actions,): the position it is an action of."""
    actions: NDArray[np.int64]
    """(actions,): its index."""
    observations: Numbers
    """(actions, layout.size): what the seat that acted knows then."""
    seats: NDArray[np.int64]
    """(actions,): who decides then: a seat, -1 for chance, -2 when the game is over."""
    rewards: NDArray[np.float32]
    """(actions, players): what every seat has earned where the game is over."""


def afterstates(positions: list[State], set_up: SetUp) -> Afterstates:
    """The positions after every legal action of these, in order. An action of chance has to be behind them."""
    layout = set_up.layout
    pairs, seats, observations, rewards = write_afterstates(positions, layout.write, layout.indices, set_up.reward)
    table_and_action = np.frombuffer(pairs, np.int64).reshape(-1, 2)
    return Afterstates(
        table_and_action[:, 0],
        table_and_action[:, 1],
        np.frombuffer(observations, NUMBER).reshape(-1, layout.size),
        np.frombuffer(seats, np.int64),
        np.frombuffer(rewards, np.float32).reshape(-1, set_up.players),
    )


class Tables:
    """Games stepped together; where one ends the next begins at once.

    Of n tables, table t plays the games number t, t + n, t + 2 n, ...; game number g is dealt by the seed + g: the same
    draws as `bastide simulate`.
    """

    def __init__(
        self,
        game: str,
        games: int,
        players: int | None = None,
        *,
        seed: int = 0,
        reward: str = "win",
        observation: str = "plain",
        share: tuple[int, int] | None = None,
        **options: object,
    ) -> None:
        """`share` tells which tables these are where others have more: the number of the first, and of all."""
        self.set_up = SetUp(game, players, reward, options, observation)
        self.layout = self.set_up.layout
        self.games = games
        self.players = self.set_up.players
        first, all_tables = share or (0, games)
        self._episodes = Episodes([self.set_up.episode() for _ in range(games)], seed, first, all_tables)
        self._episodes.reset()

    @property
    def observations(self) -> Numbers:
        """(games, layout.size): what the seat to move knows at every table."""
        return np.frombuffer(self._episodes.observations, NUMBER).reshape(self.games, self.layout.size)

    @property
    def masks(self) -> NDArray[np.bool_]:
        """(games, layout.actions): what that seat can do; made anew whenever asked."""
        return masks_of(self.games, self.layout, self.legal)

    @property
    def legal(self) -> tuple[NDArray[np.int64], NDArray[np.int64]]:
        """The same as two rows, tables and indices: much smaller than the masks where the action space is large."""
        pairs = np.frombuffer(self._episodes.legal(), np.int64).reshape(-1, 2)
        return pairs[:, 0], pairs[:, 1]

    @property
    def candidates(self) -> Numbers:
        """(actions, len(layout.candidate)): a row for every pair of `legal`, with what the observation tells of it."""
        candidates = self._episodes.candidates(self.layout.require_candidates(), self.layout.write_both)
        return np.frombuffer(candidates, NUMBER).reshape(-1, len(self.layout.candidate))

    def afterstates(self) -> Afterstates:
        """The positions after every action of `legal`, as the seat that acts would know them."""
        return afterstates(self.positions(), self.set_up)

    @property
    def seats(self) -> NDArray[np.int64]:
        """(games,): who decides."""
        return np.frombuffer(self._episodes.seats(), np.int64)

    @property
    def numbers(self) -> list[int]:
        """The number of the game at every table."""
        return self._episodes.numbers[:]

    def positions(self) -> list[State]:
        """The true positions, hidden parts included: for search, bots and tests."""
        return [episode.state for episode in self._episodes.episodes]

    def any_actions(self) -> NDArray[np.int64]:
        """An action at every table, uniformly at random among the legal ones."""
        return np.frombuffer(self._episodes.any_indices(), np.int64)

    def step(self, actions: NDArray[Any]) -> Outcome:
        """Take one action at every table."""
        if len(actions) != self.games:
            raise BastideError(f"One action for each of the {self.games} tables is needed, not {len(actions)}.")
        wrong = self._episodes.step(np.ascontiguousarray(actions, np.int64).tobytes())
        if wrong >= 0:
            refusal = self.set_up.refuse(self._episodes.episodes[wrong], int(actions[wrong]))
            raise BastideError(f"At table {wrong}, {refusal}")
        status = np.frombuffer(self._episodes.done, np.uint8)
        return Outcome(
            np.frombuffer(self._episodes.rewards, np.float32).reshape(self.games, self.players),
            status == 1,
            status == 2,
            np.array(self._episodes.finished, np.int64),
            np.frombuffer(self._episodes.scores, np.int32).reshape(-1, self.players),
        )
