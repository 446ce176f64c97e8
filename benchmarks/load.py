"""How many live tables, and how many durable moves a second, one server process or several hold on this machine.

    python benchmarks/load.py                      # SQLite
    python benchmarks/load.py --store postgres     # a real PostgreSQL from the package pgserver
    python benchmarks/load.py --store postgres --processes 4 --apart
    python benchmarks/load.py --tables 500 --rates 100,200 --seconds 5
    python benchmarks/load.py --write              # and write the table into RESULTS.md beside this file

It starts a server on the loopback address, sets up tables with two connected players each, and then plays legal moves
at random at a fixed rate, whatever the answers take (an open loop: a slow server does not slow the load down). A move's
latency is the time from the instant it was due to its acknowledgement, which comes after its commit. Every move is then
shown to both players as a browser gets it, or with sentences in a language that is named. Several processes share the
tables; by `--apart` the two players of a table are at different ones, so that each hears from the other process.

Client and server share the machine's cores. So the client speaks WebSocket itself, in a few lines, keeps to the last
core, and tells how much of it it takes: near 100 % the figures are the client's, not the server's.
"""

import argparse
import asyncio
import gc
import json
import os
import random
import re
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

OBJECTIVE = 0.050
RESULTS = Path(__file__).with_name("RESULTS.md")
CHAPTER = "## The table under load\n"
TITLES = {"sqlite": "SQLite", "postgres": "PostgreSQL"}
TICK = 0.001
FIRST = 1_000
"""This many tables are set up before their players come: more would have left the server's memory by then."""
Json = dict[str, Any]


class Action(msgspec.Struct):
    action: str


class Position(msgspec.Struct):
    legal: list[Action] | None = None


class Table(msgspec.Struct):
    seq: int
    status: str


class Message(msgspec.Struct):
    """What the load needs of any message; the rest is skipped."""

    type: str
    id: str | None = None
    seq: int = 0
    code: str = ""
    position: Position | None = None
    table: Table | None = None


decode = msgspec.json.Decoder(Message).decode


