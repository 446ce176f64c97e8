"""Killed without warning, hung, and the database gone in between, again and again, under load from real sockets.

On SQLite one process serves the tables, on PostgreSQL two, and players come back at either. After every mishap: each
acknowledged move is in the log, each move that anybody was told of is in the log, and every table goes on.
`BASTIDE_KILLS` says how many; the whole suite has a few of each kind, the soak more.
"""

import asyncio
import json
import os
import random
import time
from collections import Counter
from pathlib import Path
from typing import Any

import httpx
import pytest

from bastide.server.serving import bind
from server.forked import Nursery, Postgres
from server.house import PATIENCE, bearer, until
from server.steadfast import Steadfast

TABLES = 6
GAMES = ("torres", "caylus", "magna_carta", "carcassonne")
STORES = {
    "sqlite": (1, ("killed", "killed and hung", "killed")),
    "postgres": (2, ("killed", "hung", "database killed", "killed", "killed and hung", "killed")),
}
"""How many processes serve, and what happens to them, over and over."""


class Game:
    """One table under load, and what its players know of it."""

    def __init__(self, http: httpx.Client, addresses: list[str], seed: int, game: str) -> None:
        made = http.post("/tables", json={"game": game, "settings": {"players": 2}}).json()
        self.id: str = made["table"]["id"]
        sat = http.post(
            f"/tables/{self.id}/seats", json={"id": "y" * 16, "name": "Blue"}, headers=bearer(made["links"]["sit"])
        ).json()
        self.tokens = [made["links"]["seat"], sat["token"]]
        http.post(f"/tables/{self.id}/commands", json={"do": "start", "id": "s"}, headers=bearer(self.tokens[0]))
        self.players = [
            Steadfast(addresses, self.id, token, seed * 2 + number) for number, token in enumerate(self.tokens)
        ]

    @property
    def over(self) -> bool:
        """Whether everybody knows that it is over."""
        return all(player.status == "over" for player in self.players)

    def check(self, http: httpx.Client) -> int:
        """Compare what the players know with the log; returns how many moves were acknowledged so far."""
        acknowledged = 0
        for player, token in zip(self.players, self.tokens, strict=True):
            known, heard = dict(player.acknowledged), dict(player.heard)  # they may learn more while the log is read
            log = self._log(http, token, max([*known, *heard, 0]))
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

    def _log(self, http: httpx.Client, token: str, last: int) -> dict[int, Any]:
        """The log as far as that entry at least, as soon as a process has its database again and has heard of it."""
        log: dict[int, Any] = {}

        def read() -> bool:
            path = f"/tables/{self.id}/log?limit=500&after={max(log, default=0)}"
            answer = http.get(path, headers=bearer(token))
            if answer.status_code == 503:
                return False
            assert answer.status_code == 200, answer.text
            log.update({entry["seq"]: entry for entry in answer.json()})
            return len(answer.json()) < 500 and max(log, default=0) >= last

        until(read)
        return log


