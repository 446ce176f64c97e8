"""Servers that can be killed and started again at once: a process has everything loaded, and forks. A database, too.

`start PORT` on the input forks a server and writes its process id; end of input ends everything.
"""

import json
import os
import shutil
import signal
import subprocess
import sys
import tempfile
import urllib.request
from pathlib import Path

import pgserver

from server.house import until

MAIN = """
import os, signal, sys
sys.path[:0] = {paths!r}
from bastide.server import app, serving
from bastide.server.configuration import from_environment
import bastide
for name in bastide.game_names():
    bastide.load(name)
from hashing import hash_cheaply
hash_cheaply()
signal.signal(signal.SIGCHLD, signal.SIG_IGN)
for line in sys.stdin:
    port = int(line)
    child = os.fork()
    if child == 0:
        signal.signal(signal.SIGCHLD, signal.SIG_DFL)
        os.close(0)
        serving.serve(from_environment(), serving.bind("127.0.0.1", port), "error")
        os._exit(0)
    print(child, flush=True)
"""


class Nursery:
    """Starts servers quickly and kills them without warning."""

    def __init__(self, data: Path, database: str = "", **environment: str) -> None:
        paths = [path for path in sys.path if path]
        self.log = data / "server.log"
        self.process = subprocess.Popen(
            [sys.executable, "-c", MAIN.format(paths=paths)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=self.log.open("w"),
            env={
                **os.environ,
                "BASTIDE_DATA": str(data),
                "BASTIDE_DATABASE": database,
                "BASTIDE_NO_LIMITS": "1",
                "BASTIDE_THINKERS": "1",
                **environment,
            },
        )
        self.running: dict[int, int] = {}

    def start(self, port: int) -> None:
        """Start a server and wait until it answers."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(b"%d\n" % port)
        self.process.stdin.flush()
        self.running[port] = int(self.process.stdout.readline())
        until(lambda: self._answers(port))

    def _answers(self, port: int) -> bool:
        try:
            with urllib.request.urlopen(f"http://127.0.0.1:{port}/health/ready", timeout=5) as answer:
                return bool(json.load(answer)["status"] == "ok")
        except OSError:
            return False

    def kill(self, port: int) -> None:
        """End a server as a crash would."""
        child = self.running.pop(port)
        os.kill(child, signal.SIGKILL)
        until(lambda: not alive(child))

    def hang(self, port: int) -> None:
        """Stop a server in the middle of whatever it does."""
        os.kill(self.running[port], signal.SIGSTOP)

    def wake(self, port: int) -> None:
        """Let it go on as if nothing had happened."""
        os.kill(self.running[port], signal.SIGCONT)

    def close(self) -> None:
        """End everything that was started here."""
        for port in list(self.running):
            self.kill(port)
        assert self.process.stdin is not None
        self.process.stdin.close()
        self.process.wait(60)


class Postgres:
    """A PostgreSQL of one's own, to which something may happen."""

    def __init__(self) -> None:
        self.folder = tempfile.mkdtemp(prefix="bastide-postgres-")
        self.server = pgserver.get_server(self.folder)
        self.address: str = self.server.get_uri()

    def crash(self) -> None:
        """End it in the middle of everything, as a power cut would, and start it again."""
        words = ["-w", "-m", "immediate", "-l", str(self.server.log), "restart"]
        pgserver.pg_ctl(words, pgdata=self.server.pgdata, user=self.server.system_user)
        self.server.ensure_postgres_running()

    def close(self) -> None:
        """End it for good."""
        self.server.cleanup()
        shutil.rmtree(self.folder, ignore_errors=True)


def alive(process: int) -> bool:
    """Whether a process still is."""
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    return True
