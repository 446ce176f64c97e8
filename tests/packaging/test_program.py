"""One program file: started where there is nothing else, it serves the page, and a game is played against `king`.

`BASTIDE_PROGRAM` can name a file that `bastide build-program` has made; else it is made here.
"""

import json
import os
import re
import shutil
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import bastide
from bastide._engine import engine
from bastide.core import Record

pytestmark = [pytest.mark.soak, pytest.mark.timeout(1_200)]
C_LIBRARY = ("libc.so.6", "libdl.so.2", "libm.so.6", "libpthread.so.0", "libresolv.so.2", "librt.so.1", "libutil.so.1")
"""Parts of the system's C library, which PyInstaller leaves to the system."""
PATIENCE = 120
"""Seconds until something has gone wrong: the machine may be busy with other work."""


@pytest.fixture(scope="module")
def program(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """What `bastide build-program` makes."""
    named = os.environ.get("BASTIDE_PROGRAM")
    if named:
        return Path(named)
    made = tmp_path_factory.mktemp("program") / "bastide"
    command = [sys.executable, "-m", "bastide.cli", "build-program", str(made)]
    done = subprocess.run(command, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    return made


class Desert:
    """A folder with the program, the system's C library and nothing else; who may, makes it the whole world."""

    def __init__(self, folder: Path, program: Path) -> None:
        self.folder = folder
        self.whole = sys.platform == "linux" and os.geteuid() == 0
        self.program = self._lay(program, folder / "bastide")
        for name in ("tmp", "data", "dev"):
            (folder / name).mkdir()
        (folder / "dev/null").touch()
        if self.whole:
            needed = [
                Path(name) for name in re.findall(r"(/\S+) \(", subprocess.check_output(["ldd", program], text=True))
            ]
            home = next(library.parent for library in needed if library.name == "libc.so.6")
            for library in {*needed, *(home / name for name in C_LIBRARY)}:
                self._lay(library, folder / library.relative_to("/"))

    def _lay(self, file: Path, target: Path) -> Path:
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy2(file, target)
        return target

    def start(self, *words: str) -> subprocess.Popen[bytes]:
        """Start the program with no environment but folders of its own, and bots that think quickly."""
        here = Path("/") if self.whole else self.folder

        def enter() -> None:
            if self.whole:
                os.chroot(self.folder)
                os.chdir("/")

        return subprocess.Popen(
            [str(here / "bastide"), *words],
            env={
                "TMPDIR": str(here / "tmp"),
                "HOME": str(here / "data"),
                "PATH": str(here / "dev"),
                "BASTIDE_BOT_SECONDS": "0.3",
            },
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            preexec_fn=enter,
        )


@pytest.fixture
def desert(program: Path, tmp_path: Path) -> Desert:
    return Desert(tmp_path, program)


@pytest.fixture
def address(desert: Desert) -> Iterator[str]:
    """Where the program serves."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    running = desert.start("serve", "--no-browser", "--port", str(port))
    address = f"http://127.0.0.1:{port}/"
    end = time.monotonic() + PATIENCE
    while not _answers(address):
        assert running.poll() is None, running.stdout and running.stdout.read().decode()
        assert time.monotonic() < end, "the program does not answer"
        time.sleep(0.05)
    yield address
    running.terminate()
    running.wait()


def _answers(address: str) -> bool:
    try:
        urllib.request.urlopen(f"{address}health/ready", timeout=10).close()
    except OSError:
        return False
    return True


def ask(address: str, method: str, path: str, body: object = None, token: str = "") -> Any:
    headers = {"Content-Type": "application/json", **({"Authorization": f"Bearer {token}"} if token else {})}
    data = json.dumps(body).encode() if body is not None else None
    request = urllib.request.Request(f"{address}api/v2/{path}", data, headers, method=method)
    with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
        body = answer.read().decode()
    return json.loads(body) if path.rsplit("/", 1)[-1] != "record" else body


def test_it_is_the_command(desert: Desert) -> None:
    printed, _ = desert.start("--version").communicate()
    first, *rest = printed.decode().splitlines()
    assert first.startswith(f"bastide {bastide.__version__} ({engine()} engine, Python ")
    assert [line.split(":")[0] for line in rest[1:]] == [bastide.load(name).title for name in bastide.game_names()]


def test_a_game_against_king_is_played_where_there_is_no_python(address: str) -> None:
    with urllib.request.urlopen(address) as page:
        assert "<title>Bastide</title>" in page.read().decode()
    made = ask(address, "POST", "tables", {"game": "magna_carta", "settings": {"players": 2}, "bots": {"1": "king"}})
    id, token = made["table"]["id"], made["links"]["seat"]
    ask(address, "POST", f"tables/{id}/commands", {"do": "start", "id": "start"}, made["links"]["host"])
    moves, end = 0, time.monotonic() + 600
    while (seen := ask(address, "GET", f"tables/{id}", token=token))["table"]["status"] != "over":
        assert time.monotonic() < end, f"{moves} moves"
        position = seen["position"]
        if position["to_move"] == 0 and position["legal"]:
            moves += 1
            action = position["legal"][0]["action"]
            command = {"do": "play", "id": f"move{moves}", "seq": seen["table"]["seq"], "action": action}
            ask(address, "POST", f"tables/{id}/commands", command, token)
        else:
            time.sleep(0.02)
    log = ask(address, "GET", f"tables/{id}/log?limit=500&language=en", token=token)
    assert [entry for entry in log if entry["message"]["id"] == "server.entry.played.replaced"] == []
    record = Record.read(ask(address, "GET", f"tables/{id}/record", token=token))
    assert bastide.verify(bastide.load("magna_carta"), record).draws_checked
