"""The workers: started when first needed, ended and replaced when one crashes or is late."""

import asyncio
import logging
import secrets
from time import perf_counter

import msgspec

from bastide.core import Dealer, State
from bastide.server.thinking.line import Asking, Line
from bastide.server.thinking.worker import AdviceRow, HintQuestion, Question, Reply
from bastide.server.thinking.workers import Start, Worker

logger = logging.getLogger("bastide.bots")
HINT_GRACE = 10.0
"""The same for a hint, which no table waits for."""
START = 20.0
"""Seconds a fresh worker may take to come up."""
SOMEBODY = Asking()


class Thought(msgspec.Struct, frozen=True):
    """What came of asking a bot: an action's text, or why there is none (`late` or `crashed`)."""

    action: str = ""
    failed: str | None = None


class Failed(Exception):
    """A worker gave no answer: it was `late`, or it `crashed`."""


class Thinkers:
    """A few workers and the line before them."""

    def __init__(self, count: int, start: Start, grace: float = 1.0) -> None:
        self._start = start
        self._grace = grace
        self._line = Line(count)
        self._running: set[Worker] = set()

    async def ask(self, state: State, level: str, seconds: float, asking: Asking = SOMEBODY) -> Thought:
        """Let a bot choose for the seat to move, knowing only what that seat knows."""
        chance = Dealer(secrets.randbits(60))
        imagined = state.determinize(int(state.to_move), chance).snapshot()
        question = Question(state.game.name, level, secrets.randbits(48), seconds, imagined)
        try:
            return Thought(action=(await self._put(question, seconds + self._grace, asking)).action)
        except Failed as why:
            return Thought(failed=str(why))

    async def advise(self, state: State, seconds: float, seed: int, asking: Asking = SOMEBODY) -> list[AdviceRow]:
        """The best moves of the seat to move, knowing only what that seat knows. Raises Failed."""
        imagined = state.determinize(int(state.to_move), Dealer(seed)).snapshot()
        question = HintQuestion(state.game.name, seed, seconds, imagined)
        return (await self._put(question, seconds + HINT_GRACE, asking)).advice

    async def _put(self, question: Question | HintQuestion, patience: float, asking: Asking) -> Reply:
        """Put a question to a worker when its turn has come, and wait this many seconds. Raises Failed."""
        line = msgspec.json.encode(question)
        place = await self._line.place(asking)
        worker, began = place.worker, perf_counter()
        try:
            fresh = worker is None or worker.ended
            if worker is None or fresh:
                worker = await self._start("think")
                self._running.add(worker)
            try:
                async with asyncio.timeout(patience + (START if fresh else 0.0)):
                    reply = await _exchange(worker, line)
            except TimeoutError:
                await self._end(worker)
                worker = None
                raise Failed("late") from None
            if reply is None or reply.problem:
                logger.warning(
                    "a bot failed",
                    extra={"question": type(question).__name__, "problem": reply.problem if reply else "it died"},
                )
                if reply is None:
                    await self._end(worker)
                    worker = None
                raise Failed("crashed")
            return reply
        except Failed:
            raise
        except BaseException:
            if worker is not None:
                await self._end(worker)
                worker = None
            raise
        finally:
            place.worker = worker
            self._line.give_back(place, asking, perf_counter() - began)

    @property
    def wanted(self) -> bool:
        """Whether somebody waits for a bot that has no place yet."""
        return self._line.wanted

    async def close(self) -> None:
        """End all workers."""
        for worker in list(self._running):
            await self._end(worker)

    async def _end(self, worker: Worker) -> None:
        self._running.discard(worker)
        await worker.end()


async def _exchange(worker: Worker, line: bytes) -> Reply | None:
    """Put the question and read the answer; None when the worker has died."""
    try:
        await worker.put(line)
        answer = await worker.read()
        return msgspec.json.decode(answer, type=Reply) if answer else None
    except (ConnectionError, msgspec.DecodeError, ValueError):
        return None
