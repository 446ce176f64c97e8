"""Playing again: another table with the same game, options and people, and for them alone."""

from typing import TYPE_CHECKING

from msgspec.structs import replace

from bastide.server import commands as c
from bastide.server import entries as e
from bastide.server.archive import Draft, new_id
from bastide.server.authors import Author
from bastide.server.decisions import Plan
from bastide.server.live import Live
from bastide.server.refusals import Refused
from bastide.server.table import Table
from bastide.server.wire import Done

if TYPE_CHECKING:
    from bastide.server.hall import Hall


async def rematch(hall: "Hall", live: Live, author: Author, command: c.Rematch) -> Done:
    """Make the other table; whoever asks again is led to the same one."""
    if author.seat is None:
        raise Refused("not_allowed", "not_seated")
    async with live.lock:
        table = live.table
        if table.status != "over":
            raise Refused("not_now", "not_over")
        if table.rematch is None:
            id = new_id()
            first = _seated_again(table, author.seat)
            among_us = replace(
                table.options,
                public=False,
                spectators="nobody" if table.options.spectators == "nobody" else "link",
            )
            settings = table.settings.plain()
            draft = Draft(game=table.game.name, settings=settings, options=among_us, first=first, again=table.id)
            await hall.create(draft, id)
            await hall.commit(live, Plan(e.Rematched(table=id, seat=author.seat)), f"{author.key}:{command.id}")
        assert table.rematch is not None
        other = await hall.live(table.rematch)
    seat = other.table.seats[author.seat]
    theirs = seat.kind == "person" and seat.generation == 1  # later ones belong to who came instead
    token = hall.token(other, "seat", author.seat) if theirs else None
    return Done(command.id, live.table.seq, table.rematch, token)


def _seated_again(table: Table, host: int) -> list[e.AnyEntry]:
    return [
        e.BotSat(seat=number, level=seat.level)
        if seat.kind == "bot"
        else e.Sat(seat=number, name=seat.name, player=seat.player, host=number == host)
        for number, seat in enumerate(table.seats)
    ]
