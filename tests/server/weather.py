"""Bad weather between a client and the server: a relay that delays, repeats, swaps and cuts."""

import asyncio
import contextlib
import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from websockets.asyncio.client import ClientConnection, connect
from websockets.asyncio.server import ServerConnection, serve
from websockets.exceptions import WebSocketException


class Weather:
    """How bad it is, and how often it struck."""

    def __init__(self, seed: int, bad: bool = True) -> None:
        self.chance = random.Random(seed)
        self.bad = bad
        self.struck = {"cut": 0, "delayed": 0, "repeated": 0, "swapped": 0}

    def strikes(self, what: str, odds: float) -> bool:
        """Whether it strikes now."""
        if self.bad and self.chance.random() < odds:
            self.struck[what] += 1
            return True
        return False


@asynccontextmanager
async def relay(address: str, weather: Weather) -> AsyncIterator[str]:
    """An address whose connections go on to the given one, through the weather."""

    async def handle(client: ServerConnection) -> None:
        with contextlib.suppress(OSError, WebSocketException):
            async with connect(address, compression=None, max_size=None) as server:
                first = await client.recv()
                await server.send(first)  # the hello; a connection without one is just another cut
                ways = [
                    asyncio.create_task(_carry(client, server, weather)),
                    asyncio.create_task(_carry(server, client, weather)),
                ]
                await asyncio.wait(ways, return_when=asyncio.FIRST_COMPLETED)
                for way in ways:
                    way.cancel()
                await asyncio.gather(*ways, return_exceptions=True)

    async with serve(handle, "127.0.0.1", 0, compression=None, max_size=None) as server:
        port = next(iter(server.sockets)).getsockname()[1]
        yield f"ws://127.0.0.1:{port}"


async def _carry(
    source: ClientConnection | ServerConnection, target: ClientConnection | ServerConnection, weather: Weather
) -> None:
    held: str | bytes | None = None
    while True:
        try:
            async with asyncio.timeout(0.05 if held is not None else None):
                frame = await source.recv()
        except TimeoutError:
            assert held is not None
            await target.send(held)
            held = None
            continue
        except WebSocketException:
            return
        if weather.strikes("cut", 0.01):
            return
        if weather.strikes("delayed", 0.05):
            await asyncio.sleep(0.05 * weather.chance.random())
        if held is None and weather.strikes("swapped", 0.08):
            held = frame
            continue
        await target.send(frame)
        if weather.strikes("repeated", 0.08):
            await target.send(frame)
        if held is not None:
            await target.send(held)
            held = None
