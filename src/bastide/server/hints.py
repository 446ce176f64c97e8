"""Hints for the seat to move: who may have one, and the looking for it."""

import asyncio
from collections.abc import Sequence
from hashlib import sha256
from typing import TYPE_CHECKING

from bastide.core import Event, State
from bastide.server.offers import action_of
from bastide.server.options import NoClock
from bastide.server.refusals import Refused
from bastide.server.table import Table
from bastide.server.thinking.pool import Failed
from bastide.server.thinking.worker import AdviceRow

if TYPE_CHECKING:
    from bastide.server.hall import Hall
    from bastide.server.live import Live

MOST_KEPT = 200
Key = tuple[str | int, ...]
"""A table, its last entry, and what was planned then."""


def why_none(table: Table) -> str | None:
    """Why nobody gets hints at this table: the name of the reason, or None when whoever is to move can ask.

    A hint harms nobody where one person plays against bots. It would be unfair to people who have not agreed to it, to
    a rating, to a clock that measures one's own thinking, and to tables that are compared with this one: there all
    must have agreed, by sitting down at a table with that option.
    """
    if table.configuration.hint_seconds <= 0:
        return "hints_off"
    if table.options.hints == "everyone":
        return None
    if table.options.hints == "nobody":
        return "hints_nobody"
    if table.duplicate:
        return "hints_duplicate"
    if table.options.rated:
        return "hints_rated"
    if not isinstance(table.options.clock, NoClock):
        return "hints_clock"
    if sum(seat.kind != "bot" and not seat.resigned for seat in table.seats) > 1:
        return "hints_alone"
    return None


class Hints:
    """Looks for hints in the bots' processes. The same question is answered once."""

    def __init__(self, hall: "Hall") -> None:
        self.hall = hall
        self._places = asyncio.Semaphore(max(1, hall.configuration.thinkers // 2))
        """How many are looked for at once, so that bots always find a free process."""
        self._found: dict[Key, asyncio.Task[list[AdviceRow]]] = {}

    def check(self, live: "Live", seat: int | None) -> None:
        """Raises Refused where there is no hint for that seat now."""
        table = live.table
        if seat is None:
            raise Refused("not_allowed", "not_seated")
        reason = why_none(table)
        if reason is not None:
            raise Refused("not_allowed", reason)
        if live.frozen or table.status != "playing":
            status = table.status if table.status in ("paused", "over", "expired") else "not_started"
            raise Refused("over" if status == "over" else "not_now", status)
        if table.mover != seat:
            raise Refused("not_your_turn", "wait_turn")
        if table.seats[seat].automatic:
            raise Refused("not_now", "steward_plays")

    def has(self, live: "Live", planned: Sequence[str] = ()) -> bool:
        """Whether the hint for this position is known, or being looked for."""
        return (live.table.id, live.table.seq, *planned) in self._found

    async def find(self, live: "Live", planned: Sequence[str] = ()) -> list[AdviceRow]:
        """The best moves in the position of the table, for the seat to move, after what it has planned."""
        table = live.table
        key: Key = (table.id, table.seq, *planned)
        if key not in self._found:
            while len(self._found) >= MOST_KEPT:
                del self._found[next(iter(self._found))]
            self._found[key] = asyncio.ensure_future(self._look(live, after(table, planned)))
        try:
            return await asyncio.shield(self._found[key])
        except Exception as why:
            self._found.pop(key, None)
            if not isinstance(why, Failed):
                raise
            self.hall.metrics.bot_failures.add(str(why))
            raise Refused("unavailable", "no_hint") from None

    async def _look(self, live: "Live", state: State) -> list[AdviceRow]:
        seed, seconds = seed_of(live.table), self.hall.configuration.hint_seconds
        async with self._places:
            return await self.hall.driver.thinkers.advise(state, seconds, seed, live.asking())


def after(table: Table, planned: Sequence[str]) -> State:
    """The position after actions that the seat to move has planned; raises Refused where it could not decide there.

    Beyond luck, or what is only then seen, nothing can be planned: a hint would tell it.
    """
    state = table.state.copy()
    seat = state.to_move
    for text in planned:
        action = action_of(table.game, text)
        refusal = state.why_not(action)
        if refusal is not None:
            raise Refused.by_rule(refusal)
        events = state.record_events()
        state.apply(action)
        if state.to_move != seat or any(is_news(event, seat) for event in events):
            raise Refused("not_now", "wait_turn")
    return state


def is_news(event: Event, seat: int) -> bool:
    """Whether a seat would learn something by it: not where only what it holds is shown to the others."""
    return event.chance or (event.reveals and (event.seat != seat or bool(event.secret)))


def seed_of(table: Table) -> int:
    """What the search begins with: from the name of the table and the number of its last entry, known to everybody."""
    return int.from_bytes(sha256(f"{table.id} {table.seq}".encode()).digest()[:7])
