"""The embedded store: SQLite in WAL mode, one writer thread that commits in groups, one reader thread."""

import asyncio
import logging
import os
import queue
import sqlite3
import sys
import threading
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import IO

from bastide.core import BastideError
from bastide.server.store.migrations import MIGRATIONS
from bastide.server.store.protocol import PROBE, Append, Heard, Row, Statement, settle

logger = logging.getLogger("bastide.store")
GROUP = 500
BULLETINS = 1.0
"""Seconds between looks at what was left word of."""
GATHER = 0.004
"""Seconds that the writer waits for more to write with what it has, while several write at a time: a commit costs the
same for one and for many. Who writes alone never waits."""
Work = Callable[[sqlite3.Connection], object] | Append


def file_in(folder: Path) -> Path:
    """The file that holds everything of a data folder."""
    return folder / "bastide.sqlite3"


class SqliteStore:
    """One process, one file, nothing to configure."""

    name = "sqlite"
    shared = False
    gone: tuple[type[Exception], ...] = ()

    def __init__(self, folder: Path, beside: bool = False) -> None:
        self.folder = folder
        self.beside = beside
        """Whether a server may have the file open too; once this one is open, whether one has."""
        self.path = file_in(folder)
        self._jobs: queue.SimpleQueue[tuple[Work, asyncio.Future[object]] | None] = queue.SimpleQueue()
        self._reading = ThreadPoolExecutor(1, "bastide-read")
        self._heard: list[Heard] = []
        self._lock: IO[str] | None = None
        self._damage = ""

    async def open(self) -> None:
        """Connect and migrate; complain when another process serves the same folder."""
        self.folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        self.beside = not self._take_folder() and self.beside
        keep_private(self.path)
        self._loop = asyncio.get_running_loop()
        self._reader = await self._loop.run_in_executor(self._reading, self._connect)
        self._writer = threading.Thread(target=self._write_on, name="bastide-write", daemon=True)
        self._writer.start()
        await self._do(_check_schema if self.beside else migrate)
        self._checker = threading.Thread(target=self._check, name="bastide-check", daemon=True)
        if not self.beside:
            self._checker.start()
            self._reading_bulletins = asyncio.create_task(self._read_bulletins())

    async def close(self) -> None:
        """Write what is waiting and disconnect."""
        if not self.beside:
            self._reading_bulletins.cancel()
            await asyncio.gather(self._reading_bulletins, return_exceptions=True)
            await asyncio.to_thread(self._checker.join)
        self._jobs.put(None)
        await asyncio.to_thread(self._writer.join)
        await self._loop.run_in_executor(self._reading, self._reader.close)
        self._reading.shutdown()
        if self._lock is not None:
            self._lock.close()

    async def fetch(self, sql: str, *arguments: object) -> list[Row]:
        """The rows a query gives."""

        def read() -> list[Row]:
            return self._reader.execute(sql, arguments).fetchall()

        return await self._loop.run_in_executor(self._reading, read)

    async def execute(self, sql: str, *arguments: object) -> int:
        """Run one statement durably."""
        done = await self._do(lambda connection: connection.execute(sql, arguments).rowcount)
        assert isinstance(done, int)
        return done

    async def transact(self, *statements: Statement) -> bool:
        """Run statements together, or none of them when the first touches no row."""

        def work(connection: sqlite3.Connection) -> bool:
            for number, (sql, arguments) in enumerate(statements):
                touched = connection.execute(sql, arguments).rowcount
                if number == 0 and touched == 0:
                    return False
            return True

        return bool(await self._do(work))

    async def append(self, entry: Append) -> bool:
        """Add an entry to a log."""
        return bool(await self._do(entry))

    async def trouble(self) -> str:
        """Nothing, if something can be written and read again, and the file is whole as far as is known."""
        try:
            await self.transact(
                ("INSERT INTO meta (name, value) VALUES ('probe', ?) ON CONFLICT DO NOTHING", (PROBE,)),
                ("DELETE FROM meta WHERE name = 'probe'", ()),
            )
            await self.fetch("SELECT id FROM tables LIMIT 1")
        except sqlite3.Error as wrong:
            return str(wrong)
        return self._damage

    async def publish(self, topic: str, message: str) -> None:
        """Tell this process; or, beside a server, leave word for it."""
        if self.beside:
            await self.execute(
                "INSERT INTO bulletins (number, topic, message) "
                "SELECT COALESCE(MAX(number), 0) + 1, ?, ? FROM bulletins",
                topic,
                message,
            )
        for heard in self._heard:
            await heard(topic, message)

    async def _read_bulletins(self) -> None:
        """Hear what somebody beside this server has left word of."""
        while True:
            await asyncio.sleep(BULLETINS)
            try:
                rows = await self.fetch("SELECT number, topic, message FROM bulletins ORDER BY number")
                for _, topic, message in rows:
                    await self.publish(topic, message)
                if rows:
                    await self.execute("DELETE FROM bulletins WHERE number <= ?", rows[-1][0])
            except Exception as wrong:
                logger.error("bulletins could not be read", exc_info=wrong)

    def listen(self, heard: Heard) -> None:
        """Call this for everything published."""
        self._heard.append(heard)

    async def hold(self, table: str) -> bool:
        """There is only this process."""
        return True

    async def release(self, table: str) -> None:
        """There is only this process."""

    def _do(self, work: Work) -> asyncio.Future[object]:
        done: asyncio.Future[object] = self._loop.create_future()
        self._jobs.put((work, done))
        return done

    def _connect(self) -> sqlite3.Connection:
        connection = sqlite3.connect(self.path, isolation_level=None, check_same_thread=False, cached_statements=200)
        connection.execute("PRAGMA journal_mode=WAL")
        connection.execute("PRAGMA synchronous=FULL")
        connection.execute("PRAGMA busy_timeout=5000")
        return connection

    def _write_on(self) -> None:
        connection = self._connect()
        group: list[tuple[Work, asyncio.Future[object]]] = []
        while True:
            first = self._jobs.get()
            if first is None:
                break
            if len(group) > 1:
                time.sleep(GATHER)
            group = [first]
            more = True
            while more and len(group) < GROUP:
                try:
                    job = self._jobs.get_nowait()
                except queue.Empty:
                    break
                if job is None:
                    self._jobs.put(None)
                    more = False
                else:
                    group.append(job)
            answers = commit(connection, [work for work, _ in group])
            self._loop.call_soon_threadsafe(_answer, [done for _, done in group], answers)
        connection.close()

    def _check(self) -> None:
        """Look through the whole file once."""
        connection = self._connect()
        try:
            ((found,),) = connection.execute("PRAGMA quick_check(1)").fetchall()
        except sqlite3.Error as wrong:
            found = str(wrong)
        finally:
            connection.close()
        if found != "ok":
            self._damage = f"the file is damaged: {found}"
            logger.error("the database is damaged", extra={"why": found})

    def _take_folder(self) -> bool:
        """Be the only one at work here; False where another may be, and is."""
        if sys.platform == "win32":
            return True
        import fcntl

        self._lock = open(self.folder / "lock", "w")  # noqa: SIM115
        try:
            fcntl.flock(self._lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            if self.beside:
                return False
            raise BastideError(
                f"Another bastide serves the folder {self.folder} already; stop it, choose another folder with "
                "--data, or set BASTIDE_DATABASE to a PostgreSQL database, which several processes can share."
            ) from None
        return True


def keep_private(path: Path) -> None:
    """Let nobody else on this machine read the database: it holds the secret that signs links, and running seeds.

    SQLite gives the files beside it the same mode.
    """
    os.close(os.open(path, os.O_CREAT | os.O_RDWR, 0o600))
    for file in (path, path.with_name(f"{path.name}-wal"), path.with_name(f"{path.name}-shm")):
        if file.exists():
            file.chmod(0o600)


def commit(connection: sqlite3.Connection, works: list[Work]) -> list[object]:
    """Run the works in one transaction. When one fails, they are run again, and it takes back only itself."""
    try:
        connection.execute("BEGIN IMMEDIATE")
        try:
            answers = _together(connection, works)
        except Exception:
            connection.execute("ROLLBACK")
            connection.execute("BEGIN IMMEDIATE")
            answers = [_guarded(connection, work) for work in works]
        connection.execute("COMMIT")
    except sqlite3.Error as wrong:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        return [wrong] * len(works)
    return answers


def _together(connection: sqlite3.Connection, works: list[Work]) -> list[object]:
    """All works, the appends to different tables with one statement for all: between two statements this thread has to
    wait for its turn while tables are busy. Fails if one of those appends does."""
    appends = [work for work in works if isinstance(work, Append)]
    if len(appends) < 2 or len({append.table for append in appends}) < len(appends):
        return [_one(connection, work) for work in works]
    _append_all(connection, appends)
    return [True if isinstance(work, Append) else work(connection) for work in works]


def _one(connection: sqlite3.Connection, work: Work) -> object:
    return _append(connection, work) if isinstance(work, Append) else work(connection)


def _guarded(connection: sqlite3.Connection, work: Work) -> object:
    connection.execute("SAVEPOINT one")
    try:
        answer = _one(connection, work)
    except Exception as wrong:
        connection.execute("ROLLBACK TO one")
        answer = wrong
    connection.execute("RELEASE one")
    return answer


def _answer(waiting: list[asyncio.Future[object]], answers: list[object]) -> None:
    for done, answer in zip(waiting, answers, strict=True):
        settle(done, answer)


def _append(connection: sqlite3.Connection, entry: Append) -> bool:
    if not _log(connection, [entry]):
        return False
    _index(connection, [entry])
    return True


def _append_all(connection: sqlite3.Connection, entries: list[Append]) -> None:
    if _log(connection, entries) < len(entries):
        raise sqlite3.IntegrityError("one of these entries is in its log already")
    _index(connection, entries)


def _log(connection: sqlite3.Connection, entries: list[Append]) -> int:
    """Put entries into their logs, but for those that are there; how many were put."""
    rows = ", ".join(["(?, ?, ?, ?, ?)"] * len(entries))
    return connection.execute(
        f"INSERT INTO log (table_id, seq, at, command, body) VALUES {rows} ON CONFLICT DO NOTHING",
        [value for entry in entries for value in (entry.table, entry.seq, entry.at, entry.command, entry.body)],
    ).rowcount


def _index(connection: sqlite3.Connection, entries: list[Append]) -> None:
    """What the index of tables, of which each has one entry here, says after these entries."""
    rows = ", ".join(["(?, ?, ?, ?, ?, ?, ?, ?)"] * len(entries))
    connection.execute(
        "UPDATE tables SET seq = column2, status = column3, mover = column4, due = column5, updated = column6, "
        f"summary = column7, public = COALESCE(column8, public) FROM (VALUES {rows}) WHERE id = column1",
        [
            value
            for one in entries
            for value in (one.table, one.seq, one.status, one.mover, one.due, one.at, one.summary, one.public)
        ],
    )
    for entry in entries:
        if entry.position is not None:
            connection.execute(
                "INSERT INTO positions (table_id, steps, seq, body) VALUES (?, ?, ?, ?) "
                "ON CONFLICT (table_id, steps) DO UPDATE SET seq = excluded.seq, body = excluded.body",
                (entry.table, entry.position[0], entry.seq, entry.position[1]),
            )


def _check_schema(connection: sqlite3.Connection) -> None:
    """Another process is at work: the schema is for it to change."""
    (version,) = connection.execute("PRAGMA user_version").fetchone()
    if version != len(MIGRATIONS):
        raise BastideError("Another version of bastide serves these tables; stop it first.")


def migrate(connection: sqlite3.Connection) -> None:
    (version,) = connection.execute("PRAGMA user_version").fetchone()
    if version > len(MIGRATIONS):
        raise BastideError(f"The database has schema {version}; this bastide knows {len(MIGRATIONS)}. Update bastide.")
    for number in range(version, len(MIGRATIONS)):
        for statement in MIGRATIONS[number]:
            connection.execute(statement.format(bytes="BLOB", double="REAL"))
        connection.execute(f"PRAGMA user_version = {number + 1}")
