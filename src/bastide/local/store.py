"""The store of a local table: SQLite in memory, of which a copy is kept after every change."""

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable
from pathlib import Path

from bastide.core import BastideError
from bastide.server.store import Row
from bastide.server.store.protocol import settle
from bastide.server.store.sqlite import SqliteStore, Work, commit, migrate

Keep = Callable[[bytes], Awaitable[None]]
"""Keeps everything, in place of what was kept before; returns when it would outlive the program."""


class LocalStore(SqliteStore):
    """One file without a thread. What is answered is kept: several changes at a time are kept together."""

    def __init__(self, kept: bytes, keep: Keep) -> None:
        super().__init__(Path())
        self._kept = kept
        self._keep = keep
        self._waiting: list[tuple[asyncio.Future[object], object]] = []
        self._keeping: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Take up what was kept."""
        self._connection = _connect(self._kept)
        self._kept = b""
        migrate(self._connection)

    async def close(self) -> None:
        """Keep what is waiting."""
        if self._keeping is not None:
            await self._keeping
        self._connection.close()

    async def fetch(self, sql: str, *arguments: object) -> list[Row]:
        """The rows a query gives."""
        return self._connection.execute(sql, arguments).fetchall()

    def all(self) -> bytes:
        """Everything, as one file of SQLite."""
        return self._connection.serialize()

    def _do(self, work: Work) -> asyncio.Future[object]:
        (answer,) = commit(self._connection, [work])
        done: asyncio.Future[object] = asyncio.get_running_loop().create_future()
        self._waiting.append((done, answer))
        if self._keeping is None:
            self._keeping = asyncio.ensure_future(self._keep_on())
        return done

    async def _keep_on(self) -> None:
        while self._waiting:
            waiting, self._waiting = self._waiting, []
            trouble: Exception | None = None
            try:
                await self._keep(self.all())
            except Exception as wrong:
                trouble = wrong
            for done, answer in waiting:
                settle(done, trouble or answer)
        self._keeping = None


def migrated(kept: bytes) -> bytes:
    """A file of games as this version has it. Raises BastideError for what is none."""
    connection = _connect(kept)
    migrate(connection)
    return connection.serialize()


def _connect(kept: bytes) -> sqlite3.Connection:
    """A database with these contents. Raises BastideError for what is none of ours."""
    connection = sqlite3.connect(":memory:", isolation_level=None, cached_statements=200)
    if kept:
        try:
            connection.deserialize(kept)
            connection.execute("SELECT id, seq FROM tables LIMIT 1")
        except sqlite3.Error as wrong:
            raise BastideError(f"This is no file of games: {wrong}.") from None
    return connection
