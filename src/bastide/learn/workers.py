"""Self-play in several processes that share their arrays with the one that learns.

Every worker has its rows of two groups of tables. While the net looks at one group, the workers step the other.
"""

import ctypes
from multiprocessing import get_context
from multiprocessing.connection import Connection
from random import Random
from typing import Any, NamedTuple, Protocol

import numpy as np
from numpy.typing import NDArray

import bastide
from bastide.bots import decide, make_bot
from bastide.core import Dealer
from bastide.envs.layout import layout_of
from bastide.envs.vector import Tables
from bastide.learn.mix import Block, mix
from bastide.learn.rewards import LEADS, USUAL_LEAD, worth

GROUPS = 2
SELF, BOT = -1, -2
"""Who sits opposite at a table: the net itself, a searching bot, or (from 0 on) one of the earlier selves."""


class Plan(NamedTuple):
    """What the workers play."""

    game: str
    workers: int
    tables: int
    """Tables of one worker in one group."""
    seed: int = 1
    players: list[int] | None = None
    vary: bool = True
    league: float = 0.2
    """The part of the tables at which all seats but one are taken by an earlier self."""
    earlier: int = 4
    """How many earlier selves play at the same time."""
    bot: str = ""
    """A bot that takes all seats but one at `bot_tables` of the tables of every worker and group."""
    bot_tables: int = 0

    @property
    def rows(self) -> int:
        """Tables of one group."""
        return self.workers * self.tables

    def blocks(self, worker: int, group: int) -> list[Block]:
        """The tables of one worker in one group."""
        luck = Random(f"{self.seed} {worker} {group}")
        return mix(self.game, self.tables, luck, self.players, self.vary)

    def opposite(self, worker: int, group: int) -> list[tuple[int, int]]:
        """By table: who sits opposite (SELF, BOT or an earlier self), and which seat is the learner's there."""
        found = []
        left = self.bot_tables
        for block in self.blocks(worker, group):
            league = round(block.tables * self.league) if self.earlier else 0
            for i in range(block.tables):
                own = i % block.players
                if i < league:
                    found.append(((i + worker) % self.earlier, own))
                elif left and block.players == 2 and not block.options:
                    left -= 1
                    found.append((BOT, own))
                else:
                    found.append((SELF, own))
        return found


class Arrays:
    """The arrays of one group in one block of memory, shared by all processes: a row a table."""

    def __init__(self, game: str, rows: int, memory: Any) -> None:
        self.memory = np.frombuffer(memory, np.uint8)
        self.columns: dict[str, NDArray[Any]] = {}
        first = 0
        for name, (kind, width) in fields(game).items():
            size = rows * width * np.dtype(kind).itemsize
            self.columns[name] = self.memory[first : first + size].view(kind).reshape(rows, width)
            first += size
        found = self.columns
        self.seats = found["seats"][:, 0]
        self.actions = found["actions"][:, 0]
        self.worth = found["worth"]
        """What the game that just ended was worth to every seat."""
        self.won = found["won"]
        """The share of its win."""
        self.scores = found["scores"]
        self.observations = found["observations"]
        self.masks = found["masks"]
        """What can be done, a bit an action."""
        self.done = found["done"][:, 0]

    def take(self, part: "Arrays", first: int) -> None:
        """Take over the rows of one worker, from this row on."""
        for name, column in part.columns.items():
            self.columns[name][first : first + len(column)] = column


