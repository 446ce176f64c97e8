"""Tables with the same luck, as in duplicate bridge: made together, closed to others until all are over, then compared.

They share a seed and the name of their draws, so that the same draw comes out alike at every one of them.
"""

from typing import TYPE_CHECKING

import msgspec

from bastide.server import commands as c
from bastide.server import entries as e
from bastide.server.archive import Draft, Summary
from bastide.server.authors import Author
from bastide.server.clock import time
from bastide.server.live import Live
from bastide.server.refusals import Refused

if TYPE_CHECKING:
    from bastide.server.hall import Hall

MOST = 16


class Duplicates:
    """All sets of tables with the same luck. What concerns several tables is asked of the store."""

    def __init__(self, hall: "Hall") -> None:
        self.hall = hall

    async def make(self, drafts: list[Draft]) -> list[Live]:
        """A set of these tables."""
        lives = await self.hall.archive.create_set(drafts)
        for live in lives:
            await self.hall.open(live)
        return lives

    async def tables(self, id: str) -> list[Live]:
        """The tables of a set in order, as far as the store has them."""
        rows = await self.hall.store.fetch("SELECT table_id FROM duplicates WHERE id = ? ORDER BY number", id)
        if not rows:
            raise Refused("unknown", thing="duplicate")
        lives = [await self.hall.live(str(row[0])) for row in rows]
        if not await self._going(id):
            for live in lives:
                if not live.table.ended:
                    async with live.lock:
                        await self.hall.catch_up(live)
                await self.unseal(live)
        return lives

    async def _going(self, id: str) -> bool:
        """Whether a table of the set can still be played to its end."""
        rows = await self.hall.store.fetch(
            "SELECT t.id FROM duplicates d JOIN tables t ON t.id = d.table_id "
            "WHERE d.id = ? AND t.status NOT IN ('over', 'expired', 'aside')",
            id,
        )
        for (table,) in rows:
            live = await self.hall.live(str(table))
            if not live.frozen:
                return True
        return False

    # The seal

    async def unseal(self, live: Live) -> None:
        """Open a table to others once no table of its set goes on, and tell who sits there."""
        table = live.table
        if table.sealed and (table.ended or live.frozen) and not await self._going(table.duplicate) and table.sealed:
            table.sealed = False
            self.hall.background(self._tell(live))

    async def _tell(self, live: Live) -> None:
        async with live.lock:
            live.tell(lambda viewer: live.update([], viewer, time()), lambda viewer: viewer.seat is not None)

    def announce(self, live: Live) -> None:
        """The last table of a set is over: let the others be opened, at every process."""
        table = live.table
        if table.duplicate and not table.sealed and _ends(live.tail[-1].entry):
            self.hall.background(self.hall.store.publish("duplicate", table.duplicate))

    async def heard(self, id: str) -> None:
        """All tables of a set are over."""
        for live in [live for live in self.hall.lives.values() if live.table.duplicate == id]:
            await self.unseal(live)

    # The seats

    async def check(self, live: Live, author: Author, command: c.Command) -> None:
        """Raises Refused where an account would sit at two tables of a set, and so know its luck beforehand."""
        table = live.table
        if not table.duplicate or not isinstance(command, c.Sit | c.Start):
            return
        players = {author.player} if isinstance(command, c.Sit) else {seat.player for seat in table.seats}
        rows = await self.hall.store.fetch(
            "SELECT t.summary FROM duplicates d JOIN tables t ON t.id = d.table_id "
            "WHERE d.id = ? AND t.id <> ? AND t.status <> 'expired'",
            table.duplicate,
            table.id,
        )
        others = [msgspec.json.decode(bytes(row[0]), type=Summary) for row in rows]
        if any(seat.player in players for other in others for seat in other.seats if seat.player is not None):
            raise Refused("not_allowed", "duplicate_seated")


def _ends(entry: e.AnyEntry) -> bool:
    return isinstance(entry, e.Expired | e.Closed) or getattr(entry, "result", None) is not None
