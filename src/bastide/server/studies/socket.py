"""The WebSocket at `/api/v2/studies/<id>/socket`: tells of what is written into a study as it is written."""

import asyncio
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.params import FromPath

from bastide.server.connection import HungUp
from bastide.server.refusals import Refused
from bastide.server.socket import SocketLine, admitted
from bastide.server.studies.room import Studies
from bastide.server.studies.wire import FollowHello
from bastide.server.wire import PATH

BAD_HELLO = 4400
HELLO_SECONDS = 10.0
LARGEST_HELLO = 1_000


@websocket(f"{PATH}/studies/{{study_id:str}}/socket", opt={"exclude_from_auth": True})
async def study_socket(socket: WebSocket[Any, Any, Any], study_id: FromPath[str]) -> None:
    """One reader of one study. The first frame says which entry is known, and by which token it may be read."""
    async with admitted(socket) as caller:
        try:
            await _Following(SocketLine(socket), socket.app.state.studies, study_id).go_on(caller)
        except HungUp:
            pass
        except TimeoutError:
            await socket.close(code=BAD_HELLO)


class _Following:
    def __init__(self, line: SocketLine, studies: Studies, id: str) -> None:
        self.line = line
        self.studies = studies
        self.id = id

    async def go_on(self, caller: Any) -> None:
        """Tell of everything until the other side is gone. Raises Refused."""
        hello = await asyncio.wait_for(self._hello(), HELLO_SECONDS)
        await self.studies.enter(self.id, caller, hello.token)
        woken = asyncio.Event()
        woken.set()
        self.studies.follow(self.id, woken)
        reading = asyncio.ensure_future(self._until_gone())
        seq, title = hello.seq, None
        try:
            while not reading.done():
                woken.clear()
                at = await self.studies.enter(self.id, caller, hello.token)
                study = await self.studies.open(self.id)
                if study.seq != seq or at.head.title != title:
                    update = await self.studies.telling.update(at.head, study, min(seq, study.seq))
                    await self.line.send(msgspec.json.encode(update))
                    seq, title = study.seq, at.head.title
                waking = asyncio.ensure_future(woken.wait())
                await asyncio.wait((reading, waking), return_when=asyncio.FIRST_COMPLETED)
                waking.cancel()
        finally:
            reading.cancel()
            self.studies.unfollow(self.id, woken)

    async def _hello(self) -> FollowHello:
        frame = await self.line.read()
        if frame is None:
            raise HungUp
        if len(frame) > LARGEST_HELLO:
            raise Refused("too_large", limit=LARGEST_HELLO)
        try:
            return msgspec.json.decode(frame, type=FollowHello)
        except (msgspec.DecodeError, msgspec.ValidationError, UnicodeError) as wrong:
            raise Refused("bad_request", "bad_frame", problem=str(wrong)[:200]) from None

    async def _until_gone(self) -> None:
        while await self.line.read() is not None:
            pass
