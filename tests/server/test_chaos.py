"""Cut, delayed, repeated and swapped at the socket: in the end everybody sees what the server sees."""

import asyncio
import os
import time
from typing import Any

import pytest

from bastide.server.sentences import Viewer
from server.house import PATIENCE, House, view_hash
from server.steadfast import Steadfast
from server.weather import Weather, relay


async def storm(house: House, tables: int, seconds: float, enough: int, seed: int) -> tuple[Weather, list[Steadfast]]:
    """Play at this many tables through bad weather, for some time and until enough moves are played and all has
    struck that can; then let it clear and everybody catch up."""
    weather = Weather(seed)
    made = [
        await asyncio.to_thread(house.filled, game)
        for game in ("torres", "caylus", "magna_carta", "carcassonne", "lots") * tables
    ][:tables]
    async with relay(f"ws://127.0.0.1:{house.port}/api/v2/socket", weather) as address:
        players = [
            Steadfast([address], table["table"]["id"], token, 100 * number + seat)
            for number, (table, tokens) in enumerate(made)
            for seat, token in enumerate(tokens)
        ]
        tasks = [asyncio.create_task(player.play()) for player in players]
        begun = time.monotonic()
        while time.monotonic() < begun + seconds or not (played(players) > enough and all(weather.struck.values())):
            assert time.monotonic() < begun + seconds + PATIENCE, (played(players), weather.struck)
            await asyncio.sleep(0.1)
        weather.bad = False
        for player in players:
            player.resting = True
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            seqs = {id: house.hall.lives[id].table.seq for id in {player.table for player in players}}
            if all(p.seq == seqs[p.table] and (p.pending is None or p.status == "over") for p in players):
                break
            await asyncio.sleep(0.1)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
    return weather, players


def played(players: list[Steadfast]) -> int:
    return sum(len(player.acknowledged) for player in players)


def check(house: House, players: list[Steadfast]) -> None:
    for player in players:
        live: Any = house.hall.lives[player.table]
        seat = int(player.token.split(".")[2])
        assert player.contradictions == []
        assert player.seq == live.table.seq
        assert player.position is not None
        server = live.position(Viewer(seat))
        assert view_hash(player.position["view"]) == server.hash
        assert player.position["to_move"] == server.to_move
        for seq, action in player.acknowledged.items():
            assert player.heard.get(seq) is None or action in player.heard[seq]


def test_after_the_storm_everybody_sees_what_the_server_sees(house: House) -> None:
    _, players = asyncio.run(storm(house, 5, 3.0, 40, seed=7))
    check(house, players)


@pytest.mark.soak
def test_after_a_long_storm_too(house: House) -> None:
    seconds = float(os.environ.get("BASTIDE_STORM_SECONDS", "20"))
    weather, players = asyncio.run(storm(house, 15, seconds, 100, seed=8))
    print(weather.struck, played(players), "moves")
    check(house, players)
