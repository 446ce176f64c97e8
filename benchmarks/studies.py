"""How much longer a bot at a table takes to answer while studies have the engine on.

    python benchmarks/studies.py                         # 50 studies, a novice at the table
    python benchmarks/studies.py --studies 100 --game carcassonne --moves 60
    python benchmarks/studies.py --write                 # and write the table into RESULTS.md beside this file

It starts a server on the loopback address and plays legal moves at random against a bot, first alone, then beside
studies: each asks for a position, reads the lines as they come and asks for the next, so that there are always as many
searches under way. The wait is the time from sending a move to the first look, 10 ms apart, at which it is our turn
again; moves after which it is still our turn are not counted. Needs httpx.
"""

import argparse
import asyncio
import os
import random
import re
import socket
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any
from uuid import uuid4

import httpx

import bastide
from bastide.core import CHANCE, Dealer

RESULTS = Path(__file__).with_name("RESULTS.md")
CHAPTER = "## Studies beside a table\n"
LONGEST = 120.0
GAMES = ("torres", "caylus", "magna_carta", "carcassonne")


def positions(count: int) -> list[dict[str, Any]]:
    """Snapshots of all games in which somebody decides, each another."""
    found: list[dict[str, Any]] = []
    for number in range(count):
        state, dealer = bastide.load(GAMES[number % len(GAMES)]).start(players=2), Dealer(number)
        steps = 20 + number % 40
        while steps > 0 or state.to_move == CHANCE:
            legal = state.legal_codes()
            chance = state.to_move == CHANCE
            state.apply_code(dealer.draw_code(state) if chance else legal[int(dealer.below(len(legal)))])
            steps -= 1
        found.append(dict(state.snapshot()))
    return found


class Studies:
    """Many people with the engine on."""

    def __init__(self, address: str, count: int) -> None:
        self.address, self.count = address, count
        self.first: list[float] = []
        """Seconds to the first lines."""
        self.answers = 0

    async def study(self, number: int, shelf: list[dict[str, Any]]) -> None:
        """One of them: one position after the other."""
        async with httpx.AsyncClient(base_url=self.address, timeout=LONGEST) as http:
            for snapshot in shelf[number :: self.count]:
                begin, seen = time.perf_counter(), False
                async with http.stream("POST", "/search", json={"snapshot": snapshot, "seconds": 3}) as answer:
                    async for _ in answer.aiter_lines():
                        self.answers += 1
                        if not seen:
                            seen = True
                            self.first.append(time.perf_counter() - begin)


async def play(address: str, game: str, level: str, moves: int) -> list[float]:
    """Play against a bot; how long each of its answers took."""
    waits: list[float] = []
    chance = random.Random(1)
    async with httpx.AsyncClient(base_url=address, timeout=LONGEST) as http:
        while len(waits) < moves:
            made = (
                await http.post("/tables", json={"game": game, "settings": {"players": 2}, "bots": {"1": level}})
            ).json()
            id, token = made["table"]["id"], {"Authorization": f"Bearer {made['links']['seat']}"}

            async def seen(id: str = id, token: dict[str, str] = token) -> dict[str, Any]:
                found: dict[str, Any] = (await http.get(f"/tables/{id}", headers=token)).json()
                return found

            async def ours() -> dict[str, Any]:
                while True:
                    now = await seen()
                    if now["table"]["status"] == "over" or now["position"]["legal"]:
                        return now
                    await asyncio.sleep(0.01)

            begin = {"do": "start", "id": uuid4().hex}
            await http.post(f"/tables/{id}/commands", json=begin, headers=token)
            now = await ours()
            while now["table"]["status"] != "over" and len(waits) < moves:
                action = chance.choice(now["position"]["legal"])["action"]
                command = {"do": "play", "seq": now["table"]["seq"], "action": action, "id": uuid4().hex}
                sent = time.perf_counter()
                await http.post(f"/tables/{id}/commands", json=command, headers=token)
                bots_turn = not (await seen())["position"]["legal"]
                now = await ours()
                if bots_turn:
                    waits.append(time.perf_counter() - sent)
    return waits


async def measure(address: str, chosen: argparse.Namespace) -> tuple[list[float], list[float], Studies]:
    """The waits alone, the waits beside studies, and what these got."""
    await play(address, chosen.game, chosen.level, 5)
    alone = await play(address, chosen.game, chosen.level, chosen.moves)
    studies = Studies(address, chosen.studies)
    shelf = positions(chosen.studies * 40)
    people = [asyncio.ensure_future(studies.study(number, shelf)) for number in range(chosen.studies)]
    while not studies.first:
        await asyncio.sleep(0.1)
    beside = await play(address, chosen.game, chosen.level, chosen.moves)
    for each in people:
        each.cancel()
    await asyncio.gather(*people, return_exceptions=True)
    return alone, beside, studies


def row(title: str, waits: list[float]) -> str:
    """A row of the table."""
    ordered = sorted(waits)
    figures = (statistics.median(ordered), ordered[int(0.95 * (len(ordered) - 1))], ordered[-1])
    return f"| {title} | {len(ordered)} | {' | '.join(f'{1000 * each:,.0f} ms' for each in figures)} |"


def main() -> None:
    """Measure and tell."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--studies", type=int, default=50)
    parser.add_argument("--game", default="torres")
    parser.add_argument("--level", default="novice")
    parser.add_argument("--moves", type=int, default=40)
    parser.add_argument("--write", action="store_true")
    chosen = parser.parse_args()
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    with tempfile.TemporaryDirectory() as data:
        environment = {**os.environ, "BASTIDE_NO_LIMITS": "1", "BASTIDE_BOT_TABLES": "100"}
        command = [sys.executable, "-m", "bastide.cli", "serve", "--no-browser", "--port", str(port), "--data", data]
        with subprocess.Popen(command, env=environment, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL) as server:
            address = f"http://127.0.0.1:{port}/api/v2"
            try:
                for _ in range(600):
                    with socket.socket() as door:
                        if door.connect_ex(("127.0.0.1", port)) == 0:
                            break
                    time.sleep(0.1)
                alone, beside, studies = asyncio.run(measure(address, chosen))
            finally:
                server.terminate()
    lines = [
        f"`{chosen.level}` in {bastide.load(chosen.game).title}, {os.cpu_count()} cores, "
        f"load {os.getloadavg()[0]:.0f} at the end:",
        "",
        "| | answers | median | 95 % | longest |",
        "|---|---|---|---|---|",
        row("alone", alone),
        row(f"beside {chosen.studies} studies", beside),
        "",
        f"The longest answer takes {1000 * (max(beside) - max(alone)):+,.0f} ms, the median "
        f"{1000 * (statistics.median(beside) - statistics.median(alone)):+,.0f} ms, against a table alone.",
        "",
        f"The studies got {studies.answers} answers meanwhile; of {len(studies.first)} positions the first lines came "
        f"after {statistics.median(studies.first):.1f} s (median).",
    ]
    print("\n".join(lines))
    if chosen.write:
        text = RESULTS.read_text("utf-8")
        chapter = CHAPTER + "\n" + "\n".join(lines) + "\n"
        found = re.search(rf"^{CHAPTER}.*?(?=^## |\Z)", text, re.MULTILINE | re.DOTALL)
        text = text.replace(found[0], chapter + "\n") if found else f"{text.rstrip()}\n\n{chapter}"
        RESULTS.write_text(text, "utf-8")


if __name__ == "__main__":
    main()
