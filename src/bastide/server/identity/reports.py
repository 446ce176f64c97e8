"""What was reported to whoever looks after the server."""

import secrets

import msgspec

from bastide.server.clock import time
from bastide.server.store import Store


class Report(msgspec.Struct, frozen=True):
    """Somebody complains about somebody."""

    id: str
    at: float
    reporter: str
    """The name of who complains."""
    about: str
    """The name of whom they complain about."""
    table: str
    words: str
    """What they say about it."""
    heard: str
    """What was said at the table."""


async def report(store: Store, reporter: str, about: str, table: str, words: str, heard: str) -> None:
    """Keep a report. People are accounts (`player <id>`) or guests by name."""
    await store.execute(
        "INSERT INTO reports (id, at, reporter, about, table_id, words, heard) VALUES (?, ?, ?, ?, ?, ?, ?)",
        secrets.token_hex(6),
        time(),
        reporter,
        about,
        table,
        words,
        heard,
    )


async def reports(store: Store, most: int) -> list[Report]:
    """The latest reports, with the names that people have now."""
    rows = await store.fetch(
        "SELECT id, at, reporter, about, table_id, words, heard FROM reports ORDER BY at DESC LIMIT ?", most
    )
    return [Report(r[0], r[1], await _name(store, r[2]), await _name(store, r[3]), *r[4:]) for r in rows]


async def settle(store: Store, id: str) -> bool:
    """A report is dealt with; False when there is none of that id."""
    return await store.execute("DELETE FROM reports WHERE id = ?", id) > 0


async def _name(store: Store, who: str) -> str:
    kind, _, id = who.partition(" ")
    if kind != "player":
        return who
    rows = await store.fetch("SELECT name FROM players WHERE id = ?", id)
    return str(rows[0][0]) if rows else "departed player"
