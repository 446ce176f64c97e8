"""Hearing what other processes publish through PostgreSQL, on a connection that is made anew whenever it breaks."""

import asyncio
import contextlib
import logging
import secrets
from typing import Any

import asyncpg  # type: ignore[import-untyped]

from bastide.server.store.protocol import Heard

logger = logging.getLogger("bastide.store")
CHANNEL = "bastide"
AGAIN = 1.0
"""Seconds before a connection that was lost is made anew, and before what could not be looked up is heard again."""
LOST = (OSError, TimeoutError, asyncpg.PostgresError, asyncpg.InterfaceError)
"""What a question to the database can end with, whatever is wrong."""
GONE: tuple[type[Exception], ...] = (
    ConnectionError,
    FileNotFoundError,
    TimeoutError,
    asyncpg.InterfaceError,
    asyncpg.PostgresConnectionError,
    asyncpg.OperatorInterventionError,
    asyncpg.TooManyConnectionsError,
)
"""What it ends with while the database cannot be reached."""


class Listener:
    """Calls all that want to hear, for every notice."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.sender = secrets.token_hex(4)
        """Marks what this process publishes: it has heard of that already."""
        self.heard: list[Heard] = []
        self._tasks: set[asyncio.Task[Any]] = set()
        self._listening = asyncio.Event()

    async def open(self) -> None:
        """Begin to listen."""
        self._work = asyncio.create_task(self._listen_on())
        await asyncio.wait_for(self._listening.wait(), 30)

    async def close(self) -> None:
        """Hear nothing more."""
        for task in (self._work, *self._tasks):
            task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await task

    def spread(self, topic: str, message: str) -> None:
        """Tell all in this process."""
        for heard in self.heard:
            task = asyncio.ensure_future(self._tell(heard, topic, message))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def hear(self, topic: str, message: str) -> None:
        """Tell all in this process, and wait until they know."""
        for heard in self.heard:
            await self._tell(heard, topic, message)

    async def _tell(self, heard: Heard, topic: str, message: str) -> None:
        """Once, or until the database is there to look it up: a notice that is lost is a move that nobody here sees."""
        while True:
            try:
                await heard(topic, message)
                return
            except GONE as wrong:
                logger.warning("a notice is heard again: %s", wrong)
                await asyncio.sleep(AGAIN)

    async def _listen_on(self) -> None:
        while True:
            lost = asyncio.Event()
            connection = None
            try:
                connection = await asyncpg.connect(self.address)
                connection.add_termination_listener(lambda _, lost=lost: lost.set())
                await connection.add_listener(CHANNEL, self._notice)
                if self._listening.is_set():  # not for the first time
                    self.spread("missed", "")
                self._listening.set()
                await lost.wait()
                logger.warning("the listening connection was lost")
            except LOST as wrong:
                logger.warning("cannot listen to the database: %s", wrong)
            finally:
                if connection is not None:
                    connection.terminate()
            await asyncio.sleep(AGAIN)

    def _notice(self, _connection: object, _process: int, _channel: str, notice: object) -> None:
        head, _, message = str(notice).partition(" ")
        topic, _, sender = head.partition("@")
        if sender != self.sender:
            self.spread(topic, message)
