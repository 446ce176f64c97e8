"""Studies in the store: an index of them, and a log for each."""

from typing import Literal

import msgspec

from bastide.server.clock import time
from bastide.server.refusals import Refused
from bastide.server.store import Row, Store
from bastide.server.studies.operations import AnyWritten
from bastide.server.studies.tree import Entry

Readers = Literal["me", "link", "listed"]
PAGE = 60


def review_id(study: str, chapter: int | str) -> str:
    """Under what the review of a record in a study is kept, which has no table here."""
    return f"{study}/{chapter}"


class Head(msgspec.Struct):
    """What is known of a study without reading it."""

    id: str
    owner: str
    """The account whose it is; nothing for a guest's."""
    name: str
    """The name the guest gave."""
    title: str
    readers: Readers
    generation: int
    """Goes up when the link for writers is made anew."""
    seq: int
    created: float
    updated: float
    games: str
    """The games of its chapters, in their order."""


COLUMNS = "id, owner, name, title, readers, generation, seq, created, updated, games"


class Shelf:
    """All studies there are."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def head(self, id: str) -> Head:
        """A study. Raises Refused where there is none."""
        rows = await self.store.fetch(f"SELECT {COLUMNS} FROM studies WHERE id = ?", id)
        if not rows:
            raise Refused("unknown", thing="study")
        return Head(*rows[0])

    async def add(self, head: Head) -> None:
        """A new study."""
        marks = ", ".join("?" * len(COLUMNS.split(",")))
        await self.store.execute(f"INSERT INTO studies ({COLUMNS}) VALUES ({marks})", *msgspec.structs.astuple(head))

    async def after(self, id: str, seq: int) -> list[Entry]:
        """The entries of a log after one."""
        rows = await self.store.fetch(
            "SELECT seq, at, author, name, command, body FROM study_log WHERE study = ? AND seq > ? ORDER BY seq",
            id,
            seq,
        )
        return [_entry(row) for row in rows]

    async def append(self, id: str, entry: Entry, games: str) -> bool:
        """Add an entry; False, and no change, when somebody else was first."""
        return await self.store.transact(
            (
                "UPDATE studies SET seq = ?, updated = ?, games = ? WHERE id = ? AND seq = ?",
                (entry.seq, entry.at, games, id, entry.seq - 1),
            ),
            (
                "INSERT INTO study_log (study, seq, at, author, name, command, body) VALUES (?, ?, ?, ?, ?, ?, ?)",
                (id, entry.seq, entry.at, entry.author, entry.name, entry.command, msgspec.json.encode(entry.written)),
            ),
        )

    async def change(self, head: Head) -> None:
        """Another title, other readers, another link."""
        await self.store.execute(
            "UPDATE studies SET title = ?, readers = ?, generation = ?, updated = ? WHERE id = ?",
            head.title,
            head.readers,
            head.generation,
            time(),
            head.id,
        )

    async def remove(self, id: str) -> None:
        """A study is thrown away."""
        await self.store.transact(
            ("DELETE FROM studies WHERE id = ?", (id,)),
            ("DELETE FROM study_log WHERE study = ?", (id,)),
            ("DELETE FROM study_writers WHERE study = ?", (id,)),
            ("DELETE FROM reviews WHERE table_id LIKE ?", (review_id(id, "%"),)),
        )

    # Who writes

    async def writers(self, id: str) -> list[str]:
        """The accounts that may write beside the owner."""
        rows = await self.store.fetch("SELECT player FROM study_writers WHERE study = ? ORDER BY at, player", id)
        return [str(row[0]) for row in rows]

    async def let_write(self, id: str, player: str) -> None:
        """Somebody may write."""
        await self.store.execute(
            "INSERT INTO study_writers (study, player, at) VALUES (?, ?, ?) ON CONFLICT DO NOTHING", id, player, time()
        )

    async def stop_writing(self, id: str, player: str) -> None:
        """Somebody may write no more."""
        await self.store.execute("DELETE FROM study_writers WHERE study = ? AND player = ?", id, player)

    # Lists

    async def of(self, player: str) -> list[Head]:
        """The studies somebody owns or writes, the latest first."""
        return await self._listed(
            "WHERE owner = ? OR EXISTS (SELECT 1 FROM study_writers w WHERE w.study = studies.id AND w.player = ?)",
            player,
            player,
        )

    async def some(self, ids: list[str]) -> list[Head]:
        """The studies of these ids."""
        return await self._listed(f"WHERE id IN ({', '.join('?' * len(ids)) or 'NULL'})", *ids)

    async def listed(self) -> list[Head]:
        """The studies that everybody may find."""
        return await self._listed("WHERE readers = 'listed' AND seq > 0")

    async def count(self, player: str) -> int:
        """How many studies an account owns."""
        rows = await self.store.fetch("SELECT COUNT(*) FROM studies WHERE owner = ?", player)
        return int(rows[0][0])

    async def _listed(self, where: str, *arguments: object) -> list[Head]:
        rows = await self.store.fetch(
            f"SELECT {COLUMNS} FROM studies {where} ORDER BY updated DESC LIMIT ?", *arguments, PAGE
        )
        return [Head(*row) for row in rows]

    async def depart(self, player: str) -> None:
        """An account is deleted: so are its studies; what it wrote into those of others stays without its name."""
        for (id,) in await self.store.fetch("SELECT id FROM studies WHERE owner = ?", player):
            await self.remove(str(id))
        await self.store.execute("DELETE FROM study_writers WHERE player = ?", player)
        await self.store.execute("UPDATE study_log SET author = '' WHERE author = ?", player)


def _entry(row: Row) -> Entry:
    written = msgspec.json.decode(bytes(row[5]), type=AnyWritten)
    return Entry(row[0], row[1], row[2], row[3], row[4], written)
