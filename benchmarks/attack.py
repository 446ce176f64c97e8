"""What one address can do to everybody else: for each attack, how long an honest player waits with it and without.

    python benchmarks/attack.py                              # all attacks, against a server with its usual limits
    python benchmarks/attack.py --only syncs,bots --seconds 10 --rounds 3
    python benchmarks/attack.py --json                       # one object a line, for programs

The victim is at 127.0.0.1: two people who play a game of Torres over sockets, somebody who asks for pages and tables,
and one who plays against a quick bot. The attacker is at 127.0.0.2, in a process of its own. Before every attack the
victim is watched alone.
"""

import argparse
import asyncio
import contextlib
import json
import multiprocessing
import os
import random
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path
from typing import Any
from uuid import uuid4

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

Json = dict[str, Any]
VICTIM, ATTACKER = "127.0.0.1", "127.0.0.2"
PAUSE = 0.05
"""Seconds between two things the victim asks for."""
Table = tuple[str, list[str], Json]
"""Its id, the tokens of its seats, its links."""
BROKEN = (OSError, WebSocketException, asyncio.IncompleteReadError, TimeoutError, ValueError)


class Server:
    """A server with its usual limits, and few files to waste."""

    def __init__(self, folder: Path) -> None:
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port: int = probe.getsockname()[1]
        code = (
            "import resource, sys; resource.setrlimit(resource.RLIMIT_NOFILE, (1024, 1024)); "
            "from bastide.server import run; run(port=int(sys.argv[1]), log_level='critical')"
        )
        environment = {**os.environ, "BASTIDE_DATA": str(folder), "BASTIDE_DATABASE": "", "BASTIDE_THINKERS": "1"}
        self.process = subprocess.Popen([sys.executable, "-c", code, str(self.port)], env=environment)
        for _ in range(600):
            try:
                urllib.request.urlopen(f"http://127.0.0.1:{self.port}/health/live")
                return
            except OSError:
                time.sleep(0.1)
        raise SystemExit("The server did not start.")

    def close(self) -> None:
        self.process.terminate()
        self.process.wait(30)


class Client:
    """Somebody at an address."""

    def __init__(self, port: int, address: str) -> None:
        self.port, self.address = port, address

    async def ask(self, method: str, path: str, body: Json | None = None, token: str = "") -> tuple[int, Any]:
        """The status and the answer of a request on a connection of its own."""
        reader, writer = await asyncio.open_connection("127.0.0.1", self.port, local_addr=(self.address, 0))
        try:
            said = json.dumps(body).encode() if body is not None else b""
            bearer = f"Authorization: Bearer {token}\r\n" if token else ""
            writer.write(
                f"{method} {path} HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\n{bearer}"
                f"Content-Length: {len(said)}\r\nConnection: close\r\n\r\n".encode()
                + said
            )
            answer = await reader.read(-1)
        finally:
            writer.close()
        head, _, rest = answer.partition(b"\r\n\r\n")
        if not head:
            raise ConnectionError("no answer")
        return int(head.split()[1]), json.loads(rest) if b"application/json" in head and rest else None

    async def table(self, players: int = 2, **body: Any) -> Table:
        """A table that has begun."""
        asked = {"game": "torres", "settings": {"players": players}, **body}
        status, made = await self.ask("POST", "/api/v2/tables", asked)
        if status != 201:
            raise ConnectionError(f"no table: {status}")
        id, links = made["table"]["id"], made["links"]
        tokens = [links["seat"]] if links["seat"] else []
        while len(tokens) < players - len(body.get("bots", {})):
            sit = {"id": uuid4().hex}
            _, sat = await self.ask("POST", f"/api/v2/tables/{id}/seats", sit, links["sit"])
            tokens.append(sat["token"])
        start = {"do": "start", "id": "s"}
        await self.ask("POST", f"/api/v2/tables/{id}/commands", start, tokens[0] if tokens else links["host"])
        return id, tokens, links

    @contextlib.asynccontextmanager
    async def seat(self, table: str, token: str) -> AsyncIterator[ClientConnection]:
        """A socket at a table."""
        address = f"ws://127.0.0.1:{self.port}/api/v2/socket"
        async with connect(address, local_addr=(self.address, 0), compression=None, max_size=None) as opened:
            await opened.send(json.dumps({"do": "hello", "table": table, "token": token}))
            yield opened


