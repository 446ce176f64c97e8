"""One person at a local table, by messages and nothing else."""

import asyncio
import json
from collections.abc import Callable
from typing import Any
from uuid import uuid4

from bastide.local import LocalTable
from bastide.server.thinking.reviewer import look_again
from bastide.server.thinking.worker import Thinker
from bastide.server.thinking.workers import Task

Json = dict[str, Any]
PATIENCE = 60.0


class Within:
    """A worker in this very program."""

    ended = False

    def __init__(self, task: Task) -> None:
        self.task = task
        self.thinker = Thinker()
        self.lines: list[bytes] = []

    async def put(self, line: bytes) -> None:
        if self.task != "review":
            self.lines.append(self.thinker.answer(line))
        else:
            look_again(line, self.lines.append)

    async def read(self) -> bytes:
        return self.lines.pop(0)

    async def end(self) -> None: ...


async def within(task: Task) -> Within:
    return Within(task)


class Shelf:
    """Where a local table keeps everything."""

    def __init__(self) -> None:
        self.kept = b""
        self.times = 0

    async def keep(self, kept: bytes) -> None:
        await asyncio.sleep(0)
        self.kept = kept
        self.times += 1

    async def open(self) -> LocalTable:
        return await LocalTable.open(self.kept, self.keep, within)


async def get(table: LocalTable, address: str, token: str = "") -> Any:
    reply = await table.ask("GET", address, token)
    assert reply.status == 200, reply.text
    return json.loads(reply.text) if reply.kind == "application/json" else reply.text


async def post(table: LocalTable, address: str, body: Json, token: str = "") -> Json:
    reply = await table.ask("POST", address, token, json.dumps(body))
    assert reply.status in (200, 201), reply.text
    said: Json = json.loads(reply.text)
    return said


class Guest:
    """Somebody who sits at a table and hears what happens."""

    def __init__(self, table: LocalTable, id: str, token: str) -> None:
        self.heard: list[Json] = []
        self.closed: int | None = None
        self.seq = 0
        self.table: Json = {}
        self.position: Json | None = None
        self._news = asyncio.Event()
        self.line = table.line(self._hear, self._close)
        self.line.put(json.dumps({"do": "hello", "table": id, "token": token}))

    def _hear(self, frame: str) -> None:
        message = json.loads(frame)
        self.heard.append(message)
        self.table = message.get("table") or self.table
        self.position = message.get("position") or self.position
        self.seq = message["table"]["seq"] if message["type"] == "welcome" else message.get("seq", self.seq)
        self._news.set()

    def _close(self, code: int) -> None:
        self.closed = code
        self._news.set()

    async def until(self, true: Callable[[], object]) -> None:
        async with asyncio.timeout(PATIENCE):
            while not true():
                self._news.clear()
                await self._news.wait()

    async def ask(self, **frame: Any) -> Json:
        """Send a frame and wait for the answer to it."""
        id = uuid4().hex
        before = len(self.heard)
        self.line.put(json.dumps({**frame, "id": id}))

        def answer() -> Json | None:
            kinds = ("done", "refused")
            return next((one for one in self.heard[before:] if one["type"] in kinds and one["id"] in (id, None)), None)

        await self.until(answer)
        return answer() or {}

    async def play_on(self, seat: int, most: int = 1_000) -> None:
        """Take the first legal action whenever it is this seat's turn, so often at most."""
        for _ in range(most):
            await self.until(lambda: self.over or self.to_move == seat)
            if self.over:
                return
            assert self.position is not None
            step = self.position["step"]
            done = await self.ask(do="play", seq=self.seq, action=self.position["legal"][0]["action"])
            assert done["type"] == "done", done
            await self.until(lambda step=step: self.over or self.position["step"] > step)  # type: ignore[index,misc]

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        return self.table.get("status") == "over"

    @property
    def to_move(self) -> int | None:
        """Who has something to decide."""
        return self.position["to_move"] if self.position is not None and self.position["legal"] else None
