"""Batched self-play over several processes of one machine: the interface of `Tables`, with arrays in shared memory.

>>> from bastide.envs.processes import ProcessTables
>>> with ProcessTables("torres", games=8, processes=2, players=2, seed=1) as tables:
...     for _ in range(10):
...         outcome = tables.step(tables.any_actions())
...     tables.observations.shape
(8, 805)

Every process steps its share of the tables. The same seed gives the same games whatever the number of processes.
"""

import os
from collections.abc import Iterator
from contextlib import suppress
from itertools import pairwise
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from multiprocessing.shared_memory import SharedMemory
from typing import Any, NamedTuple, Self

import numpy as np
from numpy.typing import NDArray

from bastide.core import BastideError
from bastide.envs.layout import NUMBER, Numbers, masks_of
from bastide.envs.tables import SetUp
from bastide.envs.vector import Afterstates, Outcome, Tables

LEGAL_ROOM = 512
"""For this many legal actions a table, on average, there is room in shared memory; more go through a pipe."""


class Arrays:
    """What the processes share, as arrays over one block of memory."""

    def __init__(self, games: int, size: int, players: int, name: str | None = None) -> None:
        shapes: dict[str, tuple[tuple[int, ...], Any]] = {
            "observations": ((games, size), NUMBER),
            "seats": ((games,), np.int64),
            "numbers": ((games,), np.int64),
            "actions": ((games,), np.int64),
            "rewards": ((games, players), np.float32),
            "status": ((games,), np.uint8),
            "scores": ((games, players), np.int32),
            "legal": ((games * LEGAL_ROOM,), np.int32),
            "legal_count": ((games,), np.int32),
        }
        places, total = {}, 0
        for key, (shape, kind) in shapes.items():
            places[key] = total
            total += -(-int(np.prod(shape)) * np.dtype(kind).itemsize // 64) * 64
        self.memory = SharedMemory(name, create=name is None, size=total)
        self._views = {
            key: np.ndarray(shape, kind, self.memory.buf, places[key]) for key, (shape, kind) in shapes.items()
        }

    def __getitem__(self, key: str) -> NDArray[Any]:
        return self._views[key]

    def close(self, unlink: bool) -> None:
        """Give the memory back; the one who made it also ends it."""
        self._views = {}
        with suppress(BufferError):
            self.memory.close()
        if unlink:
            self.memory.unlink()


class Share(NamedTuple):
    """The tables of one process."""

    first: int
    games: int


def shares(games: int, parts: int) -> list[Share]:
    """The tables dealt out as evenly as can be, in order."""
    bounds = [games * i // parts for i in range(parts + 1)]
    return [Share(first, after - first) for first, after in pairwise(bounds)]


def joined(parts: list[Afterstates], dealt: list[Share]) -> Afterstates:
    """Afterstates of all tables from those of the shares, which count their own tables from 0."""
    tables = [part.tables + share.first for part, share in zip(parts, dealt, strict=True)]
    rest = zip(*(part[1:] for part in parts), strict=True)
    return Afterstates(np.concatenate(tables), *(np.concatenate(columns) for columns in rest))


def serve(pipe: Connection, memory: str, games: int, size: int, share: Share, table: dict[str, Any]) -> None:
    """What a process does: step its tables whenever it is told to."""
    tables = Tables(games=share.games, share=(share.first, games), **table)
    arrays = Arrays(games, size, tables.players, memory)
    mine = slice(share.first, share.first + share.games)
    try:
        pipe.send(_tell(tables, arrays, mine))
        while (order := pipe.recv()) != "end":
            if order == "any":
                arrays["actions"][mine] = tables.any_actions()
                pipe.send(None)
                continue
            if order != "step":
                pipe.send(tables.candidates if order == "candidates" else tables.afterstates())
                continue
            try:
                outcome = tables.step(arrays["actions"][mine])
            except BastideError as refused:
                pipe.send(str(refused))
                continue
            arrays["rewards"][mine] = outcome.rewards
            arrays["status"][mine] = outcome.terminated + 2 * outcome.truncated
            arrays["scores"][mine.start + outcome.finished] = outcome.scores
            pipe.send(_tell(tables, arrays, mine))
    except (EOFError, KeyboardInterrupt):
        pass
    finally:
        arrays.close(unlink=False)


def _tell(tables: Tables, arrays: Arrays, mine: slice) -> NDArray[np.int32] | None:
    """Write how the tables stand; returns the legal actions if they do not fit the shared memory."""
    arrays["observations"][mine] = tables.observations
    arrays["seats"][mine] = tables.seats
    arrays["numbers"][mine] = tables.numbers
    table, index = tables.legal
    arrays["legal_count"][mine] = np.bincount(table, minlength=tables.games)
    if len(index) > LEGAL_ROOM * tables.games:
        return index.astype(np.int32)
    first = mine.start * LEGAL_ROOM
    arrays["legal"][first : first + len(index)] = index
    return None


class ProcessTables:
    """Games stepped together by several processes; `Tables` explains the rest.

    The arrays are those the processes write: copy what you keep beyond the next step. Close it, or use it in a `with`.
    """

    def __init__(
        self, game: str, games: int, players: int | None = None, *, processes: int | None = None, **table: Any
    ):
        chosen = {name: value for name, value in table.items() if name not in ("seed", "reward", "observation")}
        self.set_up = SetUp(game, players, table.get("reward", "win"), chosen, table.get("observation", "plain"))
        self.layout = self.set_up.layout
        self.games = games
        self.players = self.set_up.players
        parts = max(1, min(processes or os.cpu_count() or 1, games))
        self.shares = shares(games, parts)
        self._arrays = Arrays(games, self.layout.size, self.players)
        self._overflow: list[NDArray[np.int32] | None] = [None] * parts
        self._pipes: list[Connection] = []
        self._processes: list[BaseProcess] = []
        context = get_context("spawn")
        name = self._arrays.memory.name
        for share in self.shares:
            ours, theirs = context.Pipe()
            given = (theirs, name, games, self.layout.size, share, {"game": game, "players": players, **table})
            process = context.Process(target=serve, args=given, daemon=True)
            process.start()
            theirs.close()
            self._pipes.append(ours)
            self._processes.append(process)
        self._hear()

    def _hear(self) -> list[str]:
        """Wait for all; returns what was refused."""
        refused = []
        for i in range(len(self._pipes)):
            answer = self._answer(i)
            if isinstance(answer, str):
                refused.append(self._named(answer, self.shares[i].first))
            else:
                self._overflow[i] = answer
        return refused

    @staticmethod
    def _named(refusal: str, first: int) -> str:
        words = refusal.split(" ", 3)  # At table 2, ...
        return f"At table {first + int(words[2].rstrip(','))}, {words[3]}"

    @property
    def observations(self) -> Numbers:
        """(games, layout.size): what the seat to move knows at every table."""
        return self._arrays["observations"]

    @property
    def seats(self) -> NDArray[np.int64]:
        """(games,): who decides."""
        return self._arrays["seats"]

    @property
    def numbers(self) -> list[int]:
        """The number of the game at every table."""
        return [int(number) for number in self._arrays["numbers"]]

    @property
    def legal(self) -> tuple[NDArray[np.int64], NDArray[np.int64]]:
        """What can be done, as two rows: tables and indices."""
        counts = self._arrays["legal_count"]
        return np.repeat(np.arange(self.games), counts), np.concatenate(list(self._legal())).astype(np.int64)

    def _legal(self) -> Iterator[NDArray[np.int32]]:
        for share, overflow in zip(self.shares, self._overflow, strict=True):
            count = int(self._arrays["legal_count"][share.first : share.first + share.games].sum())
            first = share.first * LEGAL_ROOM
            yield overflow if overflow is not None else self._arrays["legal"][first : first + count]

    @property
    def masks(self) -> NDArray[np.bool_]:
        """(games, layout.actions): the same as masks; made anew whenever asked."""
        return masks_of(self.games, self.layout, self.legal)

    @property
    def candidates(self) -> Numbers:
        """(actions, len(layout.candidate)): a row for every pair of `legal`; they come through pipes."""
        self.layout.require_candidates()
        return np.concatenate(self._ask("candidates"))

    def afterstates(self) -> Afterstates:
        """The positions after every action of `legal`; they come through pipes."""
        return joined(self._ask("afterstates"), self.shares)

    def any_actions(self) -> NDArray[np.int64]:
        """An action at every table, uniformly at random."""
        self._ask("any")
        return self._arrays["actions"].copy()

    def _ask(self, order: str) -> list[Any]:
        """What every process answers to an order."""
        for pipe in self._pipes:
            pipe.send(order)
        return [self._answer(i) for i in range(len(self._pipes))]

    def _answer(self, i: int) -> Any:
        try:
            return self._pipes[i].recv()
        except EOFError:
            raise BastideError(f"Process {i} of the tables has ended.") from None

    def step(self, actions: NDArray[Any]) -> Outcome:
        """Take one action at every table. A refusal leaves the tables of the other processes stepped."""
        if len(actions) != self.games:
            raise BastideError(f"One action for each of the {self.games} tables is needed, not {len(actions)}.")
        self._arrays["actions"][:] = actions
        for pipe in self._pipes:
            pipe.send("step")
        refused = self._hear()
        if refused:
            raise BastideError(refused[0])
        status = self._arrays["status"]
        finished = np.nonzero(status)[0]
        return Outcome(
            self._arrays["rewards"].copy(), status == 1, status == 2, finished, self._arrays["scores"][finished]
        )

    def close(self) -> None:
        """End the processes and give the memory back."""
        for pipe in self._pipes:
            with suppress(BrokenPipeError, OSError):
                pipe.send("end")
                pipe.close()
        for process in self._processes:
            process.join()
        self._arrays.close(unlink=True)
        self._pipes, self._processes = [], []

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()