class Rampage:
    """Servers to which something happens, while tables are played."""

    def __init__(self, nursery: Nursery, ports: list[int], postgres: Postgres | None, seed: int) -> None:
        self.nursery, self.ports, self.postgres = nursery, ports, postgres
        self.chance = random.Random(seed)
        self.struck: Counter[str] = Counter()
        self.addresses = [f"ws://127.0.0.1:{port}/api/v2/socket" for port in ports]
        anew = httpx.Limits(max_keepalive_connections=0)  # a connection that is kept may just be ending
        self.doors = [
            httpx.Client(base_url=f"http://127.0.0.1:{port}/api/v2", timeout=PATIENCE, limits=anew) for port in ports
        ]

    async def run(self, mishaps: list[str]) -> dict[str, Any]:
        """All these mishaps while the tables are played; everything is checked after every one."""
        began = time.monotonic()
        games = [self._game(number) for number in range(TABLES)]
        tasks = {game: [asyncio.create_task(player.play()) for player in game.players] for game in games}
        finished = total = 0
        for mishap in mishaps:
            await self._played(games)
            await self._strike(mishap)
            for game in games:
                await asyncio.to_thread(game.check, self.chance.choice(self.doors))
            for number, game in enumerate(games):
                if game.over:
                    finished += 1
                    total += game.check(self.doors[0])
                    games[number] = self._game(1_000 + finished)
                    tasks[games[number]] = [asyncio.create_task(player.play()) for player in games[number].players]
        for game in games:
            before, end = game.check(self.doors[0]), time.monotonic() + PATIENCE
            while not game.over and game.check(self.doors[0]) == before:
                assert time.monotonic() < end, f"table {game.id} does not go on"
                await asyncio.sleep(0.1)
            total += game.check(self.doors[0])
        for players in tasks.values():
            for task in players:
                task.cancel()
            await asyncio.gather(*players, return_exceptions=True)
        for game in games:
            assert game.check(self.doors[0]) == game.check(self.doors[-1]), "all processes tell the same"
        seconds = round(time.monotonic() - began)
        return {**self.struck, "acknowledged": total, "finished games": finished, "seconds": seconds}

    def _game(self, number: int) -> Game:
        return Game(self.doors[0], self.addresses, number, GAMES[number % len(GAMES)])

    async def _played(self, games: list[Game]) -> None:
        """A moment, and until as much more was played as there are tables."""

        def heard() -> int:
            return sum(len(player.heard) for game in games for player in game.players)

        before, end = heard(), time.monotonic() + PATIENCE
        await asyncio.sleep(0.1 + 0.3 * self.chance.random())
        while heard() < before + TABLES:
            assert time.monotonic() < end, "nothing is played"
            await asyncio.sleep(0.02 * self.chance.random())

    async def _strike(self, mishap: str) -> None:
        """`hung` may last until others have taken over, and ends as if nothing had happened; or the process is killed
        before it wakes."""
        self.struck[mishap] += 1
        port = self.chance.choice(self.ports)
        if mishap == "database killed":
            assert self.postgres is not None
            await asyncio.to_thread(self.postgres.crash)
            return
        if "hung" in mishap:
            self.nursery.hang(port)
            await asyncio.sleep(self.chance.choice((0.1, 0.5, 7.0 if mishap == "hung" else 1.0)))
        if "killed" in mishap:
            await asyncio.to_thread(self.nursery.kill, port)
            await asyncio.to_thread(self.nursery.start, port)
        else:
            self.nursery.wake(port)

    def close(self) -> None:
        for door in self.doors:
            door.close()


def free_port() -> int:
    holder = bind("127.0.0.1", 0)
    port: int = holder.getsockname()[1]
    holder.close()
    return port


def again_and_again(store: str, folder: Path, count: int) -> dict[str, Any]:
    """This many mishaps on that store; what happened."""
    processes, kinds = STORES[store]
    postgres = Postgres() if store == "postgres" else None
    nursery = Nursery(folder, postgres.address if postgres else "")
    try:
        ports = [free_port() for _ in range(processes)]
        for port in ports:
            nursery.start(port)
        rampage = Rampage(nursery, ports, postgres, seed=count)
        done = asyncio.run(rampage.run([kinds[number % len(kinds)] for number in range(count)]))
        rampage.close()
        return done
    finally:
        nursery.close()
        if postgres is not None:
            postgres.close()


@pytest.mark.parametrize("store", STORES)
def test_nothing_acknowledged_is_lost_and_nothing_unacknowledged_was_shown(tmp_path: Path, store: str) -> None:
    done = again_and_again(store, tmp_path, 3)
    assert done["acknowledged"] > 20


@pytest.mark.soak
@pytest.mark.timeout(7_200)
@pytest.mark.parametrize("store", STORES)
def test_nothing_is_lost_through_many_mishaps(tmp_path: Path, store: str) -> None:
    count = int(os.environ.get("BASTIDE_KILLS", "25"))
    done = again_and_again(store, tmp_path, count)
    print(store, done)
    assert done["acknowledged"] > TABLES * count / 2
