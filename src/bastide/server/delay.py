"""Spectators who are behind: what they see, and when they see it. Until the game begins nobody is."""

import asyncio

import msgspec

from bastide.core import State
from bastide.server import projection
from bastide.server.clock import time
from bastide.server.live import Live, Moment, Watcher, is_move
from bastide.server.sentences import Viewer
from bastide.server.wire import Position, TableInfo, Update


def behind(live: Live, viewer: Viewer) -> bool:
    """Whether this viewer sees everything later than it happens."""
    return viewer.seat is None and live.table.options.spectator_delay > 0


def waits(moment: Moment) -> bool:
    """Whether spectators learn of an entry only after the delay."""
    return moment.table is not None and moment.table.started


def shown(live: Live) -> Moment:
    """The latest entry that spectators may know of."""
    before = time() - live.table.options.spectator_delay
    return next((moment for moment in reversed(live.tail) if moment.at <= before or not waits(moment)), live.tail[0])


def steps_shown(live: Live) -> int:
    """How many steps of the match they may know of: of those that were taken back since, not what came instead."""
    last = shown(live)
    return min([last.moves, live.table.moves, *(to for seq, to in live.table.cuts.items() if seq > last.seq)])


def tell_later(live: Live, moments: list[Moment]) -> None:
    """Tell the spectators about these entries when it is time."""
    for watcher in [watcher for watcher in live.watchers if watcher.viewer.seat is None]:
        _promise(live, moments, watcher)


def owe(live: Live, watcher: Watcher) -> None:
    """Promise a spectator who has just come what happened within the delay."""
    last = shown(live).seq
    _promise(live, [moment for moment in live.tail if moment.seq > last], watcher)


def _promise(live: Live, moments: list[Moment], watcher: Watcher) -> None:
    loop = asyncio.get_running_loop()
    for moment in moments:
        wait = moment.at + live.table.options.spectator_delay - time() if waits(moment) else 0.0
        loop.call_later(max(0.0, wait), _send, live, moment, watcher)


def _send(live: Live, moment: Moment, watcher: Watcher) -> None:
    if watcher in live.watchers:
        watcher.send(msgspec.json.encode(update(live, [moment], moment, watcher.viewer, whole=is_move(moment.entry))))


def update(live: Live, moments: list[Moment], last: Moment, viewer: Viewer, whole: bool = True) -> Update:
    """These entries, and the table as it was after the last one that may be shown."""
    table = table_then(live, last, viewer)
    return Update(
        seq=last.seq,
        entries=[live.entry_info(moment, viewer) for moment in moments],
        clocks=table.clocks,
        position=position_then(live, last, viewer) if whole else None,
        table=table,
    )


def state_then(live: Live, moment: Moment) -> State | None:
    """The position after an entry; None before the game begins, and where it was taken back before anybody looked."""
    match, cuts = live.table.match, live.table.cuts
    if live.frozen or match is None or not waits(moment):
        return None
    if moment.state is None and not any(seq > moment.seq and to < moment.moves for seq, to in cuts.items()):
        return match.position(moment.moves)  # the table was read from the store
    return moment.state


def position_then(live: Live, moment: Moment, viewer: Viewer) -> Position | None:
    """The board after an entry."""
    state = state_then(live, moment)
    if state is None:
        return None
    players = live.players(viewer.language)
    return projection.position(live.table, viewer, projection.Board(state), moment.moves, players, now=False)


def table_then(live: Live, moment: Moment, viewer: Viewer) -> TableInfo:
    """The table as it was after an entry, and its clocks as they were so long ago."""
    then = moment.table or live.table
    then.sealed = live.table.sealed
    return live.info(time() - live.table.options.spectator_delay, viewer.language, then)
