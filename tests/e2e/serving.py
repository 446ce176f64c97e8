"""A real server in a process of its own, that can be killed and started again on the same data."""

import os
import socket
import subprocess
import sys
import time
import urllib.request
from pathlib import Path


def free_port() -> int:
    """A port of this machine that nobody uses."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


# As `python -m bastide.cli`, but for the cost of a password.
SERVE = f"""
import sys
sys.path.insert(0, {str(Path(__file__).parents[1])!r})
from hashing import hash_cheaply
hash_cheaply()
from bastide.cli import main
sys.exit(main())
"""


class Served:
    """`bastide serve`, on loopback; packages can be put beside it."""

    def __init__(self, data: Path, *packages: Path) -> None:
        self.data = data
        self.packages = packages
        self.port = free_port()
        self.address = f"http://127.0.0.1:{self.port}/"
        self.process: subprocess.Popen[bytes] | None = None
        self.start()

    def start(self) -> None:
        """Start, and wait until it answers."""
        command = [sys.executable, "-c", SERVE, "serve", "--no-browser"]
        command += ["--port", str(self.port), "--data", str(self.data)]
        environment = {**os.environ, "BASTIDE_NO_LIMITS": "1", "BASTIDE_BOT_SECONDS": "0.2", "BASTIDE_THINKERS": "1"}
        environment |= {"BASTIDE_HINT_SECONDS": "0.3", "BASTIDE_REVIEW_SECONDS": "2"}
        paths = [*map(str, self.packages), *filter(None, [os.environ.get("PYTHONPATH")])]
        environment |= {"PYTHONPATH": os.pathsep.join(paths)} if paths else {}
        log = (self.data / "serve.log").open("ab")
        self.process = subprocess.Popen(command, env=environment, stdout=log, stderr=log)
        for _ in range(900):
            if self.process.poll() is not None:
                break
            try:
                with urllib.request.urlopen(f"{self.address}health/ready", timeout=1):
                    return
            except OSError:
                time.sleep(0.1)
        raise RuntimeError(f"the server did not start:\n{(self.data / 'serve.log').read_text()[-2000:]}")

    def kill(self) -> None:
        """As if the power went out."""
        assert self.process is not None
        self.process.kill()
        self.process.wait()
        self.process = None

    def stop(self) -> None:
        """Stop, if it runs."""
        if self.process is not None:
            self.process.terminate()
            try:
                self.process.wait(10)
            except subprocess.TimeoutExpired:
                self.process.kill()
                self.process.wait()
