"""A short way out for what is sent over sockets.

By the way of every ASGI server a frame wakes a task, passes four functions that wait for each other, and is written by
itself. Here all frames that a socket is sent at a time are written in one piece, by the function `push` that the
application finds among the extensions of the connection, as long as the other side keeps up.
"""

from collections.abc import Callable
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from bastide.server.doors import Doors

EXTENSION, HANG_UP = "bastide.push", "bastide.hang_up"
Push = Callable[[bytes], bool]
"""Sends a text frame; False, and nothing happens, when it has to take the other way."""
SHORT, MIDDLE = 126, 65_536
"""From this many bytes on, the size of a frame is written with two or eight bytes of its own (RFC 6455, 5.2)."""

MOST_PARTS = 200
"""A frame is two parts, its head and what it says; this many are written at a time."""


class Frames(WebSocketsSansIOProtocol):
    """The WebSocket protocol of uvicorn with that way out."""

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self._leaving: list[bytes] = []

    def connection_lost(self, exc: Exception | None) -> None:
        """It has ended."""
        doors: Doors = self.config.doors  # type: ignore[attr-defined]
        doors.leave(self.transport)
        super().connection_lost(exc)

    def handle_connect(self, event: Any) -> None:
        """Tell the application of the short way, unless frames are compressed, and how to end what nobody reads."""
        super().handle_connect(event)
        if self.response.status_code == 101:
            extensions: Any = self.scope["extensions"]
            extensions[HANG_UP] = self.transport.abort
            if not self.conn.extensions:
                extensions[EXTENSION] = self.push

    def push(self, frame: bytes) -> bool:
        """Send a text frame with all others of this round of the loop."""
        if self.close_sent or self.disconnected or not self.handshake_complete or not self.writable.is_set():
            return False
        if len(self._leaving) > MOST_PARTS:
            return False
        if not self._leaving:
            self.loop.call_soon(self._leave)
        size = len(frame)
        if size < SHORT:
            self._leaving.append(bytes((0x81, size)))
        elif size < MIDDLE:
            self._leaving.append(b"\x81\x7e" + size.to_bytes(2, "big"))
        else:
            self._leaving.append(b"\x81\x7f" + size.to_bytes(8, "big"))
        self._leaving.append(frame)
        return True

    def _leave(self) -> None:
        frames, self._leaving = self._leaving, []
        if frames and not self.close_sent and not self.transport.is_closing():
            self.transport.write(b"".join(frames))

    async def send(self, message: Any) -> None:
        """What goes the usual way comes after what has been pushed."""
        self._leave()
        await super().send(message)