class Watched:
    """How long the victim waits, and what is refused."""

    def __init__(self) -> None:
        self.waits: dict[str, list[float]] = {"move": [], "request": [], "bot": []}
        self.refused = 0
        self.failed = 0

    def tell(self, kind: str, share: float) -> float:
        """This many milliseconds at most in that share of all cases."""
        found = sorted(self.waits[kind])
        return 1e3 * found[min(len(found) - 1, int(len(found) * share))] if found else float("nan")


class Victim:
    """Honest people."""

    def __init__(self, port: int) -> None:
        self.client = Client(port, VICTIM)
        self.chance = random.Random(1)

    async def set_up(self) -> None:
        self.pair = await self.client.table()
        self.alone = await self.client.table(bots={"1": "novice"})

    async def live(self, seconds: float, watched: Watched) -> None:
        """Play and ask for so long."""
        works = [self._play(watched), self._request(watched), self._play_bot(watched)]
        tasks = [asyncio.create_task(self._steadily(work, watched)) for work in works]
        await asyncio.sleep(seconds)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _steadily(self, work: Awaitable[None], watched: Watched) -> None:
        try:
            await work
        except BROKEN as wrong:
            watched.failed += 1
            print(f"the victim was broken off: {wrong!r}", file=sys.stderr)

    async def _request(self, watched: Watched) -> None:
        id, tokens, _ = self.pair
        while True:
            for path in ("/health/live", "/api/v2/games", f"/api/v2/tables/{id}"):
                began = time.perf_counter()
                status, _ = await self.client.ask("GET", path, None, tokens[0] if id in path else "")
                watched.waits["request"].append(time.perf_counter() - began)
                watched.refused += status >= 400
                await asyncio.sleep(PAUSE)

    async def _play(self, watched: Watched) -> None:
        id, tokens, _ = self.pair
        async with self.client.seat(id, tokens[0]) as first, self.client.seat(id, tokens[1]) as second:
            await self._moves([first, second], watched, "move")

    async def _play_bot(self, watched: Watched) -> None:
        id, tokens, _ = self.alone
        async with self.client.seat(id, tokens[0]) as alone:
            await self._moves([alone], watched, "bot")

    async def _moves(self, sockets: list[ClientConnection], watched: Watched, kind: str) -> None:
        """Make legal moves. Waits for `move` are until the acknowledgement, for `bot` until one may move again."""
        latest: dict[ClientConnection, Json] = {}
        while True:
            for socket_ in sockets:
                while True:
                    with contextlib.suppress(TimeoutError):
                        async with asyncio.timeout(0 if socket_ in latest else None):
                            latest[socket_] = _taken(json.loads(await socket_.recv()), latest.get(socket_))
                            continue
                    break
            mover = next((one for one in sockets if latest[one].get("legal")), None)
            if mover is None:
                waiting = sockets[0]
                latest[waiting] = _taken(json.loads(await waiting.recv()), latest[waiting])
                continue
            now = latest[mover]
            if now.get("over"):
                return
            action = self.chance.choice(now["legal"])["action"]
            id = uuid4().hex
            began = time.perf_counter()
            await mover.send(json.dumps({"do": "play", "id": id, "seq": now["seq"], "action": action}))
            done = False
            while not done or (kind == "bot" and not latest[mover].get("legal") and not latest[mover].get("over")):
                message = json.loads(await mover.recv())
                if message["type"] == "refused":
                    watched.refused += message["code"] == "too_often"
                    done = True
                done = done or (message["type"] == "done" and message["id"] == id)
                if message["type"] == "done":
                    latest[mover] = {**now, "legal": None}
                latest[mover] = _taken(message, latest[mover])
            watched.waits[kind].append(time.perf_counter() - began)
            await asyncio.sleep(PAUSE)


