"""The store: appends that win or lose, groups, guards, migrations; the same on both databases."""

import asyncio
import os
import secrets
import sqlite3
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import asyncpg  # type: ignore[import-untyped]
import msgspec
import pytest

from bastide.core import BastideError
from bastide.server.configuration import Configuration
from bastide.server.store import Append, Store, leases, listening, open_store, sqlite
from bastide.server.store.migrations import MIGRATIONS
from bastide.server.store.postgres import PostgresStore, numbered
from server.house import PATIENCE

Using = Callable[[Callable[[Store], Coroutine[Any, Any, None]]], None]


@pytest.fixture
def using(database: Callable[[], str], tmp_path: Path) -> Using:
    """Runs a test with an empty store."""

    @asynccontextmanager
    async def opened() -> AsyncIterator[Store]:
        store = await open_store(Configuration(data=tmp_path, database=database()))
        try:
            yield store
        finally:
            await store.close()

    def run(test: Callable[[Store], Coroutine[Any, Any, None]]) -> None:
        async def whole() -> None:
            async with opened() as store:
                await test(store)

        asyncio.run(whole())

    return run


async def new_table(store: Store, id: str = "t") -> None:
    await store.execute(
        "INSERT INTO tables (id, seq, status, game, public, created, updated, seed, summary) "
        "VALUES (?, 0, 'open', 'lots', ?, 0.5, 0.5, ?, ?)",
        id,
        False,
        b"seed",
        b"{}",
    )


def entry(seq: int, table: str = "t", command: str | None = None, **rest: Any) -> Append:
    return Append(
        table=table,
        seq=seq,
        at=float(seq),
        command=command,
        body=b"body %d" % seq,
        status="playing",
        mover=rest.pop("mover", 1),
        due=None,
        summary=b"{}",
        **rest,
    )


def test_an_append_is_there_and_the_index_says_so(using: Using) -> None:
    async def test(store: Store) -> None:
        await new_table(store)
        assert await store.append(entry(1, command="a", position=(50, b"snapshot")))
        assert [tuple(row) for row in await store.fetch("SELECT seq, command, body FROM log")] == [(1, "a", b"body 1")]
        assert [tuple(row) for row in await store.fetch("SELECT seq, status, mover FROM tables")] == [(1, "playing", 1)]
        assert await store.append(entry(2, position=(50, b"newer")))
        found = await store.fetch("SELECT steps, seq, body FROM positions")
        assert [tuple(row) for row in found] == [(50, 2, b"newer")]

    using(test)


def test_the_second_entry_with_a_number_or_a_command_loses_and_changes_nothing(using: Using) -> None:
    async def test(store: Store) -> None:
        await new_table(store)
        assert await store.append(entry(1, command="a"))
        assert not await store.append(entry(1, command="b", mover=7, position=(50, b"never")))
        assert not await store.append(entry(2, command="a", mover=7))
        assert [tuple(row) for row in await store.fetch("SELECT seq, mover FROM tables")] == [(1, 1)]
        assert await store.fetch("SELECT 1 FROM positions") == []

    using(test)


def test_of_many_at_once_exactly_one_wins_each_number(using: Using) -> None:
    async def test(store: Store) -> None:
        for number in range(5):
            await new_table(store, f"t{number}")
        racing = [entry(seq, f"t{number}") for _ in range(4) for number in range(5) for seq in range(1, 11)]
        won = await asyncio.gather(*(store.append(one) for one in racing))
        assert sum(won) == 50
        rows = await store.fetch("SELECT table_id, COUNT(*) FROM log GROUP BY table_id ORDER BY table_id")
        assert [tuple(row) for row in rows] == [(f"t{number}", 10) for number in range(5)]

    using(test)


def test_an_append_that_fails_does_not_take_others_down(using: Using) -> None:
    async def test(store: Store) -> None:
        await new_table(store)
        bad = msgspec.structs.replace(entry(2), body=None)
        results = await asyncio.gather(store.append(entry(1)), store.append(bad), return_exceptions=True)
        assert isinstance(results[1], Exception)
        assert await store.append(entry(3))
        found = {row[0] for row in await store.fetch("SELECT seq FROM log")}
        assert 3 in found
        assert 2 not in found
        assert results[0] is True
        assert 1 in found

    using(test)


