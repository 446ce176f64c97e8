"""The hall: all tables this process has in memory, and the way of every command: decide, commit, acknowledge, tell."""

import asyncio
import logging
import secrets
from collections.abc import Callable, Coroutine
from time import perf_counter
from typing import Any

import msgspec

from bastide.core import render
from bastide.core.match import KEEP_EVERY
from bastide.server import commands as c
from bastide.server import delay
from bastide.server import entries as e
from bastide.server.ahead import PassingAhead
from bastide.server.archive import Archive, Draft, summary_of
from bastide.server.authors import Author, author_of
from bastide.server.clock import time
from bastide.server.configuration import Configuration
from bastide.server.conversation import Conversation
from bastide.server.decisions import Plan, allow, close, decide
from bastide.server.driver import Driver
from bastide.server.duplicates import Duplicates
from bastide.server.identity.accounts import Accounts
from bastide.server.identity.bans import Bans
from bastide.server.identity.links import Link, Signer
from bastide.server.identity.player import Player
from bastide.server.identity.sign_ins import SignIns
from bastide.server.limits import Limits
from bastide.server.live import NOT_ALLOWED, Live, Moment, Telling, Watcher
from bastide.server.metrics import Metrics
from bastide.server.options import LiveClock
from bastide.server.projection import refused_info
from bastide.server.refusals import Refused
from bastide.server.rematch import rematch
from bastide.server.sentences import Viewer, called
from bastide.server.store import Append, Store
from bastide.server.thinking import levels
from bastide.server.thinking.workers import Start
from bastide.server.thumbs import Thumbs
from bastide.server.wire import Done, RefusedInfo, Update

logger = logging.getLogger("bastide.tables")
MOST_MISSED = 300
"""How many missed entries are sent at once; who missed more gets the latest, and the rest on request."""
MOST_UPDATES = 100
HERE_SECONDS = 60.0
"""Who has asked for something so lately is here, even without a connection: they have just sat down, or ask by HTTP."""
After = Callable[[Live, Moment], Coroutine[Any, Any, object] | None]


