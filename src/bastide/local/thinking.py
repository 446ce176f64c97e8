"""Who thinks for a local table: bots that answer at once think within it, all others in a worker beside it.

A worker is a whole Python, and a phone has little memory: it is started when first needed, and ends when nobody has
asked for a while, or when a review or a study begins.
"""

import asyncio
from collections.abc import Awaitable, Callable

import msgspec

from bastide.server.thinking.roster import QUICK
from bastide.server.thinking.worker import Thinker
from bastide.server.thinking.workers import Start, Task, Worker

Learn = Callable[[str], Awaitable[None]]
"""Brings what the bots of a game have learned, where it is not there."""
IDLE = 60.0
"""Seconds after which a worker that nobody asks ends."""


class Asked(msgspec.Struct, frozen=True):
    """What a question says of who is to answer it."""

    game: str
    level: str = ""


class Thinking:
    """Starts those who think for a table."""

    def __init__(self, start: Start, learn: Learn, idle: float = IDLE) -> None:
        self._start = start
        self._learn = learn
        self._idle = idle
        self._minds: list[Mind] = []

    async def start(self, task: Task) -> Worker:
        """Somebody for this task."""
        self._minds = [mind for mind in self._minds if not mind.ended]
        if task != "think":
            for mind in self._minds:
                await mind.rest()
        if task == "review":
            return await self._start(task)
        self._minds.append(Mind(self._start, self._learn, self._idle))
        return self._minds[-1]


class Mind:
    """Thinks here or beside, as the question wants it."""

    def __init__(self, start: Start, learn: Learn, idle: float) -> None:
        self.ended = False
        self._start = start
        self._learn = learn
        self._idle = idle
        self._here = Thinker()
        self._beside: Worker | None = None
        self._answer = b""
        self._busy = False
        self._resting: asyncio.Task[None] | None = None

    async def put(self, line: bytes) -> None:
        """Ask."""
        asked = msgspec.json.decode(line, type=Asked)
        if asked.level in QUICK:
            await self._learn(asked.game)
            self._answer = self._here.answer(line)
            return
        self._busy = True
        if self._resting is not None:
            self._resting.cancel()
        if self._beside is None or self._beside.ended:
            self._beside = await self._start("think")
        await self._beside.put(line)

    async def read(self) -> bytes:
        """The answer; nothing when who thinks beside has ended."""
        if not self._busy or self._beside is None:
            return self._answer
        answer = await self._beside.read()
        self._busy = False
        self._resting = asyncio.ensure_future(self._rest_later())
        return answer

    async def rest(self) -> None:
        """End who thinks beside, unless somebody waits for an answer."""
        if not self._busy and self._beside is not None:
            beside, self._beside = self._beside, None
            await beside.end()

    async def end(self) -> None:
        """End it, whatever it does."""
        self.ended, self._busy = True, False
        if self._resting is not None:
            self._resting.cancel()
        await self.rest()

    async def _rest_later(self) -> None:
        await asyncio.sleep(self._idle)
        await self.rest()
