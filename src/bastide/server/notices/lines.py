"""A line to everybody who is called: one call at a time, a few that wait, and none for a while to who does not answer.

So a receiver that is slow, or never comes to the point, is late only for itself.
"""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from time import monotonic

from bastide.server.notices.webhook import CannotCall

THREADS = 32
MOST_WAITING = 20
"""Calls on one line, the one that is made among them."""
REST, LONGEST_REST = 60.0, 3_600.0
"""Seconds that a line rests when nobody has answered; twice as long every time it happens again."""


class Line:
    """The calls to one receiver."""

    def __init__(self) -> None:
        self.lock = asyncio.Lock()
        self.waiting = 0
        self.silent = 0
        self.rests_until = 0.0


class Lines:
    """All lines; calls are made in threads of their own."""

    def __init__(self) -> None:
        self._threads = ThreadPoolExecutor(THREADS, "bastide-call")
        self._lines: dict[str, Line] = {}

    async def call(self, receiver: str, work: Callable[[], int], anyway: bool = False) -> int:
        """The status a call gets; raises CannotCall. One that is made `anyway` does not heed that a line rests."""
        line = self._lines.setdefault(receiver, Line())
        if line.rests_until > monotonic() and not anyway:
            raise CannotCall("resting")
        if line.waiting >= MOST_WAITING:
            raise CannotCall("waiting")
        line.waiting += 1
        try:
            async with line.lock:
                return await self._make(line, work)
        finally:
            line.waiting -= 1
            if not line.waiting and not line.silent:
                self._lines.pop(receiver, None)

    async def _make(self, line: Line, work: Callable[[], int]) -> int:
        try:
            status = await asyncio.get_running_loop().run_in_executor(self._threads, work)
        except CannotCall:
            line.rests_until = monotonic() + min(LONGEST_REST, REST * 2.0**line.silent)
            line.silent += 1
            raise
        line.silent, line.rests_until = 0, 0.0
        return status