class Hall:
    """All tables of one process."""

    def __init__(
        self,
        store: Store,
        configuration: Configuration,
        accounts: Accounts,
        signer: Signer,
        metrics: Metrics,
        workers: Start,
    ) -> None:
        self.store = store
        self.configuration = configuration
        self.accounts = accounts
        self.signer = signer
        self.metrics = metrics
        self.workers = workers
        self.archive = Archive(store, configuration)
        self.limits = Limits(configuration.limits)
        self.sign_ins = SignIns(self.limits)
        self.bans = Bans(store)
        self.process = secrets.token_hex(4)
        self.lives: dict[str, Live] = {}
        self._loading: dict[str, asyncio.Task[Live | None]] = {}
        self._tasks: set[asyncio.Task[Any]] = set()
        self._updates: dict[tuple[str, int], Telling] = {}
        """What was sent last about whole tables, for who asks next."""
        self.after: list[After] = []
        """Asked about every entry this process has added; what one wants to do about it is done in the background."""
        self.arriving: list[Callable[[Live, int], Coroutine[Any, Any, object]]] = []
        """Called with who has come to a table of a tournament or a league, once at every process."""
        self.now_and_then: list[Callable[[], Coroutine[Any, Any, object]]] = []
        """Done in the background every half minute."""
        self.conversation = Conversation(self)
        self.ahead = PassingAhead(self)
        self.duplicates = Duplicates(self)
        self.driver = Driver(self)
        self.thumbs = Thumbs()
        store.listen(self._heard)

    def now(self) -> float:
        """Server time, the only time."""
        return time()

    def background(self, work: Coroutine[Any, Any, object]) -> None:
        """Do something without being waited for; what goes wrong is logged."""
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._finished)

    def _finished(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            logger.error("work in the background failed", exc_info=task.exception())

    async def close(self) -> None:
        """Stop driving tables; all that is acknowledged is in the store already."""
        await self.driver.close()
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    # Tables in memory

    async def live(self, id: str) -> Live:
        """The table of that id, read from the store if need be."""
        live = self.lives.get(id)
        if live is None:
            loading = self._loading.get(id)
            if loading is None:
                loading = self._loading[id] = asyncio.ensure_future(self._load(id))
                loading.add_done_callback(lambda _: self._loading.pop(id, None))
            found = await asyncio.shield(loading)
            if found is None:
                raise Refused("unknown", thing="table")
            live = found
        live.touched = time()
        await self.duplicates.unseal(live)
        return live

    def hear(self, live: Live, seat: int) -> None:
        """Who sits there is here: has asked for something, or has come."""
        live.heard[seat] = time()
        if live.table.contested and seat not in live.came:
            live.came.add(seat)
            for work in self.arriving:
                self.background(work(live, seat))

    def want(self, live: Live) -> None:
        """Somebody has asked for a table: bots that play there among themselves go on."""
        live.asked = time()
        if live.timer is None and live.table.status == "playing" and live.table.without_people:
            self.driver.look_at(live)

    async def _load(self, id: str) -> Live | None:
        began = perf_counter()
        live = await self.archive.load(id)
        if live is None:
            return None
        if live.aside is not None:
            logger.warning("a table is set aside", extra={"table": id, "why": render(live.aside)})
        await self._learn_names(live)
        await self.ahead.learn(live)
        self.metrics.load_seconds.observe(perf_counter() - began)
        self._admit(live)
        return live

    def _admit(self, live: Live) -> None:
        live.touched = time()
        self.lives[live.table.id] = live
        self.driver.look_at(live)

    async def _learn_names(self, live: Live) -> None:
        unknown = [seat.player for seat in live.table.seats if seat.player and seat.player not in live.names]
        if unknown:
            live.names.update(await self.accounts.names(unknown))
            live.arms.update(await self.accounts.arms(unknown))

    async def create(self, draft: Draft, id: str = "") -> Live:
        """A new table."""
        live = await self.archive.create(draft, id)
        await self.open(live)
        return live

    async def open(self, live: Live) -> None:
        """Take a table that was just made into the hall."""
        await self._learn_names(live)
        self._admit(live)
        logger.info("table made", extra={"table": live.table.id, "game": live.table.game.name})

    # Who somebody is at a table

    def author(self, live: Live, token: str, player: Player | None) -> Author:
        """What a token and a session make of somebody at this table. Raises Refused for a token that does not fit."""
        return author_of(live.table, self.link(token), player)

    def link(self, token: str) -> Link | None:
        """What a token allows at a table; None when there is none. Raises Refused for one that is not for that."""
        link = self.signer.read(token) if token else None
        if token and (link is None or link.kind in ("calendar", "device")):
            raise Refused("not_allowed", "wrong_link")
        return link

    def token(self, live: Live, kind: str, seat: int = 0) -> str:
        """A link's token for this table."""
        generation = live.table.seats[seat].generation if kind == "seat" else 0
        return self.signer.sign(Link(kind, live.table.id, seat, generation))  # type: ignore[arg-type]

    # Commands

    async def command(
        self,
        live: Live,
        author: Author,
        command: c.Command,
        acknowledge: Callable[[Done], None] = lambda done: None,
    ) -> Done:
        """Carry out a command: decide, commit, acknowledge, then tell everybody. Raises Refused."""
        allow(author, command)
        if isinstance(command, c.Chat):
            return await self.conversation.say(live, author, command)
        if isinstance(command, c.Rematch):
            return await rematch(self, live, author, command)
        if isinstance(command, c.PassAhead):
            return await self.ahead.say(live, author, command)
        began = perf_counter()
        key = f"{author.key}:{command.id}"
        async with live.lock:
            while True:
                seq = await self._carried_out(live, key, command.seq)
                if seq is not None:
                    done = Done(command.id, seq)
                    acknowledge(done)
                    return done
                if live.frozen and not isinstance(command, c.Close):
                    raise self.frozen(live)
                await self.duplicates.check(live, author, command)
                if isinstance(command, c.Start):
                    self.driver.check_bots(live.table)
                    self._check_all_here(live, author)
                try:
                    plan = self._close(live, author) if live.frozen else decide(live.table, author, command, levels())
                except Refused:
                    if await self._knew_everything(live):
                        raise
                    continue
                done = Done(command.id, live.table.seq + 1)
                if await self.commit(live, plan, key, lambda done=done: acknowledge(done)):  # type: ignore[misc]
                    break
                # Another process was first, or this very command was carried out before.
                seq = await self.archive.seq_of(live.table.id, key)
                if seq is not None:
                    live.commands[key] = seq
        self.metrics.commands.add(type(command).__name__.lower())
        self.metrics.command_seconds.observe(perf_counter() - began)
        return done

    async def _carried_out(self, live: Live, key: str, expected: int | None) -> int | None:
        """The entry of a command that was carried out before. Raises Refused where somebody was faster than it."""
        seq = live.commands.get(key)
        if seq is None and expected is not None and expected != live.table.seq:
            await self.catch_up(live)
            seq = await self.archive.seq_of(live.table.id, key)
            if seq is None and expected != live.table.seq:
                raise Refused("stale")
        return seq

    def _check_all_here(self, live: Live, author: Author) -> None:
        """Raises Refused where a clock would run for somebody who is away."""
        if not isinstance(live.table.options.clock, LiveClock):
            return
        here = live.connected() | {author.seat}
        for seat in live.table.people():
            if seat not in here and live.heard.get(seat, 0.0) < time() - HERE_SECONDS:
                raise Refused("not_now", "player_away", who=called(live.table, live.names)[seat])

    async def _knew_everything(self, live: Live) -> bool:
        """Whether nothing had happened at other processes that was not heard of here yet; it is now."""
        before = live.table.seq
        if self.store.shared:
            await self.catch_up(live)
        return live.table.seq == before

    def frozen(self, live: Live) -> Refused:
        """Why nothing happens at a table that is set aside."""
        assert live.aside is not None
        return Refused.saying("frozen", live.aside)

    def _close(self, live: Live, author: Author) -> Plan:
        """End a game that cannot go on here."""
        if live.damaged:
            raise self.frozen(live)
        return close(live.table, author)

    async def commit(
        self, live: Live, plan: Plan, command: str | None, acknowledge: Callable[[], None] = lambda: None
    ) -> bool:
        """Make an entry durable, then apply it, acknowledge it and tell everybody. The caller holds the lock.

        False when the log has an entry there already; what was missed is then caught up with.
        """
        table, entry, now = live.table, plan.entry, time()
        if isinstance(entry, e.Sat) and entry.player is not None:
            await self.store.execute(
                "INSERT INTO seated (player, table_id) VALUES (?, ?) ON CONFLICT DO NOTHING", entry.player, table.id
            )
        after = table.after(entry, now)
        summary = live.summary if isinstance(entry, e.Played) and entry.result is None else summary_of(after)
        began = perf_counter()
        try:
            added = await self.store.append(
                Append(
                    table=table.id,
                    seq=table.seq + 1,
                    at=now,
                    command=command,
                    body=e.write(entry),
                    status=after.status,
                    mover=after.mover,
                    due=after.due,
                    summary=summary,
                    public=after.options.for_everybody if isinstance(entry, e.Amended) else None,
                    position=_snapshot(live, plan),
                )
            )
        except Exception as wrong:
            logger.error("an entry could not be written", exc_info=wrong)
            raise Refused("unavailable") from wrong
        self.metrics.commit_seconds.observe(perf_counter() - began)
        if not added:
            self.metrics.lost_races.add()
            await self.catch_up(live)
            return False
        table.become(after, entry, plan.prepared)
        live.summary = summary
        acknowledge()
        await self._took(live, live.take(entry, now, command))
        for hook in self.after:
            work = hook(live, live.tail[-1])
            if work is not None:
                self.background(work)
        self.duplicates.announce(live)
        return True

    async def _took(self, live: Live, moment: Moment) -> None:
        """Tell everybody about an entry and see to what comes next."""
        live.touched = time()
        if isinstance(moment.entry, e.Sat | e.Claimed):
            await self._learn_names(live)
        if isinstance(moment.entry, e.Left | e.BotSat):
            for watcher in [watcher for watcher in live.watchers if watcher.viewer.seat == moment.entry.seat]:
                live.watchers.discard(watcher)
                watcher.close(NOT_ALLOWED)
        if isinstance(moment.entry, e.Amended):
            for watcher in [one for one in live.watchers if one.viewer.seat is None and not one.may_look(live)]:
                live.watchers.discard(watcher)
                watcher.close(NOT_ALLOWED)
        await self.duplicates.unseal(live)
        if live.table.closed:
            for watcher in [watcher for watcher in live.watchers if watcher.viewer.seat is None]:
                live.watchers.discard(watcher)
                watcher.close(NOT_ALLOWED)
        self.tell(live, [moment])
        self.driver.look_at(live)

    async def catch_up(self, live: Live) -> None:
        """Take what other processes have added. The caller holds the lock."""
        if live.damaged:
            return
        for found in await self.archive.after(live.table.id, live.table.seq):
            live.table.apply(found.entry, found.at)
            if not live.frozen:
                live.table.lay_out()
            if not isinstance(found.entry, e.Played):
                live.summary = summary_of(live.table)
            await self._took(live, live.take(found.entry, found.at, found.command))

    async def _heard(self, topic: str, message: str) -> None:
        """Something another process, or this one, has published."""
        if topic == "log":
            id, _, seq = message.partition(" ")
            live = await self._here(id)
            if live is not None and int(seq) > live.table.seq:
                async with live.lock:
                    await self.catch_up(live)
        elif topic == "missed":
            for id in [*self.lives, *self._loading]:
                live = await self._here(id)
                if live is not None:
                    async with live.lock:
                        await self.catch_up(live)
            await self.conversation.announce_all()
        elif topic == "duplicate":
            await self.duplicates.heard(message)
        elif topic == "ahead":
            await self.ahead.heard(message)
        elif topic == "name":
            self.forget_name(message)
        elif topic == "bans":
            await self.bans.learn()
            self._show_out()
        elif topic == "removed":
            live = self.lives.get(message)
            if live is not None:
                for watcher in list(live.watchers):
                    watcher.close(NOT_ALLOWED)
                self.forget(live)
        else:
            await self.conversation.heard(topic, message)

    async def _here(self, id: str) -> Live | None:
        """A table in memory, or on its way there: it may have been read before what is heard was written."""
        loading = self._loading.get(id)
        return self.lives.get(id) or (await asyncio.shield(loading) if loading is not None else None)

    def _show_out(self) -> None:
        """Hang up on everybody who is shut out now."""
        for watcher in [watcher for live in self.lives.values() for watcher in live.watchers]:
            if self.bans.hold(watcher.address, watcher.player):
                watcher.close(NOT_ALLOWED)

    def forget_name(self, player: str) -> None:
        """Nobody goes by this player's name any more."""
        self._updates.clear()
        for live in self.lives.values():
            live.names.pop(player, None)

    # Telling

    def tell(self, live: Live, moments: list[Moment]) -> None:
        """Send every viewer what these entries mean to them; spectators perhaps later."""
        telling = Telling(live, moments, time())
        if live.table.options.spectator_delay:
            live.tell(telling.to, lambda viewer: not delay.behind(live, viewer))
            delay.tell_later(live, moments)
        else:
            live.tell(telling.to)

    async def known(self, live: Live, viewer: Viewer, seq: int) -> Update:
        """All that happened after an entry, and the table as it is, as far as the viewer may know by now."""
        if not delay.behind(live, viewer):
            return (await self._whole(live, seq)).to(viewer)
        last = delay.shown(live)
        moments = [moment for moment in await self.moments(live, seq) if moment.seq <= last.seq]
        return delay.update(live, moments, last, viewer)

    async def _whole(self, live: Live, since: int) -> Telling:
        """All that happened after an entry, to be sent; as long as nothing more happens it is made once for all."""
        key = (live.table.id, since)
        update = self._updates.pop(key, None)
        if update is None or update.live is not live or update.seq != live.table.seq:
            update = Telling(live, await self.moments(live, since), time(), whole=True)
        update.now = time()
        self._updates[key] = update
        if len(self._updates) > MOST_UPDATES:
            del self._updates[next(iter(self._updates))]
        return update

    async def moments(self, live: Live, seq: int) -> list[Moment]:
        """The entries after one; the latest of them when there are very many."""
        if seq > live.table.seq:
            return []
        first = max(seq, live.table.seq - MOST_MISSED)
        if live.tail and live.tail[0].seq <= first + 1:
            return [moment for moment in live.tail if moment.seq > first]
        found = await self.archive.after(live.table.id, first, live.table.seq)
        return [Moment(f.seq, f.at, f.entry, 0) for f in found]

    async def refusal(
        self, live: Live, viewer: Viewer, refused: Refused, id: str | None = None, seq: int | None = None
    ) -> RefusedInfo:
        """A refusal as the viewer reads it, with what they missed if that was the reason."""
        self.metrics.refused.add(refused.code)
        missed = None
        may_know = viewer.seat is not None or not live.table.closed
        if refused.code == "stale" and seq is not None and may_know:
            missed = await self.known(live, viewer, min(seq, live.table.seq))
        return refused_info(refused, viewer.language, id, missed)

    # Going

    async def leave(self, live: Live, watcher: Watcher) -> None:
        """Somebody no longer looks."""
        live.watchers.discard(watcher)
        live.touched = time()
        await self.conversation.announce(live)

    def forget(self, live: Live) -> None:
        """Let a table leave the memory; it stays in the store."""
        self.lives.pop(live.table.id, None)
        if live.timer is not None:
            live.timer.cancel()
        self.background(self.store.release(live.table.id))


def _snapshot(live: Live, plan: Plan) -> tuple[int, bytes] | None:
    """The position to store with an entry: every n-th step, and at the end."""
    entry = plan.entry
    if not isinstance(entry, e.Played) or plan.position is None:
        return None
    before, after = live.table.moves, live.table.moves + len(entry.steps)
    if before // KEEP_EVERY == after // KEEP_EVERY and entry.result is None:
        return None
    return after, msgspec.json.encode(plan.position.snapshot())
