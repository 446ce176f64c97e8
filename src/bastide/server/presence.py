"""Who is here, at tables and in the hall, and what they do, as far as they allow it to be known."""

from typing import TYPE_CHECKING, Literal

import msgspec

from bastide.server.clock import time
from bastide.server.identity.player import Choices
from bastide.server.live import Live
from bastide.server.table import Table

if TYPE_CHECKING:
    from bastide.server.caller import Caller
    from bastide.server.hall import Hall

GONE_AFTER = 75.0
"""Seconds after which who has asked for nothing is thought to be gone."""
SAID_EVERY = 30.0
"""Seconds between two words about the same person to other processes."""
LOOK_EVERY = 2.0
"""Seconds for which who is here is looked up once for everybody who asks."""
MOST_SHOWN = 60
MOST_KNOWN = 20_000

Doing = Literal["playing", "waiting", "watching", "learning", "looking", "here"]
"""At a table, at one that has not begun, looking on, in a lesson, looking for a game; or nothing others may know."""


class Person(msgspec.Struct, frozen=True):
    """Somebody who is here."""

    id: str
    name: str
    arms: int
    doing: Doing
    game: str | None = None
    table: str | None = None
    """Where they can be watched, or joined."""


class Here(msgspec.Struct, frozen=True):
    """How many are here, and those of them who show it."""

    count: int
    people: list[Person]


class Spot(msgspec.Struct, frozen=True, array_like=True):
    """Where somebody is, and since when that is known."""

    at: float
    doing: Doing = "looking"
    game: str | None = None
    table: str | None = None


class Known(msgspec.Struct, frozen=True):
    """Somebody with an account, as far as it matters here."""

    name: str
    choices: Choices


class Presences:
    """Who is here, across processes. Accounts go by their ids, guests by their addresses."""

    def __init__(self, hall: "Hall") -> None:
        self.hall = hall
        self._spots: dict[str, Spot] = {}
        """Who was heard of in the hall, or through other processes."""
        self._said: dict[str, float] = {}
        self._looked = 0.0
        self._present: dict[str, Spot] = {}
        self._known: dict[str, Known] = {}
        self._said_again = 0.0

    async def note(self, caller: "Caller") -> None:
        """Somebody in the hall has asked for something."""
        who = caller.player.id if caller.player is not None else f"guest {caller.address}"
        await self._say(who, Spot(time()))

    async def announce(self, live: Live) -> None:
        """Somebody came to a table, or left it."""
        if self.hall.store.shared:
            for watcher in list(live.watchers):
                if watcher.player is not None:
                    await self._say(watcher.player, _spot(live.table, watcher.viewer.seat))

    async def say_again(self) -> None:
        """Say to other processes who is at the tables here: who comes to no other is forgotten there."""
        if time() - self._said_again > SAID_EVERY:
            self._said_again = time()
            for live in list(self.hall.lives.values()):
                await self.announce(live)

    async def _say(self, who: str, spot: Spot) -> None:
        known = self._spots.get(who)
        unchanged = known is not None and (known.doing, known.table) == (spot.doing, spot.table)
        self._keep(who, spot)
        now = time()
        if not self.hall.store.shared or (unchanged and now - self._said.get(who, 0.0) < SAID_EVERY):
            return
        self._said[who] = now
        await self.hall.store.publish("here", msgspec.json.encode([who, spot]).decode())

    def heard(self, message: str) -> None:
        """Somebody was seen by some process."""
        who, spot = msgspec.json.decode(message, type=tuple[str, Spot])
        self._keep(who, spot)

    def _keep(self, who: str, spot: Spot) -> None:
        self._spots.pop(who, None)
        self._spots[who] = spot
        if len(self._spots) > MOST_KNOWN:
            gone = next(iter(self._spots))
            del self._spots[gone]
            self._said.pop(gone, None)

    async def here(self, viewer: str | None) -> Here:
        """Who is here, as far as the viewer may know."""
        await self._look()
        met = await self._met(viewer) if viewer else set()
        people = self.hall.conversation.people
        shown = []
        for id, spot in self._present.items():
            known = self._known.get(id)
            if known is None or people.blocks(viewer, id) or people.blocks(id, viewer):
                continue
            seen = known.choices.seen
            if id == viewer or seen == "everybody" or (seen == "met" and id in met):
                shown.append(Person(id, known.name, known.choices.arms, spot.doing, spot.game, spot.table))
        shown.sort(key=lambda person: (person.id != viewer, person.name.casefold()))
        return Here(len(self._present), shown[:MOST_SHOWN])

    async def sees(self, viewer: str | None, id: str) -> bool:
        """Whether somebody is here and lets the viewer know."""
        return any(person.id == id for person in (await self.here(viewer)).people)

    async def _look(self) -> None:
        now = time()
        if now - self._looked < LOOK_EVERY:
            return
        self._looked = now
        self._spots = {who: spot for who, spot in self._spots.items() if spot.at > now - GONE_AFTER}
        self._said = {who: at for who, at in self._said.items() if who in self._spots}
        self._present = dict(self._spots)
        for live in self.hall.lives.values():
            for watcher in live.watchers:
                self._present[watcher.player or f"guest {watcher.address}"] = _spot(live.table, watcher.viewer.seat)
        ids = [who for who in self._present if not who.startswith("guest ")]
        rows = await self.hall.store.fetch(
            f"SELECT id, name, choices FROM players WHERE id IN ({', '.join('?' * len(ids)) or 'NULL'})", *ids
        )
        self._known = {
            row[0]: Known(row[1], msgspec.json.decode(bytes(row[2]), type=Choices) if row[2] else Choices())
            for row in rows
        }
        self._present = {who: spot for who, spot in self._present.items() if who in self._known or who[:6] == "guest "}

    async def _met(self, viewer: str) -> set[str]:
        return await met(self.hall, viewer)


async def met(hall: "Hall", player: str) -> set[str]:
    """Everybody a player has played with."""
    rows = await hall.store.fetch(
        "SELECT DISTINCT o.player FROM played p JOIN played o ON o.table_id = p.table_id WHERE p.player = ?", player
    )
    return {str(row[0]) for row in rows} - {player}


def _spot(table: Table, seat: int | None) -> Spot:
    """What somebody at a table does; nothing about tables that are not for everybody."""
    now = time()
    if table.lesson:
        return Spot(now, "learning", table.game.name)
    if not table.options.public or table.closed:
        return Spot(now, "here")
    watched = table.options.spectators == "anyone" and not table.closed
    if table.status == "open":
        return Spot(now, "waiting", table.game.name, table.id)
    doing: Doing = "watching" if seat is None else "looking" if table.ended else "playing"
    return Spot(now, doing, table.game.name, table.id if watched else None)