def test_statements_together_happen_all_or_not_at_all(using: Using) -> None:
    async def test(store: Store) -> None:
        guard = ("INSERT INTO rated (table_id) VALUES (?) ON CONFLICT DO NOTHING", ("t",))
        more = ("INSERT INTO seated (player, table_id) VALUES (?, ?)", ("p", "t"))
        assert await store.transact(guard, more)
        assert not await store.transact(guard, ("INSERT INTO seated (player, table_id) VALUES (?, ?)", ("q", "t")))
        wrong = ("INSERT INTO seated (player, table_id) VALUES (?, ?)", ("p", "t"))
        with pytest.raises(Exception, match=r"(?i)unique"):
            await store.transact(("INSERT INTO rated (table_id) VALUES (?)", ("u",)), wrong)
        assert [tuple(row) for row in await store.fetch("SELECT table_id FROM rated")] == [("t",)]
        assert [tuple(row) for row in await store.fetch("SELECT player FROM seated")] == [("p",)]

    using(test)


def test_what_is_published_is_heard(using: Using) -> None:
    async def test(store: Store) -> None:
        heard: list[tuple[str, str]] = []

        async def hear(topic: str, message: str) -> None:
            if topic == here:
                heard.append((topic, message))

        here = f"test-{secrets.token_hex(8)}"  # others may talk over the same database
        store.listen(hear)
        await store.publish(here, "t 1")
        assert heard == [(here, "t 1")], "who publishes something knows it at once"
        await store.publish(here, "w" * 9_000)
        assert heard == [(here, "t 1"), (here, "w" * 9_000)]

    using(test)


def test_other_processes_hear_once_what_is_published(postgres: Callable[[], str]) -> None:
    async def test() -> None:
        address = postgres()
        here, there = PostgresStore(address), PostgresStore(address)
        heard: list[str] = []
        last = asyncio.Event()

        def hears(who: str) -> Callable[[str, str], Coroutine[Any, Any, None]]:
            async def hear(topic: str, message: str) -> None:
                if topic == chosen:
                    heard.append(f"{who} {message}")
                    if message == "last" and who == "there":
                        last.set()

            return hear

        chosen = f"test-{secrets.token_hex(8)}"
        for name, store in (("here", here), ("there", there)):
            await store.open()
            store.listen(hears(name))
        await here.publish(chosen, "first")
        await there.publish(chosen, "from there")
        await here.publish(chosen, "last")
        async with asyncio.timeout(PATIENCE):
            await last.wait()
            while len(heard) < 6:
                await asyncio.sleep(0.01)
        await here.close()
        await there.close()
        said = ("first", "from there", "last")
        assert sorted(heard) == [f"{who} {what}" for who in ("here", "there") for what in said]

    asyncio.run(test())


class Broken:
    """A connection that is lost while it is asked to listen."""

    def add_termination_listener(self, _: object) -> None:
        pass

    async def add_listener(self, *_: object) -> None:
        raise asyncpg.InterfaceError("connection is closed")

    def terminate(self) -> None:
        pass


def test_who_listens_goes_on_however_a_connection_ends(
    postgres: Callable[[], str], monkeypatch: pytest.MonkeyPatch
) -> None:
    connect = asyncpg.connect
    given: list[object] = []

    async def now_and_then(address: str) -> object:
        given.append(Broken() if not given else await connect(address))
        return given[-1]

    monkeypatch.setattr(asyncpg, "connect", now_and_then)
    monkeypatch.setattr(listening, "AGAIN", 0.01)

    async def test() -> None:
        store = PostgresStore(postgres())
        await store.open()
        await store.close()

    asyncio.run(test())
    assert len(given) == 2


