"""Who gives a command: what a link and an account make of somebody at a table."""

import msgspec

from bastide.server.identity.links import Link
from bastide.server.identity.player import Player
from bastide.server.refusals import Refused
from bastide.server.table import Table


class Author(msgspec.Struct, frozen=True):
    """Who gives a command, as far as this table is concerned."""

    seat: int | None = None
    host: bool = False
    player: str | None = None
    name: str = ""
    invited: bool = False
    """Whether they may sit down."""
    watching: bool = False
    """Whether they may look on."""

    @property
    def key(self) -> str:
        """What makes their command ids their own."""
        if self.seat is not None:
            return f"s{self.seat}"
        return f"p{self.player}" if self.player else "host" if self.host else "guest"


def author_of(table: Table, link: Link | None, player: Player | None) -> Author:
    """Who somebody with this link and this account is at a table. Raises Refused for a link that does not fit."""
    if link is not None and link.table != table.id:
        raise Refused("not_allowed", "wrong_link")
    kind = link.kind if link is not None else ""
    seat = _seat_of(table, link, player)
    made_it = player is not None and player.id == table.host
    host = kind == "host" or made_it or (seat is not None and seat == table.host_seat)
    public = table.options.public
    closed = table.closed
    allowed = {"anyone": True, "link": bool(kind), "nobody": False}[table.options.spectators]
    return Author(
        seat=seat,
        host=host,
        player=player.id if player else None,
        name=player.name if player else "",
        invited=not closed and ((public and table.status == "open") or kind in ("sit", "host")),
        watching=seat is not None or (not closed and (host or allowed or (table.status == "open" and kind == "sit"))),
    )


def no_watching(table: Table) -> Refused:
    """Why somebody who does not sit there may not look on."""
    return Refused("not_allowed", "sealed" if table.closed else "watch_only")


def _seat_of(table: Table, link: Link | None, player: Player | None) -> int | None:
    """The seat of a seat's link; without one, that of the account."""
    if link is None or link.kind != "seat":
        return next((n for n, seat in enumerate(table.seats) if player and seat.player == player.id), None)
    if link.seat >= len(table.seats) or table.seats[link.seat].generation != link.generation:
        raise Refused("not_allowed", "wrong_link")
    return link.seat if table.seats[link.seat].kind == "person" else None
