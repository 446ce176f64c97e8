"""The shared store: PostgreSQL, for several processes at the same tables. Appends are committed in groups."""

import asyncio
import logging
from functools import cache

import asyncpg  # type: ignore[import-untyped]

from bastide.core import BastideError
from bastide.server.store.leases import Leases
from bastide.server.store.listening import CHANNEL, GONE, LOST, Listener
from bastide.server.store.migrations import MIGRATIONS
from bastide.server.store.protocol import PROBE, Append, Heard, Row, Statement, settle

logger = logging.getLogger("bastide.store")
LONGEST_NOTICE = 7_900
GROUP = 200
MIGRATING = 0x6261_7374
SETTINGS = {"idle_in_transaction_session_timeout": "10s"}
"""A process that hangs in the middle of a transaction keeps no rows from the others."""
CLOSING = 5.0
"""Seconds that open questions have to come to an end when the store is closed."""

# One statement, one round trip, one commit for a whole group. The rows come in the order of the tables' ids, so
# that groups of two processes cannot wait for each other.
APPEND = """
WITH given AS (
    SELECT * FROM unnest($1::text[], $2::int[], $3::float8[], $4::text[], $5::bytea[], $6::text[], $7::float8[],
                         $8::bytea[], $13::int[], $14::bool[])
        AS g (table_id, seq, at, command, body, status, due, summary, mover, public)
), added AS (
    INSERT INTO log (table_id, seq, at, command, body) SELECT table_id, seq, at, command, body FROM given
    ON CONFLICT DO NOTHING RETURNING table_id, seq
), indexed AS (
    UPDATE tables t SET seq = g.seq, status = g.status, mover = g.mover, due = g.due, updated = g.at,
        summary = g.summary, public = COALESCE(g.public, t.public)
    FROM given g JOIN added a ON a.table_id = g.table_id AND a.seq = g.seq WHERE t.id = g.table_id
), kept AS (
    INSERT INTO positions (table_id, steps, seq, body)
    SELECT p.table_id, p.steps, p.seq, p.body
    FROM unnest($9::text[], $10::int[], $11::int[], $12::bytea[]) AS p (table_id, steps, seq, body)
    JOIN added a ON a.table_id = p.table_id AND a.seq = p.seq
    ON CONFLICT (table_id, steps) DO UPDATE SET seq = excluded.seq, body = excluded.body
)
SELECT table_id, seq, pg_notify('bastide', 'log ' || table_id || ' ' || seq) FROM added
"""


