"""Tournaments in the store. A change is made to what was read, and written only if nobody else has written since."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import TypeVar
from weakref import WeakValueDictionary

import msgspec

from bastide.server.clock import time
from bastide.server.compete.kept import Kept, KeptRound
from bastide.server.compete.wire import Correction
from bastide.server.refusals import Refused
from bastide.server.store import Statement, Store

T = TypeVar("T")
MOST_TRIES = 30
MOST_CORRECTIONS = 500


class Case:
    """A tournament in hand, with what is to be written of it."""

    def __init__(
        self, id: str, version: int, kept: Kept, rounds: list[KeptRound], created: float, updated: float = 0.0
    ) -> None:
        self.id = id
        self.version = version
        self.kept = kept
        self.rounds = rounds
        self.created = created
        self.updated = updated
        self.due: float | None = None
        """When it next needs the server's hand."""
        self.rows: list[Statement] = []
        """What is written with it, or not at all."""
        self.done: list[Callable[[], Awaitable[None]]] = []
        """What is done once it is written."""
        self.looks_again = False
        """Whether somebody looks at it again then."""
        self._kept = msgspec.json.encode(kept)
        self._rounds = [msgspec.json.encode(one) for one in rounds]

    @property
    def changed(self) -> bool:
        """Whether there is anything to write."""
        return bool(self.rows or self.new_rounds()) or msgspec.json.encode(self.kept) != self._kept

    def note(self, correction: Correction) -> None:
        """Write down what the organiser has put right, for everybody to read."""
        if len(self.kept.corrections) >= MOST_CORRECTIONS:
            raise Refused("not_now", "tournament_corrections", count=MOST_CORRECTIONS)
        self.kept.corrections = [*self.kept.corrections, correction]

    def new_rounds(self) -> list[tuple[int, bytes]]:
        """The rounds that have changed, by their numbers."""
        now = [msgspec.json.encode(one) for one in self.rounds]
        return [(number, one) for number, one in enumerate(now, 1) if self._rounds[number - 1 : number] != [one]]


class Shelf:
    """All tournaments there are."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    async def load(self, id: str) -> Case:
        """The tournament of that id. Raises Refused."""
        rows = await self.store.fetch("SELECT version, created, updated, due, body FROM tournaments WHERE id = ?", id)
        if not rows:
            raise Refused("unknown", thing="tournament")
        version, created, updated, due, body = rows[0]
        rounds = await self.store.fetch("SELECT body FROM tournament_rounds WHERE tournament = ? ORDER BY number", id)
        kept = msgspec.json.decode(bytes(body), type=Kept)
        kept_rounds = [msgspec.json.decode(bytes(row[0]), type=KeptRound) for row in rounds]
        case = Case(id, version, kept, kept_rounds, created, updated)
        case.due = due
        return case

    async def add(self, case: Case) -> None:
        """A new tournament."""
        kept = case.kept
        await self.store.execute(
            "INSERT INTO tournaments "
            "(id, version, state, listed, organiser, club, starts, due, created, updated, body) "
            "VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
            case.id,
            case.version,
            kept.state,
            kept.plan.entry == "open",
            kept.organiser,
            kept.plan.club,
            kept.plan.starts,
            case.due,
            case.created,
            case.created,
            msgspec.json.encode(kept),
        )

    async def change(self, id: str, work: Callable[[Case], Awaitable[T]]) -> T:
        """Change a tournament: again from the beginning whenever somebody else was first. Raises what the work does."""
        lock = self._locks.setdefault(id, asyncio.Lock())
        async with lock:
            for _ in range(MOST_TRIES):
                case = await self.load(id)
                due = case.due
                answer = await work(case)
                if not case.changed:
                    if case.due != due:
                        await self.store.execute("UPDATE tournaments SET due = ? WHERE id = ?", case.due, id)
                    break
                if await self._write(case):
                    break
            else:
                raise Refused("unavailable")
        for after in case.done:
            await after()
        return answer

    async def _write(self, case: Case) -> bool:
        kept = case.kept
        kept.drawn = len(case.rounds)
        kept.open_tables = sum(table.result is None for table in case.rounds[-1].tables) if case.rounds else 0
        rounds: list[Statement] = [
            (
                "INSERT INTO tournament_rounds (tournament, number, body) VALUES (?, ?, ?) "
                "ON CONFLICT (tournament, number) DO UPDATE SET body = excluded.body",
                (case.id, number, body),
            )
            for number, body in case.new_rounds()
        ]
        return await self.store.transact(
            (
                "UPDATE tournaments SET version = version + 1, state = ?, listed = ?, starts = ?, due = ?, "
                "updated = ?, body = ? WHERE id = ? AND version = ?",
                (
                    kept.state,
                    kept.plan.entry == "open",
                    kept.plan.starts,
                    case.due,
                    time(),
                    msgspec.json.encode(kept),
                    case.id,
                    case.version,
                ),
            ),
            *rounds,
            *case.rows,
        )
