"""Workers that are processes of this machine: `bastide think`, with a question a line on the input."""

import asyncio
import contextlib
import sys

from bastide.server.thinking.workers import Task

LONGEST_LINE = 8_000_000


def command(task: Task) -> list[str]:
    """What starts a worker: this very program, which need not be an interpreter of Python."""
    program = [sys.executable] if getattr(sys, "frozen", False) else [sys.executable, "-m", "bastide.cli"]
    return [*program, "think", *([f"--{task}"] if task != "think" else [])]


class Process:
    """A worker in a process of its own."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self._process = process

    @property
    def ended(self) -> bool:
        """Whether it has ended by itself."""
        return self._process.returncode is not None

    async def put(self, line: bytes) -> None:
        """Ask."""
        assert self._process.stdin is not None
        self._process.stdin.write(line + b"\n")
        await self._process.stdin.drain()

    async def read(self) -> bytes:
        """The next line of the answer; nothing when it has ended."""
        assert self._process.stdout is not None
        return await self._process.stdout.readline()

    async def end(self) -> None:
        """End it, whatever it does."""
        with contextlib.suppress(ProcessLookupError):
            self._process.kill()
        await self._process.wait()


async def start(task: Task) -> Process:
    """Start a process for this task."""
    pipe = asyncio.subprocess.PIPE
    return Process(
        await asyncio.create_subprocess_exec(
            *command(task), stdin=pipe, stdout=pipe, stderr=asyncio.subprocess.DEVNULL, limit=LONGEST_LINE
        )
    )
