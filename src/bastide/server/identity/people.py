"""Whom somebody does not want to hear, or not to meet at all."""

from typing import Literal

import msgspec

from bastide.server.clock import time
from bastide.server.refusals import Refused
from bastide.server.store import Store
from bastide.server.table import Table

How = Literal["muted", "blocked"]
"""Muted: not heard. Blocked: not heard, and neither invites nor sits down with."""
MOST = 500


class PersonInfo(msgspec.Struct, frozen=True):
    """Somebody who is muted or blocked."""

    id: str
    name: str
    how: How


class People:
    """Everybody's, as this process knows it."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self._shunned: dict[str, dict[str, How]] = {}

    async def learn(self, player: str = "") -> None:
        """Read whom a player, or everybody, shuns."""
        where, asked = ("WHERE player = ?", (player,)) if player else ("", ())
        rows = await self.store.fetch(f"SELECT player, other, how FROM people {where}", *asked)
        if player:
            self._shunned.pop(player, None)
        else:
            self._shunned = {}
        for one, other, how in rows:
            self._shunned.setdefault(one, {})[other] = how

    def hears(self, player: str | None, other: str | None) -> bool:
        """Whether a player wants to hear another."""
        return not player or not other or other not in self._shunned.get(player, {})

    def blocks(self, player: str | None, other: str | None) -> bool:
        """Whether a player wants nothing to do with another."""
        return bool(player and other) and self._shunned.get(str(player), {}).get(str(other)) == "blocked"

    def check_seat(self, table: Table, player: str | None) -> None:
        """Raises Refused where the host, or somebody who sits at the table, has blocked who wants to sit down."""
        if any(self.blocks(other, player) for other in (table.host, *(seat.player for seat in table.seats))):
            raise Refused("not_allowed", "blocked")

    async def of(self, player: str) -> list[PersonInfo]:
        """Whom a player shuns, by name."""
        rows = await self.store.fetch(
            "SELECT s.other, p.name, s.how FROM people s JOIN players p ON p.id = s.other WHERE s.player = ? "
            "ORDER BY p.name_key",
            player,
        )
        return [PersonInfo(*row) for row in rows]

    async def shun(self, player: str, other: str, how: How) -> None:
        """Mute or block somebody, at every process."""
        if player == other:
            raise Refused("bad_request", "yourself")
        if not await self.store.fetch("SELECT 1 FROM players WHERE id = ?", other):
            raise Refused("unknown", thing="player")
        if len(self._shunned.get(player, {})) >= MOST:
            raise Refused("not_now", "people_full", count=MOST)
        await self.store.execute(
            "INSERT INTO people (player, other, how, at) VALUES (?, ?, ?, ?) "
            "ON CONFLICT (player, other) DO UPDATE SET how = excluded.how, at = excluded.at",
            player,
            other,
            how,
            time(),
        )
        await self.store.publish("people", player)

    async def forgive(self, player: str, other: str) -> bool:
        """Hear and meet somebody again; False when they were neither muted nor blocked."""
        lifted = await self.store.execute("DELETE FROM people WHERE player = ? AND other = ?", player, other) > 0
        await self.store.publish("people", player)
        return lifted
