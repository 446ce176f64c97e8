"""What every route needs: who asks, at which table, in which language."""

import asyncio
from typing import Annotated, Protocol

from msgspec import Meta

from bastide.server.authors import Author, no_watching
from bastide.server.caller import Caller, Connected
from bastide.server.hall import Hall
from bastide.server.house import House
from bastide.server.identity.player import Player
from bastide.server.limits import COSTS, pause
from bastide.server.live import Live
from bastide.server.refusals import Refused
from bastide.server.sentences import Viewer

TABLE_ID, LANGUAGE = "^[a-z0-9]{1,40}$", "^[a-z]{2,3}$"
TableId = Annotated[str, Meta(pattern=TABLE_ID)]
Language = (
    Annotated[str, Meta(pattern=LANGUAGE, description="The language in which messages come as sentences too.")] | None
)
SpokenLanguage = Annotated[str, Meta(pattern=LANGUAGE, description="The language of sentences.")]


class Asked(Connected, Protocol):
    """A question, as it came."""

    @property
    def house(self) -> House:
        """Where it was asked."""

    @property
    def operation(self) -> str:
        """What was asked for."""


class Visit:
    """Somebody at a table."""

    def __init__(self, hall: Hall, caller: Caller, live: Live, author: Author, language: str | None) -> None:
        self.hall = hall
        self.caller = caller
        self.live = live
        self.author = author
        self.viewer = Viewer(author.seat, language)


async def caller_of(asked: Asked) -> Caller:
    """Who asks."""
    caller = await asked.house.callers.of(asked)
    await charge(asked, address=caller.address, person=caller.who)
    return caller


async def charge(asked: Asked, **shares: str) -> None:
    """Take what a question costs from these shares."""
    cost = COSTS.get(asked.operation, COSTS["request"])
    try:
        hall_of(asked).limits.spend(cost, **shares)
    except Refused as refused:
        await asyncio.sleep(pause(refused))
        raise


def hall_of(asked: Asked) -> Hall:
    """The hall in which it was asked."""
    return asked.house.hall


async def visit(asked: Asked, table_id: str, language: str | None = None, look: bool = True) -> Visit:
    """Somebody at that table; `look`, they must be allowed to watch."""
    caller = await caller_of(asked)
    hall = hall_of(asked)
    live = await hall.live(table_id)
    hall.want(live)
    author = hall.author(live, caller.token, caller.player)
    if not author.watching and (look or live.table.closed):
        raise no_watching(live.table)
    if author.seat is None:
        await charge(asked, onlooker_at=table_id)
    else:
        hall.hear(live, author.seat)
    return Visit(hall, caller, live, author, language)


async def player_of(asked: Asked) -> Player:
    """The account that asks."""
    return _player(await caller_of(asked))


async def owner_of(asked: Asked) -> tuple[Player, str]:
    """The account that asks and its session: a bot's token may play, but not touch the account itself."""
    caller = await caller_of(asked)
    player = _player(caller)
    if not caller.session:
        raise Refused("not_allowed", "token_plays")
    return player, caller.session


def _player(caller: Caller) -> Player:
    if caller.player is None:
        raise Refused("no_session")
    return caller.player