def test_what_cannot_be_looked_up_yet_is_heard_again(
    postgres: Callable[[], str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(listening, "AGAIN", 0.01)
    heard: list[str] = []
    understood = asyncio.Event()

    async def hear(topic: str, message: str) -> None:
        if topic == here:
            heard.append(message)
            if len(heard) < 3:
                raise asyncpg.ConnectionDoesNotExistError("connection was closed in the middle of operation")
            understood.set()

    async def test() -> None:
        store = PostgresStore(postgres())
        await store.open()
        store.listen(hear)
        await store.publish(here, "t 1")
        async with asyncio.timeout(PATIENCE):
            await understood.wait()
        await store.close()

    here = f"test-{secrets.token_hex(8)}"
    asyncio.run(test())
    assert heard == ["t 1"] * 3


def test_an_old_schema_is_migrated_once_and_a_newer_one_is_refused(tmp_path: Path) -> None:
    async def open_and_close() -> None:
        await (await open_store(Configuration(data=tmp_path))).close()

    asyncio.run(open_and_close())
    asyncio.run(open_and_close())
    with sqlite3.connect(tmp_path / "bastide.sqlite3") as connection:
        assert connection.execute("PRAGMA user_version").fetchone() == (len(MIGRATIONS),)
        assert connection.execute("PRAGMA journal_mode").fetchone() == ("wal",)
        connection.execute("PRAGMA user_version = 99")
    with pytest.raises(BastideError, match="Update bastide"):
        asyncio.run(open_and_close())


def test_nobody_else_on_the_machine_reads_the_data(tmp_path: Path) -> None:
    before = os.umask(0o022)
    try:
        for folder in (tmp_path / "new" / "data", tmp_path / "old"):
            if folder.name == "old":
                folder.mkdir()
                (folder / "bastide.sqlite3").touch(0o644)

            async def write(folder: Path = folder) -> None:
                store = await open_store(Configuration(data=folder))
                await new_table(store)
                modes = {file.name: file.stat().st_mode & 0o777 for file in folder.glob("bastide.sqlite3*")}
                await store.close()
                assert modes == dict.fromkeys(["bastide.sqlite3", "bastide.sqlite3-wal", "bastide.sqlite3-shm"], 0o600)

            asyncio.run(write())
        assert (tmp_path / "new" / "data").stat().st_mode & 0o777 == 0o700
    finally:
        os.umask(before)


def test_a_table_is_held_by_one_process_and_free_when_that_is_gone(postgres: Callable[[], str], tmp_path: Path) -> None:
    async def test() -> None:
        configuration = Configuration(data=tmp_path, database=postgres())
        first, second = await open_store(configuration), await open_store(configuration)
        assert await first.hold("t")
        assert await first.hold("t")
        assert not await second.hold("t")
        assert await second.hold("u")
        await first.release("t")
        assert await second.hold("t")
        await second.close()
        assert await first.hold("u")
        assert not await second.hold("v"), "it was closed"
        assert await first.hold("v")
        await first.close()

    asyncio.run(test())


def test_a_process_that_hangs_loses_its_tables_and_cannot_write_afterwards(
    postgres: Callable[[], str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(leases, "LEASE", 0.6)
    monkeypatch.setattr(leases, "BEAT", 0.1)

    async def test() -> None:
        configuration = Configuration(data=tmp_path, database=postgres())
        hung, other = await open_store(configuration), await open_store(configuration)
        assert isinstance(hung, PostgresStore)
        await new_table(hung)
        assert await hung.hold("t")
        taken = hung._leases._held["t"]
        async with asyncio.timeout(PATIENCE):
            while hung._leases._held["t"] < taken + leases.LEASE:
                await asyncio.sleep(0.05)
        assert not await other.hold("t"), "it was renewed"
        assert hung._leases._beating is not None
        hung._leases._beating.cancel()
        async with asyncio.timeout(PATIENCE):
            while not await other.hold("t"):
                await asyncio.sleep(0.05)
        assert await other.append(entry(1, command="theirs"))
        assert not await hung.append(entry(1, command="too late"))
        assert not await hung.hold("t")
        await other.release("t")
        assert await hung.hold("t")
        for store in (hung, other):
            await store.close()

    asyncio.run(test())


def test_a_database_that_cannot_be_reached_is_a_sentence(tmp_path: Path) -> None:
    configuration = Configuration(data=tmp_path, database="postgresql://nobody@127.0.0.1:1/nothing")
    with pytest.raises(BastideError, match="BASTIDE_DATABASE cannot be reached"):
        asyncio.run(open_store(configuration))


def test_question_marks_become_numbers() -> None:
    assert numbered("a = ? AND b = ?") == "a = $1 AND b = $2"


def test_the_writer_waits_for_company_only_where_there_is_some(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    waited: list[float] = []
    monkeypatch.setattr(sqlite.time, "sleep", waited.append)

    async def write() -> None:
        store = await open_store(Configuration(data=tmp_path, database=""))
        await new_table(store)
        for seq in range(1, 20):
            assert await store.append(entry(seq))
        assert waited == []
        for round in range(3):
            await asyncio.gather(*(store.append(entry(seq, "t")) for seq in range(20 + 20 * round, 40 + 20 * round)))
        assert len(await store.fetch("SELECT 1 FROM log")) == 79
        await store.close()

    asyncio.run(write())
    assert set(waited) == {sqlite.GATHER}
