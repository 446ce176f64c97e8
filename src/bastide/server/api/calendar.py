"""One's turns for the calendar one uses anyway: an address of its own, which allows nothing but to read them."""

from typing import Annotated

import msgspec
from litestar import Controller, Response, get, post
from litestar.params import Parameter

from bastide.core import Message
from bastide.server.api.asked import charge, hall_of, owner_of, visit
from bastide.server.api.requests import HouseRequest, SeatAt, SpokenLanguage
from bastide.server.api.rooms import rooms_of
from bastide.server.hall import Hall
from bastide.server.identity.links import Link
from bastide.server.live import Live
from bastide.server.notices.calendar import Turn, calendar
from bastide.server.refusals import Refused
from bastide.server.sentences import text_of
from bastide.server.wire import PATH

ACCOUNT = -1
"""In the place of a seat's number: the link is an account's."""
MOST = 50


class CalendarAddress(msgspec.Struct, frozen=True):
    """Where a calendar program finds one's turns. Whoever has it can read when one is to move, and nothing else."""

    url: str


class CalendarController(Controller):
    """Turns as a calendar."""

    path = "/calendar"
    tags = ["notices"]

    @get("/", operation_id="calendarAddress")
    async def address(
        self, request: HouseRequest, table: SeatAt = None, language: SpokenLanguage = "en"
    ) -> CalendarAddress:
        """The address of your calendar: of your account, or of your seat at one table."""
        hall = hall_of(request)
        if table is None:
            player, _ = await owner_of(request)
            link = Link("calendar", player.id, ACCOUNT, await hall.accounts.calendar(player.id) or 0)
        else:
            at = await visit(request, table)
            if at.author.seat is None:
                raise Refused("not_allowed", "not_seated")
            link = Link("calendar", table, at.author.seat, at.live.table.seats[at.author.seat].generation)
        return _address(hall, link, language)

    @post("/", status_code=201, operation_id="newCalendarAddress")
    async def another(self, request: HouseRequest, language: SpokenLanguage = "en") -> CalendarAddress:
        """Another address for the calendar of your account; those before it no longer work."""
        (player, _), hall = await owner_of(request), hall_of(request)
        await hall.accounts.new_calendar(player)
        generation = await hall.accounts.calendar(player.id) or 0
        return _address(hall, Link("calendar", player.id, ACCOUNT, generation), language)

    @get("/{token:str}", operation_id="calendar", media_type="text/calendar")
    async def turns(
        self, request: HouseRequest, token: Annotated[str, Parameter(max_length=200)], language: SpokenLanguage = "en"
    ) -> Response[str]:
        """The turns that wait for you, and of an account what it has entered and comes to, as iCalendar."""
        hall = hall_of(request)
        link = hall.signer.read(token)
        if link is None or link.kind != "calendar":
            raise Refused("not_allowed", "wrong_link")
        callers = request.house.callers
        await charge(request, address=callers.address(request), person=token)
        if link.seat == ACCOUNT and await hall.accounts.calendar(link.table) != link.generation:
            raise Refused("not_allowed", "wrong_link")
        found = [_turn(hall, live, language) for live in await _waiting(hall, link)]
        if link.seat == ACCOUNT:
            rooms = rooms_of(request)
            origin = hall.configuration.origin
            found += [
                Turn(id, 0, name, at, f"{origin}/#/{path}") for id, name, at, path in await rooms.calendar(link.table)
            ]
        return Response(calendar(found, hall.now()), media_type="text/calendar")


def _address(hall: Hall, link: Link, language: str) -> CalendarAddress:
    path = f"{PATH}/calendar/{hall.signer.sign(link)}?language={language}"
    return CalendarAddress(f"{hall.configuration.origin}{path}")


async def _waiting(hall: Hall, link: Link) -> list[Live]:
    """The tables at which the owner of a link is to move."""
    if link.seat != ACCOUNT:
        live = await hall.live(link.table)
        table = live.table
        fits = link.seat < len(table.seats) and table.seats[link.seat].generation == link.generation
        return [live] if fits and table.status == "playing" and table.mover == link.seat else []
    listed = await hall.archive.of_player(link.table)
    waiting = [
        one
        for one in listed
        if one.status == "playing" and one.mover is not None and one.summary.seats[one.mover].player == link.table
    ]
    return [await hall.live(one.id) for one in waiting[:MOST]]


def _turn(hall: Hall, live: Live, language: str) -> Turn:
    table = live.table
    out = table.clocks.runs_out()
    return Turn(
        table=table.id,
        number=table.seq,
        text=text_of(Message("server.notice.turn", {"game": table.game.title}), language),
        until=table.clocks.since if out is None else out,
        url=f"{hall.configuration.origin}/#/table/{table.id}",
    )
