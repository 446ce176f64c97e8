"""Questions that come over HTTP, by Litestar: the routes, and what a request tells besides who asks."""

from collections.abc import AsyncIterator
from inspect import Parameter as Given
from inspect import signature
from typing import Annotated, Any, get_args, get_origin, get_type_hints

import msgspec
from litestar import Request, Response, route
from litestar.config.compression import CompressionConfig
from litestar.handlers import HTTPRouteHandler
from litestar.middleware import DefineMiddleware
from litestar.middleware.compression import CompressionMiddleware
from litestar.params import JSONBody, Parameter
from litestar.response import Stream

from bastide.server.api.asked import LANGUAGE, TABLE_ID
from bastide.server.api.routes import LINES, Answer, Route
from bastide.server.house import House

TableId = Annotated[str, Parameter(pattern=TABLE_ID)]
PlayerId = Annotated[str, Parameter(pattern="^[0-9a-f]{1,32}$")]
SeatAt = Annotated[str | None, Parameter(pattern=TABLE_ID, description="With a seat's token: for that seat.")]
Language = Annotated[
    str | None, Parameter(pattern=LANGUAGE, description="The language in which messages come as sentences too.")
]
SpokenLanguage = Annotated[str, Parameter(pattern=LANGUAGE, description="The language of sentences.")]
SQUEEZED = DefineMiddleware(CompressionMiddleware, config=CompressionConfig("gzip", gzip_compress_level=6))
"""For drawings and lists, which are a quarter as large when compressed."""

UNHELD = {"X-Accel-Buffering": "no"}
"""What is streamed line by line is not held back by a proxy."""

BROWSERS = (
    ("Edg/", "Edge"),
    ("OPR/", "Opera"),
    ("SamsungBrowser/", "Samsung Internet"),
    ("Firefox/", "Firefox"),
    ("FxiOS/", "Firefox"),
    ("Chrome/", "Chrome"),
    ("CriOS/", "Chrome"),
    ("Safari/", "Safari"),
)
SYSTEMS = (
    ("iPhone", "iPhone"),
    ("iPad", "iPad"),
    ("Android", "Android"),
    ("Windows", "Windows"),
    ("Mac OS", "macOS"),
    ("CrOS", "ChromeOS"),
    ("Linux", "Linux"),
)
"""What browsers and systems call themselves; the first that is found counts."""


class HouseRequest(Request[Any, Any, Any]):
    """A request, which knows the house it came to."""

    @property
    def house(self) -> House:
        """Where it was asked."""
        house: House = self.app.state.house
        return house

    @property
    def operation(self) -> str:
        """What was asked for."""
        return str(self.route_handler.operation_id)


def device_of(request: HouseRequest) -> str:
    """The browser and the system that ask, as far as they say."""
    agent = request.headers.get("user-agent", "")
    found = [next((name for sign, name in signs if sign in agent), "") for signs in (BROWSERS, SYSTEMS)]
    return " · ".join(filter(None, found))


def served(found: Route) -> HTTPRouteHandler:
    """A route as Litestar serves it."""

    async def handle(request: HouseRequest, **given: Any) -> Any:
        answer = await found.work(request, **given)
        if found.kind == LINES:
            return Stream(_lines(answer), status_code=found.status, media_type=LINES, headers=UNHELD)
        if not isinstance(answer, Answer):
            return answer
        return Response(answer.content, status_code=answer.status, headers=answer.headers, media_type=found.kind)

    hints = get_type_hints(found.work, include_extras=True)
    asked, *rest = signature(found.work).parameters.values()
    given = [one.replace(kind=Given.KEYWORD_ONLY, annotation=_parameter(one.name, hints[one.name])) for one in rest]
    first = asked.replace(name="request", annotation=HouseRequest)
    back = Stream if found.kind == LINES else _returned(hints["return"])
    handle.__signature__ = signature(found.work).replace(  # type: ignore[attr-defined]
        parameters=[first, *given], return_annotation=back
    )
    handle.__annotations__ = {"request": HouseRequest, **{one.name: one.annotation for one in given}, "return": back}
    handle.__doc__, handle.__name__ = found.work.__doc__, found.work.__name__
    declare = route(
        found.path,
        http_method=found.method,
        operation_id=found.operation,
        status_code=found.status,
        media_type=found.kind,
        tags=[found.tag],
        middleware=[SQUEEZED] if found.squeezed else None,
    )
    return declare(handle)


async def _lines(answers: AsyncIterator[Any]) -> AsyncIterator[bytes]:
    """What is streamed, a line each. When the asker goes away, the work behind it is stopped at once."""
    try:
        async for one in answers:
            yield msgspec.json.encode(one) + b"\n"
    finally:
        await answers.aclose()  # type: ignore[attr-defined]  # it is a generator


def _parameter(name: str, hint: Any) -> Any:
    """What a parameter is, in Litestar's terms."""
    if name == "data":
        body: Any = JSONBody
        return body[hint]
    annotated = next((part for part in (hint, *get_args(hint)) if get_origin(part) is Annotated), None)
    if annotated is None:
        return hint
    kind, meta = get_args(annotated)
    names = ("pattern", "ge", "le", "max_length", "description")
    said = {name: getattr(meta, name) for name in names if getattr(meta, name) is not None}
    if get_origin(kind) is list:
        said["max_items"] = said.pop("max_length")
    return Annotated[kind if annotated is hint else kind | None, Parameter(**said)]


def _returned(hint: Any) -> Any:
    answer: Any = Response
    return answer[get_args(hint)] if get_origin(hint) is Answer else hint
