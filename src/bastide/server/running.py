"""Whether a position is one of a game that the asker is playing: the engine says nothing about those, and no
study has them.

Who asks is known by their account and by the token of a seat; the engine, which would say what to do, is closed to the
address from which somebody sits at such a table now as well.
Positions are compared by what everybody may see of them.
"""

from collections.abc import Sequence

import msgspec

from bastide.core import CHANCE, State
from bastide.server.caller import Caller
from bastide.server.hall import Hall
from bastide.server.live import Live
from bastide.server.table import Table

GOING_ON = ("playing", "paused")
Sign = tuple[int, tuple[int, ...]]


class Running:
    """The running games of somebody, and, `beside`, of others at the same address."""

    def __init__(self, hall: Hall, caller: Caller, beside: bool = False) -> None:
        self.hall = hall
        self.caller = caller
        self.beside = beside

    async def has(self, states: Sequence[State]) -> bool:
        """Whether one of these positions has come up in a running game of theirs."""
        lives = await self._tables(states[0].game.name)
        if not lives:
            return False
        positions = Positions(states)
        return any(positions.come_up_in(live.table) for live in lives)

    async def has_followed(self, states: Sequence[State]) -> bool:
        """Whether the game that passed through these positions is a running game of theirs, as far as half of it. All
        games begin alike; that alone makes no two of them the same."""
        lives = await self._tables(states[0].game.name)
        if not lives:
            return False
        positions = Positions(states)
        return any(positions.come_up_in(live.table, _half_of(live.table)) for live in lives)

    async def _tables(self, game: str) -> list[Live]:
        ids = {live.table.id for live in self.hall.lives.values() if self.beside and self._sits_at(live)}
        if self.caller.player is not None:
            listed = await self.hall.archive.of_player(self.caller.player.id)
            ids |= {table.id for table in listed if table.status in GOING_ON and table.game == game}
        link = self.hall.signer.read(self.caller.token) if self.caller.token else None
        if link is not None and link.kind in ("seat", "host"):
            ids.add(link.table)
        lives = [await self.hall.live(id) for id in ids]
        return [live for live in lives if live.table.status in GOING_ON and live.table.game.name == game]

    def _sits_at(self, live: Live) -> bool:
        """Whether somebody sits there now from the same address."""
        return live.table.status in GOING_ON and any(
            watcher.viewer.seat is not None and watcher.address == self.caller.address for watcher in live.watchers
        )


class Positions:
    """Positions that are asked about: what all can see of each, by what tells most of them apart at once."""

    def __init__(self, states: Sequence[State]) -> None:
        self.players = int(states[0].players)
        self.views: dict[Sign, set[bytes]] = {}
        for state in states:
            self.views.setdefault(_sign(state), set()).add(_view(state))

    def come_up_in(self, table: Table, after: int = 0) -> bool:
        """Whether all can see one of them in some position of the match after so many steps. The match is gone through
        once, however many are asked about: meanwhile nobody else is answered."""
        match = table.match
        if match is None or match.settings.players != self.players:
            return False
        state = match.position(0)
        for number, step in enumerate([*table.steps, None]):
            views = self.views.get(_sign(state)) if number >= after else None
            if views is not None and _view(state) in views:
                return True
            if step is not None:
                state.apply(step.action)
        return False


def _half_of(table: Table) -> int:
    """The steps of the first half of a match, at the least up to the first decision in it."""
    decided = next((number for number, step in enumerate(table.steps) if step.seat != CHANCE), len(table.steps))
    return max(decided + 1, len(table.steps) // 2)


def _sign(state: State) -> Sign:
    return int(state.to_move), tuple(state.scores)


def _view(state: State) -> bytes:
    return msgspec.json.encode(state.view(None), order="deterministic")
