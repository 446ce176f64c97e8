"""The WebSocket at `/api/v2/socket`: one connection, one table, one viewer."""

import asyncio
import contextlib
import logging
from collections import deque
from collections.abc import Callable
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect

from bastide.server import delay
from bastide.server.authors import Author, author_of, no_watching
from bastide.server.caller import Caller, Callers
from bastide.server.commands import Command
from bastide.server.foresight import foresee
from bastide.server.frames import EXTENSION, HANG_UP, Push
from bastide.server.hall import Hall
from bastide.server.identity.links import Link
from bastide.server.limits import COSTS, pause
from bastide.server.live import NOT_ALLOWED, Live
from bastide.server.projection import refused_info
from bastide.server.refusals import Refused
from bastide.server.sentences import Viewer
from bastide.server.wire import PATH, PROTOCOL, ClientMessage, Done, Foresee, Hello, Pong, Sync, Welcome

logger = logging.getLogger("bastide.socket")
LARGEST_FRAME = 8_192
HELLO_SECONDS = 10.0
MOST_WAITING = 400
"""A socket with so many messages not yet taken is closed; its owner connects again and misses nothing."""
LATEST_ENTRIES = 50

BAD_HELLO, NO_HELLO, UNKNOWN, LATER, FAILED = 4400, 4408, 4404, 1013, 1011

CLOSED_FOR = {"unknown": UNKNOWN, "too_often": LATER}
"""What a hello is refused for, and how the socket is closed then; for all else, who says it may not."""

_decoder: msgspec.json.Decoder[Any] = msgspec.json.Decoder(ClientMessage)


class Connection:
    """One socket. Sending never waits: what does not leave at once is queued, and a task of its own sends it."""

    def __init__(self, socket: WebSocket[Any, Any, Any], hall: Hall, caller: Caller) -> None:
        self.socket = socket
        self.hall = hall
        self.caller = caller
        self.viewer = Viewer(None)
        self.hello: Hello
        self.link: Link | None = None
        extensions: Any = socket.scope.get("extensions") or {}
        self._push: Push | None = extensions.get(EXTENSION)
        self._hang_up: Callable[[], None] | None = extensions.get(HANG_UP)
        self._waiting: deque[bytes] = deque()
        self._some = asyncio.Event()
        self._writing = False
        self._closing: int | None = None
        self._commanding = False
        self._gone = False

    def send(self, message: bytes) -> None:
        """Send a message, now or from the queue."""
        if self._closing is None:
            if self._push is not None and not self._waiting and not self._writing and self._push(message):
                return
            self._waiting.append(message)
            if len(self._waiting) > MOST_WAITING:
                self.hall.metrics.dropped.add()
                self.close(LATER)
                if self._hang_up is not None:  # who does not read does not read a farewell either
                    self._hang_up()
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
                await self.socket.send_data(self._waiting.popleft(), mode="text")
                self._writing = False
            if self._closing is not None:
                await self.socket.close(code=self._closing)
                return
            self._some.clear()
            await self._some.wait()

    async def read(self) -> bytes | str | None:
        """The next frame; None when the other side is gone."""
        message = await self.socket.receive()
        if message["type"] != "websocket.receive":
            return None
        text = message.get("text")
        return text if text is not None else message.get("bytes") or b""

    async def greet(self) -> Live | None:
        """Wait for the hello and answer it; None when there is nobody to talk to."""
        try:
            async with asyncio.timeout(HELLO_SECONDS):
                frame = await self.read()
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
        while not self._gone and (frame := await self.read()) is not None:
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
            await asyncio.sleep(self.hall.limits.breath(self.caller.address))

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


@websocket(f"{PATH}/socket", opt={"exclude_from_auth": True})
async def table_socket(socket: WebSocket[Any, Any, Any]) -> None:
    """One person, or program, at one table."""
    hall: Hall = socket.app.state.hall
    callers: Callers = socket.app.state.callers
    try:
        caller = await callers.of(socket)
        callers.check_origin(socket)
        hall.limits.take("connect", caller.address)
        with hall.limits.socket(caller.address):
            await _serve(socket, hall, caller)
    except Refused as refused:
        hall.metrics.refused.add(refused.code)
        await socket.close(code=CLOSED_FOR.get(refused.code, NOT_ALLOWED))
    except hall.store.gone as wrong:
        logger.warning("the store cannot be reached: %s", wrong)
        await socket.close(code=LATER)


async def _serve(socket: WebSocket[Any, Any, Any], hall: Hall, caller: Caller) -> None:
    await socket.accept()
    connection = Connection(socket, hall, caller)
    writing = asyncio.ensure_future(connection.write_on())
    live: Live | None = None
    try:
        live = await connection.greet()
        if live is not None:
            listening = asyncio.ensure_future(connection.listen(live))
            await asyncio.wait((listening, writing), return_when=asyncio.FIRST_COMPLETED)
            connection.stop(listening)
            with contextlib.suppress(asyncio.CancelledError, WebSocketDisconnect):
                await listening
        elif connection._closing is not None:
            await writing
    except WebSocketDisconnect:
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
