"""A store of an older schema, with running tables of all games, is upgraded when a server opens it, and played on.

The fixture was written by the last version of schema 4; the file beside it says what that server told.
"""

import asyncio
import gzip
import json
import sqlite3
from collections.abc import Callable
from pathlib import Path

import pytest

import bastide
from bastide.server.admin.moving import pack, unpack
from bastide.server.configuration import Configuration
from bastide.server.store import open_store
from bastide.server.store.migrations import MIGRATIONS
from bastide.server.store.sqlite import file_in
from server.house import Guest, House, Json

FIXTURES = Path(__file__).parent / "fixtures"
LEFT: Json = json.loads((FIXTURES / "schema-4.json").read_text())
GAMES = bastide.game_names()


@pytest.fixture
def store(database: Callable[[], str], tmp_path: Path) -> tuple[Path, str]:
    """The older store, upgraded; for PostgreSQL also moved there."""
    data = tmp_path / "data"
    data.mkdir()
    file = file_in(data)
    file.write_bytes(gzip.decompress((FIXTURES / "schema-4.sqlite3.gz").read_bytes()))
    with sqlite3.connect(file) as older:
        assert older.execute("PRAGMA user_version").fetchone() == (4,)
    address = database()

    async def move() -> None:
        old = await open_store(Configuration(data=data))
        await pack(old, tmp_path / "everything.gz")
        await old.close()
        if address:
            new = await open_store(Configuration(data=data, database=address))
            await unpack(new, tmp_path / "everything.gz")
            await new.close()

    asyncio.run(move())
    with sqlite3.connect(file) as newer:
        assert newer.execute("PRAGMA user_version").fetchone() == (len(MIGRATIONS),)
    return data, address


def test_running_tables_of_all_games_are_played_on(store: tuple[Path, str]) -> None:
    with House(*store, unstarted_days=100_000, absent_days=100_000) as house:
        for game in GAMES:
            left = LEFT[f"{game} playing"]
            made, tokens = {"table": {"id": left["id"]}}, left["tokens"]
            now = house.seen(made, tokens[0])
            assert (now["table"]["seq"], now["position"]["step"]) == (left["seq"], left["step"]), game
            assert now["position"]["hash"] == left["view"], game
            assert now["table"]["aside"] is None
            assert house.play_on(made, tokens, 6)["table"]["seq"] == left["seq"] + 6
        assert Guest(house, LEFT["torres playing"]["id"], LEFT["torres playing"]["tokens"][0]).chat[0]["words"]


def test_bots_go_on_and_people_are_known(store: tuple[Path, str]) -> None:
    with House(*store, unstarted_days=100_000, absent_days=100_000) as house:
        left = LEFT["against a bot"]
        guest = Guest(house, left["id"], left["tokens"][0])
        before = guest.seq
        while not any(entry["by"] == "bot" and entry["seq"] > before for entry in guest.entries):
            if guest.position is not None and guest.position["legal"]:
                guest.wait_for(guest.play()["seq"])
            else:
                guest.read()
        rows = house.run(house.hall.store.fetch("SELECT name FROM players WHERE id = ?", LEFT["account"]["id"]))
        assert rows[0][0] == LEFT["account"]["name"]
        over = LEFT["over"]
        assert house.seen({"table": {"id": over["id"]}}, over["tokens"][0])["table"]["status"] == "over"
