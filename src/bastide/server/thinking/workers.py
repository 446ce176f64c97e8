"""Who thinks beside the table: a worker takes questions and gives answers, a line each.

Nobody who asks knows where it is: a process of its own, or, in a browser, a worker of the page.
"""

from collections.abc import Awaitable, Callable
from typing import Literal, Protocol

Task = Literal["think", "review", "study"]
"""What a worker is for: moves and hints, the review of a game, or the positions of studies."""


class Worker(Protocol):
    """Somebody who thinks."""

    @property
    def ended(self) -> bool:
        """Whether it has ended by itself."""

    async def put(self, line: bytes) -> None:
        """Ask. Raises ConnectionError where it has ended."""

    async def read(self) -> bytes:
        """The next line of the answer; nothing when it has ended."""

    async def end(self) -> None:
        """End it, whatever it does."""


Start = Callable[[Task], Awaitable[Worker]]
"""Brings up a worker."""
