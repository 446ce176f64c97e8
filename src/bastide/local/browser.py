"""The local table in a worker of a page: what JavaScript calls, and what it is called for."""

import asyncio
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import msgspec
from pyodide.ffi import JsException, create_proxy, to_js  # type: ignore[import-not-found]  # only there in a browser

from bastide.local import nets
from bastide.local.line import LocalLine
from bastide.local.store import migrated
from bastide.local.table import LocalTable
from bastide.server.thinking.reviewer import look_again
from bastide.server.thinking.worker import Thinker
from bastide.server.thinking.workers import Task

Answer = Callable[[str], Awaitable[None]]
"""Takes a question and writes the answer."""


def _unburden() -> None:
    """The compiled engine is loaded: its file, which lies in memory too, is of no more use."""
    engine = sys.modules.get("bastide__mypyc")
    if engine is not None:
        Path(engine.__file__ or "").unlink(missing_ok=True)


_unburden()


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
        self._streams: dict[int, asyncio.Future[Any]] = {}

    async def ask(self, method: str, address: str, token: str, body: str) -> Any:
        """The status, the kind and the text of the answer."""
        return to_js(tuple(await self._table.ask(method, address, token, body)))

    async def stream(
        self, number: int, method: str, address: str, token: str, body: str, tell: Callable[[str], object]
    ) -> Any:
        """The same for what is streamed line by line, until `leave`."""
        task = asyncio.ensure_future(self._table.ask(method, address, token, body, tell))
        self._streams[number] = task
        try:
            return to_js(tuple(await task))
        except asyncio.CancelledError:
            return to_js((200, "", ""))
        finally:
            del self._streams[number]

    def leave(self, number: int) -> None:
        """Nobody listens any more."""
        if number in self._streams:
            self._streams[number].cancel()

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


class Learned:
    """What the bots of each game have learned, which the page brings when it is first needed."""

    def __init__(self, bring: Any) -> None:
        self._bring = bring
        self._there: set[str] = set()

    async def know(self, game: str) -> None:
        """Have it there. Without a network, and before it was ever kept, bots do with what they know by themselves."""
        if game in self._there:
            return
        try:
            learned = await self._bring(game)
        except JsException:
            return
        nets.take_net(game, learned.to_bytes())
        self._there.add(game)


async def open_table(kept: Any, keep: Any, start: Any, bring: Any) -> Browser:
    """The table with what the browser has kept."""

    async def store(everything: bytes) -> None:
        await keep(to_js(everything))

    async def worker(task: Task) -> PageWorker:
        worker = PageWorker(start, task)
        await worker.come_up()
        return worker

    return Browser(await LocalTable.open(kept.to_bytes(), store, worker, Learned(bring).know))


def checked(kept: Any) -> Any:
    """A file of games from elsewhere, fit to be kept."""
    return to_js(migrated(kept.to_bytes()))


def thinker(write: Callable[[str], object], bring: Any) -> Answer:
    """What answers questions about moves."""
    mind, learned = Thinker(), Learned(bring)

    async def answer(line: str) -> None:
        await learned.know(nets.game_of(line))
        write(mind.answer(line).decode())

    return answer


def reviewer(write: Callable[[str], object], bring: Any) -> Answer:
    """What looks at games again."""
    learned = Learned(bring)

    async def answer(line: str) -> None:
        await learned.know(nets.game_of(line))
        look_again(line, lambda answer: write(answer.decode()))

    return answer
