"""Looking after a server that runs."""

import asyncio
import gzip
import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from bastide.cli import main
from bastide.core import BastideError, Record
from bastide.puzzles.file import Collection, Counts, Puzzle, shipped, text_of
from bastide.server.admin.moving import COLUMNS, TABLES, pack, unpack
from bastide.server.configuration import DAY, Configuration
from bastide.server.store import Row, open_store
from bastide.server.store.migrations import MIGRATIONS
from server.conftest import Open
from server.house import PATIENCE, Guest, House, until
from server.test_identity import PASSWORD, person

Run = Callable[..., Any]


@pytest.fixture
def admin(house: House, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Run:
    """Runs `bastide admin` beside the house; returns what it prints."""
    monkeypatch.setenv("BASTIDE_DATABASE", house.configuration.database)

    def run(*words: str, code: int = 0, data: Path | None = None) -> str:
        capsys.readouterr()
        assert main(["admin", *words, "--data", str(data or house.configuration.data)]) == code
        found = capsys.readouterr()
        return found.out if code == 0 else found.err

    return run


def test_tables_are_listed(house: House, admin: Run) -> None:
    made, _ = house.filled("torres")
    id = made["table"]["id"]
    (line,) = [line for line in admin("tables", "--most", "500").splitlines() if line.startswith(id)]
    assert re.fullmatch(rf"{id}  torres       playing  \d{{4}}-\d\d-\d\d \d\d:\d\d  Green, Player 1", line)
    assert id in admin("tables", "--status", "playing", "--most", "500")
    assert id not in admin("tables", "--status", "open", "--most", "500")


def test_a_running_game_is_closed_and_who_is_there_is_notified(house: House, admin: Run) -> None:
    made, tokens = house.filled("torres")
    id = made["table"]["id"]
    guest = Guest(house, id, tokens[0])
    assert admin("close", id) == f"{id} is over.\n"
    guest.wait(lambda: guest.table["status"] == "over")
    assert (guest.entries[-1]["kind"], guest.entries[-1]["seat"], guest.table["result"]) == ("closed", None, None)
    assert f"Table {id} is over already." in admin("close", id, code=2)
    unstarted = house.table()["table"]["id"]
    assert admin("close", unstarted) == f"{unstarted} is expired.\n"
    assert "There is no table nowhere." in admin("close", "nowhere", code=2)


def test_a_table_is_removed_and_nothing_of_it_stays(house: House, admin: Run) -> None:
    made, tokens = house.filled("torres")
    id = made["table"]["id"]
    guest = Guest(house, id, tokens[0])
    guest.ask(do="chat", words="hello")
    house.play_on(made, tokens, 3)
    assert admin("remove", id) == f"{id} is gone.\n"
    with pytest.raises(ConnectionClosed, match="4403"):
        guest.wait(lambda: False)
    assert house.get(f"/tables/{id}", tokens[0], 404)["code"] == "unknown"
    for what in ("log", "chat", "positions", "leases"):
        rows = house.run(house.hall.store.fetch(f"SELECT COUNT(*) FROM {what} WHERE table_id = ?", id))
        assert rows[0][0] == 0, what


def older(house: House, id: str, days: float) -> None:
    """Let the last thing at a table have happened this many days ago."""
    then = house.hall.now() - days * DAY
    house.run(house.hall.store.execute("UPDATE tables SET updated = ? WHERE id = ?", then, id))


def test_old_tables_are_forgotten_as_the_host_wants(open_house: Open) -> None:
    house = open_house(keep_finished_days=100.0, keep_expired_days=30.0)
    over, tokens = house.filled()
    house.command(over, tokens[0], do="resign")
    fresh, tokens = house.filled()
    house.command(fresh, tokens[0], do="resign")
    put_away = house.table()
    house.command(put_away, put_away["links"]["host"], do="putaway")
    playing, _ = house.filled()
    for made, days in ((over, 101), (fresh, 99), (put_away, 31), (playing, 1_000)):
        older(house, made["table"]["id"], days)
    house.run(house.hall.driver._prune())
    left = {row[0] for row in house.run(house.hall.store.fetch("SELECT id FROM tables"))}
    assert left == {fresh["table"]["id"], playing["table"]["id"]}


def test_prune_says_how_many_are_gone(open_house: Open, monkeypatch: pytest.MonkeyPatch, capsys: Any) -> None:
    house = open_house()
    monkeypatch.setenv("BASTIDE_DATABASE", house.configuration.database)
    for _ in range(2):
        made, tokens = house.filled()
        house.command(made, tokens[0], do="resign")
        older(house, made["table"]["id"], 400)
    data = str(house.configuration.data)
    assert main(["admin", "prune", "--finished", "365", "--data", data]) == 0
    assert main(["admin", "prune", "--finished", "365", "--data", data]) == 0
    assert capsys.readouterr().out == "2 tables are gone.\n0 tables are gone.\n"


def test_who_is_shut_out_is_out_at_once_and_in_again_when_that_is_lifted(house: House, admin: Run) -> None:
    browser, me = person(house)
    made = browser.post("/tables", json={"game": "lots"}).json()
    cookies = "; ".join(f"{name}={value}" for name, value in browser.cookies.items())
    socket = connect(f"ws://127.0.0.1:{house.port}/api/v2/socket", additional_headers={"Cookie": cookies}, legacy=True)
    socket.send(json.dumps({"do": "hello", "table": made["table"]["id"]}))
    assert json.loads(socket.recv(timeout=PATIENCE))["you"] == 0
    assert me["name"] in admin("people", "--most", "500")
    assert admin("ban", me["name"]) == "The account is shut out.\n"
    until(lambda: browser.get("/me").status_code == 403)
    until(lambda: not house.hall.lives[made["table"]["id"]].watchers)
    refused = httpx.post(f"{house.address}/api/v2/session", json={"name": me["name"], "password": PASSWORD})
    assert refused.json()["message"]["id"] == "server.refusal.banned"
    admin("ban", me["name"], "--lift")
    until(lambda: browser.get("/me").status_code == 200)
    assert "is not shut out" in admin("ban", me["name"], "--lift", code=2)


def test_an_address_is_shut_out(house: House, admin: Run) -> None:
    away = httpx.Client(base_url=house.address, transport=httpx.HTTPTransport(local_address="127.0.0.9"))
    assert away.get("/api/v2/games", timeout=PATIENCE).status_code == 200
    assert admin("ban", "127.0.0.9") == "The address is shut out.\n"
    until(lambda: away.get("/health/live", timeout=PATIENCE).status_code == 403)
    assert house.http.get("/games").status_code == 200
    admin("ban", "127.0.0.9", "--lift")
    until(lambda: away.get("/api/v2/games", timeout=PATIENCE).status_code == 200)


def test_an_account_is_forgotten(house: House, admin: Run) -> None:
    browser, me = person(house)
    assert admin("forget", me["name"]) == f"{me['name']} is forgotten.\n"
    assert browser.get("/me").status_code == 401
    assert f"There is no account named {me['name']}." in admin("forget", me["name"], code=2)


def test_disk_usage_is_printed(house: House, admin: Run) -> None:
    house.filled("torres")
    said = admin("disk")
    assert re.search(r"[\d,]+ tables playing", said)
    assert re.search(r"[\d,]+ rows of log +[\d,.]+ MB", said)


def test_everything_is_moved_from_one_kind_of_store_to_the_other_and_back(
    postgres: Callable[[], str], tmp_path: Path
) -> None:
    first = tmp_path / "first"
    with House(first) as house:
        made, tokens = house.filled("torres")
        house.play_on(made, tokens, 60)
        Guest(house, made["table"]["id"], tokens[0]).ask(do="chat", words="hello")
        browser, me = person(house, "Red Knight")
        cookies = dict(browser.cookies)
        seen = house.seen(made, tokens[0])
        rows = house.run(pack(house.hall.store, tmp_path / "a.gz"))
    assert (tmp_path / "a.gz").stat().st_mode & 0o777 == 0o600
    database = postgres()

    async def read(configuration: Configuration, file: Path) -> int:
        store = await open_store(configuration)
        try:
            return await unpack(store, file)
        finally:
            await store.close()

    assert asyncio.run(read(Configuration(data=tmp_path, database=database), tmp_path / "a.gz")) == rows
    with House(tmp_path, database) as house:
        assert house.seen(made, tokens[0])["position"] == seen["position"]
        assert httpx.get(f"{house.address}/api/v2/me", cookies=cookies).json() == me
        house.play_on(made, tokens, 2)
        again = house.run(pack(house.hall.store, tmp_path / "b.gz"))
        with pytest.raises(BastideError, match="only be read into an empty one"):
            house.run(unpack(house.hall.store, tmp_path / "b.gz"))
    assert again == rows + 2
    assert asyncio.run(read(Configuration(data=tmp_path / "second"), tmp_path / "b.gz")) == again
    with House(tmp_path / "second") as house:
        assert house.seen(made, tokens[0])["table"]["seq"] == seen["table"]["seq"] + 2


def test_a_file_that_is_none_is_refused(tmp_path: Path) -> None:
    whole = gzip.compress(b'{"bastide":"store","format":1,"schema":1}\n["tables",[[1]]')
    for content in (b"no gzip", gzip.compress(b"no json\n"), whole[:-12], gzip.compress(b'{"bastide":"store"}\n')):
        (tmp_path / "bad.gz").write_bytes(content)
        data = ["--data", str(tmp_path / "data")]
        assert main(["admin", "import", str(tmp_path / "bad.gz"), *data]) == 2


@pytest.fixture
def another() -> Puzzle:
    """A puzzle that does not come with the package."""
    return next(iter(shipped("magna_carta").values()))._replace(id="0badcafe")


def test_a_host_adds_puzzles_of_a_file_and_takes_one_away(
    house: House, admin: Run, another: Puzzle, tmp_path: Path
) -> None:
    def offered() -> int:
        return next(one["count"] for one in house.get("/puzzles") if one["game"] == "magna_carta")

    known, before = next(iter(shipped("magna_carta").values())), offered()
    today = house.get("/puzzles/today?game=magna_carta")["id"]
    file = tmp_path / "magna_carta.json"
    file.write_text(text_of(Collection("magna_carta", Counts(), [known, another])))
    assert admin("puzzles", str(file)) == "Puzzles added: 1.\n"
    assert admin("puzzles", str(file)) == "Puzzles added: 0.\n"
    until(lambda: offered() == before + 1)
    assert house.get("/puzzles/today?game=magna_carta")["id"] == today
    seen = house.get("/puzzles/0badcafe")
    assert (seen["game"], seen["seat"]) == ("magna_carta", another.seat)
    assert admin("puzzles", "--remove", "0badcafe") == "The puzzle 0badcafe is gone.\n"
    until(lambda: offered() == before)
    assert house.http.get("/puzzles/0badcafe").status_code == 404
    assert "No puzzle 0badcafe was added here." in admin("puzzles", "--remove", "0badcafe", code=2)


def test_puzzles_are_looked_for_in_public_games_that_are_over(
    house: House, admin: Run, another: Puzzle, monkeypatch: pytest.MonkeyPatch
) -> None:
    public, tokens = house.filled("lots", options={"public": True})
    house.play_on(public, tokens, seed=1)
    private, others = house.filled("lots", options={"public": False})
    house.play_on(private, others, seed=2)
    running, _ = house.filled("lots", options={"public": True})
    looked: list[Record] = []

    def mine(folder: Path, _seconds: float, _processes: int, records: list[str]) -> None:
        looked.extend(Record.read(record) for record in records)
        (folder / "magna_carta.json").write_text(text_of(Collection("magna_carta", Counts(), [another])))

    monkeypatch.setattr("bastide.puzzles.mining.mine", mine)
    assert re.fullmatch(r"Games to look through: \d+\.\nPuzzles added: 1\.\n", admin("puzzles", "--days", "1"))
    admin("puzzles", "--remove", another.id)
    commitments = {record.commitment for record in looked}
    assert [made["table"]["commitment"] in commitments for made in (public, private, running)] == [True, False, False]


def test_the_file_has_every_column_of_the_schema() -> None:
    statements = " ".join(" ".join(step) for step in MIGRATIONS)
    for table, body in re.findall(r"CREATE TABLE (\w+) \((.*?)\)(?= CREATE| ALTER|$)", statements, re.DOTALL):
        if table in ("leases", "bulletins"):
            continue
        parts = re.split(r",(?![^(]*\))", re.sub(r"\s+", " ", body))
        columns = [part.split()[0] for part in parts if part.split()[0] not in ("PRIMARY", "UNIQUE")]
        columns += re.findall(rf"ALTER TABLE {table} ADD COLUMN (\w+)", statements)
        assert COLUMNS[table].split(", ") == columns, table
        assert table in TABLES


def test_a_damaged_table_can_only_be_removed(house: House, admin: Run) -> None:
    id = house.filled()[0]["table"]["id"]
    house.run(house.hall.store.execute("DELETE FROM log WHERE table_id = ? AND seq = 2", id))
    assert "is damaged" in admin("close", id, code=2)
    admin("remove", id)
    assert house.http.get(f"/tables/{id}").status_code in (403, 404)


def test_a_file_of_an_older_schema_is_read(tmp_path: Path) -> None:
    """What has come to a table since is as it would be after an upgrade."""
    lines = [
        {"bastide": "store", "format": 1, "schema": 6},
        ["players", [["abc", "Red", "red", "x", 1.0, True]]],
        ["sessions", [[{"bytes": "AAAA"}, "abc", "session", "", 1.0, 2.0]]],
    ]
    file = tmp_path / "older.gz"
    file.write_bytes(gzip.compress(b"".join(msgspec.json.encode(line) + b"\n" for line in lines)))

    async def read() -> list[Row]:
        store = await open_store(Configuration(data=tmp_path / "data"))
        assert await unpack(store, file) == 2
        rows = await store.fetch("SELECT name, choices, calendar, news_read FROM players")
        await store.close()
        return rows

    assert asyncio.run(read()) == [("Red", None, 0, 0.0)]
