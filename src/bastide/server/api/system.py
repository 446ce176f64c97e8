"""For those who watch over the server: health, numbers."""

import msgspec
from litestar import Response, get

from bastide import __version__
from bastide._engine import engine
from bastide.server.api.asked import Asked, hall_of
from bastide.server.metrics import Metrics


class Health(msgspec.Struct, frozen=True):
    """Whether the process can do its work."""

    status: str
    version: str
    engine: str
    store: str


@get("/health/live", tags=["system"], operation_id="healthLive", sync_to_thread=False)
def alive(request: Asked) -> Health:
    """The process answers."""
    return Health("ok", __version__, engine(), hall_of(request).store.name)


@get("/health/ready", tags=["system"], operation_id="healthReady")
async def ready(request: Asked) -> Response[Health]:
    """The process can read from its store."""
    store = hall_of(request).store
    try:
        await store.fetch("SELECT 1")
    except Exception:
        return Response(Health("the store does not answer", __version__, engine(), store.name), status_code=503)
    return Response(Health("ok", __version__, engine(), store.name))


@get("/metrics", tags=["system"], operation_id="metrics", media_type="text/plain", sync_to_thread=False)
def metrics(request: Asked) -> Response[str]:
    """Numbers about the process, for Prometheus."""
    numbers: Metrics = request.app.state.metrics
    return Response(numbers.text(), media_type="text/plain; version=0.0.4")
