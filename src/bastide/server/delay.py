"""Spectators who are behind: what they see, and when they see it."""

import asyncio
from time import time

import msgspec

from bastide.server import projection
from bastide.server.live import Live, Moment, Watcher, is_move
from bastide.server.projection import Viewer
from bastide.server.wire import Position, TableInfo, Update


def tell_later(live: Live, moments: list[Moment]) -> None:
    """Tell the spectators about these entries when it is time."""
    loop = asyncio.get_running_loop()
    for moment in moments:
        wait = max(0.0, moment.at + live.table.options.spectator_delay - time())
        for watcher in [watcher for watcher in live.watchers if watcher.viewer.seat is None]:
            loop.call_later(wait, _send, live, moment, watcher)


def owe(live: Live, watcher: Watcher) -> None:
    """Promise a spectator who has just come what happened within the delay."""
    loop = asyncio.get_running_loop()
    for moment in live.tail:
        wait = moment.at + live.table.options.spectator_delay - time()
        if wait > 0:
            loop.call_later(wait, _send, live, moment, watcher)


def _send(live: Live, moment: Moment, watcher: Watcher) -> None:
    if watcher in live.watchers:
        watcher.send(msgspec.json.encode(_update(live, moment, watcher.viewer)))


def _update(live: Live, moment: Moment, viewer: Viewer) -> Update:
    now = time()
    return Update(
        seq=moment.seq,
        entries=[live.entry_info(moment, viewer)],
        clocks=projection.clock_info(live.table, now),
        position=_board(live, moment, viewer) if is_move(moment.entry) else None,
        table=table_then(live, moment, viewer),
    )


def _board(live: Live, moment: Moment, viewer: Viewer) -> Position | None:
    if moment.state is None:
        return None
    return projection.position(live.table, viewer, (moment.moves, moment.state))


def shown(live: Live) -> Moment | None:
    """The latest entry that spectators may know of."""
    before = time() - live.table.options.spectator_delay
    return next((moment for moment in reversed(live.tail) if moment.at <= before), None)


def position_then(live: Live, viewer: Viewer) -> Position | None:
    """The board as spectators may see it now; nothing when all that is remembered is too fresh."""
    moment = shown(live)
    return None if moment is None else _board(live, moment, viewer)


def table_then(live: Live, moment: Moment | None, viewer: Viewer) -> TableInfo:
    """The table without what has not been shown yet."""
    info = live.info(time(), viewer.language)
    if moment is None or moment.seq < live.table.seq:
        status = "playing" if info.status == "over" else info.status
        info = msgspec.structs.replace(
            info, seq=moment.seq if moment else 0, status=status, result=None, seed=None, rematch=None
        )
    return info
