"""Who thinks for a local table: as few workers as can be, for as short as can be."""

import asyncio
from collections.abc import Coroutine
from typing import Any

import msgspec
import pytest

import bastide
from bastide.local.thinking import Thinking
from bastide.server.thinking import Thinkers
from bastide.server.thinking.worker import Reply, Thinker
from bastide.server.thinking.workers import Task
from local.desk import PATIENCE

QUICK, SEARCHING = "builder", "king"
SECONDS = 0.01


class Beside:
    """A worker that notes what becomes of it; while it is held up it gives no answer."""

    def __init__(self, task: Task, free: asyncio.Event) -> None:
        self.task = task
        self.ended = False
        self.gone = False
        self.free = free
        self.answer = b""

    async def put(self, line: bytes) -> None:
        self.answer = Thinker().answer(line)

    async def read(self) -> bytes:
        await self.free.wait()
        return self.answer

    async def end(self) -> None:
        self.gone = True


class Room:
    """Where workers are started, and what bots have learned is brought to."""

    def __init__(self, idle: float = 1_000.0) -> None:
        self.workers: list[Beside] = []
        self.learned: list[str] = []
        self.free = asyncio.Event()
        self.free.set()
        self.thinking = Thinking(self.start, self.learn, idle)
        self.thinkers = Thinkers(1, self.thinking.start)

    async def start(self, task: Task) -> Beside:
        self.workers.append(Beside(task, self.free))
        return self.workers[-1]

    async def learn(self, game: str) -> None:
        self.learned.append(game)

    async def ask(self, level: str) -> str:
        """The move of a bot of this level at the beginning of Torres."""
        thought = await self.thinkers.ask(bastide.load("torres").start(2), level, SECONDS)
        assert thought.failed is None
        return thought.action


def run(work: Coroutine[Any, Any, None]) -> None:
    asyncio.run(asyncio.wait_for(work, PATIENCE))


def test_a_bot_that_answers_at_once_needs_no_worker_but_what_was_learned() -> None:
    async def ask() -> None:
        room = Room()
        assert await room.ask(QUICK)
        assert room.workers == []
        assert room.learned == ["torres"]

    run(ask())


def test_a_bot_that_searches_has_one_worker_for_all_its_moves() -> None:
    async def ask() -> None:
        room = Room()
        for level in (SEARCHING, QUICK, SEARCHING):
            assert await room.ask(level)
        assert [worker.task for worker in room.workers] == ["think"]
        await room.thinkers.close()
        assert room.workers[0].gone

    run(ask())


def test_a_worker_that_nobody_asks_ends_and_another_comes_when_it_is_needed() -> None:
    async def ask() -> None:
        room = Room(idle=0.0)
        assert await room.ask(SEARCHING)
        while not room.workers[0].gone:
            await asyncio.sleep(0)
        assert await room.ask(SEARCHING)
        assert len(room.workers) == 2
        await room.thinkers.close()

    run(ask())


def test_a_review_takes_the_place_of_a_worker_that_nobody_asks() -> None:
    async def ask() -> None:
        room = Room()
        assert await room.ask(SEARCHING)
        await room.thinking.start("review")
        assert [(worker.task, worker.gone) for worker in room.workers] == [("think", True), ("review", False)]
        assert await room.ask(SEARCHING)
        await room.thinkers.close()

    run(ask())


def test_a_review_leaves_a_worker_alone_that_somebody_waits_for() -> None:
    async def ask() -> None:
        room = Room()
        room.free.clear()
        asking = asyncio.ensure_future(room.ask(SEARCHING))
        while not (room.workers and room.workers[0].answer):
            await asyncio.sleep(0)
        await room.thinking.start("review")
        assert not room.workers[0].gone
        room.free.set()
        assert await asking
        await room.thinkers.close()

    run(ask())


def test_a_worker_that_is_late_is_ended() -> None:
    async def ask() -> None:
        room = Room()
        mind = await room.thinking.start("think")
        room.free.clear()
        state = bastide.load("torres").start(2)
        question = msgspec.json.encode(
            {"type": "move", "game": "torres", "level": SEARCHING, "seed": 1, "seconds": SECONDS}
            | {"imagined": state.snapshot()}
        )
        await mind.put(question)
        with pytest.raises(TimeoutError):
            await asyncio.wait_for(mind.read(), 0.01)
        await mind.end()
        assert room.workers[0].gone
        assert mind.ended
        assert msgspec.json.decode(room.workers[0].answer, type=Reply).action

    run(ask())
