"""Passing ahead of time: what a player has said for the next decision, known to that seat alone until it happens.

It is no entry of the log, whose numbers everybody counts; it becomes one when the seat passes.
"""

from typing import TYPE_CHECKING

from bastide.server import commands as c
from bastide.server.authors import Author
from bastide.server.clock import time
from bastide.server.decisions import Plan, play, running, seat_of, their_own
from bastide.server.live import Live
from bastide.server.refusals import Refused
from bastide.server.table import Table
from bastide.server.wire import Done

if TYPE_CHECKING:
    from bastide.server.hall import Hall

PASS = "pass"


class PassingAhead:
    """Keeps what was said ahead, and tells it to nobody but who said it."""

    def __init__(self, hall: "Hall") -> None:
        self.hall = hall

    async def say(self, live: Live, author: Author, command: c.PassAhead) -> Done:
        """Pass for the seat when its turn comes, or no longer."""
        async with live.lock:
            if command.seq != live.table.seq:
                await self.hall.catch_up(live)
            table = live.table
            if command.seq != table.seq:
                raise Refused("stale")
            seat = self._may_say(live, author, command.yes)
            if command.yes:
                await self.hall.store.execute(
                    "INSERT INTO ahead (table_id, seat, seq, turn) VALUES (?, ?, ?, ?) "
                    "ON CONFLICT (table_id, seat) DO UPDATE SET seq = excluded.seq, turn = excluded.turn",
                    table.id,
                    seat,
                    table.seq,
                    table.turn,
                )
            else:
                await self._drop(table, seat)
            await self.learn(live)
            done = Done(command.id, table.seq)
        await self.hall.store.publish("ahead", f"{table.id} {seat}")
        return done

    def _may_say(self, live: Live, author: Author, yes: bool) -> int:
        table = live.table
        seat = seat_of(author)
        running(table)
        if live.frozen:
            raise self.hall.frozen(live)
        if not table.game.can_pass:
            raise Refused("bad_request", "no_pass", game=table.game.title)
        their_own(table, seat)
        if yes and table.mover == seat:
            raise Refused("not_now", "pass_now")
        if yes and not table.state.may_still_pass(seat):
            raise Refused("not_now", "pass_over")
        return seat

    async def learn(self, live: Live) -> None:
        """Read what is said ahead at a table."""
        rows = await self.hall.store.fetch("SELECT seat, seq, turn FROM ahead WHERE table_id = ?", live.table.id)
        live.table.ahead = {int(seat): (int(seq), int(turn)) for seat, seq, turn in rows}

    async def heard(self, message: str) -> None:
        """A seat has said something ahead, or no longer does: it alone is told."""
        table, _, seat = message.partition(" ")
        live = self.hall.lives.get(table)
        if live is None:
            return
        async with live.lock:
            await self.learn(live)
            live.tell(lambda viewer: live.update([], viewer, time()), lambda viewer: viewer.seat == int(seat))
        self.hall.driver.look_at(live)

    async def happen(self, live: Live, seat: int) -> None:
        """Pass for the seat whose turn has come; it decides itself where it cannot pass, or that turn is over."""
        async with live.lock:
            await self.learn(live)
            table = live.table
            if table.mover != seat or table.status != "playing" or not table.said_ahead(seat):
                return
            plan = _passing(table, seat)
            if plan is not None:
                await self.hall.commit(live, plan, None)
                return
            await self._drop(table, seat)
        await self.hall.store.publish("ahead", f"{table.id} {seat}")

    async def _drop(self, table: Table, seat: int) -> None:
        await self.hall.store.execute("DELETE FROM ahead WHERE table_id = ? AND seat = ?", table.id, seat)


def will_pass(table: Table, seat: int) -> bool:
    """Whether the seat, which is to move, need not be called: it passes at once."""
    return table.passes_ahead(seat) and _passing(table, seat) is not None


def _passing(table: Table, seat: int) -> Plan | None:
    if not table.passes_ahead(seat):
        return None
    try:
        return play(table, seat, PASS, "ahead")
    except Refused:
        return None