def _taken(message: Json, known: Json | None) -> Json:
    """What is known of a table after a message."""
    now = dict(known or {"seq": 0, "legal": None, "over": False})
    if message["type"] == "refused" and message.get("missed"):
        message = message["missed"]
    elif message["type"] not in ("welcome", "update"):
        return now
    table = message.get("table") or {}
    now["seq"] = message.get("seq") or table.get("seq") or now["seq"]
    now["over"] = table.get("status") == "over" or now["over"]
    if message.get("position"):
        now["legal"] = message["position"]["legal"]
    return now


# The attacks

Attack = Callable[["Attacker"], Awaitable[None]]
ATTACKS: dict[str, Attack] = {}


class Attacker:
    """Somebody who means harm."""

    def __init__(self, port: int, target: Table) -> None:
        self.client = Client(port, ATTACKER)
        self.port = port
        self.target = target
        """The victim's table, to which the attacker has the link for spectators."""

    async def keep(self, work: Callable[[], Awaitable[None]], count: int) -> None:
        """Do something over and over, this many at a time."""

        async def one() -> None:
            while True:
                with contextlib.suppress(*BROKEN):
                    await work()
                await asyncio.sleep(0)

        await asyncio.gather(*(one() for _ in range(count)))

    async def flood(self, table: str, token: str, frame: Json) -> None:
        """Send a frame as fast as it goes, and read what comes."""
        async with self.client.seat(table, token) as opened:
            text = json.dumps(frame)

            async def read() -> None:
                async for _ in opened:
                    pass

            reading = asyncio.create_task(read())
            try:
                while not reading.done():
                    await opened.send(text)
            finally:
                reading.cancel()


def attack(work: Attack) -> Attack:
    """An attack, by its name."""
    ATTACKS[work.__name__] = work
    return work


@attack
async def syncs(attacker: Attacker) -> None:
    """Four spectators of the victim's table ask for all of it, over and over."""
    id, _, links = attacker.target
    await attacker.keep(lambda: attacker.flood(id, links["watch"], {"do": "sync", "seq": 0}), 4)


@attack
async def foresights(attacker: Attacker) -> None:
    """Eight players look sixteen actions ahead, over and over, each at a table of their own."""
    tables = [await attacker.client.table() for _ in range(8)]

    async def one(table: Table) -> None:
        await attacker.keep(
            lambda: attacker.flood(table[0], table[1][0], {"do": "foresee", "actions": ["end"] * 16}), 1
        )

    await asyncio.gather(*(one(table) for table in tables))


@attack
async def stale(attacker: Attacker) -> None:
    """Players send commands that come too late, and get what they missed, over and over."""
    id, tokens, _ = await attacker.client.table()
    frame = {"do": "undo", "id": "x", "seq": 1, "to": 0}
    await attacker.keep(lambda: attacker.flood(id, tokens[0], frame), 4)


@attack
async def requests(attacker: Attacker) -> None:
    """Forty connections ask for tables, pictures and lists, over and over."""
    id, tokens, _ = await attacker.client.table()
    paths = [f"/api/v2/tables/{id}/picture", f"/api/v2/tables/{id}/log?limit=500", "/api/v2/tables?status=playing", "/"]

    async def ask() -> None:
        await attacker.client.ask("GET", random.choice(paths), None, tokens[0])

    await attacker.keep(ask, 40)


@attack
async def halves(attacker: Attacker) -> None:
    """1,100 connections send half a request each, and come again when they are closed."""

    async def half() -> None:
        reader, writer = await asyncio.open_connection("127.0.0.1", attacker.port, local_addr=(ATTACKER, 0))
        try:
            writer.write(b"POST /api/v2/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Le")
            await reader.read(1)
            await asyncio.sleep(0.5)
        finally:
            writer.close()

    await attacker.keep(half, 1_100)


@attack
async def passwords(attacker: Attacker) -> None:
    """Twenty connections try passwords."""

    async def guess() -> None:
        wrong = {"name": f"Knight {random.randrange(1_000)}", "password": "a wrong password"}
        await attacker.client.ask("POST", "/api/v2/session", wrong)

    await attacker.keep(guess, 20)


