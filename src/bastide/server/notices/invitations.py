"""Asking somebody to a table."""

from typing import TYPE_CHECKING

import msgspec

from bastide.server.authors import Author
from bastide.server.clock import time
from bastide.server.identity.player import Player
from bastide.server.live import Live
from bastide.server.presence import met
from bastide.server.refusals import Refused

if TYPE_CHECKING:
    from bastide.server.hall import Hall
    from bastide.server.notices.subscriptions import Notices


class Invitation(msgspec.Struct, frozen=True):
    """Somebody is asked to a table."""

    table: str
    host: str
    """The account of who asks."""
    at: float


async def invite(hall: "Hall", notices: "Notices", live: Live, author: Author, host: Player, guest: str) -> None:
    """Ask an account to sit down at a table that has not begun. Raises Refused."""
    table = live.table
    if author.seat is None and not author.host:
        raise Refused("not_allowed", "not_seated")
    if table.status != "open":
        raise Refused("not_now", "started" if table.started else "expired")
    if all(seat.kind != "free" for seat in table.seats):
        raise Refused("full")
    if guest == host.id:
        raise Refused("bad_request", "yourself")
    if await hall.accounts.calendar(guest) is None:
        raise Refused("unknown", thing="player")
    if not await may_invite(hall, host.id, guest):
        raise Refused("not_allowed", "no_invitations")
    asked = await hall.store.execute(
        "INSERT INTO invitations (player, table_id, host, at) VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING",
        guest,
        table.id,
        host.id,
        time(),
    )
    if asked:
        hall.background(notices.invite(table, guest, host.name, hall.token(live, "sit")))


async def may_invite(hall: "Hall", host: str, guest: str) -> bool:
    """Whether somebody wants to be invited by another, and neither has blocked the other."""
    people = hall.conversation.people
    if people.blocks(guest, host) or people.blocks(host, guest):
        return False
    wish = (await hall.accounts.choices(guest)).invites
    return wish == "everybody" or (wish == "met" and guest in await met(hall, host))


async def invitations(hall: "Hall", player: str) -> list[Invitation]:
    """Where a player is asked to sit down and still can, the latest first."""
    rows = await hall.store.fetch(
        "SELECT i.table_id, i.host, i.at FROM invitations i JOIN tables t ON t.id = i.table_id "
        "WHERE i.player = ? AND t.status = 'open' ORDER BY i.at DESC LIMIT 20",
        player,
    )
    found = [Invitation(*row) for row in rows]
    return [one for one in found if not hall.conversation.people.blocks(player, one.host)]
