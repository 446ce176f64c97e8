"""A table in the memory of this process: its present state, its latest entries, and who is looking."""

import asyncio
from collections import deque
from collections.abc import Callable
from typing import Protocol

import msgspec

from bastide.core import Message, State
from bastide.server import projection
from bastide.server.entries import (
    Agreed,
    Amended,
    AnyEntry,
    Applauded,
    BotSat,
    Claimed,
    Closed,
    Created,
    Expired,
    Left,
    Played,
    Rematched,
    Reminded,
    Rested,
    Sat,
)
from bastide.server.projection import Board
from bastide.server.sentences import Names, Viewer, seat_names
from bastide.server.table import Table
from bastide.server.thinking import QUICK, Asking, Waits
from bastide.server.wire import EntryInfo, Position, Presence, TableInfo, Update

TAIL = 100
"""How many entries stay in memory; older ones are read from the store."""
NOT_ALLOWED = 4403
"""A socket is closed because its owner may not look at the table, or no longer."""


class Moment(msgspec.Struct, frozen=True):
    """An entry of the log and the board after it."""

    seq: int
    at: float
    entry: AnyEntry
    moves: int
    table: Table | None = None
    """The table after it; kept only where spectators are behind, and so is"""
    state: State | None = None
    """the position."""


class Watcher(Protocol):
    """A connection that looks at a table."""

    viewer: Viewer

    @property
    def player(self) -> str | None:
        """The account whose connection it is."""

    @property
    def address(self) -> str:
        """Where it comes from."""

    async def look_again(self) -> None:
        """Hang up if that account no longer lets it in."""

    def may_look(self, live: "Live") -> bool:
        """Whether the table lets it in."""

    def send(self, message: bytes) -> None:
        """Send, without waiting."""

    def close(self, code: int) -> None:
        """Send nothing more and hang up."""


class Live:
    """One table in memory."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.lock = asyncio.Lock()
        self.names: Names = {}
        self.arms: dict[str, int] = {}
        """The coats of arms of accounts, where they have chosen another than the first."""
        self.tail: deque[Moment] = deque()
        self.commands: dict[str, int] = {}
        """The latest commands and the entries they became."""
        self.watchers: set[Watcher] = set()
        self.elsewhere: dict[str, tuple[frozenset[int], int]] = {}
        """Who looks on through other processes: seats, and how many spectators."""
        self.heard: dict[int, float] = {}
        """When each seat last asked for something, or was taken."""
        self.came: set[int] = set()
        """Who has come through this process, where a tournament or a league asks."""
        self.summary = b""
        self.timer: asyncio.Handle | None = None
        self.wakes = 0.0
        """When the timer goes off, by the loop's clock: not every loop tells."""
        self.thinking: asyncio.Task[None] | None = None
        self.touched = 0.0
        self.asked = 0.0
        """When somebody last asked for it."""
        self.aside: Message | None = None
        """Why the table is set aside: nothing can happen at it here, but it can be looked at, as far as it is known."""
        self.damaged = False
        """Whether that is because the store has not kept what was written."""

    @property
    def frozen(self) -> bool:
        """Whether the table is set aside."""
        return self.aside is not None

    def take(self, entry: AnyEntry, at: float, command: str | None) -> Moment:
        """Remember an entry that the table has just applied."""
        table = self.table
        moment = Moment(table.seq, at, entry, table.moves)
        delay = table.options.spectator_delay
        if delay:
            state = table.match.state if table.match is not None else None
            moment = Moment(table.seq, at, entry, table.moves, table.copy(), state)
        if isinstance(entry, Closed):
            self.aside = None
        self.tail.append(moment)
        while len(self.tail) > TAIL and self.tail[1].at <= at - delay:
            self.tail.popleft()
        if command is not None:
            self.commands[command] = table.seq
            if len(self.commands) > 2 * TAIL:
                for old in list(self.commands)[:TAIL]:
                    del self.commands[old]
        return moment

    # Presence

    def connected(self) -> frozenset[int]:
        """The seats whose players are there."""
        here = {watcher.viewer.seat for watcher in self.watchers if watcher.viewer.seat is not None}
        return frozenset(here.union(*(seats for seats, _ in self.elsewhere.values())))

    def watched(self) -> bool:
        """Whether anybody looks on, here or through another process."""
        return bool(self.watchers or self.elsewhere)

    def spectators(self) -> int:
        """How many others look on."""
        return self.spectators_here() + sum(count for _, count in self.elsewhere.values())

    def spectators_here(self) -> int:
        """How many look on through this process."""
        return sum(watcher.viewer.seat is None for watcher in self.watchers)

    def asking(self, level: str = "") -> Asking:
        """For whom a bot of this level, or the search for hints, thinks at this table."""
        playing = {
            number for number, seat in enumerate(self.table.seats) if seat.kind == "person" and not seat.resigned
        }
        waits = Waits.PERSON if playing & self.connected() else Waits.AWAY if playing else Waits.NOBODY
        there = [watcher for watcher in self.watchers if watcher.viewer.seat in playing]
        addresses = tuple({watcher.address for watcher in there or self.watchers})
        return Asking(waits, self.table.id, addresses, level in QUICK)

    def presence(self) -> Presence:
        """Who is there."""
        return Presence(sorted(self.connected()), self.spectators())

    # What a viewer gets

    def info(self, now: float, language: str | None = None, then: Table | None = None) -> TableInfo:
        """The table as everybody may know it, now or as it was then."""
        table = then or self.table
        return projection.table_info(
            table, self.names, now, self.connected(), self.spectators(), language, self.aside, self.arms
        )

    def players(self, language: str | None) -> list[str]:
        """What to call who sits at the table, seat by seat, in the sentences of a language; nothing without one."""
        return seat_names(self.table, self.names, language) if language is not None else []

    def entry_info(self, moment: Moment, viewer: Viewer) -> EntryInfo:
        """An entry as the viewer may read it."""
        return projection.entry_info(self.table, moment.seq, moment.at, moment.entry, viewer, self.names)

    def position(self, viewer: Viewer, board: Board | None = None) -> Position | None:
        """The board as the viewer may see it."""
        table = self.table
        if self.frozen or table.match is None:
            return None
        board = board or Board(table.match.state)
        return projection.position(table, viewer, board, table.moves, self.players(viewer.language))

    def update(self, moments: list[Moment], viewer: Viewer, now: float) -> Update:
        """What these entries changed, with everything about the table."""
        return Telling(self, moments, now, whole=True).to(viewer)

    def groups(self) -> dict[Viewer, list[Watcher]]:
        """The watchers by what they get, which is the same for all in a group."""
        found: dict[Viewer, list[Watcher]] = {}
        for watcher in self.watchers:
            found.setdefault(watcher.viewer, []).append(watcher)
        return found

    def tell(self, make: Callable[[Viewer], object], to: Callable[[Viewer], bool] = lambda viewer: True) -> None:
        """Send every viewer a message of theirs."""
        for viewer, watchers in self.groups().items():
            if to(viewer):
                message = msgspec.json.encode(make(viewer))
                for watcher in watchers:
                    watcher.send(message)


