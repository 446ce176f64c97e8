"""The WebSocket at `/api/v2/socket`: a line to one table."""

import logging
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect

from bastide.server.caller import Caller
from bastide.server.connection import CLOSED_FOR, LATER, HungUp, serve
from bastide.server.frames import EXTENSION, HANG_UP, Push
from bastide.server.house import House
from bastide.server.live import NOT_ALLOWED
from bastide.server.refusals import Refused
from bastide.server.wire import PATH

logger = logging.getLogger("bastide.socket")


class SocketLine:
    """A line over a WebSocket."""

    def __init__(self, socket: WebSocket[Any, Any, Any]) -> None:
        self._socket = socket
        extensions: Any = socket.scope.get("extensions") or {}
        self._push: Push | None = extensions.get(EXTENSION)
        self._hang_up: Callable[[], None] | None = extensions.get(HANG_UP)

    async def send(self, frame: bytes) -> None:
        """Send a frame. Raises HungUp."""
        try:
            await self._socket.send_data(frame, mode="text")
        except WebSocketDisconnect:
            raise HungUp from None

    async def read(self) -> bytes | str | None:
        """The next frame; None when the other side is gone."""
        try:
            message = await self._socket.receive()
        except WebSocketDisconnect:
            return None
        if message["type"] != "websocket.receive":
            return None
        text = message.get("text")
        return text if text is not None else message.get("bytes") or b""

    async def close(self, code: int) -> None:
        """Hang up."""
        await self._socket.close(code=code)

    def push(self, frame: bytes) -> bool:
        """Send a frame by the short way, where there is one."""
        return self._push is not None and self._push(frame)

    def drop(self) -> None:
        """End the connection."""
        if self._hang_up is not None:
            self._hang_up()


@websocket(f"{PATH}/socket", opt={"exclude_from_auth": True})
async def table_socket(socket: WebSocket[Any, Any, Any]) -> None:
    """One person, or program, at one table."""
    async with admitted(socket) as caller:
        await serve(SocketLine(socket), socket.app.state.house.hall, caller)


@asynccontextmanager
async def admitted(socket: WebSocket[Any, Any, Any]) -> AsyncIterator[Caller]:
    """Who has come by a socket, for as long as they stay; what refuses them closes it."""
    house: House = socket.app.state.house
    hall, callers = house.hall, house.callers
    try:
        caller = await callers.of(socket)
        callers.check_origin(socket)
        hall.limits.take("connect", caller.address)
        with hall.limits.socket(caller.address):
            await socket.accept()
            yield caller
    except Refused as refused:
        hall.metrics.refused.add(refused.code)
        await socket.close(code=CLOSED_FOR.get(refused.code, NOT_ALLOWED))
    except hall.store.gone as wrong:
        logger.warning("the store cannot be reached: %s", wrong)
        await socket.close(code=LATER)
