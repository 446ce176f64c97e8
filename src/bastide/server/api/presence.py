"""Who is here, what is new, whom one invites, mutes, blocks and reports."""

from typing import Annotated

import msgspec
from litestar import Controller, delete, get, post, put
from litestar.params import JSONBody
from msgspec import Meta

from bastide.server.api.asked import caller_of, hall_of, owner_of, player_of, visit
from bastide.server.api.requests import HouseRequest, PlayerId, TableId
from bastide.server.decisions import clean
from bastide.server.identity.people import How, PersonInfo
from bastide.server.identity.reports import report
from bastide.server.notices import Notices
from bastide.server.notices.invitations import invite
from bastide.server.notices.news import News, mark_read, news
from bastide.server.presence import Here, met
from bastide.server.refusals import Refused

HEARD = 10
"""How many lines of the chat are kept with a report."""


class Shunned(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Muted: you do not hear them. Blocked: nor do they invite you, or sit down where you sit."""

    how: How


class NewReport(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What you want whoever looks after the server to know."""

    number: Annotated[int, Meta(ge=1, le=2**31 - 1)]
    """The line of the chat it is about."""
    words: Annotated[str, Meta(max_length=500)] = ""


class Asking(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Whom you ask to the table."""

    account: Annotated[str, Meta(pattern="^[0-9a-f]{1,32}$")]


class PresenceController(Controller):
    """People, and what is between them."""

    tags = ["people"]

    @get("/presence", operation_id="presence")
    async def here(self, request: HouseRequest) -> Here:
        """How many are here, and those who show it, with what they do. Who asks is here, for a minute."""
        caller, hall = await caller_of(request), hall_of(request)
        await hall.conversation.presence.note(caller)
        return await hall.conversation.presence.here(caller.player.id if caller.player else None)

    @get("/me/news", operation_id="news")
    async def news(self, request: HouseRequest) -> News:
        """What is new for you: turns, invitations, games that are over, reviews."""
        caller, hall = await caller_of(request), hall_of(request)
        if caller.player is None:
            raise Refused("no_session")
        await hall.conversation.presence.note(caller)
        return await news(hall, caller.player.id)

    @post("/me/news/read", status_code=204, operation_id="newsRead")
    async def read(self, request: HouseRequest) -> None:
        """You have read everything."""
        await mark_read(hall_of(request), (await player_of(request)).id)

    @get("/me/people", operation_id="myPeople")
    async def people(self, request: HouseRequest) -> list[PersonInfo]:
        """Whom you have muted or blocked."""
        player = await player_of(request)
        return await hall_of(request).conversation.people.of(player.id)

    @get("/me/met", operation_id="met")
    async def met(self, request: HouseRequest) -> list[str]:
        """With whom you have finished a game, by the ids of their accounts."""
        player = await player_of(request)
        return sorted(await met(hall_of(request), player.id))

    @put("/me/people/{player_id:str}", status_code=204, operation_id="shun")
    async def shun(self, request: HouseRequest, player_id: PlayerId, data: JSONBody[Shunned]) -> None:
        """Mute or block somebody."""
        player, _ = await owner_of(request)
        await hall_of(request).conversation.people.shun(player.id, player_id, data.how)

    @delete("/me/people/{player_id:str}", status_code=204, operation_id="forgive")
    async def forgive(self, request: HouseRequest, player_id: PlayerId) -> None:
        """Hear somebody again, and meet them."""
        player, _ = await owner_of(request)
        if not await hall_of(request).conversation.people.forgive(player.id, player_id):
            raise Refused("unknown", thing="player")

    @post("/tables/{table_id:str}/ask", status_code=204, operation_id="invite")
    async def invite(self, request: HouseRequest, table_id: TableId, data: JSONBody[Asking]) -> None:
        """Ask somebody with an account to a table at which you sit and which has not begun."""
        at = await visit(request, table_id)
        if at.caller.player is None:
            raise Refused("no_session")
        at.hall.limits.take("invite", at.caller.player.id)
        notices: Notices = request.app.state.notices
        await invite(at.hall, notices, at.live, at.author, at.caller.player, data.account)

    @post("/tables/{table_id:str}/reports", status_code=204, operation_id="report")
    async def report(self, request: HouseRequest, table_id: TableId, data: JSONBody[NewReport]) -> None:
        """Report something that was said at a table to whoever looks after the server."""
        at = await visit(request, table_id)
        at.hall.limits.take("report", at.caller.who)
        lines = await at.hall.conversation.latest(at.live, data.number + 1, HEARD)
        if not lines or lines[-1].number != data.number:
            raise Refused("unknown", thing="line")
        about = lines[-1]
        mine = at.live.table.seats[at.author.seat].name if at.author.seat is not None else ""
        await report(
            at.hall.store,
            f"player {at.author.player}" if at.author.player else f"guest {mine}".strip(),
            f"player {about.account}" if about.account else f"guest {about.name}".strip(),
            table_id,
            clean(data.words),
            "\n".join(f"{line.name or 'spectator'}: {line.words}" for line in lines),
        )
