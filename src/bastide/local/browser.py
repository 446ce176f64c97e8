"""The local table in a worker of a page: what JavaScript calls, and what it is called for."""

import asyncio
from collections.abc import Callable
from typing import Any

import msgspec
from pyodide.ffi import create_proxy, to_js  # type: ignore[import-not-found]  # only there in a browser

from bastide.local import nets
from bastide.local.line import LocalLine
from bastide.local.store import migrated
from bastide.local.table import LocalTable
from bastide.server.thinking.reviewer import look_again
from bastide.server.thinking.worker import Thinker
from bastide.server.thinking.workers import Task


class PageWorker:
    """A worker that the page has started."""

    def __init__(self, start: Any, task: Task) -> None:
        self.ended = False
        self._lines: asyncio.Queue[str] = asyncio.Queue()
        self._heard = create_proxy(self._hear)
        self._worker = start(task, self._heard)

    def _hear(self, line: str) -> None:
        self.ended = not line
        self._lines.put_nowait(line)

    async def come_up(self) -> None:
        """Wait until it is there."""
        if not await self.read():
            raise ConnectionError("a worker of the page did not come up")

    async def put(self, line: bytes) -> None:
        """Ask."""
        self._worker.put(line.decode())

    async def read(self) -> bytes:
        """The next line of the answer; nothing when it has ended."""
        return (await self._lines.get()).encode()

    async def end(self) -> None:
        """End it, whatever it does."""
        self._worker.end()
        self._heard.destroy()


class Browser:
    """The table as a page has it."""

    def __init__(self, table: LocalTable) -> None:
        self._table = table
        self._lines: dict[int, LocalLine] = {}

    async def ask(self, method: str, address: str, token: str, body: str) -> Any:
        """The status, the kind and the text of the answer."""
        return to_js(tuple(await self._table.ask(method, address, token, body)))

    def open(self, number: int, tell: Callable[[str], object], closed: Callable[[int], object]) -> None:
        """Open a line."""
        self._lines[number] = self._table.line(tell, closed)

    def put(self, number: int, frame: str) -> None:
        """A frame for a line."""
        if number in self._lines:
            self._lines[number].put(frame)

    def hang_up(self, number: int) -> None:
        """A line has ended."""
        line = self._lines.pop(number, None)
        if line is not None:
            line.hang_up()

    async def places(self, table: str) -> str:
        """The seats of people at this device, at one table or at all."""
        return msgspec.json.encode(await self._table.places(table)).decode()

    def all_games(self) -> Any:
        """Everything, as one file."""
        return to_js(self._table.all_games())


async def open_table(kept: Any, keep: Any, start: Any) -> Browser:
    """The table with what the browser has kept."""

    async def store(everything: bytes) -> None:
        await keep(to_js(everything))

    async def worker(task: Task) -> PageWorker:
        worker = PageWorker(start, task)
        await worker.come_up()
        return worker

    return Browser(await LocalTable.open(kept.to_bytes(), store, worker))


def checked(kept: Any) -> Any:
    """A file of games from elsewhere, fit to be kept."""
    return to_js(migrated(kept.to_bytes()))


def game_of(line: str) -> str:
    """The game that a question to a worker is about."""
    return nets.game_of(line)


def take_net(game: str, learned: Any) -> None:
    """From now on the bots of a game know what is learned in this file."""
    nets.take_net(game, learned.to_bytes())


def thinker(write: Callable[[str], object]) -> Callable[[str], None]:
    """What answers questions about moves."""
    mind = Thinker()

    def answer(line: str) -> None:
        write(mind.answer(line).decode())

    return answer


def reviewer(write: Callable[[str], object]) -> Callable[[str], None]:
    """What looks at games again."""
    return lambda line: look_again(line, lambda answer: write(answer.decode()))
