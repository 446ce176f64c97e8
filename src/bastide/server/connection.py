"""One connection, one table, one viewer: what is said over a WebSocket, or over any line that frames go by."""

import asyncio
import contextlib
import logging
from collections import deque
from typing import Any, Protocol

import msgspec

from bastide.server import delay
from bastide.server.authors import Author, author_of, no_watching
from bastide.server.caller import Caller
from bastide.server.commands import Command
from bastide.server.foresight import foresee
from bastide.server.hall import Hall
from bastide.server.identity.links import Link
from bastide.server.limits import COSTS, pause
from bastide.server.live import NOT_ALLOWED, Live
from bastide.server.projection import refused_info
from bastide.server.refusals import Refused
from bastide.server.sentences import Viewer
from bastide.server.wire import PROTOCOL, ClientMessage, Done, Foresee, Hello, Pong, Sync, Welcome

logger = logging.getLogger("bastide.socket")
LARGEST_FRAME = 8_192
HELLO_SECONDS = 10.0
MOST_WAITING = 400
"""A socket with this many messages not yet taken is closed; its owner connects again and misses nothing."""
LATEST_ENTRIES = 50

BAD_HELLO, NO_HELLO, UNKNOWN, LATER, FAILED = 4400, 4408, 4404, 1013, 1011

CLOSED_FOR = {"unknown": UNKNOWN, "too_often": LATER}
"""What a hello is refused for, and how the socket is closed then; for all else, who says it may not."""

_decoder: msgspec.json.Decoder[Any] = msgspec.json.Decoder(ClientMessage)


class HungUp(Exception):
    """The other side is gone."""


class Line(Protocol):
    """By which frames come and go."""

    async def send(self, frame: bytes) -> None:
        """Send a frame. Raises HungUp."""

    async def read(self) -> bytes | str | None:
        """The next frame; None when the other side is gone."""

    async def close(self, code: int) -> None:
        """Hang up."""

    def push(self, frame: bytes) -> bool:
        """Send a frame without waiting; False, and nothing happens, where that cannot be."""

    def drop(self) -> None:
        """End it without a farewell, as far as that can be."""


