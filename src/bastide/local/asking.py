"""Finds the route that a question means, and calls it: what Litestar does for a server."""

import logging
import re
from collections.abc import AsyncIterator, Callable, Mapping
from inspect import signature
from typing import Annotated, Any, NamedTuple, get_args, get_origin, get_type_hints
from urllib.parse import parse_qs, unquote, urlsplit

import msgspec

from bastide.core import BastideError
from bastide.server.api.plain import ROUTES
from bastide.server.api.routes import JSON, LINES, Answer, Route
from bastide.server.house import House
from bastide.server.projection import refused_info
from bastide.server.refusals import Refused

logger = logging.getLogger("bastide.local")


class Question(NamedTuple):
    """A question as the routes know it: it comes from here."""

    house: House
    operation: str
    headers: Mapping[str, str]
    client: None = None
    url: None = None


class Reply(NamedTuple):
    """What is answered."""

    status: int
    kind: str
    text: str


class Way(NamedTuple):
    """A route, and how its addresses look."""

    route: Route
    pattern: re.Pattern[str]
    hints: dict[str, Any]
    defaults: frozenset[str]


def _way(route: Route) -> Way:
    path = re.sub(r"\{(\w+):\w+\}", r"(?P<\1>[^/]+)", route.path)
    given = signature(route.work).parameters.values()
    hints = get_type_hints(route.work, include_extras=True)
    defaults = frozenset(one.name for one in given if one.default is not one.empty)
    return Way(route, re.compile(path), {one.name: hints[one.name] for one in list(given)[1:]}, defaults)


WAYS = [_way(route) for route in ROUTES]


async def ask(
    house: House,
    method: str,
    address: str,
    token: str = "",
    body: str = "",
    tell: Callable[[str], object] | None = None,
) -> Reply:
    """The answer to a question; a refusal is one too. What comes line by line goes to `tell`, where that is given."""
    parts = urlsplit(address)
    given = parse_qs(parts.query)
    language = given.get("language", [""])[0] or None
    try:
        for way in WAYS:
            found = way.pattern.fullmatch(parts.path)
            if found is not None and way.route.method == method:
                words = {**given, **{name: [unquote(value)] for name, value in found.groupdict().items()}}
                headers = {"authorization": f"Bearer {token}"} if token else {}
                question = Question(house, way.route.operation, headers)
                answer = await way.route.work(question, **_read(way, words, body))
                if way.route.kind == LINES:
                    return Reply(way.route.status, LINES, await _by_line(answer, tell))
                return _reply(way.route, answer)
        raise Refused("not_allowed", "needs_server")
    except Refused as refused:
        return Reply(refused.status, JSON, msgspec.json.encode(refused_info(refused, language)).decode())
    except (msgspec.ValidationError, msgspec.DecodeError, BastideError) as wrong:
        answer = refused_info(Refused("bad_request", problem=str(wrong)[:300]), language)
        return Reply(400, JSON, msgspec.json.encode(answer).decode())
    except Exception as wrong:
        logger.error("a question failed", exc_info=wrong, extra={"path": address})
        answer = refused_info(Refused("failed", "unavailable"), language)
        return Reply(500, JSON, msgspec.json.encode(answer).decode())


def _read(way: Way, words: dict[str, list[str]], body: str) -> dict[str, Any]:
    """The parameters of a route, from the address and what was sent along."""
    read: dict[str, Any] = {}
    for name, hint in way.hints.items():
        if name == "data":
            read[name] = msgspec.json.decode(body, type=hint)
        elif name in words:
            value = words[name] if _is_list(hint) else words[name][0]
            read[name] = msgspec.convert(value, hint, strict=False)
        elif name not in way.defaults:
            raise msgspec.ValidationError(f"{name} is missing")
    return read


def _is_list(hint: Any) -> bool:
    kinds = [get_args(part)[0] if get_origin(part) is Annotated else part for part in (hint, *get_args(hint))]
    return any(get_origin(kind) is list for kind in kinds)


async def _by_line(lines: AsyncIterator[Any], tell: Callable[[str], object] | None) -> str:
    """What is streamed line by line: all of it, unless every line goes to who listens."""
    kept = []
    try:
        async for one in lines:
            line = msgspec.json.encode(one).decode() + "\n"
            if tell is None:
                kept.append(line)
            else:
                tell(line)
    finally:
        await lines.aclose()  # type: ignore[attr-defined]  # it is a generator
    return "".join(kept)


def _reply(route: Route, answer: Any) -> Reply:
    status, content = route.status, answer
    if isinstance(answer, Answer):
        status, content = answer.status, answer.content
    if route.kind == JSON:
        return Reply(status, JSON, msgspec.json.encode(content).decode())
    return Reply(status, route.kind, content)
