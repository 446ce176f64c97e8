"""What everybody with an account has played: a line for every game that came to its end."""

from collections.abc import Coroutine
from typing import Any

import msgspec

from bastide.server import entries as e
from bastide.server.archive import SEALED, SeatSummary, Summary
from bastide.server.clock import time
from bastide.server.entries import Result
from bastide.server.live import Live, Moment
from bastide.server.store import Row, Store

LAST = 12
"""Among this many of the last entries of a log is the one by which the game ended."""
PAGE = 200
NONE = 0
"""The place in a game that ended without a result: it is no part of anybody's history."""
WHERE_SEEN = f"(t.public AND NOT EXISTS ({SEALED}))"
"""The games that everybody may know of."""


class PlayedGame(msgspec.Struct, frozen=True):
    """A game somebody has played."""

    table: str
    game: str
    ended: float
    seat: int
    place: int
    won: bool
    """Alone, before all others."""
    result: Result
    seats: list[SeatSummary]
    number: int | None = None
    """The rating after it, where it counted."""
    change: int | None = None
    """By how much that changed."""


class History:
    """Everybody's games."""

    def __init__(self, store: Store) -> None:
        self.store = store

    def after(self, live: Live, moment: Moment) -> Coroutine[Any, Any, None] | None:
        """When a game is over, take it down for all who have accounts."""
        table = live.table
        if table.status != "over" or isinstance(moment.entry, e.Rematched | e.Claimed):
            return None
        summary = msgspec.json.decode(live.summary, type=Summary)
        result = None if table.lesson or table.start is not None else table.result
        return self._take(table.id, table.game.name, moment.at, summary, result)

    async def catch_up(self) -> int:
        """Take down what ended before anybody took such things down, or just before a process did; returns how many."""
        count = 0
        while True:
            rows = await self.store.fetch(
                "SELECT DISTINCT t.id, t.game, t.updated, t.summary FROM tables t JOIN seated s ON s.table_id = t.id "
                "WHERE t.status = 'over' AND NOT EXISTS (SELECT 1 FROM played p WHERE p.table_id = t.id "
                "AND p.player = s.player) LIMIT ?",
                PAGE,
            )
            for id, game, ended, kept in rows:
                summary = msgspec.json.decode(bytes(kept), type=Summary)
                await self._take(id, game, ended, summary, await self._result(id))
                await self._leave_out(id)
                count += 1
            if len(rows) < PAGE:
                return count

    async def _result(self, id: str) -> Result | None:
        """How a game ended; nothing for one that was stopped, or a lesson."""
        for (body,) in await self.store.fetch("SELECT body FROM log WHERE table_id = ? AND seq = 1", id):
            created = e.read(bytes(body))
            if isinstance(created, e.Created) and (created.lesson or created.start is not None):
                return None
        rows = await self.store.fetch("SELECT body FROM log WHERE table_id = ? ORDER BY seq DESC LIMIT ?", id, LAST)
        found = (getattr(e.read(bytes(row[0])), "result", None) for row in rows)
        return next((result for result in found if result is not None), None)

    async def _take(self, id: str, game: str, ended: float, summary: Summary, result: Result | None) -> None:
        rows = [
            self._row(seat.player, id, game, ended, number, result)
            for number, seat in enumerate(summary.seats)
            if seat.player is not None
        ]
        if rows:
            await self._add(rows)

    async def _add(self, rows: list[Row]) -> None:
        """All in one statement: nobody who played a game knows of it before the others do."""
        values = ", ".join(["(?, ?, ?, ?, ?, ?, ?, ?)"] * len(rows))
        await self.store.execute(
            "INSERT INTO played (player, table_id, game, ended, seat, place, won, result) "
            f"VALUES {values} ON CONFLICT DO NOTHING",
            *(value for row in rows for value in row),
        )

    async def _leave_out(self, id: str) -> None:
        """Who sat at a table and left before the game began has no part in it."""
        await self.store.execute(
            "DELETE FROM seated WHERE table_id = ? AND NOT EXISTS "
            "(SELECT 1 FROM played p WHERE p.table_id = seated.table_id AND p.player = seated.player)",
            id,
        )

    def _row(self, player: str, id: str, game: str, ended: float, seat: int, result: Result | None) -> Row:
        counts = result is not None and result.reason != "stopped"
        place = result.ranks[seat] if counts and result is not None else NONE
        won = counts and result is not None and result.winners == [seat]
        return player, id, game, ended, seat, place, won, msgspec.json.encode(result)

    async def take_over(
        self, player: str, table: str, game: str, ended: float, seat: int, result: Result | None
    ) -> None:
        """A guest's game that is over belongs to an account now."""
        await self._add([self._row(player, table, game, ended, seat, result)])

    # What is reported

    async def of(
        self,
        player: str,
        viewer: str | None,
        before: float = 0.0,
        game: str = "",
        won: bool = False,
        against: str = "",
        most: int = 1_000,
    ) -> list[PlayedGame]:
        """The games of a player that the viewer may know of, the latest first."""
        where, asked = ["p.player = ?", "p.place <> ?"], [player, NONE]
        if viewer != player:
            where.append(f"({WHERE_SEEN} OR EXISTS (SELECT 1 FROM played v WHERE v.table_id = t.id AND v.player = ?))")
            asked.append(viewer or "")
        if before:
            where.append("p.ended < ?")
            asked.append(before)
        if game:
            where.append("p.game = ?")
            asked.append(game)
        if won:
            where.append("p.won")
        if against:
            where.append("EXISTS (SELECT 1 FROM played o WHERE o.table_id = t.id AND o.player = ?)")
            asked.append(against)
        rows = await self.store.fetch(
            "SELECT p.table_id, p.game, p.ended, p.seat, p.place, p.won, p.result, t.summary FROM played p "
            f"JOIN tables t ON t.id = p.table_id WHERE {' AND '.join(where)} ORDER BY p.ended DESC LIMIT ?",
            *asked,
            most,
        )
        return [found for row in rows if (found := _played(row, own=viewer == player)) is not None]


def _played(row: Row, own: bool) -> PlayedGame | None:
    """A game; None while those who look on do not know yet that it is over."""
    summary = msgspec.json.decode(bytes(row[7]), type=Summary)
    if not own and row[2] > time() - summary.options.spectator_delay:
        return None
    result = msgspec.json.decode(bytes(row[6]), type=Result)
    return PlayedGame(row[0], row[1], row[2], row[3], row[4], bool(row[5]), result, summary.seats)
