"""Who comes in: how many connections there are, altogether and from one address, and how long each may say nothing.

Without that, whoever opens a thousand connections and sends half a request on each takes all the files the system gives
to a process, and nobody else gets in.
"""

import asyncio
import sys
from collections import Counter
from typing import Any

import h11
import uvicorn
from uvicorn.protocols.http.h11_impl import H11Protocol

from bastide.server.limits import neighbourhood

FROM_ONE_ADDRESS = 200
"""Connections at a time. A browser has about six, and one for every table it shows."""
REQUEST_SECONDS = 15.0
"""So long a request may take to arrive whole."""
OTHER_FILES = 150
"""How many files are for other things: the store, the bots' processes, calls."""
MOST_FILES = 65_536
COMPLETE = (h11.DONE, h11.MUST_CLOSE, h11.CLOSED, h11.SWITCHED_PROTOCOL)


class Doors:
    """The connections of one process."""

    def __init__(self, most: int, from_one_address: int | None) -> None:
        self.most = most
        self.from_one_address = from_one_address
        self._inside: dict[asyncio.Transport, str] = {}
        self._by_address: Counter[str] = Counter()
        self._waiting: dict[asyncio.Transport, None] = {}
        """Those from which a whole request has not come yet, the first to come first."""

    def enter(self, transport: asyncio.Transport) -> bool:
        """Let a connection in; False where there is no room for it. Who only stands in the way makes room."""
        peer = transport.get_extra_info("peername")
        address = neighbourhood(str(peer[0])) if isinstance(peer, tuple) else ""
        if self.from_one_address is not None and self._by_address[address] >= self.from_one_address:
            return False
        if len(self._inside) >= self.most:
            if not self._waiting:
                return False
            self._turn_out(next(iter(self._waiting)))
        self._inside[transport] = address
        self._by_address[address] += 1
        self._waiting[transport] = None
        return True

    def wait(self, transport: asyncio.Transport) -> None:
        """The next request has yet to come."""
        if transport in self._inside:
            self._waiting[transport] = None

    def serve(self, transport: asyncio.Transport) -> None:
        """A request is there, or a socket opened."""
        self._waiting.pop(transport, None)

    def leave(self, transport: asyncio.Transport) -> None:
        """A connection has ended."""
        self._waiting.pop(transport, None)
        address = self._inside.pop(transport, None)
        if address is not None:
            self._by_address[address] -= 1
            if not self._by_address[address]:
                del self._by_address[address]

    def _turn_out(self, transport: asyncio.Transport) -> None:
        self.leave(transport)
        transport.abort()


class Entrance(uvicorn.Config):
    """The settings of the ASGI server, with the doors all its connections come through."""

    def __init__(self, app: Any, doors: Doors, **named: Any) -> None:
        super().__init__(app, http=Door, **named)
        self.doors = doors


class Door(H11Protocol):
    """The HTTP protocol of uvicorn with an eye on who comes in."""

    def __init__(self, config: Entrance, *given: Any, **named: Any) -> None:
        super().__init__(config, *given, **named)
        self.doors = config.doors
        self._until: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Let it in, or not; then wait for a request, but not for ever."""
        super().connection_made(transport)
        if self.doors.enter(transport):
            self._expect()
        else:
            transport.abort()

    def data_received(self, data: bytes) -> None:
        """Take a part of a request."""
        if self._until is None and (self.cycle is None or self.cycle.response_complete):
            self._expect()
        super().data_received(data)
        if self.conn.their_state in COMPLETE:
            self._there()

    def on_response_complete(self) -> None:
        """Wait for the next one."""
        self.doors.wait(self.transport)
        super().on_response_complete()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """A socket is no request any more."""
        self._there()
        super().handle_websocket_upgrade(event)

    def connection_lost(self, exc: Exception | None) -> None:
        """It has ended."""
        self._there()
        self.doors.leave(self.transport)
        super().connection_lost(exc)

    def _expect(self) -> None:
        self._until = self.loop.call_later(REQUEST_SECONDS, self._late)

    def _there(self) -> None:
        self.doors.serve(self.transport)
        if self._until is not None:
            self._until.cancel()
            self._until = None

    def _late(self) -> None:
        self._until = None
        self.transport.abort()


def room(wanted: int = 0) -> int:
    """How many connections the system has files for, with as many as it allows; or the number wanted, if there are."""
    if sys.platform == "win32":
        return wanted or 500
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    highest = MOST_FILES if hard == resource.RLIM_INFINITY else min(hard, MOST_FILES)
    if soft != resource.RLIM_INFINITY and soft < highest:
        resource.setrlimit(resource.RLIMIT_NOFILE, (highest, hard))
        soft = highest
    files = MOST_FILES if soft == resource.RLIM_INFINITY else soft
    found = max(files - OTHER_FILES, files // 2)
    return min(wanted, found) if wanted else found
