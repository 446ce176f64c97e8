"""What stands around every request: headers that bind the browser, the check of the origin, a count."""

import asyncio
import logging
from time import perf_counter
from typing import Any

import msgspec
from litestar import Request
from litestar.connection import ASGIConnection
from litestar.enums import ScopeType
from litestar.middleware import ASGIMiddleware
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from bastide.server.caller import Callers
from bastide.server.limits import COSTS, pause
from bastide.server.metrics import Metrics
from bastide.server.projection import refused_info
from bastide.server.refusals import Refused

logger = logging.getLogger("bastide.http")
SAFE = ("GET", "HEAD", "OPTIONS")
POLICY = (
    b"default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
    b"connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'self'; "
    b"frame-ancestors "
)
EMBEDDED = b"embed"
"""With this question the page shows a study and nothing else, so that other pages may show it within them. Cookies are
not sent along from there: whoever looks is nobody."""
HEADERS = [
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
]


class Guard(ASGIMiddleware):
    """Around every HTTP request."""

    scopes = (ScopeType.HTTP,)

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        """Take what it costs, check the origin, bind the browser, count and log."""
        method = str(scope.get("method", ""))
        state = scope["litestar_app"].state
        metrics: Metrics = state.metrics
        callers: Callers = state.house.callers
        began = perf_counter()
        status = 500
        embedded = scope["path"] == "/" and scope["query_string"] == EMBEDDED
        policy = POLICY + (b"*" if embedded else b"'none'")

        async def guarded(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                message["headers"] = [*message["headers"], (b"content-security-policy", policy), *HEADERS]
            await send(message)

        try:
            connection: ASGIConnection[Any, Any, Any, Any] = Request(scope)
            try:
                address = callers.address(connection)
                state.hall.limits.spend(COSTS["request"], address)
                callers.bans.check(address)
                if method not in SAFE:
                    callers.check_origin(connection)
            except Refused as refused:
                await asyncio.sleep(pause(refused))
                await answer(guarded, refused)
                return
            await next_app(scope, receive, guarded)
        finally:
            metrics.requests.add(str(status))
            logger.debug(
                "request",
                extra={
                    "method": method,
                    "path": scope["path"],
                    "status": status,
                    "ms": round((perf_counter() - began) * 1_000, 2),
                },
            )


async def answer(send: Send, refused: Refused) -> None:
    """Send a refusal."""
    body = msgspec.json.encode(refused_info(refused))
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    await send({"type": "http.response.start", "status": refused.status, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})
