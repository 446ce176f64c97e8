"""Which process moves the clocks and bots of a table.

It has a lease that must be renewed, so that a process that hangs loses it within seconds. What such a process would
still write is refused by the log, whose next number another has taken.
"""

import asyncio
import contextlib
import logging
import secrets
from time import monotonic
from typing import Any

from bastide.server.store.listening import LOST

logger = logging.getLogger("bastide.store")
LEASE = 6.0
"""Seconds that a lease lasts, by the database's clock."""
BEAT = 2.0
"""Seconds between two renewals."""

# All by the clock of the database, so that those of the processes may differ.
TAKE = """
INSERT INTO leases (table_id, process, until) VALUES ($1, $2, extract(epoch FROM clock_timestamp()) + $3)
ON CONFLICT (table_id) DO UPDATE SET process = excluded.process, until = excluded.until
WHERE leases.process = excluded.process OR leases.until < extract(epoch FROM clock_timestamp())
RETURNING table_id
"""
RENEW = """
UPDATE leases SET until = extract(epoch FROM clock_timestamp()) + $2
WHERE process = $1 AND until >= extract(epoch FROM clock_timestamp()) RETURNING table_id
"""


class Leases:
    """The leases of one process."""

    def __init__(self) -> None:
        self.process = secrets.token_hex(8)
        self._held: dict[str, float] = {}
        """The tables, and until when at least, by this process's own steady clock."""
        self._beating: asyncio.Task[None] | None = None
        self._closed = False

    def open(self, pool: Any) -> None:
        """Begin to renew."""
        self._pool = pool
        self._beating = asyncio.create_task(self._beat_on())

    async def close(self) -> None:
        """Let go of everything."""
        self._closed = True
        if self._beating is not None:
            self._beating.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._beating
        await self._pool.execute("DELETE FROM leases WHERE process = $1", self.process)

    async def hold(self, table: str) -> bool:
        """Whether this process has the lease of a table, or gets it now."""
        if self._closed:
            return False
        now = monotonic()
        if self._held.get(table, 0.0) > now:
            return True
        taken = await self._pool.fetchval(TAKE, table, self.process, LEASE) is not None
        if taken:
            self._held[table] = now + LEASE
        else:
            self._held.pop(table, None)
        return taken

    async def release(self, table: str) -> None:
        """Give a lease back."""
        if self._held.pop(table, None) is not None and not self._closed:
            await self._pool.execute("DELETE FROM leases WHERE table_id = $1 AND process = $2", table, self.process)

    async def _beat_on(self) -> None:
        while True:
            await asyncio.sleep(BEAT)
            if self._held:
                try:
                    await self._beat()
                except LOST as wrong:
                    logger.warning("leases could not be renewed: %s", wrong)

    async def _beat(self) -> None:
        now = monotonic()
        renewed = {row[0] for row in await self._pool.fetch(RENEW, self.process, LEASE)}
        for table in list(self._held):
            if table in renewed:
                self._held[table] = now + LEASE
            elif self._held[table] < now:
                del self._held[table]
