"""How many live tables, and how many durable moves a second, one server process holds on this machine.

    python benchmarks/load.py                      # SQLite
    python benchmarks/load.py --store postgres     # a real PostgreSQL from the package pgserver
    python benchmarks/load.py --tables 500 --rates 100,200 --seconds 5

It starts a server on the loopback address, sets up tables with two connected players each, and then plays legal moves
by lot at a fixed rate, whatever the answers take (an open loop: a slow server does not slow the load down). A move's
latency is the time from sending it to its acknowledgement, which comes after its commit. Every move is then shown to
both players, sentences included, as a browser gets it. Client and server share the machine's cores.
"""

import argparse
import asyncio
import gc
import json
import os
import random
import resource
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from pathlib import Path
from typing import Any
from uuid import uuid4

import msgspec
from websockets.asyncio.client import ClientConnection, connect

OBJECTIVE = 0.050
Json = dict[str, Any]


class Action(msgspec.Struct):
    action: str


class Position(msgspec.Struct):
    to_move: int
    legal: list[Action] | None = None


class Message(msgspec.Struct):
    """What the load needs of any message; the rest is skipped."""

    type: str
    id: str | None = None
    seq: int = 0
    code: str = ""
    position: Position | None = None
    table: msgspec.Raw = msgspec.Raw(b"null")
    missed: msgspec.Raw = msgspec.Raw(b"null")


decode = msgspec.json.Decoder(Message).decode


class Tables:
    """All tables of one run."""

    def __init__(self, port: int, sentences: bool) -> None:
        self.port = port
        self.sentences = sentences
        self.ready: list[Seat] = []
        self.sent: dict[str, tuple[float, Seat]] = {}
        self.latencies: list[float] = []
        self.refused: dict[str, int] = {}
        self.shown = 0
        self.over = 0
        self.sockets: list[ClientConnection] = []
        self.tasks: list[asyncio.Task[None]] = []

    async def set_up(self, count: int, game: str) -> None:
        """Make the tables, start them and connect both players."""
        gate = asyncio.Semaphore(16)

        async def one() -> None:
            async with gate:
                made = await asyncio.to_thread(self.ask, "/tables", {"game": game, "settings": {"players": 2}}, "")
                id = made["table"]["id"]
                sat = await asyncio.to_thread(
                    self.ask, f"/tables/{id}/seats", {"id": uuid4().hex}, made["links"]["sit"]
                )
                tokens = [made["links"]["seat"], sat["token"]]
                await asyncio.to_thread(self.ask, f"/tables/{id}/commands", {"do": "start", "id": "s"}, tokens[0])
                for number, token in enumerate(tokens):
                    await self.join(id, token, number)

        await asyncio.gather(*(one() for _ in range(count)))

    def ask(self, path: str, body: Json, token: str) -> Json:
        headers = {"Content-Type": "application/json"}
        if token:
            headers["Authorization"] = f"Bearer {token}"
        request = urllib.request.Request(
            f"http://127.0.0.1:{self.port}/api/v1{path}", json.dumps(body).encode(), headers
        )
        with urllib.request.urlopen(request, timeout=60) as answer:
            found: Json = json.load(answer)
            return found

    async def join(self, table: str, token: str, number: int) -> None:
        address = f"ws://127.0.0.1:{self.port}/api/v1/socket"
        ws = await connect(address, compression=None, ping_interval=None, open_timeout=60, max_queue=None)
        self.sockets.append(ws)
        await ws.send(json.dumps({"do": "hello", "table": table, "token": token, "sentences": self.sentences}))
        seat = Seat(self, ws, number)
        welcome = msgspec.json.decode(await ws.recv())
        seat.take(welcome["table"]["seq"], msgspec.convert(welcome["position"], Position))
        self.tasks.append(asyncio.create_task(seat.listen()))

    async def load(self, rate: float, seconds: float, chance: random.Random) -> None:
        """Send moves at that rate; a table whose last move is not answered yet is left out."""
        self.latencies, self.refused, self.shown = [], {}, 0
        began = time.perf_counter()
        due = 0
        while (now := time.perf_counter()) < began + seconds:
            while due < (now - began) * rate and self.ready:
                due += 1
                place = chance.randrange(len(self.ready))
                self.ready[place], self.ready[-1] = self.ready[-1], self.ready[place]
                await self.ready.pop().move(chance)
            await asyncio.sleep(0.001)
        await asyncio.sleep(1.0)


class Seat:
    """One player's connection."""

    def __init__(self, tables: Tables, ws: ClientConnection, number: int) -> None:
        self.tables, self.ws, self.number = tables, ws, number
        self.seq = 0
        self.legal: list[Action] = []

    def take(self, seq: int, position: Position | None) -> None:
        self.seq = seq
        if position is not None and position.legal:
            self.legal = position.legal
            self.tables.ready.append(self)

    async def listen(self) -> None:
        async for frame in self.ws:
            message = decode(frame)
            if message.type == "update":
                self.tables.shown += 1
                if b'"status":"over"' in bytes(message.table):
                    self.tables.over += self.number == 0
                    continue
                self.take(message.seq, message.position)
            elif message.type == "done" and message.id in self.tables.sent:
                sent, _ = self.tables.sent.pop(message.id)
                self.tables.latencies.append(time.perf_counter() - sent)
            elif message.type == "refused":
                self.tables.refused[message.code] = self.tables.refused.get(message.code, 0) + 1

    async def move(self, chance: random.Random) -> None:
        id = uuid4().hex
        action = chance.choice(self.legal).action
        self.tables.sent[id] = (time.perf_counter(), self)
        await self.ws.send(json.dumps({"do": "play", "id": id, "seq": self.seq, "action": action}))


