"""Sets of tables with the same luck: made together, and compared when all are over."""

from typing import Annotated

import msgspec
from litestar import Controller, get, post
from litestar.params import JSONBody
from msgspec import Meta
from msgspec.structs import replace

from bastide.compete import matchpoints
from bastide.server import entries as e
from bastide.server.api.asked import caller_of, hall_of
from bastide.server.api.requests import HouseRequest, Language, TableId
from bastide.server.api.tables import Links, NewTable, TableMade, draft_of, links_to
from bastide.server.caller import Caller
from bastide.server.duplicates import MOST
from bastide.server.hall import Hall
from bastide.server.live import Live
from bastide.server.refusals import Refused
from bastide.server.sentences import called, info
from bastide.server.wire import MessageInfo


class NewDuplicate(NewTable, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What the tables of a new set are to be, all alike; you take the first seat of the first of them, if at all."""

    tables: Annotated[int, Meta(ge=2, le=MOST)]


class DuplicateMade(msgspec.Struct, frozen=True):
    """A new set of tables with the same luck."""

    id: str
    tables: list[TableMade]


class DuplicateTable(msgspec.Struct, frozen=True):
    """One table of a set."""

    id: str
    status: str
    players: list[MessageInfo | None]
    """What to call who sits there, seat by seat; null for a free seat."""
    scores: list[int] | None
    """The points of every seat, once all tables of the set are over."""
    matchpoints: list[int] | None
    """For every seat, two for each table where the same seat has fewer points and one for each where it has as many;
    null for a table that was not played to its end, with which nobody is compared."""
    watch: str | None
    """The link to look at the game, once all tables are over; null where nobody may watch."""
    links: Links | None
    """For the host of the set, while the game has not begun."""


class DuplicateInfo(msgspec.Struct, frozen=True):
    """A set of tables with the same luck, for everybody who knows its id."""

    id: str
    game: str
    title: str
    over: bool
    """Whether all tables are over; before that nobody learns points."""
    host: bool
    """Whether you are its host: that of its first table."""
    best: int
    """The most matchpoints a seat can have."""
    tables: list[DuplicateTable]


class DuplicatesController(Controller):
    """Tables with the same luck, as in duplicate bridge."""

    path = "/duplicates"
    tags = ["tables"]

    @post("/", status_code=201, operation_id="createDuplicate")
    async def create(self, request: HouseRequest, data: JSONBody[NewDuplicate]) -> DuplicateMade:
        """Set up tables that share their luck. Nobody adds a nonce to their draws."""
        caller, hall = await caller_of(request), hall_of(request)
        if data.nonce:
            raise Refused("bad_request", "duplicate_nonce")
        hall.limits.take("create", caller.address, data.tables)
        draft = draft_of(data, caller.player)
        bots: list[e.AnyEntry] = [entry for entry in draft.first if not isinstance(entry, e.Sat)]
        others = [replace(draft, first=bots)] * (data.tables - 1)
        lives = await hall.duplicates.make([draft, *others])
        seats = [0 if data.sit and live is lives[0] else None for live in lives]
        return DuplicateMade(
            lives[0].table.duplicate,
            [
                TableMade(live.info(hall.now()), seat, links_to(hall, live, True, seat))
                for live, seat in zip(lives, seats, strict=True)
            ],
        )

    @get("/{duplicate_id:str}", operation_id="duplicate")
    async def see(self, request: HouseRequest, duplicate_id: TableId, language: Language = None) -> DuplicateInfo:
        """Which tables of a set still go on; when all are over, how every seat did against the same seat elsewhere.

        Show the token of the first table's host, or of the host's seat there, to get the links to the other tables.
        """
        caller, hall = await caller_of(request), hall_of(request)
        lives = await hall.duplicates.tables(duplicate_id)
        host = _hosts(hall, lives[0], caller)
        over = not any(live.table.sealed or _too_early(live, hall.now()) for live in lives)
        compared = matchpoints([_final(live) for live in lives]) if over else [None] * len(lives)
        first = lives[0].table
        return DuplicateInfo(
            duplicate_id,
            first.game.name,
            first.game.title,
            over,
            host,
            2 * max(0, sum(points is not None for points in compared) - 1),
            [
                DuplicateTable(
                    live.table.id,
                    live.table.status,
                    _seated(live, language),
                    live.table.result.scores if over and live.table.result is not None else None,
                    points,
                    hall.token(live, "watch") if over and _shown(live) else None,
                    links_to(hall, live, True, None) if host and live.table.status == "open" else None,
                )
                for live, points in zip(lives, compared, strict=True)
            ],
        )


def _hosts(hall: Hall, first: Live, caller: Caller) -> bool:
    """Whether who asks is the host of the first table."""
    try:
        return hall.author(first, caller.token, caller.player).host
    except Refused:  # a link to something else
        return False


def _seated(live: Live, language: str | None) -> list[MessageInfo | None]:
    return [
        None if seat.kind == "free" else info(name, language)
        for seat, name in zip(live.table.seats, called(live.table, live.names), strict=True)
    ]


def _too_early(live: Live, now: float) -> bool:
    """Whether spectators of a table do not know yet how it ended."""
    return live.table.updated > now - live.table.options.spectator_delay


def _shown(live: Live) -> bool:
    """Whether there is a game that others may look at."""
    return live.table.status == "over" and live.table.options.spectators != "nobody"


def _final(live: Live) -> list[int] | None:
    """The points of a table that was played to its end."""
    result = live.table.result
    return result.scores if result is not None and result.reason == "finished" else None
