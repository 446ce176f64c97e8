"""What the table asks of a database."""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, Protocol, TypeVar

import msgspec

Row = Sequence[Any]
Statement = tuple[str, tuple[object, ...]]
Heard = Callable[[str, str], Awaitable[None]]
"""Called with a topic and a message that some process, this one included, has published."""


T = TypeVar("T")
PROBE = b"0" * 16_384
"""What is written to find out whether anything can be written: more than what is free in a page anyway."""


class Append(msgspec.Struct, frozen=True):
    """One entry for the log of a table, and what the index of tables says once it is there."""

    table: str
    seq: int
    at: float
    command: str | None
    """The author and idempotency id of the command; unique in the table."""
    body: bytes
    status: str
    mover: int | None
    due: float | None
    """When the table next needs the server's hand: a clock that runs out, a bot to move, an expiry."""
    summary: bytes
    public: bool | None = None
    """Whether everybody may know of the table from now on, if that changes."""
    position: tuple[int, bytes] | None = None
    """A snapshot to keep: the number of steps and the position after them."""


class Store(Protocol):
    """A database. SQL is written once, with `?` for arguments."""

    name: str
    shared: bool
    """Whether other processes may be at the same tables, so that they must be told and asked."""
    gone: tuple[type[Exception], ...]
    """What a question ends with while the store cannot be reached."""

    async def open(self) -> None:
        """Connect and migrate."""

    async def close(self) -> None:
        """Finish what is under way and disconnect."""

    async def fetch(self, sql: str, *arguments: object) -> list[Row]:
        """The rows a query gives."""

    async def execute(self, sql: str, *arguments: object) -> int:
        """Run one statement durably; returns how many rows it touched."""

    async def transact(self, *statements: Statement) -> bool:
        """Run statements together. If the first touches no row, nothing happens and the answer is False."""

    async def append(self, entry: Append) -> bool:
        """Add an entry to a log; returns once it is durable. False, and no change, when that seq or command exists."""

    async def trouble(self) -> str:
        """What keeps the store from its work: nothing, if something can be written and read again."""

    async def publish(self, topic: str, message: str) -> None:
        """Tell all processes something that need not be kept. This one knows it when the call returns."""

    def listen(self, heard: Heard) -> None:
        """Call this for everything published, and for `log` with `table seq` after every append elsewhere."""

    async def hold(self, table: str) -> bool:
        """Take, or renew, the lease of a table: one process alone moves its clocks and bots. False when another one has
        it."""

    async def release(self, table: str) -> None:
        """Let go of a table."""


def settle(waiting: asyncio.Future[T], answer: T | Exception) -> None:
    """Give somebody who waits the answer, or the reason why there is none; they may have gone."""
    if waiting.done():
        return
    if isinstance(answer, Exception):
        waiting.set_exception(answer)
    else:
        waiting.set_result(answer)
