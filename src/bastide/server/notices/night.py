"""Nights: what nobody is told while they want to be left alone, they are told in the morning, if it is still so."""

from datetime import UTC, datetime, timedelta, tzinfo
from typing import Any, Literal
from zoneinfo import ZoneInfo

import msgspec

from bastide.server.archive import Summary
from bastide.server.clock import time
from bastide.server.identity.player import Choices
from bastide.server.store import Store

Kind = Literal["turn", "time", "invite", "change", "start", "end", "expiry", "round", "waits", "results", "club"]
"""It is your turn, your time runs out, somebody invites you, the host has changed the table and you are asked to agree,
the game begins, it is over, the table will be put away unstarted; your table of a tournament is ready, somebody waits
for you there, a tournament is over; something is planned in a club, or in its league."""
NIGHT = (22, 8)
"""The hours at which the night begins and ends."""


class Call(msgspec.Struct, frozen=True):
    """A notice about a table, to one person."""

    kind: Kind
    owner: str
    """Whose subscriptions count."""
    player: str | None
    """The account, which may want to be left alone."""
    seat: int | None
    table: str
    game: str
    params: dict[str, Any]
    """Of the message."""
    key: str = ""
    """The end of the address, where it holds a key."""
    says: str = ""
    """The message, where it is not the usual one of its kind."""
    path: str = ""
    """Where it leads, where that is not the table."""

    @property
    def about(self) -> str:
        """What it is about: of several notices about the same, the latest counts."""
        return self.table or f"{self.path} {self.says}"


class Nights:
    """Who is left alone, until when, and what they missed."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def end_for(self, call: Call) -> float | None:
        """When a call may be made that may not be made now; None when it may. That time runs out is never held back."""
        if call.player is None or call.kind == "time":
            return None
        rows = await self.store.fetch("SELECT choices FROM players WHERE id = ?", call.player)
        choices = msgspec.json.decode(bytes(rows[0][0]), type=Choices) if rows and rows[0][0] else Choices()
        return morning(time(), choices.zone) if choices.quiet else None

    async def keep(self, call: Call, until: float) -> None:
        """Make a call later, unless the person has left meanwhile."""
        kept = (call.owner, call.kind, call.about, call.player, until, msgspec.json.encode(call))
        await self.store.transact(
            ("UPDATE players SET id = id WHERE id = ?", (call.player,)),  # so that nobody leaves between the two
            (
                "INSERT INTO postponed (owner, kind, table_id, player, due, body) VALUES (?, ?, ?, ?, ?, ?) "
                "ON CONFLICT (owner, kind, table_id) DO UPDATE SET due = excluded.due, body = excluded.body",
                kept,
            ),
        )

    async def over(self) -> list[Call]:
        """The calls whose night is over and that are still true. Of several processes, one gets them."""
        found = []
        for (body,) in await self.store.fetch("SELECT body FROM postponed WHERE due <= ? ORDER BY due", time()):
            call = msgspec.json.decode(bytes(body), type=Call)
            mine = await self.store.execute(
                "DELETE FROM postponed WHERE owner = ? AND kind = ? AND table_id = ?", call.owner, call.kind, call.about
            )
            if mine and await self._is_so(call):
                found.append(call)
        return found

    async def _is_so(self, call: Call) -> bool:
        if call.kind in ("results", "club"):
            return True
        about = "SELECT status, mover, summary FROM tables WHERE id = ?"
        for status, mover, kept in await self.store.fetch(about, call.table):
            if call.kind == "turn":
                return bool(status == "playing" and mover == call.seat)
            if call.kind in ("round", "waits"):
                return bool(status == "open")
            if call.kind == "start":  # whose turn it is has another call
                return bool(status == "playing" and mover != call.seat)
            if call.kind == "invite":
                asked = "SELECT 1 FROM invitations WHERE player = ? AND table_id = ?"
                return bool(status == "open" and await self.store.fetch(asked, call.player, call.table))
            if call.kind == "change":
                unsettled = msgspec.json.decode(bytes(kept), type=Summary).unsettled
                return bool(status == "open" and call.seat in unsettled)
            return bool(status == ("open" if call.kind == "expiry" else "over"))
        return False


def morning(at: float, zone: str) -> float | None:
    """When the night is over in a part of the world; None by day. Where that is not known, it is Greenwich."""
    try:
        where: tzinfo = ZoneInfo(zone)
    except (KeyError, ValueError, OSError):  # not the name of one, or unknown here
        where = UTC
    begins, ends = NIGHT
    now = datetime.fromtimestamp(at, where)
    if ends <= now.hour < begins:
        return None
    day = now.date() + timedelta(days=int(now.hour >= begins))
    return datetime(day.year, day.month, day.day, ends, tzinfo=where).timestamp()
