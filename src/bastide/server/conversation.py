"""What is said at a table and who is there: nothing a game needs."""

import contextlib
from time import time
from typing import TYPE_CHECKING

import msgspec

from bastide.server import commands as c
from bastide.server.decisions import Author, clean
from bastide.server.live import Live
from bastide.server.projection import seat_name
from bastide.server.refusals import Refused
from bastide.server.wire import ChatInfo, ChatUpdate, Done

if TYPE_CHECKING:
    from bastide.server.hall import Hall

ABSENT_AFTER = 90.0
"""Seconds after which another process that says nothing is thought to be gone."""


class Conversation:
    """Chat and presence, across processes."""

    def __init__(self, hall: "Hall") -> None:
        self.hall = hall

    async def say(self, live: Live, author: Author, command: c.Chat) -> Done:
        """Say something to all at the table."""
        allowed = live.table.options.chat
        if allowed == "nobody":
            raise Refused("not_allowed", "chat_closed")
        if author.seat is None and (allowed == "players" or not author.watching):
            raise Refused("not_allowed", "chat_players")
        words = clean(command.words)
        if not words:
            raise Refused("bad_request", "said", sentence="There are no words in it.")
        table, key = live.table.id, f"{author.key}:{command.id}"
        speaker = msgspec.json.encode([author.seat, author.player, author.name]).decode()
        number = await self._number(table, key)
        while number is None:
            await self.hall.store.execute(
                "INSERT INTO chat (table_id, number, at, author, command, words) "
                "SELECT CAST(? AS TEXT), COALESCE(MAX(number), 0) + 1, CAST(? AS DOUBLE PRECISION), CAST(? AS TEXT), "
                "CAST(? AS TEXT), CAST(? AS TEXT) FROM chat WHERE table_id = ? ON CONFLICT DO NOTHING",
                table,
                time(),
                speaker,
                key,
                words,
                table,
            )
            number = await self._number(table, key)
            if number is not None:
                await self.hall.store.publish("chat", f"{table} {number}")
        return Done(command.id, number)

    async def _number(self, table: str, command: str) -> int | None:
        rows = await self.hall.store.fetch("SELECT number FROM chat WHERE table_id = ? AND command = ?", table, command)
        return int(rows[0][0]) if rows else None

    async def latest(self, live: Live, before: int = 2**31 - 1, most: int = 50) -> list[ChatInfo]:
        """What was said last, in order."""
        rows = await self.hall.store.fetch(
            "SELECT number, at, author, words FROM chat WHERE table_id = ? AND number < ? ORDER BY number DESC LIMIT ?",
            live.table.id,
            before,
            most,
        )
        return [self._info(live, row[0], row[1], row[2], row[3]) for row in reversed(rows)]

    def _info(self, live: Live, number: int, at: float, author: str, words: str) -> ChatInfo:
        seat, player, name = msgspec.json.decode(author)
        if seat is not None:
            name = seat_name(live.table, seat, live.names)
        return ChatInfo(number, at, seat, "" if player is None and seat is None else name, words)

    async def announce(self, live: Live) -> None:
        """Tell everybody, here and at other processes, who is there now."""
        self._tell(live)
        if self.hall.store.name != "sqlite":
            seats = {watcher.viewer.seat for watcher in live.watchers if watcher.viewer.seat is not None}
            here = msgspec.json.encode([live.table.id, self.hall.process, sorted(seats), live.spectators_here()])
            with contextlib.suppress(Exception):
                await self.hall.store.publish("presence", here.decode())

    async def announce_all(self) -> None:
        """Say again who is there, so that others do not think this process is gone; and forget those who are."""
        before = time() - ABSENT_AFTER
        for live in list(self.hall.lives.values()):
            for process in [process for process, (_, _, at) in live.elsewhere.items() if at < before]:
                del live.elsewhere[process]
                self._tell(live)
            if live.watchers:
                await self.announce(live)

    def _tell(self, live: Live) -> None:
        message = msgspec.json.encode(live.presence())
        for watcher in live.watchers:
            watcher.send(message)

    async def heard(self, topic: str, message: str) -> None:
        """Something was said, or somebody came or went, at some process."""
        if topic == "chat":
            table, _, number = message.partition(" ")
            live = self.hall.lives.get(table)
            if live is not None and live.watchers:
                for chat in await self.latest(live, int(number) + 1, 1):
                    live.tell(lambda viewer, chat=chat: ChatUpdate(chat))  # type: ignore[misc]
        elif topic == "presence":
            table, process, seats, spectators = msgspec.json.decode(message)
            live = self.hall.lives.get(table)
            if live is not None and process != self.hall.process:
                before = live.presence()
                live.elsewhere[process] = (frozenset(seats), spectators, time())
                if not seats and not spectators:
                    del live.elsewhere[process]
                if live.presence() != before:
                    self._tell(live)
