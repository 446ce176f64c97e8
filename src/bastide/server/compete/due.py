"""Looking after tournaments and seasons: each is looked at when it is due."""

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable
from typing import Literal

from bastide.server.clock import time
from bastide.server.store import Store

logger = logging.getLogger("bastide.compete")
SWEEP = 1.0
"""Seconds between looks for those that are due."""
MOST_AT_ONCE = 100


class Due:
    """Calls `look` with the id of each of one kind that is due, as long as this process runs."""

    def __init__(
        self, store: Store, kind: Literal["tournaments", "seasons"], look: Callable[[str], Awaitable[None]]
    ) -> None:
        self.store = store
        self.kind = kind
        self.look = look
        self._looking: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begin to look after them."""
        self._looking = asyncio.create_task(self._look_on())

    async def close(self) -> None:
        """Look after them no more."""
        if self._looking is not None:
            self._looking.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._looking

    async def _look_on(self) -> None:
        query = f"SELECT id FROM {self.kind} WHERE due <= ? ORDER BY due LIMIT ?"
        while True:
            try:
                for (id,) in await self.store.fetch(query, time(), MOST_AT_ONCE):
                    await self.look(str(id))
            except Exception as wrong:
                logger.error("%s could not be looked after", self.kind, exc_info=wrong)
            await asyncio.sleep(SWEEP)