class Connection:
    """One line. Sending never waits: what does not leave at once is queued, and a task of its own sends it."""

    def __init__(self, line: Line, hall: Hall, caller: Caller) -> None:
        self.line = line
        self.hall = hall
        self.caller = caller
        self.viewer = Viewer(None)
        self.hello: Hello
        self.link: Link | None = None
        self._waiting: deque[bytes] = deque()
        self._some = asyncio.Event()
        self._writing = False
        self._closing: int | None = None
        self._commanding = False
        self._gone = False

    def send(self, message: bytes) -> None:
        """Send a message, now or from the queue."""
        if self._closing is None:
            if not self._waiting and not self._writing and self.line.push(message):
                return
            self._waiting.append(message)
            if len(self._waiting) > MOST_WAITING:
                self.hall.metrics.dropped.add()
                self.close(LATER)
                self.line.drop()  # who does not read does not read a farewell either
            self._some.set()

    def say(self, message: object) -> None:
        """Send a message of the protocol."""
        self.send(msgspec.json.encode(message))

    def close(self, code: int) -> None:
        """Send what is waiting, unless it is too much, and hang up."""
        if self._closing is None:
            self._closing = code
            if code == LATER:
                self._waiting.clear()
            self._some.set()

    async def write_on(self) -> None:
        """Send whatever comes into the queue."""
        while True:
            while self._waiting:
                self._writing = True
                await self.line.send(self._waiting.popleft())
                self._writing = False
            if self._closing is not None:
                await self.line.close(self._closing)
                return
            self._some.clear()
            await self._some.wait()

    async def greet(self) -> Live | None:
        """Wait for the hello and answer it; None when there is nobody to talk to."""
        try:
            async with asyncio.timeout(HELLO_SECONDS):
                frame = await self.line.read()
        except TimeoutError:
            self.close(NO_HELLO)
            return None
        if frame is None:
            return None
        try:
            hello = decode(frame)
            if not isinstance(hello, Hello):
                raise Refused("bad_request", "bad_frame", problem="the first frame is a hello")
        except Refused as refused:
            self.say(refused_info(refused))
            self.close(BAD_HELLO)
            return None
        self.hello = hello
        try:
            live = await self.hall.live(hello.table)
            if hello.seq is not None and hello.seq > live.table.seq:
                async with live.lock:
                    await self.hall.catch_up(live)
            self.link = self.hall.link(hello.token or self.caller.token)
            author = self.author(live)
            self.viewer = Viewer(author.seat, hello.language)
            self.charge("hello", live)
            await self._welcome(live, author, hello)
        except Refused as refused:
            self.say(refused_info(refused, hello.language))
            self.close(CLOSED_FOR.get(refused.code, NOT_ALLOWED))
            return None
        return live

    async def _welcome(self, live: Live, author: Author, hello: Hello) -> None:
        if not author.watching:
            raise no_watching(live.table)
        chat = []
        if live.table.options.chat != "nobody":
            chat = await self.hall.conversation.latest(live, hearer=self.player)
        async with live.lock:  # nothing may happen between the welcome and the first update
            if author.seat is None and live.table.closed:
                raise no_watching(live.table)
            since = hello.seq
            if since is None:
                last = delay.shown(live).seq if delay.behind(live, self.viewer) else live.table.seq
                since = max(0, last - LATEST_ENTRIES)
            update = await self.hall.known(live, self.viewer, since)
            assert update.table is not None
            self.say(Welcome(PROTOCOL, author.seat, author.host, update.table, update.position, update.entries, chat))
            live.watchers.add(self)
            if author.seat is not None:
                self.hall.hear(live, author.seat)
            self.hall.driver.look_at(live)
            if delay.behind(live, self.viewer):
                delay.owe(live, self)
        await self.hall.conversation.announce(live)

    @property
    def player(self) -> str | None:
        """The account whose connection it is."""
        return self.caller.player.id if self.caller.player is not None else None

    @property
    def address(self) -> str:
        """Where it comes from."""
        return self.caller.address

    async def look_again(self) -> None:
        """Hang up if the session or token it was opened with has ended."""
        secret, kind = (self.caller.bot, "token") if self.caller.bot else (self.caller.session, "session")
        if self.player is not None and await self.hall.accounts.whose(secret, kind) is None:
            self.close(NOT_ALLOWED)

    def may_look(self, live: Live) -> bool:
        """Whether the table lets it in, which may have changed since the hello."""
        try:
            return self.author(live).watching
        except Refused:
            return False

    @property
    def who(self) -> str:
        """Whose limits count: those of the link that was shown, else the caller's."""
        return self.hello.token or self.caller.who

    def author(self, live: Live) -> Author:
        """Who this is, which may have changed since the hello."""
        return author_of(live.table, self.link, self.caller.player)

    def charge(self, what: str, live: Live) -> None:
        """Take what something costs from the shares it comes out of. Raises Refused."""
        onlooker_at = live.table.id if self.viewer.seat is None else ""
        self.hall.limits.spend(COSTS[what], self.caller.address, self.who, onlooker_at)

    async def listen(self, live: Live) -> None:
        """Take frames until the other side is gone. Between two of them everybody else has a turn."""
        while not self._gone and (frame := await self.line.read()) is not None:
            id, seq = None, None
            try:
                self.charge("ping", live)
                message = decode(frame)
                if isinstance(message, Command):
                    id, seq = message.id, message.seq
                    self.charge("command", live)
                    await self._command(live, message)
                    continue
                self.charge(message.__struct_config__.tag, live)
                if isinstance(message, Sync):
                    async with live.lock:
                        self.say(await self.hall.known(live, self.viewer, min(message.seq, live.table.seq)))
                elif isinstance(message, Foresee):
                    if not live.frozen:
                        players = live.players(self.viewer.language)
                        self.say(foresee(live.table, self.viewer, players, message.actions))
                elif isinstance(message, Hello):
                    raise Refused("bad_request", "bad_frame", problem="you have said hello before")
                else:
                    self.say(Pong(self.hall.now()))
            except Refused as refused:
                self.say(await self.hall.refusal(live, self.viewer, refused, id, seq))
                await asyncio.sleep(pause(refused))
            await asyncio.sleep(self.hall.limits.breath(self.caller.address, self.who))

    def stop(self, listening: asyncio.Task[None]) -> None:
        """Take no more frames. A command that is under way is carried out: it may be in the store already."""
        self._gone = True
        if not self._commanding:
            listening.cancel()

    async def _command(self, live: Live, command: Command) -> None:
        said: list[Done] = []

        def acknowledge(done: Done) -> None:
            said.append(done)
            self.say(done)

        self.hall.limits.command(str(command.__struct_config__.tag), self.caller.address, self.who)
        self._commanding = True
        try:
            done = await self.hall.command(live, self.author(live), command, acknowledge)
        finally:
            self._commanding = False
        if not said:
            self.say(done)


def decode(frame: bytes | str) -> Any:
    """The message in a frame; raises Refused when there is none."""
    if len(frame) > LARGEST_FRAME:
        raise Refused("too_large", limit=LARGEST_FRAME)
    try:
        return _decoder.decode(frame)
    except (msgspec.DecodeError, msgspec.ValidationError, UnicodeError, RecursionError) as wrong:
        raise Refused("bad_request", "bad_frame", problem=str(wrong)[:200]) from None


async def serve(line: Line, hall: Hall, caller: Caller) -> None:
    """Talk to somebody until they, or we, hang up."""
    connection = Connection(line, hall, caller)
    writing = asyncio.ensure_future(connection.write_on())
    live: Live | None = None
    try:
        live = await connection.greet()
        if live is not None:
            listening = asyncio.ensure_future(connection.listen(live))
            await asyncio.wait((listening, writing), return_when=asyncio.FIRST_COMPLETED)
            connection.stop(listening)
            with contextlib.suppress(asyncio.CancelledError, HungUp):
                await listening
        elif connection._closing is not None:
            await writing
    except HungUp:
        pass
    except hall.store.gone as wrong:
        logger.warning("the store cannot be reached: %s", wrong)
        connection.close(LATER)
        await asyncio.wait((writing,), timeout=1.0)
    except Exception as wrong:
        logger.error("a socket failed", exc_info=wrong)
        connection.close(FAILED)
        await asyncio.wait((writing,), timeout=1.0)
    finally:
        writing.cancel()
        with contextlib.suppress(BaseException):
            await writing
        if live is not None:
            await hall.leave(live, connection)
