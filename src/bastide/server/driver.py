"""The server's hand: it moves bots and stewards, lets clocks run out, puts old tables away and clears the memory."""

import asyncio
import logging
import secrets
from typing import TYPE_CHECKING

from bastide.server import entries as e
from bastide.server.clock import follow, time
from bastide.server.decisions import Plan, play
from bastide.server.lessons import scripted
from bastide.server.live import Live
from bastide.server.refusals import Refused
from bastide.server.table import Table
from bastide.server.thinking import Thinkers, Thought
from bastide.server.tidying import Tidying

if TYPE_CHECKING:
    from bastide.server.hall import Hall

logger = logging.getLogger("bastide.tables")
SWEEP = 2.0
"""Seconds between looks at the store for tables that wait and are in nobody's memory."""
MOST_WOKEN = 200
TRY_AGAIN = 2.0
FARTHEST = 3_600.0
PRUNE_EVERY = 900
"""Rounds between looks for tables to be forgotten: half an hour."""
STEWARD = "builder"
MOST_ANSWERED = 2_000
ASKED = 60.0
"""Seconds that bots go on among themselves after somebody has asked for their table."""


class Driver:
    """Drives every table that this process holds the lease of: bots, stewards, clocks and reminders."""

    def __init__(self, hall: "Hall") -> None:
        self.hall = hall
        self.thinkers = Thinkers(hall.configuration.thinkers, hall.workers, hall.configuration.bot_grace)
        self._answered: dict[tuple[str, int, str], Thought] = {}
        """What a bot has chosen after which steps: who takes back and does the same again gets the same answer."""
        self._rounds: asyncio.Task[None] | None = None
        self._stopped = False

    def start(self) -> None:
        """Begin to make rounds."""
        self._rounds = asyncio.create_task(self._make_rounds())

    async def close(self) -> None:
        """Stop, and end the bots' processes."""
        self._stopped = True
        if self._rounds is not None:
            self._rounds.cancel()
            await asyncio.gather(self._rounds, return_exceptions=True)
        for live in list(self.hall.lives.values()):
            if live.timer is not None:
                live.timer.cancel()
            if live.thinking is not None:
                live.thinking.cancel()
                await asyncio.gather(live.thinking, return_exceptions=True)
        await self.thinkers.close()

    def look_at(self, live: Live, wait: float = 0.0) -> None:
        """Set the timer for when this table next needs a hand. One that goes off earlier looks again."""
        due = None if live.frozen or self._stopped else self._due(live)
        loop = asyncio.get_running_loop()
        delay = 0.0 if due is None else min(max(wait, due - time()), FARTHEST)
        if live.timer is not None:
            if due is not None and not wait and live.wakes <= loop.time() + delay:
                return
            live.timer.cancel()
            live.timer = None
        if due is not None:
            live.wakes = loop.time() + delay
            live.timer = loop.call_later(delay, self._time, live)

    def check_bots(self, table: Table) -> None:
        """Raises Refused where bots would begin to play among themselves at one table too many."""
        if table.without_people:
            going = sum(
                live.table.status == "playing" and live.table.without_people for live in self.hall.lives.values()
            )
            if going >= self.hall.configuration.bot_tables:
                raise Refused("not_now", "bot_tables")

    def _due(self, live: Live) -> float | None:
        """When a table needs a hand. One at which no person plays needs it only while somebody wants to see it."""
        table = live.table
        if table.status == "playing" and table.without_people:
            return table.updated if live.watched() or live.asked > time() - ASKED else None
        return table.due

    def _time(self, live: Live) -> None:
        live.timer = None
        due = self._due(live)
        if due is None or due > time() + 0.001:
            self.look_at(live)
        elif live.thinking is None or live.thinking.done():
            live.thinking = asyncio.ensure_future(self._act(live))

    async def _act(self, live: Live) -> None:
        """Do what the table waits for, if no other process does."""
        try:
            if not await self.hall.store.hold(live.table.id):
                self.look_at(live, TRY_AGAIN)
                return
            table, mover = live.table, live.table.mover
            if table.status == "playing" and mover is not None and table.seats[mover].automatic:
                await self._move(live, mover)
            elif table.status == "playing" and mover is not None and table.said_ahead(mover):
                await self.hall.ahead.happen(live, mover)
            else:
                await self._run_out(live)
        except asyncio.CancelledError:
            raise
        except Exception as wrong:
            logger.error("a table could not be served; trying again", exc_info=wrong, extra={"table": live.table.id})
            self.look_at(live, TRY_AGAIN)
        else:
            asyncio.get_running_loop().call_soon(self._next, live)

    def _next(self, live: Live) -> None:
        """A timer that went off while a bot was thinking has done nothing: look again."""
        if live.timer is None:
            self.look_at(live)

    async def _run_out(self, live: Live) -> None:
        """Put the table away or let a steward take over, if it is time; or tell people that it soon will be."""
        async with live.lock:
            table, now = live.table, time() + 0.001
            out, mover = table.runs_out, table.mover
            if table.due is None or out is None or table.due > now:
                return
            entry: e.AnyEntry
            if out > now:
                entry = e.Reminded(what="expiry" if mover is None else "time", until=out, seat=mover)
            else:
                entry = e.Expired() if mover is None else e.TimedOut(seat=mover)
            await self.hall.commit(live, Plan(entry), None)

    async def _move(self, live: Live, seat: int) -> None:
        """Let the bot of a seat choose, and play what it chose, or something legal if it did not."""
        table = live.table
        level = table.seats[seat].level if table.seats[seat].kind == "bot" else STEWARD
        by = "bot" if table.seats[seat].kind == "bot" else "steward"
        steps = table.moves
        before = (table.id, seat, table.match.steps[-1].hash if table.match and table.match.steps else "")
        thought = self._answered.get(before)
        lesson = scripted(table, seat)
        if lesson is not None:
            thought = Thought(action=lesson)
        elif thought is None:
            seconds = self.hall.configuration.bot_seconds
            thought = await self.thinkers.ask(table.state, level, seconds, live.asking(level))
        if thought.failed is None:
            self._answered[before] = thought
            while len(self._answered) > MOST_ANSWERED:
                del self._answered[next(iter(self._answered))]
        async with live.lock:
            still = table.moves == steps and table.mover == seat and table.status == "playing"
            if not still or not table.seats[seat].automatic:
                return
            plan = self._plan(live, seat, thought, by)
            await self.hall.commit(live, plan, None)

    def _plan(self, live: Live, seat: int, thought: Thought, by: str) -> Plan:
        failed = thought.failed
        if failed is None:
            try:
                return play(live.table, seat, thought.action, by)
            except Refused as wrong:
                failed = "illegal"
                logger.warning(
                    "a bot chose what it may not",
                    extra={"table": live.table.id, "action": thought.action, "why": str(wrong)},
                )
        self.hall.metrics.bot_failures.add(failed)
        logger.warning("a bot's move was replaced", extra={"table": live.table.id, "seat": seat, "why": failed})
        action = secrets.choice(live.table.state.legal_actions())
        return play(live.table, seat, str(action), by, failed)

    async def _make_rounds(self) -> None:
        number = 0
        tidying = Tidying(time())
        while True:
            try:
                await self._wake_due()
                self._clear()
                follow()
                tidying.tidy(time(), sum(self.hall.metrics.commands.values.values()))
                if number % 15 == 0:
                    await self.hall.conversation.keep_company()
                    for work in self.hall.now_and_then:
                        self.hall.background(work())
                if number % PRUNE_EVERY == PRUNE_EVERY - 1:
                    await self._prune()
            except Exception as wrong:
                logger.error("a round failed", exc_info=wrong)
            number += 1
            await asyncio.sleep(SWEEP)

    async def _wake_due(self) -> None:
        """Read tables that wait for a hand and that nobody has in memory, as after a crash."""
        slack = self.hall.configuration.bot_seconds + 3.0 if self.hall.store.shared else 0.0
        woken = 0
        async for id in self.hall.archive.due(time() - slack):
            if id not in self.hall.lives:
                try:
                    await self.hall.live(id)
                except Refused as wrong:
                    logger.error("a table is set aside", extra={"table": id, "why": str(wrong)})
                    await self.hall.archive.set_aside(id)
                except Exception as wrong:
                    logger.error("a table could not be read", exc_info=wrong, extra={"table": id})
                woken += 1
                if woken == MOST_WOKEN:
                    break

    async def _prune(self) -> None:
        """Forget tables that are older than the host wants to keep them."""
        configuration = self.hall.configuration
        finished, expired = configuration.keep_finished_days or None, configuration.keep_expired_days or None
        for id in await self.hall.archive.old(finished, expired, time()):
            live = self.hall.lives.get(id)
            if live is None or not live.watched():
                await self.hall.archive.remove(id)
                await self.hall.store.publish("removed", id)

    def _clear(self) -> None:
        before = time() - self.hall.configuration.idle_seconds
        for live in list(self.hall.lives.values()):
            thinking = live.thinking is not None and not live.thinking.done()
            if not live.watchers and not thinking and not live.lock.locked() and live.touched < before:
                self.hall.forget(live)