def fields(game: str) -> dict[str, tuple[Any, int]]:
    """The arrays: the type of their numbers, and how many a row has."""
    layout = layout_of(game)
    players = bastide.load(game).seats[-1]
    return {
        "seats": (np.int64, 1),
        "actions": (np.int64, 1),
        "worth": (np.float32, players),
        "won": (np.float32, players),
        "scores": (np.int32, players),
        "observations": (np.int16, layout.size),
        "masks": (np.uint8, (layout.actions + 7) // 8),
        "done": (np.uint8, 1),
    }


def memory_for(game: str, rows: int) -> Any:
    """Room for the arrays of a group, which processes begun from here share."""
    width = sum(np.dtype(kind).itemsize * width for kind, width in fields(game).values())
    return get_context("spawn").RawArray(ctypes.c_uint8, rows * width)


class Workers(Protocol):
    """Who plays, seen from the one that learns."""

    groups: list[Arrays]

    def wait(self) -> None:
        """Until all workers have finished what was asked first."""

    def step(self, group: int) -> None:
        """Let the workers take the actions of a group."""

    def close(self) -> None:
        """End them."""


class Processes:
    """The processes of this machine."""

    def __init__(self, plan: Plan) -> None:
        context = get_context("spawn")
        memory = [memory_for(plan.game, plan.rows) for _ in range(GROUPS)]
        self.groups = [Arrays(plan.game, plan.rows, part) for part in memory]
        self.pipes: list[Connection] = []
        self.processes = []
        for worker in range(plan.workers):
            ours, theirs = context.Pipe()
            process = context.Process(target=_work, args=(plan, worker, memory, theirs), daemon=True)
            process.start()
            theirs.close()
            self.pipes.append(ours)
            self.processes.append(process)

    def wait(self) -> None:
        """Until all workers have finished what was asked first."""
        for pipe in self.pipes:
            pipe.recv_bytes()

    def step(self, group: int) -> None:
        """Let the workers take the actions of a group."""
        for pipe in self.pipes:
            pipe.send_bytes(b"%d" % group)

    def close(self) -> None:
        """End the processes."""
        for pipe in self.pipes:
            pipe.close()
        for process in self.processes:
            process.join(5)


class Desk:
    """The tables of one worker in one group, and their rows of some arrays, from the row `first` on."""

    def __init__(self, plan: Plan, worker: int, group: int, arrays: Arrays, first: int = 0) -> None:
        self.plan = plan
        self.arrays = arrays
        self.actions = layout_of(plan.game).actions
        self.lead = LEADS.get(plan.game, USUAL_LEAD)
        at = first
        self.parts: list[tuple[slice, Tables]] = []
        seed = (plan.seed * 1000 + worker * GROUPS + group) * 10_000_000
        for number, block in enumerate(plan.blocks(worker, group)):
            tables = Tables(plan.game, block.tables, block.players, seed=seed + number * 1_000_000, **block.options)
            self.parts.append((slice(at, at + block.tables), tables))
            at += block.tables
        opposite = plan.opposite(worker, group)
        self.bot = make_bot(plan.bot, seed) if plan.bot else None
        self.luck = Dealer(seed)
        self.bot_seats = {first + i: own for i, (who, own) in enumerate(opposite) if who == BOT and self.bot}

    def publish(self) -> None:
        """Write what the seats to move know and can do."""
        arrays = self.arrays
        for rows, tables in self.parts:
            masks = np.zeros((tables.games, self.actions), np.bool_)
            masks[tables.legal] = True
            arrays.masks[rows] = np.packbits(masks, axis=1, bitorder="little")
            arrays.observations[rows] = tables.observations
            arrays.seats[rows] = tables.seats

    def step(self) -> None:
        """Take the actions chosen, those of the bot apart, and write what they brought."""
        arrays = self.arrays
        for rows, tables in self.parts:
            self._ask_bot(rows, tables)
            outcome = tables.step(arrays.actions[rows])
            arrays.done[rows] = outcome.terminated | outcome.truncated
            if len(outcome.finished):
                at = rows.start + outcome.finished
                wins = outcome.rewards[outcome.finished]
                arrays.worth[at, : tables.players] = worth(wins, outcome.scores, self.lead)
                arrays.won[at, : tables.players] = (1 + (tables.players - 1) * wins) / tables.players
                arrays.scores[at, : tables.players] = outcome.scores
        self.publish()

    def _ask_bot(self, rows: slice, tables: Tables) -> None:
        """Let the bot choose where it sits and decides."""
        mine = [row for row in self.bot_seats if rows.start <= row < rows.stop]
        if self.bot is None or not mine:
            return
        seats, positions = tables.seats, tables.positions()
        for row in mine:
            i = row - rows.start
            if seats[i] != self.bot_seats[row]:
                action = decide(self.bot, positions[i], self.luck)
                self.arrays.actions[row] = tables.layout.indices.index(action.code)


def _work(plan: Plan, worker: int, memory: list[Any], pipe: Connection) -> None:
    arrays = [Arrays(plan.game, plan.rows, part) for part in memory]
    desks = [Desk(plan, worker, group, arrays[group], worker * plan.tables) for group in range(GROUPS)]
    for desk in desks:
        desk.publish()
        pipe.send_bytes(b"")
    while True:
        try:
            group = int(pipe.recv_bytes())
        except EOFError:
            return
        desks[group].step()
        pipe.send_bytes(b"")
