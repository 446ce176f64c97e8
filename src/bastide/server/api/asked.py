"""What every route needs: who asks, at which table, in which language."""

import asyncio
from typing import Annotated, Any

from litestar import Request
from litestar.config.compression import CompressionConfig
from litestar.middleware import DefineMiddleware
from litestar.middleware.compression import CompressionMiddleware
from litestar.params import Parameter

from bastide.server.authors import Author, no_watching
from bastide.server.caller import Caller, Callers
from bastide.server.hall import Hall
from bastide.server.identity.accounts import Player
from bastide.server.limits import COSTS, pause
from bastide.server.live import Live
from bastide.server.refusals import Refused
from bastide.server.sentences import Viewer

Asked = Request[Any, Any, Any]
TableId = Annotated[str, Parameter(pattern="^[a-z0-9]{1,40}$")]
SeatAt = Annotated[str | None, Parameter(pattern="^[a-z0-9]{1,40}$", description="With a seat's token: for that seat.")]
Language = Annotated[
    str | None,
    Parameter(pattern="^[a-z]{2,3}$", description="The language in which messages come as sentences too."),
]
SpokenLanguage = Annotated[str, Parameter(pattern="^[a-z]{2,3}$", description="The language of sentences.")]
SQUEEZED = DefineMiddleware(CompressionMiddleware, config=CompressionConfig("gzip", gzip_compress_level=6))
"""For drawings and lists, which are a quarter as large when compressed."""

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


class Visit:
    """Somebody at a table."""

    def __init__(self, hall: Hall, caller: Caller, live: Live, author: Author, language: str | None) -> None:
        self.hall = hall
        self.caller = caller
        self.live = live
        self.author = author
        self.viewer = Viewer(author.seat, language)


async def caller_of(request: Asked) -> Caller:
    """Who asks."""
    callers: Callers = request.app.state.callers
    caller = await callers.of(request)
    await charge(request, address=caller.address, person=caller.who)
    return caller


async def charge(request: Asked, **shares: str) -> None:
    """Take what a request costs from these shares."""
    cost = COSTS.get(str(request.route_handler.operation_id), COSTS["request"])
    try:
        hall_of(request).limits.spend(cost, **shares)
    except Refused as refused:
        await asyncio.sleep(pause(refused))
        raise


def hall_of(request: Asked) -> Hall:
    """The hall this process serves."""
    hall: Hall = request.app.state.hall
    return hall


async def visit(request: Asked, table_id: str, language: str | None = None, look: bool = True) -> Visit:
    """Somebody at that table; `look`, they must be allowed to watch."""
    caller = await caller_of(request)
    hall = hall_of(request)
    live = await hall.live(table_id)
    hall.want(live)
    author = hall.author(live, caller.token, caller.player)
    if not author.watching and (look or live.table.closed):
        raise no_watching(live.table)
    if author.seat is None:
        await charge(request, onlooker_at=table_id)
    else:
        live.heard[author.seat] = hall.now()
    return Visit(hall, caller, live, author, language)


async def player_of(request: Asked) -> Player:
    """The account that asks."""
    return _player(await caller_of(request))


async def owner_of(request: Asked) -> tuple[Player, str]:
    """The account that asks and its session: a bot's token may play, but not touch the account itself."""
    caller = await caller_of(request)
    player = _player(caller)
    if not caller.session:
        raise Refused("not_allowed", "token_plays")
    return player, caller.session


def _player(caller: Caller) -> Player:
    if caller.player is None:
        raise Refused("no_session")
    return caller.player


def device_of(request: Asked) -> str:
    """The browser and the system that ask, as far as they say."""
    agent = request.headers.get("user-agent", "")
    found = [next((name for sign, name in signs if sign in agent), "") for signs in (BROWSERS, SYSTEMS)]
    return " · ".join(filter(None, found))
