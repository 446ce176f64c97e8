"""Several processes on one PostgreSQL: one truth, one winner, everybody hears."""

import asyncio
import json
import os
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from uuid import uuid4

import asyncpg  # type: ignore[import-untyped]
import httpx
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from bastide.cli import main
from bastide.server.serving import bind
from server.forked import Nursery
from server.house import PATIENCE, Guest, House, Json, bearer, until
from server.steadfast import Steadfast


class Door:
    """One of the processes, as a client finds it."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.socket = f"ws://127.0.0.1:{port}/api/v2/socket"
        self.http = httpx.Client(base_url=f"http://127.0.0.1:{port}/api/v2", timeout=PATIENCE)


@pytest.fixture(scope="module")
def nursery(postgres: Callable[[], str], tmp_path_factory: pytest.TempPathFactory) -> Iterator[Nursery]:
    nursery = Nursery(tmp_path_factory.mktemp("processes"), postgres(), BASTIDE_BOT_SECONDS="0.5")
    yield nursery
    nursery.close()


@pytest.fixture(scope="module")
def doors(nursery: Nursery) -> list[Door]:
    found = []
    for _ in range(2):
        holder = bind("127.0.0.1", 0)
        port = holder.getsockname()[1]
        holder.close()
        nursery.start(port)
        found.append(Door(port))
    return found


def table(doors: list[Door], game: str = "torres", **body: object) -> tuple[str, list[str], Json]:
    """A table made at the first door, whose second player sits down at the second."""
    made = doors[0].http.post("/tables", json={"game": game, "name": "Green", **body}).json()
    id = made["table"]["id"]
    tokens = [made["links"]["seat"]]
    if "bots" not in body:
        sat = doors[1].http.post(
            f"/tables/{id}/seats", json={"id": uuid4().hex, "name": "Blue"}, headers=bearer(made["links"]["sit"])
        )
        assert sat.status_code == 200, sat.text
        tokens.append(sat.json()["token"])
    return id, tokens, made


def say(door: Door, table: str, token: str, **command: object) -> httpx.Response:
    body = {"id": uuid4().hex, **command}
    return door.http.post(f"/tables/{table}/commands", json=body, headers=bearer(token))


def together(*works: Callable[[], httpx.Response]) -> list[httpx.Response]:
    """Do these at the same moment."""
    ready = threading.Barrier(len(works))

    def one(work: Callable[[], httpx.Response]) -> httpx.Response:
        ready.wait()
        return work()

    with ThreadPoolExecutor(len(works)) as pool:
        return list(pool.map(one, works))


def test_players_at_different_processes_see_each_others_moves(doors: list[Door]) -> None:
    id, tokens, _ = table(doors)
    first, second = (Guest(door, id, token) for door, token in zip(doors, tokens, strict=True))  # type: ignore[arg-type]
    first.wait(lambda: first.presence.get("connected") == [0, 1])
    second.wait(lambda: second.presence.get("connected") == [0, 1])
    started = second.ask(do="start")
    for guest in (first, second):
        guest.wait_for(started["seq"])
    for _ in range(20):
        mover = (first, second)[first.position["to_move"]]  # type: ignore[index]
        done = mover.play()
        assert done["type"] == "done"
        for guest in (first, second):
            guest.wait_for(done["seq"])
        assert first.position["step"] == second.position["step"]  # type: ignore[index]
        assert first.entries[-1]["seq"] == second.entries[-1]["seq"]
    first.ask(do="chat", words="over there?")
    second.wait(lambda: bool(second.chat))
    assert second.chat[0]["words"] == "over there?"
    first.close()
    second.wait(lambda: second.presence["connected"] == [1])
    second.close()


def test_of_two_moves_with_the_same_seq_exactly_one_wins_and_the_loser_learns_what_it_missed(doors: list[Door]) -> None:
    id, tokens, _ = table(doors)
    say(doors[0], id, tokens[0], do="start")
    for number in range(12):
        seen = [door.http.get(f"/tables/{id}", headers=bearer(tokens[0])).json() for door in doors]
        seq, mover = seen[0]["table"]["seq"], seen[0]["position"]["to_move"]
        mine = doors[0].http.get(f"/tables/{id}", headers=bearer(tokens[mover])).json()
        actions = [one["action"] for one in mine["position"]["legal"]]
        answers = together(
            *(
                partial(say, doors[at], id, tokens[mover], do="play", seq=seq, action=actions[(at * 7) % len(actions)])
                for at in range(2)
            )
        )
        replies = sorted((answer.json() for answer in answers), key=lambda one: one["type"])
        assert [one["type"] for one in replies] == ["done", "refused"], f"round {number}"
        assert replies[0]["seq"] == seq + 1
        assert replies[1]["code"] == "stale"
        assert [entry["seq"] for entry in replies[1]["missed"]["entries"]] == [seq + 1]


def test_the_same_command_at_both_processes_is_carried_out_once(doors: list[Door]) -> None:
    id, tokens, _ = table(doors)
    first = say(doors[0], id, tokens[0], do="start", id="same")
    second = say(doors[1], id, tokens[0], do="start", id="same")
    assert first.json() == second.json()


def test_nobody_is_refused_for_what_a_process_has_not_heard_yet(postgres: Callable[[], str], tmp_path: Path) -> None:
    address = postgres()
    with House(tmp_path / "first", address) as first, House(tmp_path / "deaf", address) as deaf:
        deaf.hall.store._listener.heard.clear()
        made = first.table("torres")
        assert deaf.seen(made, made["links"]["seat"])["table"]["seq"] == 2
        first.sit(made)
        assert deaf.command(made, made["links"]["seat"], do="start")["seq"] == 4


def test_while_the_database_is_away_everybody_is_asked_to_come_again(
    postgres: Callable[[], str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def away(*_: object) -> None:
        raise asyncpg.CannotConnectNowError("the database system is starting up")

    with House(tmp_path, postgres()) as house:
        made = house.table("torres")
        id, token = made["table"]["id"], made["links"]["seat"]
        house.hall.lives.clear()
        with monkeypatch.context() as patched:
            patched.setattr(house.hall.store, "fetch", away)
            answer = house.http.get(f"/tables/{id}", headers=bearer(token))
            assert (answer.status_code, answer.json()["code"]) == (503, "unavailable")
            with connect(f"ws://127.0.0.1:{house.port}/api/v2/socket") as socket:
                socket.send(json.dumps({"do": "hello", "table": id, "token": token}))
                with pytest.raises(ConnectionClosed, match="1013"):
                    socket.recv(timeout=PATIENCE)
        assert Guest(house, id, token).seq == 2


def test_what_happens_while_a_table_is_read_is_heard_too(
    postgres: Callable[[], str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    address = postgres()
    with House(tmp_path / "first", address) as first, House(tmp_path / "slow", address) as slow:
        made = first.table("torres")
        id = made["table"]["id"]
        reading, heard = threading.Event(), threading.Event()
        learn = slow.hall._learn_names

        async def learn_slowly(live: object) -> None:
            reading.set()
            await asyncio.to_thread(heard.wait, PATIENCE)
            await learn(live)

        async def hear(topic: str, message: str) -> None:
            if topic == "log" and message.startswith(id):
                heard.set()

        monkeypatch.setattr(slow.hall, "_learn_names", learn_slowly)
        slow.hall.store.listen(hear)
        with ThreadPoolExecutor() as pool:
            asked = pool.submit(slow.seen, made, made["links"]["seat"])
            assert reading.wait(PATIENCE)
            first.sit(made)
            asked.result(PATIENCE)
        until(lambda: slow.hall.lives[id].table.seq == 3, 10)


def test_a_bot_is_moved_by_one_process_and_by_another_when_that_is_gone(doors: list[Door], nursery: Nursery) -> None:
    id, tokens, _ = table(doors, bots={"1": "novice"}, settings={"players": 2})
    player = Steadfast([doors[0].socket], id, tokens[0], 3)
    other = Guest(doors[1], id, tokens[0])  # type: ignore[arg-type]
    say(doors[0], id, tokens[0], do="start")

    async def play(moves: int) -> None:
        task = asyncio.create_task(player.play())
        start = len(player.acknowledged)
        async with asyncio.timeout(PATIENCE):
            while len(player.acknowledged) - start < moves:
                await asyncio.sleep(0.05)
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)

    asyncio.run(play(15))
    nursery.kill(doors[0].port)
    player.addresses = [doors[1].socket]
    asyncio.run(play(15))
    nursery.start(doors[0].port)
    log = doors[1].http.get(f"/tables/{id}/log?limit=500", headers=bearer(tokens[0])).json()
    assert {entry["by"] for entry in log if entry["kind"] == "played"} == {"person", "bot"}
    assert not [entry for entry in log if entry["message"]["id"] == "server.entry.played.replaced"]
    until(lambda: _seq(doors[0], id, tokens[0]) == _seq(doors[1], id, tokens[0]))
    other.close()


def test_a_process_that_hangs_loses_its_bots_to_another_and_does_no_harm_when_it_wakes(
    doors: list[Door], nursery: Nursery
) -> None:
    id, tokens, _ = table(doors, bots={"1": "novice"}, settings={"players": 2})
    say(doors[0], id, tokens[0], do="start")
    player = Steadfast([doors[1].socket], id, tokens[0], 5)

    async def play(moves: int) -> None:
        task = asyncio.create_task(player.play())
        start = len(player.acknowledged)
        async with asyncio.timeout(PATIENCE):
            while len(player.acknowledged) - start < moves:
                await asyncio.sleep(0.05)
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)

    asyncio.run(play(5))
    nursery.hang(doors[0].port)
    try:
        asyncio.run(play(15))
    finally:
        nursery.wake(doors[0].port)
    asyncio.run(play(10))
    log = doors[1].http.get(f"/tables/{id}/log?limit=500", headers=bearer(tokens[0])).json()
    assert [entry["seq"] for entry in log] == list(range(1, len(log) + 1))
    assert {entry["by"] for entry in log if entry["kind"] == "played"} == {"person", "bot"}
    until(lambda: _seq(doors[0], id, tokens[0]) == _seq(doors[1], id, tokens[0]))
    again = doors[0].http.get(f"/tables/{id}/log?limit=500", headers=bearer(tokens[0])).json()
    assert again[: len(log)] == log


def _seq(door: Door, id: str, token: str) -> int:
    found: Json = json.loads(door.http.get(f"/tables/{id}", headers=bearer(token)).text)
    seq: int = found["table"]["seq"]
    return seq


def test_the_last_table_of_a_set_opens_all_of_them_at_every_process(doors: list[Door]) -> None:
    body = {"game": "torres", "name": "Green", "tables": 2}
    made = doors[0].http.post("/duplicates", json=body).json()
    first, second = made["tables"]
    seats = []
    for table in (first, second):
        path = f"/tables/{table['table']['id']}/seats"
        free = 1 if table is first else 2
        for _ in range(free):
            answer = doors[1].http.post(path, json={"id": uuid4().hex}, headers=bearer(table["links"]["sit"]))
            assert answer.status_code == 200, answer.text
            seats.append(answer.json()["token"])
    assert say(doors[0], first["table"]["id"], seats[0], do="start").status_code == 200
    looking = Guest(doors[0], second["table"]["id"], second["links"]["watch"])  # type: ignore[arg-type]
    assert say(doors[1], second["table"]["id"], seats[1], do="start").status_code == 200
    with pytest.raises(ConnectionClosed):
        looking.wait_for(10_000)
    assert all(message.get("position") is None for message in looking.all)
    assert say(doors[0], first["table"]["id"], seats[0], do="resign").status_code == 200
    own = Guest(doors[0], first["table"]["id"], seats[0])  # type: ignore[arg-type]
    assert (own.table["status"], own.table["seed"]) == ("over", None)
    for door in doors:
        watching = door.http.get(f"/tables/{first['table']['id']}", headers=bearer(first["links"]["watch"]))
        assert watching.status_code == 403
        assert door.http.get(f"/duplicates/{made['id']}").json()["over"] is False
    assert say(doors[1], second["table"]["id"], seats[1], do="resign").status_code == 200
    own.wait(lambda: own.table["seed"] is not None)
    own.close()
    for door in doors:
        watching = door.http.get(f"/tables/{first['table']['id']}", headers=bearer(first["links"]["watch"]))
        assert watching.json()["table"]["seed"] == own.table["seed"]
        assert door.http.get(f"/duplicates/{made['id']}").json()["over"] is True


def test_a_password_given_by_the_host_ends_the_sockets_of_running_processes(
    postgres: Callable[[], str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("BASTIDE_DATABASE", postgres())
    with House(tmp_path, database=os.environ["BASTIDE_DATABASE"]) as house:
        browser = httpx.Client(base_url=f"{house.address}/api/v2", timeout=PATIENCE)
        browser.post("/accounts", json={"name": "Forgetful One", "password": "a long enough password"})
        made = browser.post("/tables", json={"game": "lots"}).json()
        cookie = {"Cookie": f"bastide_session={browser.cookies['bastide_session']}"}
        with connect(f"ws://127.0.0.1:{house.port}/api/v2/socket", additional_headers=cookie) as socket:
            socket.send(json.dumps({"do": "hello", "table": made["table"]["id"]}))
            assert json.loads(socket.recv(PATIENCE))["you"] == 0
            assert main(["reset-password", "Forgetful One"]) == 0
            with pytest.raises(ConnectionClosed, match="4403"):
                list(socket)