class Telling:
    """Some entries on their way to all who look on: what is the same for several of them is made once."""

    def __init__(self, live: Live, moments: list[Moment], now: float, whole: bool = False) -> None:
        self.live = live
        self.moments = moments
        self.now = now
        self.seq = live.table.seq
        self.moved = whole or any(is_move(moment.entry) for moment in moments)
        self.plain = not whole and all(is_plain(moment.entry) for moment in moments)
        """Whether nothing but the board has changed."""
        self._secret = any(projection.has_secrets(moment.entry) for moment in moments)
        self._entries: dict[tuple[str | None, int | None], list[EntryInfo]] = {}
        """By language, and by seat where not all may read the same."""
        self._board: Board | None = None

    def to(self, viewer: Viewer) -> Update:
        """What the viewer is sent."""
        live = self.live
        return Update(
            seq=live.table.seq,
            entries=self._read_by(viewer),
            clocks=projection.clock_info(live.table, self.now),
            position=self._position(viewer) if self.moved else None,
            table=None if self.plain else live.info(self.now, viewer.language),
        )

    def _read_by(self, viewer: Viewer) -> list[EntryInfo]:
        alike = (viewer.language, viewer.seat if self._secret else None)
        if alike not in self._entries:
            entries = [self.live.entry_info(moment, viewer) for moment in self.moments]
            self._entries[alike] = msgspec.Raw(msgspec.json.encode(entries))  # type: ignore[assignment]
        return self._entries[alike]

    def _position(self, viewer: Viewer) -> Position | None:
        if self._board is None and self.live.table.match is not None:
            self._board = Board(self.live.table.match.state)
        return self.live.position(viewer, self._board)


def is_move(entry: AnyEntry) -> bool:
    """Whether an entry can change the board, or what somebody may do there."""
    plain = (Created, Sat, Claimed, BotSat, Amended, Agreed, Left, Expired, Reminded, Rematched, Applauded, Rested)
    return not isinstance(entry, plain)


def is_plain(entry: AnyEntry) -> bool:
    """Whether an entry is a move and nothing else."""
    return isinstance(entry, Played) and entry.result is None
