"""Looking after a server: its tables, its people, and the room it takes."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import msgspec

from bastide.core import BastideError
from bastide.server import entries as e
from bastide.server.archive import ASIDE, Archive, Listed, summary_of
from bastide.server.clock import time
from bastide.server.configuration import DAY, Configuration, from_environment
from bastide.server.history import WHERE_SEEN
from bastide.server.identity.accounts import Accounts, name_key
from bastide.server.identity.bans import ban, lift
from bastide.server.identity.player import Player
from bastide.server.identity.reports import Report, reports, settle
from bastide.server.limits import neighbourhood
from bastide.server.refusals import Refused
from bastide.server.reviews import record_of
from bastide.server.store import Append, Store, open_store
from bastide.server.store.sqlite import file_in


class Taken(msgspec.Struct, frozen=True):
    """What one kind of row takes."""

    what: str
    rows: int
    bytes: int


class Desk:
    """Whoever looks after a server, at work."""

    def __init__(self, store: Store, configuration: Configuration) -> None:
        self.store = store
        self.configuration = configuration
        self.archive = Archive(store, configuration)
        self.accounts = Accounts(store)

    # Tables

    async def tables(self, status: str | None = None, most: int = 50) -> list[Listed]:
        """The tables of a status, or all, the latest first."""
        return await self.archive.all(status, most)

    async def close(self, id: str) -> str:
        """End a game without a result, or put away a table at which none has begun; returns its status."""
        try:
            live = await self.archive.load(id)
        except Refused as refused:
            raise BastideError(str(refused)) from None
        if live is None:
            raise BastideError(f"There is no table {id}.")
        if live.damaged:
            raise BastideError(f"What is stored of table {id} is damaged; `bastide admin remove {id}` removes it.")
        table = live.table
        if table.ended:
            raise BastideError(f"Table {id} is {table.status} already.")
        entry: e.AnyEntry = e.Closed() if table.started else e.Expired(by_host=True)
        after = table.after(entry, time())
        added = await self.store.append(
            Append(
                table=id,
                seq=table.seq + 1,
                at=time(),
                command=None,
                body=e.write(entry),
                status=after.status,
                mover=after.mover,
                due=after.due,
                summary=summary_of(after),
            )
        )
        if not added:
            raise BastideError(f"Something happened at table {id} at the same moment; try again.")
        await self.store.publish("log", f"{id} {table.seq + 1}")
        return after.status

    async def remove(self, id: str) -> None:
        """Forget a table and everything about it."""
        if not await self.archive.remove(id):
            raise BastideError(f"There is no table {id}.")
        await self.store.publish("removed", id)

    async def prune(self, finished_days: float | None, expired_days: float | None) -> list[str]:
        """Forget tables that ended, or were put away, this many days ago."""
        removed = []
        for id in await self.archive.old(finished_days, expired_days, time()):
            await self.remove(id)
            removed.append(id)
        return removed

    async def public_records(self, days: float) -> list[str]:
        """The records of games that everybody may see and that ended within this many days."""
        rows = await self.store.fetch(
            f"SELECT t.id FROM tables t WHERE t.status = 'over' AND {WHERE_SEEN} AND t.updated > ? ORDER BY t.updated",
            time() - days * DAY,
        )
        lives = [await self.archive.load(str(id)) for (id,) in rows]
        return [record_of(live.table) for live in lives if live is not None and not live.damaged and live.table.result]

    # People

    async def people(self, most: int = 50) -> list[Player]:
        """The accounts, the latest first."""
        return await self.accounts.all(most)

    async def player(self, name: str) -> Player:
        """The account of that name."""
        found = await self.accounts.named(name_key(name))
        if found is None:
            raise BastideError(f"There is no account named {name}.")
        return found

    async def forget(self, name: str) -> None:
        """Delete an account, as its owner could."""
        player = await self.player(name)
        await self.accounts.delete(player)
        await self.store.publish("name", player.id)
        await self.store.publish("signed_out", player.id)

    async def ban(self, who: str) -> str:
        """Shut out an account, by its name, or an address; returns what it was taken for."""
        what = await self._banned_as(who)
        await ban(self.store, what)
        return what.partition(" ")[0]

    async def lift(self, who: str) -> None:
        """Let somebody in again."""
        if not await lift(self.store, await self._banned_as(who)):
            raise BastideError(f"{who} is not shut out.")

    async def reports(self, most: int = 50) -> list[Report]:
        """What was reported, the latest first."""
        return await reports(self.store, most)

    async def settle(self, id: str) -> None:
        """A report is dealt with."""
        if not await settle(self.store, id):
            raise BastideError(f"There is no report {id}.")

    async def _banned_as(self, who: str) -> str:
        if any(mark in who for mark in ".:"):
            return f"address {neighbourhood(who)}"
        return f"player {(await self.player(who)).id}"

    # Room

    async def taken(self) -> list[Taken]:
        """What the store is full of."""
        sizes = {
            "tables": "LENGTH(summary)",
            "log": "LENGTH(body)",
            "positions": "LENGTH(body)",
            "reviews": "LENGTH(body)",
            "chat": "LENGTH(words)",
            "players": "0",
            "sessions": "0",
        }
        found = []
        for what, size in sizes.items():
            ((rows, bytes),) = await self.store.fetch(f"SELECT COUNT(*), COALESCE(SUM({size}), 0) FROM {what}")
            found.append(Taken(what, int(rows), int(bytes)))
        return found

    async def statuses(self) -> dict[str, int]:
        """How many tables there are of each status."""
        rows = await self.store.fetch("SELECT status, COUNT(*) FROM tables GROUP BY status ORDER BY status")
        return {"set aside" if status == ASIDE else str(status): int(count) for status, count in rows}


@asynccontextmanager
async def desk(data: Path | None = None, new: bool = False) -> AsyncIterator[Desk]:
    """The desk of the server whose tables are there, or, if it is `new`, will be; it may run meanwhile."""
    configuration = from_environment(data)
    if not new and not configuration.database and not file_in(configuration.data).exists():
        raise BastideError(f"No tables are kept in {configuration.data}; say with --data where they are.")
    store = await open_store(configuration, beside=True)
    try:
        yield Desk(store, configuration)
    finally:
        await store.close()
