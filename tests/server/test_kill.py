"""Killed without warning, again and again, under load from real sockets, on both stores.

After every restart: each acknowledged move is in the log, each move that anybody was told of is in the log, and every
table goes on. `BASTIDE_KILLS` says how many times; the whole suite kills a few times, the soak more.
"""

import asyncio
import json
import os
import random
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import pytest

from bastide.server.serving import bind
from server.forked import Nursery
from server.house import PATIENCE, bearer
from server.steadfast import Steadfast

TABLES = 6


class Game:
    """One table under load, and what its players know of it."""

    def __init__(self, http: httpx.Client, address: str, seed: int, game: str) -> None:
        made = http.post("/tables", json={"game": game, "settings": {"players": 2}}).json()
        self.id: str = made["table"]["id"]
        sat = http.post(
            f"/tables/{self.id}/seats", json={"id": "y" * 16, "name": "Blue"}, headers=bearer(made["links"]["sit"])
        ).json()
        self.tokens = [made["links"]["seat"], sat["token"]]
        http.post(f"/tables/{self.id}/commands", json={"do": "start", "id": "s"}, headers=bearer(self.tokens[0]))
        self.players = [
            Steadfast(address, self.id, token, seed * 2 + number) for number, token in enumerate(self.tokens)
        ]

    def check(self, http: httpx.Client) -> int:
        """Compare what the players know with the log; returns how many moves were acknowledged so far."""
        acknowledged = 0
        for player, token in zip(self.players, self.tokens, strict=True):
            known, heard = dict(player.acknowledged), dict(player.heard)  # they may learn more while the log is read
            log: dict[int, Any] = {}
            while True:
                after = max(log, default=0)
                more = http.get(f"/tables/{self.id}/log?limit=500&after={after}", headers=bearer(token)).json()
                log.update({entry["seq"]: entry for entry in more})
                if len(more) < 500:
                    break
            assert sorted(log) == list(range(1, len(log) + 1))
            for seq, action in known.items():
                assert log[seq]["steps"][0]["action"] == action, f"acknowledged move {seq} of {self.id} is lost"
            for seq, text in heard.items():
                entry = log[seq]
                steps = [[step["seat"], step["action"]] for step in entry["steps"]]
                assert json.dumps([entry["kind"], entry["seat"], entry["by"], steps]) == text, "told, but not kept"
            assert player.contradictions == []
            acknowledged += len(known)
        return acknowledged


async def rampage(nursery: Nursery, port: int, kills: int, seed: int) -> dict[str, Any]:
    """Kill the server so many times while the tables are played, and check everything after every restart."""
    chance = random.Random(seed)
    address = f"ws://127.0.0.1:{port}/api/v2/socket"
    http = httpx.Client(base_url=f"http://127.0.0.1:{port}/api/v2", timeout=PATIENCE)
    names = ["torres", "caylus", "magna_carta", "carcassonne"]
    games = [Game(http, address, number, names[number % 4]) for number in range(TABLES)]
    tasks = {game: [asyncio.create_task(player.play()) for player in game.players] for game in games}
    finished = total = 0
    began = time.monotonic()
    for _ in range(kills):
        told = sum(len(player.heard) for game in games for player in game.players)
        await asyncio.sleep(0.1 + 0.3 * chance.random())
        end = time.monotonic() + PATIENCE
        while sum(len(player.heard) for game in games for player in game.players) < told + TABLES:
            assert time.monotonic() < end, "nothing is played"
            await asyncio.sleep(0.02 * chance.random())
        await asyncio.to_thread(nursery.kill, port)
        await asyncio.to_thread(nursery.start, port)
        for game in games:
            await asyncio.to_thread(game.check, http)
        for number, game in enumerate(games):
            if all(player.status == "over" for player in game.players):
                finished += 1
                total += game.check(http)
                games[number] = Game(http, address, 1_000 + finished, names[finished % 4])
                tasks[games[number]] = [asyncio.create_task(player.play()) for player in games[number].players]
    for game in games:
        before, end = game.check(http), time.monotonic() + PATIENCE
        while not all(player.status == "over" for player in game.players) and game.check(http) == before:
            assert time.monotonic() < end, f"table {game.id} does not go on"
            await asyncio.sleep(0.1)
        total += game.check(http)
    for players in tasks.values():
        for task in players:
            task.cancel()
        await asyncio.gather(*players, return_exceptions=True)
    http.close()
    return {"kills": kills, "acknowledged": total, "finished games": finished, "seconds": time.monotonic() - began}


def kill_again_and_again(tmp_path: Path, database: Callable[[], str], kills: int) -> dict[str, Any]:
    port_holder = bind("127.0.0.1", 0)
    port: int = port_holder.getsockname()[1]
    port_holder.close()
    nursery = Nursery(tmp_path, database())
    try:
        nursery.start(port)
        return asyncio.run(rampage(nursery, port, kills, seed=kills))
    finally:
        nursery.close()


def test_nothing_acknowledged_is_lost_and_nothing_unacknowledged_was_told(
    tmp_path: Path, database: Callable[[], str]
) -> None:
    done = kill_again_and_again(tmp_path, database, 3)
    assert done["acknowledged"] > 20


@pytest.mark.soak
@pytest.mark.timeout(1_800)
def test_nothing_is_lost_through_many_kills(tmp_path: Path, database: Callable[[], str]) -> None:
    done = kill_again_and_again(tmp_path, database, int(os.environ.get("BASTIDE_KILLS", "25")))
    print(done)
    assert done["acknowledged"] > TABLES * done["kills"] / 2
