"""What is said at a table and who is there: nothing a game needs."""

import contextlib
from typing import TYPE_CHECKING

import msgspec

from bastide.server import commands as c
from bastide.server import delay
from bastide.server.authors import Author
from bastide.server.clock import time
from bastide.server.decisions import clean
from bastide.server.identity.people import People
from bastide.server.live import Live
from bastide.server.presence import Presences
from bastide.server.projection import clock_info
from bastide.server.refusals import Refused
from bastide.server.sentences import given_name
from bastide.server.wire import ChatInfo, ChatUpdate, Done, Update

if TYPE_CHECKING:
    from bastide.server.hall import Hall

ABSENT_AFTER = 90.0
"""Seconds after which another process that says nothing is thought to be gone."""


def _name_of(live: Live, seat: int | None, player: str | None) -> str:
    """What to call who said something; nothing for guests who look on, and for who is forgotten."""
    if seat is not None:
        return given_name(live.table.seats[seat], live.names)
    return live.names.get(player, "") if player else ""


def _account(live: Live, seat: int | None, player: str | None) -> str | None:
    """Whose account somebody at a table has: that of their seat, whatever they came in with."""
    return player or (live.table.seats[seat].player if seat is not None else None)


class Conversation:
    """Chat and presence, across processes."""

    def __init__(self, hall: "Hall") -> None:
        self.hall = hall
        self.people = People(hall.store)
        self.presence = Presences(hall)
        self._heard_of: dict[str, float] = {}
        """Other processes, and when each was last heard of."""

    async def say(self, live: Live, author: Author, command: c.Chat) -> Done:
        """Say something to all at the table."""
        allowed = live.table.options.chat
        if allowed == "nobody":
            raise Refused("not_allowed", "chat_closed")
        if author.seat is None and (allowed == "players" or not author.watching):
            raise Refused("not_allowed", "chat_players")
        words = clean(command.words)
        if not words:
            raise Refused("bad_request", "chat_empty")
        table, key = live.table.id, f"{author.key}:{command.id}"
        speaker = msgspec.json.encode([author.seat, _account(live, author.seat, author.player), ""]).decode()
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

    async def latest(
        self, live: Live, before: int = 2**31 - 1, most: int = 50, hearer: str | None = None
    ) -> list[ChatInfo]:
        """What was said last, in order, without those whom the hearer does not want to hear."""
        rows = await self.hall.store.fetch(
            "SELECT number, at, author, words FROM chat WHERE table_id = ? AND number < ? ORDER BY number DESC LIMIT ?",
            live.table.id,
            before,
            most,
        )
        said = [(number, at, *msgspec.json.decode(author), words) for number, at, author, words in reversed(rows)]
        unknown = {player for _, _, seat, player, _, _ in said if seat is None and player} - live.names.keys()
        if unknown:
            live.names.update(await self.hall.accounts.names(sorted(unknown)))
        return [
            ChatInfo(number, at, seat, _name_of(live, seat, player), words, player)
            for number, at, seat, player, _, words in said
            if self.people.hears(hearer, player)
        ]

    async def announce(self, live: Live) -> None:
        """Tell everybody, here and at other processes, who is there now."""
        self._tell(live)
        await self._publish(live)
        await self.presence.announce(live)

    async def _publish(self, live: Live) -> None:
        if self.hall.store.shared:
            seats = {watcher.viewer.seat for watcher in live.watchers if watcher.viewer.seat is not None}
            here = msgspec.json.encode([live.table.id, self.hall.process, sorted(seats), live.spectators_here()])
            with contextlib.suppress(Exception):
                await self.hall.store.publish("presence", here.decode())

    async def announce_all(self) -> None:
        """Say again who is at every table: notices of other processes, or to them, may have been lost."""
        for live in list(self.hall.lives.values()):
            if live.watchers:
                await self._publish(live)
                await self.presence.announce(live)

    async def keep_company(self) -> None:
        """Say that this process is there, and forget those that have not said so for a while."""
        if not self.hall.store.shared:
            return
        await self.hall.store.publish("alive", self.hall.process)
        await self.presence.say_again()
        before = time() - ABSENT_AFTER
        for process in [process for process, at in self._heard_of.items() if at < before]:
            del self._heard_of[process]
            for live in list(self.hall.lives.values()):
                if live.elsewhere.pop(process, None) is not None:
                    self._tell(live)

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
                    frame = msgspec.json.encode(ChatUpdate(chat))
                    for watcher in list(live.watchers):
                        if self.people.hears(_account(live, watcher.viewer.seat, watcher.player), chat.account):
                            watcher.send(frame)
        elif topic == "people":
            await self.people.learn(message)
        elif topic == "renamed":
            await self._call_anew(message)
        elif topic == "here":
            self.presence.heard(message)
        elif topic == "signed_out":
            await self._look_again(message)
        elif topic == "alive":
            self._heard_of[message] = time()
        elif topic == "presence":
            table, process, seats, spectators = msgspec.json.decode(message)
            live = self.hall.lives.get(table)
            if live is not None and process != self.hall.process:
                self._heard_of[process] = time()
                await self._learn(live, process, frozenset(seats), spectators)

    async def _look_again(self, player: str) -> None:
        """A session or token of an account has ended: so do the connections that were opened with it."""
        for watcher in [one for live in self.hall.lives.values() for one in live.watchers if one.player == player]:
            await watcher.look_again()

    async def _call_anew(self, player: str) -> None:
        """Somebody has another name: it is shown at once where they sit."""
        names = await self.hall.accounts.names([player])
        where = [live for live in self.hall.lives.values() if player in live.names]
        self.hall.forget_name(player)
        for live in where:
            live.names |= names
            live.tell(
                lambda viewer, live=live: Update(  # type: ignore[misc]
                    live.table.seq, [], clock_info(live.table, time()), None, live.info(time(), viewer.language)
                ),
                lambda viewer, live=live: not delay.behind(live, viewer),  # type: ignore[misc]
            )

    async def _learn(self, live: Live, process: str, seats: frozenset[int], spectators: int) -> None:
        """Take down who is at a table through another process; one that was not there before is told who is here."""
        before = live.presence()
        if not seats and not spectators:
            live.elsewhere.pop(process, None)
        else:
            new = process not in live.elsewhere
            live.elsewhere[process] = (seats, spectators)
            if new and live.watchers:
                await self._publish(live)
        if live.presence() != before:
            self._tell(live)