class Tables:
    """All tables of one run."""

    def __init__(self, ports: list[int], language: str | None, apart: bool) -> None:
        self.ports = ports
        self.language = language
        self.apart = apart
        self.seated: list[tuple[str, list[str]]] = []
        self.joined = 0
        self.ready: list[Seat] = []
        self.sent: dict[str, float] = {}
        self.latencies: list[float] = []
        self.refused: dict[str, int] = {}
        self.shown = 0
        self.over = 0

    async def make(self, count: int, game: str) -> None:
        """Make and start this many tables more."""
        ports = [self.ports[n % len(self.ports)] for n in range(8)]
        await asyncio.gather(*(self._make_some(count // 8 + (n < count % 8), game, ports[n]) for n in range(8)))

    async def _make_some(self, count: int, game: str, port: int) -> None:
        asking = Asking(port)
        await asking.connect()
        for _ in range(count):
            made = await asking.ask("/tables", {"game": game, "settings": {"players": 2}})
            id = made["table"]["id"]
            sat = await asking.ask(f"/tables/{id}/seats", {"id": uuid4().hex}, made["links"]["sit"])
            tokens = [made["links"]["seat"], sat["token"]]
            await asking.ask(f"/tables/{id}/commands", {"do": "start", "id": "s"}, tokens[0])
            self.seated.append((id, tokens))
        asking.close()

    async def join(self) -> None:
        """Connect both players of every table that is new."""
        loop = asyncio.get_running_loop()
        for number in range(self.joined, len(self.seated), 50):
            seats = []
            for place, (id, tokens) in enumerate(self.seated[number : number + 50], start=number):
                for player, token in enumerate(tokens):
                    hello = {"do": "hello", "table": id, "token": token, "language": self.language}
                    _, seat = await loop.create_connection(
                        lambda hello=hello: Seat(self, hello),  # type: ignore[misc]
                        "127.0.0.1",
                        self.ports[(place + player * self.apart) % len(self.ports)],
                    )
                    seats.append(seat)
            await asyncio.gather(*(seat.welcomed for seat in seats))
        self.joined = len(self.seated)

    async def load(self, rate: float, seconds: float, chance: random.Random) -> None:
        """Send moves at that rate; a table whose last move is not answered yet is left out."""
        self.latencies, self.refused, self.shown = [], {}, 0
        began = time.perf_counter()
        asked = 0
        while (now := time.perf_counter()) < began + seconds:
            while asked < (now - began) * rate and self.ready:
                place = chance.randrange(len(self.ready))
                self.ready[place], self.ready[-1] = self.ready[-1], self.ready[place]
                self.ready.pop().move(chance, began + asked / rate)
                asked += 1
            await asyncio.sleep(TICK)
        for _ in range(200):
            if not self.sent:
                break
            await asyncio.sleep(0.01)


class Asking:
    """One connection for HTTP requests, one after another."""

    def __init__(self, port: int) -> None:
        self.port = port

    async def connect(self) -> None:
        self.reader, self.writer = await asyncio.open_connection("127.0.0.1", self.port)

    async def ask(self, path: str, body: Json, token: str = "") -> Json:
        said = json.dumps(body).encode()
        bearer = f"Authorization: Bearer {token}\r\n" if token else ""
        self.writer.write(
            f"POST /api/v2{path} HTTP/1.1\r\nHost: 127.0.0.1:{self.port}\r\nContent-Type: application/json\r\n"
            f"{bearer}Content-Length: {len(said)}\r\n\r\n".encode()
            + said
        )
        head = (await self.reader.readuntil(b"\r\n\r\n")).decode().lower()
        length = int(head.partition("content-length:")[2].partition("\r\n")[0])
        answer: Json = json.loads(await self.reader.readexactly(length))
        if head.split()[1] not in ("200", "201"):
            raise SystemExit(f"{path} was refused: {answer}")
        return answer

    def close(self) -> None:
        self.writer.close()


class Seat(asyncio.Protocol):
    """One player's socket: RFC 6455, as much of it as this server's text frames need."""

    def __init__(self, tables: Tables, hello: Json) -> None:
        self.tables = tables
        self.hello = json.dumps(hello).encode()
        self.open = False
        self.buffer = bytearray()
        self.seq = 0
        self.legal: list[Action] = []
        self.welcomed: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def connection_made(self, transport: Any) -> None:
        self.transport: asyncio.Transport = transport
        transport.write(
            b"GET /api/v2/socket HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            b"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n"
        )

    def connection_lost(self, exc: Exception | None) -> None:
        if not self.welcomed.done():
            self.welcomed.set_exception(ConnectionError("the server hung up"))

    def data_received(self, data: bytes) -> None:
        buffer = self.buffer
        buffer += data
        if not self.open:
            end = buffer.find(b"\r\n\r\n")
            if end < 0:
                return
            if b" 101 " not in buffer[:end]:
                raise SystemExit(f"no socket: {bytes(buffer[:end])!r}")
            del buffer[: end + 4]
            self.open = True
            self.send(self.hello)
        while len(buffer) >= 2:
            length, begin = buffer[1], 2
            if length == 126:
                length, begin = int.from_bytes(buffer[2:4], "big"), 4
            elif length == 127:
                length, begin = int.from_bytes(buffer[2:10], "big"), 10
            if len(buffer) < begin + length:
                return
            kind, frame = buffer[0] & 15, bytes(buffer[begin : begin + length])
            del buffer[: begin + length]
            if kind == 1:
                self.take(decode(frame))
            elif kind == 9:
                self.send(frame, 10)

    def send(self, frame: bytes, kind: int = 1) -> None:
        """Send a frame, masked with noughts, which change nothing."""
        size = bytes([128 + len(frame)]) if len(frame) < 126 else b"\xfe" + len(frame).to_bytes(2, "big")
        self.transport.write(bytes([128 + kind]) + size + b"\0\0\0\0" + frame)

    def take(self, message: Message) -> None:
        if message.type == "done" and message.id in self.tables.sent:
            self.tables.latencies.append(time.perf_counter() - self.tables.sent.pop(message.id))
        elif message.type == "refused":
            self.tables.sent.pop(message.id or "", None)
            self.tables.refused[message.code] = self.tables.refused.get(message.code, 0) + 1
        elif message.type in ("welcome", "update"):
            self.seq = message.seq or (message.table.seq if message.table is not None else 0)
            self.tables.shown += message.type == "update"
            if message.table is not None and message.table.status == "over":
                self.tables.over += 1
            elif message.position is not None and message.position.legal:
                self.legal = message.position.legal
                self.tables.ready.append(self)
            if not self.welcomed.done():
                self.welcomed.set_result(None)

    def move(self, chance: random.Random, due: float) -> None:
        id = f"{chance.getrandbits(64):x}"
        self.tables.sent[id] = due
        action = chance.choice(self.legal).action
        self.send(msgspec.json.encode({"do": "play", "id": id, "seq": self.seq, "action": action}))


class Servers:
    """The server processes on one store, and what they take."""

    def __init__(self, store: str, folder: Path, processes: int) -> None:
        database = ""
        if store == "postgres":
            import pgserver  # type: ignore[import-not-found, unused-ignore]

            self.postgres: Any = pgserver.get_server(  # type: ignore[attr-defined, unused-ignore]
                folder / "postgres"
            )
            database = self.postgres.get_uri()
        environment = {
            **os.environ,
            "BASTIDE_DATA": str(folder / "data"),
            "BASTIDE_DATABASE": database,
            "BASTIDE_NO_LIMITS": "1",
        }
        self.ports: list[int] = []
        self.processes: list[subprocess.Popen[bytes]] = []
        for _ in range(processes):
            self._start(environment)

    def _start(self, environment: dict[str, str]) -> None:
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            port: int = probe.getsockname()[1]
        code = "import sys; from bastide.server import run; run(port=int(sys.argv[1]), log_level='error')"
        self.ports.append(port)
        self.processes.append(subprocess.Popen([sys.executable, "-c", code, str(port)], env=environment))
        for _ in range(300):
            try:
                self.health: Json = json.load(urllib.request.urlopen(f"http://127.0.0.1:{port}/health/ready"))
                return
            except OSError:
                time.sleep(0.1)
        raise SystemExit("The server did not start.")

    def memory(self) -> float:
        """Resident megabytes."""
        pages = sum(int(Path(f"/proc/{one.pid}/statm").read_text().split()[1]) for one in self.processes)
        return pages * os.sysconf("SC_PAGE_SIZE") / 1e6

    def cpu(self) -> float:
        """Seconds of processor time of the servers so far."""
        return sum(cpu_of(one.pid) for one in self.processes)

    def database_cpu(self) -> float:
        """Seconds of processor time of PostgreSQL's processes so far."""
        if not hasattr(self, "postgres"):
            return 0.0
        main = self.postgres.get_pid()
        return cpu_of(main) + sum(cpu_of(pid) for pid in children(main))

    def close(self) -> None:
        for one in self.processes:
            one.terminate()
        for one in self.processes:
            one.wait(30)
        if hasattr(self, "postgres"):
            self.postgres.cleanup()


def cpu_of(pid: int) -> float:
    try:
        fields = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()
    except OSError:
        return 0.0
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def children(parent: int) -> list[int]:
    found = []
    for process in Path("/proc").glob("[0-9]*"):
        try:
            fields = (process / "stat").read_text().rsplit(")", 1)[1].split()
        except OSError:
            continue
        if int(fields[1]) == parent:
            found.append(int(process.name))
    return found


def percentile(values: list[float], share: float) -> float:
    return sorted(values)[min(len(values) - 1, int(len(values) * share))] if values else float("nan")


async def run(options: argparse.Namespace) -> None:
    with tempfile.TemporaryDirectory() as folder:
        servers = Servers(options.store, Path(folder), options.processes)
        try:
            if len(os.sched_getaffinity(0)) > 1:
                os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})
            text = await measure(servers, options)
            if options.write:
                write(title_of(options), text)
        finally:
            servers.close()


def title_of(options: argparse.Namespace) -> str:
    """The heading in RESULTS.md."""
    several = f", {options.processes} processes" if options.processes > 1 else ""
    return TITLES[options.store] + several + (", the players of a table at different ones" if options.apart else "")


async def measure(server: Servers, options: argparse.Namespace) -> str:
    """Set the tables up and hold every rate for a while; returns what RESULTS.md says about it."""
    report = Report()
    tables = Tables(server.ports, options.language, options.apart)
    began = time.perf_counter()
    await tables.make(8, options.game)  # what every server needs once
    await tables.join()
    alone = server.memory()
    first = min(FIRST, options.tables - 8)
    await tables.make(first, options.game)
    started = server.memory()
    await tables.join()
    await asyncio.sleep(1.0)
    joined = server.memory()
    while (left := options.tables - len(tables.seated)) > 0:
        await tables.make(min(FIRST, left), options.game)
        await tables.join()
    await asyncio.sleep(1.0)
    connected = server.memory()
    server_takes = f"the {options.processes} servers take" if options.processes > 1 else "the server takes"
    report.say(
        f"{options.tables:,} tables of {options.game} with two connected players each, set up in "
        f"{time.perf_counter() - began:.0f} s, {server.health['engine']} engine: {server_takes} {connected:.0f} MB, "
        f"{1e3 * (started - alone) / first:.0f} kB a table and {1e3 * (joined - started) / (2 * first):.0f} kB a "
        f"socket of the first, {1e3 * (connected - alone) / (options.tables - 8):.0f} kB a table with both of all."
    )
    report.say("")
    report.say(
        "| moves/s asked | acknowledged | shown | p50 ms | p99 ms | longest ms | refused | server, of a core | "
        "database, of a core | load, of a core | server ms a move |"
    )
    report.say("|---:|---:|---:|---:|---:|---:|---:|---:|---:|---:|---:|")
    chance = random.Random(1)
    held = 0.0
    for rate in options.rates:
        before = (server.cpu(), server.database_cpu(), time.process_time())
        began = time.perf_counter()
        await tables.load(rate, options.seconds, chance)
        wall = time.perf_counter() - began
        after = (server.cpu(), server.database_cpu(), time.process_time())
        worked = [now - then for now, then in zip(after, before, strict=True)]
        took, count = tables.latencies, len(tables.latencies) / options.seconds
        p99 = percentile(took, 0.99)
        report.say(
            f"| {rate:.0f} | {count:.0f} | {tables.shown / options.seconds:.0f} | {1e3 * percentile(took, 0.5):.1f} | "
            f"{1e3 * p99:.1f} | {1e3 * max(took, default=0):.1f} | {sum(tables.refused.values())} | "
            + " | ".join(f"{100 * share / wall:.0f} %" for share in worked)
            + f" | {1e3 * worked[0] / max(1, len(took)):.2f} |"
        )
        if p99 < OBJECTIVE and count > 0.99 * rate:
            held = max(held, rate)
        if p99 > 1.0:
            break
    report.say("")
    report.say(
        f"Held with p99 under {1e3 * OBJECTIVE:.0f} ms: **{held:.0f} moves/s**. "
        f"{tables.over // 2} games ended meanwhile."
    )
    return report.text


class Report:
    """What is printed as it is found, and kept."""

    def __init__(self) -> None:
        self.text = ""

    def say(self, line: str) -> None:
        print(line, flush=True)
        self.text += line + "\n"


def write(title: str, text: str) -> None:
    """Put a report into its place in RESULTS.md; a new one at the end of its chapter."""
    results = RESULTS.read_text("utf-8")
    heading = f"### {title}\n"
    if heading not in results:
        before, chapter, rest = results.partition(CHAPTER)
        after = re.search(r"^## ", rest, re.MULTILINE)
        end = after.start() if after else len(rest)
        results = f"{before}{chapter}{rest[:end].rstrip()}\n\n{heading}\n{rest[end:]}"
    before, _, rest = results.partition(heading)
    after = re.search(r"^##", rest, re.MULTILINE)
    RESULTS.write_text(f"{before}{heading}\n{text}\n{rest[after.start() :] if after else ''}".rstrip() + "\n", "utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--store", choices=["sqlite", "postgres"], default="sqlite")
    parser.add_argument("--processes", type=int, default=1, help="this many on one PostgreSQL")
    parser.add_argument("--apart", action="store_true", help="the players of a table are at different processes")
    parser.add_argument("--tables", type=int, default=2_000)
    parser.add_argument("--game", default="torres")
    parser.add_argument(
        "--rates", type=lambda text: [float(one) for one in text.split(",")], default=[250, 500, 750, 1_000]
    )
    parser.add_argument("--seconds", type=float, default=8.0, help="how long each rate is held")
    parser.add_argument("--language", help="have sentences made in this language")
    parser.add_argument("--write", action="store_true", help="put the table into RESULTS.md")
    options = parser.parse_args()
    if options.processes > 1 and options.store != "postgres":
        parser.error("several processes need PostgreSQL: --store postgres")
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    needed = 2 * options.tables + 200
    if soft < needed:
        resource.setrlimit(resource.RLIMIT_NOFILE, (min(needed, hard), hard))
    gc.disable()  # the client's own pauses are none of the server's
    import uvloop

    uvloop.run(run(options))


if __name__ == "__main__":
    main()
