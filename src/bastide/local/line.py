"""A line to a table by messages within one program."""

import asyncio
from collections.abc import Callable

Tell = Callable[[str], object]
Closed = Callable[[int], object]


class LocalLine:
    """What a WebSocket is between machines."""

    def __init__(self, tell: Tell, closed: Closed) -> None:
        self._tell = tell
        self._closed = closed
        self._frames: asyncio.Queue[str | None] = asyncio.Queue()

    def put(self, frame: str) -> None:
        """A frame from who sits there."""
        self._frames.put_nowait(frame)

    def hang_up(self) -> None:
        """Who sat there is gone."""
        self._frames.put_nowait(None)

    async def read(self) -> str | None:
        """The next frame; None when the other side is gone."""
        return await self._frames.get()

    async def send(self, frame: bytes) -> None:
        """Send a frame."""
        self._tell(frame.decode())

    async def close(self, code: int) -> None:
        """Hang up."""
        self._closed(code)

    def push(self, frame: bytes) -> bool:
        """Send a frame without waiting."""
        self._tell(frame.decode())
        return True

    def drop(self) -> None:
        """End it: nobody waits for a farewell here."""