class PostgresStore:
    """Any number of processes, one truth."""

    name = "postgres"
    shared = True
    gone = GONE

    def __init__(self, address: str) -> None:
        self.address = address
        self._listener = Listener(address)
        self._waiting: list[tuple[Append, asyncio.Future[bool]]] = []
        self._flushing: asyncio.Task[None] | None = None
        self._leases = Leases()

    async def open(self) -> None:
        """Connect, migrate and begin to listen."""
        try:
            self._pool = await asyncpg.create_pool(
                self.address, min_size=2, max_size=10, command_timeout=30, server_settings=SETTINGS
            )
        except (OSError, asyncpg.PostgresError, ValueError) as wrong:
            raise BastideError(f"The database of BASTIDE_DATABASE cannot be reached: {wrong}") from None
        await self._migrate()
        self._leases.open(self._pool)
        await self._listener.open()

    async def close(self) -> None:
        """Write what is waiting and disconnect, whatever a question that was broken off still waits for."""
        if self._flushing is not None:
            await self._flushing
        await self._listener.close()
        try:
            async with asyncio.timeout(CLOSING):
                await self._leases.close()
                await self._pool.close()
        except LOST as wrong:
            logger.warning("the database was left in a hurry: %s", wrong)
            self._pool.terminate()

    async def fetch(self, sql: str, *arguments: object) -> list[Row]:
        """The rows a query gives."""
        rows: list[Row] = [tuple(row) for row in await self._pool.fetch(numbered(sql), *arguments)]
        return rows

    async def execute(self, sql: str, *arguments: object) -> int:
        """Run one statement durably."""
        return _touched(await self._pool.execute(numbered(sql), *arguments))

    async def transact(self, *statements: Statement) -> bool:
        """Run statements together, or none of them when the first touches no row."""
        async with self._pool.acquire() as connection, connection.transaction():
            for number, (sql, arguments) in enumerate(statements):
                touched = _touched(await connection.execute(numbered(sql), *arguments))
                if number == 0 and touched == 0:
                    return False
        return True

    async def append(self, entry: Append) -> bool:
        """Add an entry to a log, together with whatever else waits to be written."""
        done: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self._waiting.append((entry, done))
        if self._flushing is None or self._flushing.done():
            self._flushing = asyncio.create_task(self._flush())
        return await done

    async def trouble(self) -> str:
        """Nothing, if something can be written and read again."""
        try:
            await self.transact(
                ("INSERT INTO meta (name, value) VALUES ('probe', ?) ON CONFLICT DO NOTHING", (PROBE,)),
                ("DELETE FROM meta WHERE name = 'probe'", ()),
            )
            await self.fetch("SELECT id FROM tables LIMIT 1")
        except LOST as wrong:
            return str(wrong) or type(wrong).__name__
        return ""

    async def publish(self, topic: str, message: str) -> None:
        """Tell all processes, if it fits into a notice; else only this one hears it."""
        notice = f"{topic}@{self._listener.sender} {message}"
        if len(notice.encode()) <= LONGEST_NOTICE:
            await self._pool.execute("SELECT pg_notify($1, $2)", CHANNEL, notice)
        await self._listener.hear(topic, message)

    def listen(self, heard: Heard) -> None:
        """Call this for everything published."""
        self._listener.heard.append(heard)

    async def hold(self, table: str) -> bool:
        """Take or keep the table's lease."""
        return await self._leases.hold(table)

    async def release(self, table: str) -> None:
        """Let go of it."""
        await self._leases.release(table)

    async def _flush(self) -> None:
        while self._waiting:
            group = self._next_group()
            try:
                added = await self._append([entry for entry, _ in group])
            except Exception as wrong:
                if len(group) > 1:
                    for one in group:
                        await self._append_alone(one)
                else:
                    settle(group[0][1], wrong)
                continue
            for entry, done in group:
                settle(done, (entry.table, entry.seq) in added)

    def _next_group(self) -> list[tuple[Append, asyncio.Future[bool]]]:
        """What is written next: one entry of each table at most, so that one statement can say which were added."""
        group: dict[str, tuple[Append, asyncio.Future[bool]]] = {}
        later: list[tuple[Append, asyncio.Future[bool]]] = []
        for waiting in self._waiting:
            if waiting[0].table in group or len(group) == GROUP:
                later.append(waiting)
            else:
                group[waiting[0].table] = waiting
        self._waiting = later
        return [group[table] for table in sorted(group)]

    async def _append_alone(self, waiting: tuple[Append, asyncio.Future[bool]]) -> None:
        """Write an entry whose group failed, so that it fails for its own fault only."""
        entry, done = waiting
        try:
            settle(done, bool(await self._append([entry])))
        except Exception as wrong:
            settle(done, wrong)

    async def _append(self, group: list[Append]) -> set[tuple[str, int]]:
        kept = [(e.table, e.position[0], e.seq, e.position[1]) for e in group if e.position is not None]
        rows = await self._pool.fetch(
            APPEND,
            [e.table for e in group],
            [e.seq for e in group],
            [e.at for e in group],
            [e.command for e in group],
            [e.body for e in group],
            [e.status for e in group],
            [e.due for e in group],
            [e.summary for e in group],
            *([list(column) for column in zip(*kept, strict=True)] if kept else [[], [], [], []]),
            [e.mover for e in group],
            [e.public for e in group],
        )
        return {(row[0], row[1]) for row in rows}

    async def _migrate(self) -> None:
        async with self._pool.acquire() as connection, connection.transaction():
            await connection.execute("SELECT pg_advisory_xact_lock($1)", MIGRATING)
            await connection.execute("CREATE TABLE IF NOT EXISTS schema_version (version INTEGER NOT NULL)")
            version = await connection.fetchval("SELECT max(version) FROM schema_version") or 0
            if version > len(MIGRATIONS):
                raise BastideError(
                    f"The database has schema {version}; this bastide knows {len(MIGRATIONS)}. Update bastide."
                )
            for number in range(version, len(MIGRATIONS)):
                for statement in MIGRATIONS[number]:
                    await connection.execute(statement.format(bytes="BYTEA", double="DOUBLE PRECISION"))
                await connection.execute("INSERT INTO schema_version VALUES ($1)", number + 1)


@cache
def numbered(sql: str) -> str:
    """The statement with `$1`, `$2`, ... for its question marks."""
    first, *rest = sql.split("?")
    return first + "".join(f"${number}{part}" for number, part in enumerate(rest, start=1))


def _touched(status: str) -> int:
    last = status.rsplit(" ", 1)[-1]
    return int(last) if last.isdigit() else 0