@attack
async def rematches(attacker: Attacker) -> None:
    """Four players resign and play again, over and over."""

    async def again() -> None:
        id, tokens, _ = await attacker.client.table()
        token = tokens[0]
        while token:
            await attacker.client.ask("POST", f"/api/v2/tables/{id}/commands", {"do": "resign", "id": "r"}, token)
            asked = {"do": "rematch", "id": "m"}
            _, made = await attacker.client.ask("POST", f"/api/v2/tables/{id}/commands", asked, token)
            id, token = made.get("table"), made.get("token")
            if token:
                await attacker.client.ask("POST", f"/api/v2/tables/{id}/commands", {"do": "start", "id": "s"}, token)

    await attacker.keep(again, 4)


@attack
async def bots(attacker: Attacker) -> None:
    """Eighteen tables of kings, all of them watched."""

    async def watch() -> None:
        id, _, links = await attacker.client.table(2, sit=False, bots={"0": "king", "1": "king"})
        async with attacker.client.seat(id, links["watch"]) as opened:
            async for _ in opened:
                pass

    await attacker.keep(watch, 18)


@attack
async def sleepers(attacker: Attacker) -> None:
    """Fifty spectators of the victim's table who never read."""
    id, _, links = attacker.target

    async def sleep() -> None:
        async with attacker.client.seat(id, links["watch"]):
            await asyncio.sleep(60)

    await attacker.keep(sleep, 50)


def begin(name: str, port: int, target: Table) -> None:
    """Attack until killed."""
    asyncio.run(ATTACKS[name](Attacker(port, target)))  # type: ignore[arg-type]


async def run(options: argparse.Namespace) -> int:
    """Every attack, round by round, each time on a server of its own; how many honest requests were refused or broken
    off."""
    found = {name: (Watched(), Watched()) for name in options.only}
    for left in range(options.rounds, 0, -1):
        for name, (alone, under) in found.items():
            with tempfile.TemporaryDirectory() as folder:
                server = Server(Path(folder))
                try:
                    await against(server, name, alone, under, options)
                finally:
                    server.close()
            if left == 1:
                report(name, alone, under, options.json)
    return sum(under.refused + under.failed for _, under in found.values())


async def against(server: Server, name: str, alone: Watched, under: Watched, options: argparse.Namespace) -> None:
    """Watch the victim alone and under one attack."""
    victim = Victim(server.port)
    await victim.set_up()
    await victim.live(3.0, Watched())
    await victim.live(options.seconds, alone)
    await victim.set_up()
    process = multiprocessing.get_context("spawn").Process(target=begin, args=(name, server.port, victim.pair))
    process.start()
    try:
        await asyncio.sleep(options.lead)
        await victim.live(options.seconds, under)
        if not process.is_alive():
            print(f"the attack {name} ended by itself", file=sys.stderr)
    finally:
        process.kill()
        process.join()


def report(name: str, alone: Watched, under: Watched, as_json: bool) -> None:
    """One line for every kind of wait."""
    for kind in alone.waits:
        numbers = [round(who.tell(kind, share), 1) for who in (alone, under) for share in (0.5, 0.99)]
        worse = [round(under.tell(kind, share) / alone.tell(kind, share), 1) for share in (0.5, 0.99)]
        count = len(under.waits[kind])
        if as_json:
            found = {"attack": name, "kind": kind, "ms": numbers, "worse": worse, "count": count}
            print(json.dumps({**found, "refused": under.refused, "failed": under.failed}), flush=True)
        else:
            cells = [name, kind, *numbers, *worse, count, under.refused + under.failed]
            print("| " + " | ".join(map(str, cells)) + " |", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--only", type=lambda text: text.split(","), default=None, help="some attacks, by name")
    parser.add_argument("--seconds", type=float, default=8.0, help="how long the victim is watched, twice")
    parser.add_argument("--rounds", type=int, default=1, help="how often, all taken together: for a busy machine")
    parser.add_argument("--lead", type=float, default=2.0, help="seconds that an attack goes on before")
    parser.add_argument("--json", action="store_true")
    options = parser.parse_args()
    options.only = options.only or list(ATTACKS)
    if not options.json:
        print(
            "| attack | victim's | p50 ms alone | p99 ms alone | p50 ms | p99 ms | p50 times | p99 times | count | "
            "refused or broken off |"
        )
        print("|---|---|---:|---:|---:|---:|---:|---:|---:|---:|")
    sys.exit(1 if asyncio.run(run(options)) else 0)


if __name__ == "__main__":
    main()
