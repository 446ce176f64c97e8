"""Reviews of finished games: made once, one after the other, by a worker that gives way to the tables, and kept."""

import asyncio
import logging
from typing import TYPE_CHECKING

import msgspec

from bastide.core import Record
from bastide.core.record import all_lines, recorded
from bastide.server.clock import time
from bastide.server.refusals import Refused
from bastide.server.table import Table
from bastide.server.thinking.reviewer import Progress, ReviewQuestion, ReviewRow
from bastide.server.thinking.workers import Worker

if TYPE_CHECKING:
    from bastide.server.hall import Hall

logger = logging.getLogger("bastide.reviews")
VERSION = 1
"""Goes up when reviews become better or say more; older ones are made again when somebody asks."""
MOST_WAITING = 20
ELSEWHERE = 2.0
"""Seconds between looks at the store while another process makes the review."""
PATIENCE = 600.0
"""Seconds that a review may take besides: on a busy machine it gets what the tables leave."""


class Reviews:
    """The reviews that this process makes, and those in the store."""

    def __init__(self, hall: "Hall") -> None:
        self.hall = hall
        self._waiting: dict[str, str] = {}
        """The records of the games that are asked for, in order; the first is being made."""
        self._parts: dict[str, float] = {}
        self._failed: set[str] = set()
        self._at_work = False

    async def stored(self, id: str) -> ReviewRow | None:
        """The review of a table, or of a record in a study, if it was made."""
        rows = await self.hall.store.fetch("SELECT body FROM reviews WHERE table_id = ? AND version = ?", id, VERSION)
        return msgspec.json.decode(bytes(rows[0][0]), type=ReviewRow) if rows else None

    def place(self, id: str) -> int | None:
        """How many reviews are made before that of this table; None when nobody asked for it."""
        return list(self._waiting).index(id) if id in self._waiting else None

    def part(self, id: str) -> float:
        """How far the review of a table is, from 0 to 1."""
        return self._parts.get(id, 0.0)

    def failed(self, id: str) -> bool:
        """Whether it could not be made when somebody asked last."""
        return id in self._failed

    def ask(self, id: str, record: str) -> None:
        """Have a game reviewed: that of a table, or a record in a study."""
        if id in self._waiting:
            return
        if len(self._waiting) >= MOST_WAITING:
            raise Refused("unavailable", "reviews_full")
        self._failed.discard(id)
        self._waiting[id] = record
        if not self._at_work:
            self._at_work = True
            self.hall.background(self._work())

    async def _work(self) -> None:
        try:
            while self._waiting:
                id, record = next(iter(self._waiting.items()))
                try:
                    await self._see_to(id, record)
                except Exception as wrong:
                    self._failed.add(id)
                    logger.error("a review could not be made", exc_info=wrong, extra={"table": id})
                finally:
                    self._waiting.pop(id, None)
                    self._parts.pop(id, None)
        finally:
            self._at_work = False

    async def _see_to(self, id: str, record: str) -> None:
        """Make a review and keep it, unless another process does."""
        lock = f"review {id}"
        store = self.hall.store
        while not await store.hold(lock):
            await asyncio.sleep(ELSEWHERE)
            if await self.stored(id) is not None:
                return
        try:
            if await self.stored(id) is None:
                await store.execute(
                    "INSERT INTO reviews (table_id, version, at, body) VALUES (?, ?, ?, ?) ON CONFLICT (table_id) "
                    "DO UPDATE SET version = excluded.version, at = excluded.at, body = excluded.body",
                    id,
                    VERSION,
                    time(),
                    msgspec.json.encode(await self._make(id, record)),
                )
        finally:
            await store.release(lock)

    async def _make(self, id: str, record: str) -> ReviewRow:
        seconds = self.hall.configuration.review_seconds
        worker = await self.hall.workers("review")
        try:
            async with asyncio.timeout(PATIENCE + 10 * seconds):
                return await self._follow(worker, ReviewQuestion(record, seconds), id)
        finally:
            await worker.end()

    async def _follow(self, worker: Worker, question: ReviewQuestion, id: str) -> ReviewRow:
        await worker.put(msgspec.json.encode(question))
        while line := await worker.read():
            progress = msgspec.json.decode(line, type=Progress)
            if progress.problem:
                raise RuntimeError(progress.problem)
            if progress.review is not None:
                return progress.review
            self._parts[id] = progress.part
        raise RuntimeError("the worker that made the review ended")


def record_of(table: Table) -> str:
    """The game as it was played, everything open."""
    names = [f"Seat {number}" for number in range(len(table.seats))]
    lines = all_lines(table.steps)
    return Record(
        table.game.name,
        table.rules,
        recorded(table.game, table.settings),
        names,
        table.luck,
        table.commitment,
        (),
        None,
        lines,
        None,
        None,
    ).write()
