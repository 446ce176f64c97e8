"""Everything that a page needs of a server, for the people at one device."""

import asyncio
from pathlib import Path

import msgspec

from bastide.local.asking import Reply, ask
from bastide.local.line import Closed, LocalLine, Tell
from bastide.local.store import Keep, LocalStore
from bastide.local.thinking import Learn, Thinking
from bastide.server.caller import Caller
from bastide.server.configuration import Configuration
from bastide.server.connection import serve
from bastide.server.house import House, furnish
from bastide.server.live import Live
from bastide.server.thinking.workers import Start

HERE = Caller("here")
UNUSED = Path("nowhere")
PATIENCE = 60.0
"""Seconds that a bot gets beyond its budget: nobody else waits, and the device may be slow."""


class Place(msgspec.Struct, frozen=True):
    """A seat of somebody at this device, and the token that opens it."""

    id: str
    game: str
    seat: int
    token: str


async def nothing_to_learn(game: str) -> None:
    """All that was learned is there."""


class LocalTable:
    """A hall of one's own."""

    def __init__(self, store: LocalStore, house: House) -> None:
        self._store = store
        self._house = house
        self._lines: set[asyncio.Task[None]] = set()

    @classmethod
    async def open(cls, kept: bytes, keep: Keep, workers: Start, learn: Learn = nothing_to_learn) -> "LocalTable":
        """The hall with what was kept, which is nothing at first."""
        store = LocalStore(kept, keep)
        await store.open()
        configuration = Configuration(data=UNUSED, limits=False, thinkers=1, bot_grace=PATIENCE)
        house = await furnish(store, configuration, Thinking(workers, learn).start)
        house.hall.driver.start()
        return cls(store, house)

    async def ask(self, method: str, address: str, token: str = "", body: str = "", tell: Tell | None = None) -> Reply:
        """Ask for something as one would over HTTP: the address is what follows `/api/v2`. What comes line by line
        goes to `tell`."""
        return await ask(self._house, method, address, token, body, tell)

    def line(self, tell: Tell, closed: Closed) -> LocalLine:
        """A line to a table, which takes the frames of the protocol."""
        line = LocalLine(tell, closed)
        task = asyncio.ensure_future(serve(line, self._house.hall, HERE))
        self._lines.add(task)
        task.add_done_callback(self._lines.discard)
        return line

    def all_games(self) -> bytes:
        """Everything that is kept, as one file."""
        return self._store.all()

    async def places(self, table: str = "") -> list[Place]:
        """The seats of people at a table, or at all: whoever has this device has them."""
        rows = await self._store.fetch("SELECT id FROM tables WHERE ? IN (id, '') ORDER BY updated", table)
        lives = [await self._house.hall.live(id) for (id,) in rows]
        return [self._place(live, seat) for live in lives for seat in _people(live)]

    def _place(self, live: Live, seat: int) -> Place:
        return Place(live.table.id, live.table.game.name, seat, self._house.hall.token(live, "seat", seat))

    async def close(self) -> None:
        """Stop; all that was answered is kept."""
        for task in list(self._lines):
            task.cancel()
        await asyncio.gather(*self._lines, return_exceptions=True)
        await self._house.hall.close()
        await self._store.close()


def _people(live: Live) -> list[int]:
    return [number for number, seat in enumerate(live.table.seats) if seat.kind == "person"]
