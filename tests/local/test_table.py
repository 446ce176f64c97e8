"""The table without a server: whole games, what lasts, and what is not offered, by messages."""

import asyncio
import json
import subprocess
import sys
from collections.abc import Coroutine
from typing import Any

import pytest

import bastide
from bastide.core import BastideError, Record
from bastide.local.store import migrated
from local.desk import Guest, Shelf, get, post


def run(work: Coroutine[Any, Any, None]) -> None:
    asyncio.run(work)


async def begun(table: Any, game: str, **more: Any) -> tuple[str, str]:
    """A table with a bot, begun: its id and the token of our seat."""
    made = await post(table, "/tables", {"game": game, "settings": {"players": 2}, "bots": {"1": "builder"}, **more})
    id, token = made["table"]["id"], made["links"]["seat"]
    await post(table, f"/tables/{id}/commands", {"do": "start", "id": "start"}, made["links"]["host"])
    return id, token


@pytest.mark.parametrize("game", ["magna_carta", "torres"])
def test_a_whole_game_against_a_bot_is_left_in_the_middle_and_goes_on(game: str) -> None:
    async def play() -> None:
        shelf = Shelf()
        table = await shelf.open()
        id, token = await begun(table, game)
        await Guest(table, id, token).play_on(0, 10)
        await table.close()

        table = await shelf.open()
        guest = Guest(table, id, token)
        await guest.until(lambda: guest.table)
        assert guest.position is not None
        assert guest.position["step"] >= 10
        await guest.play_on(0)
        record = Record.read(await get(table, f"/tables/{id}/record", token))
        assert bastide.verify(bastide.load(game), record).draws_checked
        assert record.scores == guest.table["result"]["scores"]
        await table.close()

    run(play())


def test_the_table_is_the_same_as_on_a_server() -> None:
    async def look() -> None:
        table = await Shelf().open()
        id, token = await begun(table, "caylus")
        guest = Guest(table, id, token)
        await guest.until(lambda: guest.position and guest.position["to_move"] == 0 and guest.position["legal"])
        assert guest.position is not None
        action = guest.position["legal"][0]["action"]
        guest.line.put(json.dumps({"do": "foresee", "actions": [action]}))
        await guest.until(lambda: guest.heard[-1]["type"] == "foresight")
        assert (await get(table, f"/tables/{id}/hint?language=de", token))["seat"] == 0
        beyond = await table.ask("GET", f"/tables/{id}/hint?planned={action}", token)
        assert json.loads(beyond.text)["message"]["id"] == "server.refusal.wait_turn"
        assert [game["name"] for game in await get(table, "/games")] == bastide.game_names()
        assert (await get(table, "/games/caylus/rules?language=de"))[0]["id"].startswith("CAY-")
        assert (await get(table, "/games/caylus/pictures/base")).startswith("<svg")
        assert "<svg" in (await get(table, f"/tables/{id}/picture?language=fr", token))["svg"]
        assert (await get(table, f"/tables/{id}/log?limit=5", token))[0]["seq"] == 1
        assert await get(table, "/tables?status=playing") == []
        assert "refusal" in await get(table, "/words/server/it")
        lesson = await post(table, "/lessons/torres", {"name": "Ada"})
        assert lesson["table"]["game"] == "torres"
        await table.close()

    run(look())


def test_a_finished_game_is_reviewed() -> None:
    async def look() -> None:
        table = await Shelf().open()
        id, token = await begun(table, "magna_carta")
        guest = Guest(table, id, token)
        await guest.play_on(0, 2)
        await guest.ask(do="resign")
        await guest.until(lambda: guest.over)
        answer = await post(table, f"/tables/{id}/review", {}, token)
        while answer["status"] != "done":
            assert answer["status"] != "failed"
            await asyncio.sleep(0.05)
            answer = await get(table, f"/tables/{id}/review", token)
        assert answer["review"]["decisions"][0] == 2
        await table.close()

    run(look())


def test_what_is_acknowledged_is_kept() -> None:
    async def play() -> None:
        shelf = Shelf()
        table = await shelf.open()
        id, token = await begun(table, "torres")
        guest = Guest(table, id, token)
        await guest.play_on(0, 1)
        kept, seq = shelf.kept, guest.table["seq"]
        again = Shelf()
        again.kept = kept
        other = await again.open()
        assert (await get(other, f"/tables/{id}", token))["table"]["seq"] >= seq
        await other.close()
        await table.close()

    run(play())


def test_all_games_are_one_file_that_another_device_takes_up() -> None:
    async def move() -> None:
        table = await Shelf().open()
        id, _ = await begun(table, "torres")
        shelf = Shelf()
        shelf.kept = migrated(table.all_games())
        other = await shelf.open()
        (place,) = await other.places()
        assert (place.id, place.game, place.seat) == (id, "torres", 0)
        assert (await get(other, f"/tables/{id}", place.token))["you"] == 0
        await other.close()
        await table.close()

    run(move())
    with pytest.raises(BastideError, match="no file of games"):
        migrated(b"PNG" * 1_000)


def test_what_needs_people_elsewhere_is_refused_with_the_reason() -> None:
    async def ask() -> None:
        table = await Shelf().open()
        for method, address in (("GET", "/me"), ("POST", "/accounts"), ("GET", "/ratings"), ("POST", "/subscriptions")):
            reply = await table.ask(method, f"{address}?language=de", "", "{}")
            assert reply.status == 403
            said = json.loads(reply.text)["message"]
            assert said["id"] == "server.refusal.needs_server"
            assert said["text"] == "Dafür braucht es einen Server; hier bleibt alles auf diesem Gerät."
        await table.close()

    run(ask())


def test_what_makes_no_sense_is_refused_as_on_a_server() -> None:
    async def ask() -> None:
        table = await Shelf().open()
        for address, status in (("/tables/none", 404), ("/tables/A!", 400), ("/tables?status=lost", 400)):
            assert (await table.ask("GET", address)).status == status
        assert (await table.ask("POST", "/tables", "", '{"game": 7}')).status == 400
        assert (await table.ask("POST", "/tables", "", "{")).status == 400
        await table.close()

    run(ask())


def test_it_loads_nothing_that_only_a_server_needs() -> None:
    code = (
        "import sys, bastide.local, bastide.server.thinking.worker, bastide.server.thinking.reviewer\n"
        "print(*sorted({'litestar', 'uvicorn', 'argon2', 'cryptography', 'openskill', 'asyncpg'} & set(sys.modules)))"
    )
    answer = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert answer.stdout.strip() == ""
