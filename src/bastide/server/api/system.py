"""For those who watch over the server: health, numbers."""

import asyncio
import logging
from time import monotonic

import msgspec
from litestar import Response, get

from bastide import __version__
from bastide._engine import engine
from bastide.server.api.asked import hall_of
from bastide.server.api.requests import HouseRequest
from bastide.server.metrics import Metrics
from bastide.server.refusals import Refused
from bastide.server.store import Store

logger = logging.getLogger("bastide.store")
EVERY = 1.0
"""Seconds between two looks at the store."""
PATIENCE = 5.0
FORWARDED = ("x-forwarded-for", "forwarded", "via")
"""Headers of a request that came through a proxy."""


class Health(msgspec.Struct, frozen=True):
    """Whether the process can do its work."""

    status: str
    version: str
    engine: str
    store: str


class Readiness:
    """Whether the store does its work, asked of it once a second at most."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._asked = -EVERY
        self._found = ""
        self._asking = asyncio.Lock()

    async def trouble(self) -> str:
        """What is wrong with the store; nothing when all is well."""
        async with self._asking:
            if monotonic() - self._asked >= EVERY:
                try:
                    async with asyncio.timeout(PATIENCE):
                        found = await self._store.trouble()
                except TimeoutError:
                    found = "it does not answer"
                if found and found != self._found:
                    logger.error("the store does not do its work: %s", found)
                self._found, self._asked = found, monotonic()
            return self._found


@get("/health/live", tags=["system"], operation_id="healthLive", sync_to_thread=False)
def alive(request: HouseRequest) -> Health:
    """The process answers."""
    return Health("ok", __version__, engine(), hall_of(request).store.name)


@get("/health/ready", tags=["system"], operation_id="healthReady")
async def ready(request: HouseRequest) -> Response[Health]:
    """The process can write to its store and read from it again. Asked more than once a second, it says the same."""
    hall = hall_of(request)
    readiness: Readiness = request.app.state.readiness
    trouble = await readiness.trouble()
    if trouble:
        said = Health("the store does not do its work", __version__, engine(), hall.store.name)
        return Response(said, status_code=503)
    return Response(Health("ok", __version__, engine(), hall.store.name))


@get("/metrics", tags=["system"], operation_id="metrics", media_type="text/plain", sync_to_thread=False)
def metrics(request: HouseRequest) -> Response[str]:
    """Numbers about the process, for Prometheus: to who asks the process itself, not through a proxy."""
    if any(header in request.headers for header in FORWARDED):
        raise Refused("unknown", thing="address")
    numbers: Metrics = request.app.state.metrics
    return Response(numbers.text(), media_type="text/plain; version=0.0.4")