class Server:
    """The server process, and what it takes."""

    def __init__(self, store: str, folder: Path) -> None:
        database = ""
        if store == "postgres":
            import pgserver  # type: ignore[import-not-found, unused-ignore]

            self.postgres: Any = pgserver.get_server(  # type: ignore[attr-defined, unused-ignore]
                folder / "postgres"
            )
            database = self.postgres.get_uri()
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port: int = probe.getsockname()[1]
        code = "import sys; from bastide.server import run; run(port=int(sys.argv[1]), log_level='error')"
        environment = {
            **os.environ,
            "BASTIDE_DATA": str(folder / "data"),
            "BASTIDE_DATABASE": database,
            "BASTIDE_NO_LIMITS": "1",
        }
        self.process = subprocess.Popen([sys.executable, "-c", code, str(self.port)], env=environment)
        for _ in range(300):
            try:
                self.health: Json = json.load(urllib.request.urlopen(f"http://127.0.0.1:{self.port}/health/ready"))
                return
            except OSError:
                time.sleep(0.1)
        raise SystemExit("The server did not start.")

    def memory(self) -> float:
        """Resident megabytes."""
        pages = int(Path(f"/proc/{self.process.pid}/statm").read_text().split()[1])
        return pages * os.sysconf("SC_PAGE_SIZE") / 1e6

    def cpu(self) -> float:
        """Seconds of processor time so far."""
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rsplit(")", 1)[1].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def close(self) -> None:
        self.process.terminate()
        self.process.wait(30)
        if hasattr(self, "postgres"):
            self.postgres.cleanup()


def percentile(values: list[float], share: float) -> float:
    return sorted(values)[min(len(values) - 1, int(len(values) * share))] if values else float("nan")


async def run(options: argparse.Namespace) -> None:
    with tempfile.TemporaryDirectory() as folder:
        server = Server(options.store, Path(folder))
        try:
            await measure(server, options)
        finally:
            server.close()


async def measure(server: Server, options: argparse.Namespace) -> None:
    engine = server.health["engine"]
    print(f"{options.game}, {options.store}, {engine} engine, {options.tables} tables with 2 connected players each")
    tables = Tables(server.port, options.sentences)
    await tables.set_up(8, options.game)
    before = server.memory()
    began = time.perf_counter()
    await tables.set_up(options.tables - 8, options.game)
    await asyncio.sleep(1.0)
    grown = server.memory() - before
    print(
        f"set up in {time.perf_counter() - began:.0f} s; server {server.memory():.0f} MB, "
        f"{1_000 * grown / max(1, options.tables - 8):.0f} kB a table with its two sockets"
    )
    print(
        "| asked moves/s | acknowledged/s | shown/s | p50 ms | p99 ms | max ms | refused | server CPU | CPU ms a move |"
    )
    print("|---|---|---|---|---|---|---|---|---|")
    chance = random.Random(1)
    best = 0.0
    for rate in options.rates:
        used, began = server.cpu(), time.perf_counter()
        await tables.load(rate, options.seconds, chance)
        worked = server.cpu() - used
        share = worked / (time.perf_counter() - began)
        took, count = tables.latencies, len(tables.latencies) / options.seconds
        p99 = percentile(took, 0.99)
        print(
            f"| {rate:.0f} | {count:.0f} | {tables.shown / options.seconds:.0f} | {1e3 * percentile(took, 0.5):.1f} | "
            f"{1e3 * p99:.1f} | {1e3 * max(took, default=0):.1f} | {sum(tables.refused.values())} | {share:.0%} | "
            f"{1e3 * worked / max(1, len(took)):.2f} |",
            flush=True,
        )
        if p99 < OBJECTIVE and count > 0.97 * rate:
            best = max(best, count)
        if p99 > 1.0:
            break
    print(f"held under {1e3 * OBJECTIVE:.0f} ms at p99: {best:.0f} moves/s; {tables.over} games ended meanwhile")
    for task in tables.tasks:
        task.cancel()
    await asyncio.gather(*tables.tasks, return_exceptions=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--store", choices=["sqlite", "postgres"], default="sqlite")
    parser.add_argument("--tables", type=int, default=2_000)
    parser.add_argument("--game", default="torres")
    parser.add_argument("--rates", type=lambda text: [float(one) for one in text.split(",")], default=[100, 250, 500])
    parser.add_argument("--seconds", type=float, default=10.0, help="how long each rate is held")
    parser.add_argument("--sentences", action=argparse.BooleanOptionalAction, default=True)
    options = parser.parse_args()
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    needed = 2 * options.tables + 200
    if soft < needed:
        resource.setrlimit(resource.RLIMIT_NOFILE, (min(needed, hard), hard))
    gc.disable()  # the client's own pauses are none of the server's
    asyncio.run(run(options))


if __name__ == "__main__":
    main()
